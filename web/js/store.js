// @ts-check
// What the page remembers between visits. A browser may refuse storage at any moment (private windows, a full disk, a host page): then
// the page remembers until it is closed, and says so. What is stored is read anew each time, for another tab may have written it.

const PREFIX = 'napoleon.';

/** @typedef {'save' | 'over' | 'link' | 'choice' | 'names' | 'levels' | 'cast' | 'persons' | 'settings' | 'tips' | 'language' | 'cleared' | 'lasting' | 'kept'} Name */
/** @typedef {Name | `linked:${string}` | `picked:${string}` | `laid:${string}` | `match:${string}` | `shuffle:${string}` | `day:${string}` | `owner:${string}`} Key */

/** @returns {Storage | null} */
function browserStorage() {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

export class Store {
  /** What could not be stored. @type {Map<string, string>} */
  #kept = new Map();
  #storage = browserStorage();

  /**
   * @param {Key} key
   * @returns {string | null} null when nothing was ever written, which an empty text is not
   */
  read(key) {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    try {
      return this.#storage?.getItem(PREFIX + key) ?? null;
    } catch {
      return null;
    }
  }

  /**
   * @param {Key} key
   * @param {string} text
   * @returns {boolean} whether it outlives the page
   */
  write(key, text) {
    try {
      if (this.#storage) {
        this.#storage.setItem(PREFIX + key, text);
        this.#kept.delete(key);
        return true;
      }
    } catch {
      // told by the result
    }
    this.#kept.set(key, text);
    return false;
  }

  /** @param {Key} key */
  remove(key) {
    this.#kept.delete(key);
    try {
      this.#storage?.removeItem(PREFIX + key);
    } catch {
      // what cannot be reached is not read either
    }
  }

  /**
   * @param {string} [start]
   * @returns {Key[]} of all that is there and begins so
   */
  keys(start = '') {
    const found = new Set(this.#kept.keys());
    try {
      for (let i = 0; i < (this.#storage?.length ?? 0); i += 1) {
        const name = this.#storage?.key(i) ?? '';
        if (name.startsWith(PREFIX)) found.add(name.slice(PREFIX.length));
      }
    } catch {
      // none to be had
    }
    return /** @type {Key[]} */ ([...found].filter((key) => key.startsWith(start)));
  }

  /** Told of what other tabs write. @param {(key: Key) => void} listener */
  onOthers(listener) {
    addEventListener('storage', ({ key }) => key?.startsWith(PREFIX) && listener(/** @type {Key} */ (key.slice(PREFIX.length))));
  }
}
