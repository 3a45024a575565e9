// @ts-check
// What the page remembers between visits. A browser may refuse storage at any moment (private windows, a full disk, a host page): then
// the page remembers until it is closed, and says so.

const PREFIX = 'napoleon.';

/** @typedef {'save' | 'over' | 'link' | 'linked' | 'choice' | 'names' | 'levels' | 'persons' | 'settings' | 'tips' | 'picked' | 'laid' | 'language'} Key */

/** @returns {Storage | null} */
function browserStorage() {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

export class Store {
  /** @type {Map<Key, string>} */
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
    this.#kept.set(key, text);
    try {
      if (!this.#storage) return false;
      this.#storage.setItem(PREFIX + key, text);
      return true;
    } catch {
      return false;
    }
  }
}
