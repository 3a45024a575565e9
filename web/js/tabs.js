// @ts-check
// Which tab a stored match belongs to: the one that has it on its table, and no other writes it. A lock of the browser says that a tab is alive;
// the name of the owner in the storage is looked at before each write, so that a tab that slept through being relieved writes nothing. Where there
// are no locks, tabs ask each other.

/** @typedef {import('./matches.js').Matches} Matches */
/** @typedef {import('./matches.js').Stored} Stored */
/** @typedef {import('./store.js').Store} Store */
/** @typedef {{kind: 'ask' | 'have' | 'yield', slot: string} | {kind: 'yielded', slot: string, stored: Stored | null}} Word */

const NAME = 'napoleon.';
/** How long a lock is waited for: a page that is just being reloaded lets go within that. */
const LOCK_WAIT = 700;
/** How long an answer of another tab is waited for. */
const ANSWER_WAIT = 400;
/** A tab that does not let go within that is asleep. */
const YIELD_WAIT = 1500;

/** @param {number} ms @returns {Promise<null>} */
const soon = (ms) => new Promise((resolve) => setTimeout(() => resolve(null), ms));

/** @returns {BroadcastChannel | null} */
function openLine() {
  try {
    return new BroadcastChannel(`${NAME}tabs`);
  } catch {
    return null;
  }
}

/** @returns {LockManager | null} */
function lockManager() {
  try {
    return navigator.locks ?? null;
  } catch {
    return null;
  }
}

export class Tabs {
  #id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  /** @type {string | null} */
  #slot = null;
  #release = () => {};
  #wanted = 0;
  #line = openLine();
  #locks = lockManager();
  /** @type {((word: Word) => void)[]} */
  #waiting = [];

  /**
   * @param {Store} store
   * @param {Matches} matches
   * @param {(slot: string) => void} lost called when another tab has taken the match: this one writes it no more
   */
  constructor(store, matches, lost) {
    this.store = store;
    this.matches = matches;
    this.lost = lost;
    this.#line?.addEventListener('message', ({ data }) => this.#hear(data));
    store.onOthers(() => this.#slot !== null && !this.holds(this.#slot) && this.#give());
    addEventListener('pagehide', () => this.#forget());
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  }

  /** Whether this tab may write the match. @param {string} slot */
  holds(slot) {
    return this.#slot === slot && (this.store.read(`owner:${slot}`) ?? this.#id) === this.#id;
  }

  /** Another tab has it, as a write would find: then this one lets go. @param {string} slot @returns {boolean} whether this tab may write */
  check(slot) {
    if (this.holds(slot)) return true;
    if (this.#slot === slot) this.#give();
    return false;
  }

  /**
   * Takes a match that no other tab has, in the place of the one that this tab had.
   * @param {string} slot
   * @returns {Promise<boolean | null>} null when another one was asked for meanwhile
   */
  async hold(slot) {
    const number = ++this.#wanted;
    if (this.holds(slot)) return true;
    const release = await this.#free(slot);
    if (number !== this.#wanted) {
      release?.();
      return null;
    }
    if (release) this.#own(slot, release);
    return release !== null;
  }

  /** Takes a match from the tab that has it, which hands over what it has. @param {string} slot */
  async take(slot) {
    const number = ++this.#wanted;
    const yielded = this.#hearing((word) => word.kind === 'yielded' && word.slot === slot, YIELD_WAIT);
    const waiting = new AbortController();
    const queued = this.#lock(slot, { signal: waiting.signal });
    this.#say({ kind: 'yield', slot });
    const word = await Promise.race([yielded, this.#locks ? queued.then(() => soon(ANSWER_WAIT)) : yielded]);
    if (word?.kind === 'yielded' && word.stored) this.matches.write(slot, word.stored);
    const asleep = (await Promise.race([queued, soon(ANSWER_WAIT)])) === null;
    if (asleep) waiting.abort();
    const release = (asleep ? await this.#lock(slot, { steal: true }) : await queued) ?? (() => {});
    if (number === this.#wanted) this.#own(slot, release);
    else release();
  }

  /** All other tabs hand over what they have. */
  async takeAll() {
    for (const slot of this.matches.slots) {
      if (this.#slot !== slot && !(await this.#idle(slot))) await this.take(slot);
    }
  }

  /** Whether no other tab has it. @param {string} slot */
  async #idle(slot) {
    const release = await this.#free(slot);
    release?.();
    return release !== null;
  }

  /** @param {string} slot @param {() => void} release */
  #own(slot, release) {
    this.#forget();
    [this.#slot, this.#release] = [slot, release];
    this.store.write(`owner:${slot}`, this.#id);
  }

  /** What this tab had is free. */
  #forget() {
    const slot = this.#slot;
    if (slot === null) return;
    if (this.store.read(`owner:${slot}`) === this.#id) this.store.remove(`owner:${slot}`);
    this.#slot = null;
    this.#release();
  }

  /** Another tab takes it. */
  #give() {
    const slot = /** @type {string} */ (this.#slot);
    this.lost(slot);
    this.#forget();
    return slot;
  }

  /** @param {string} slot @returns {Promise<(() => void) | null>} lets go again; null when another tab has it */
  async #free(slot) {
    if (this.#locks) return this.#lock(slot, { signal: AbortSignal.timeout(LOCK_WAIT) });
    if (!this.#line) return () => {};
    const answer = this.#hearing((word) => word.kind === 'have' && word.slot === slot, ANSWER_WAIT);
    this.#say({ kind: 'ask', slot });
    return (await answer) ? null : () => {};
  }

  /**
   * @param {string} slot
   * @param {LockOptions} options
   * @returns {Promise<(() => void) | null>} lets go; null when it is not to be had
   */
  #lock(slot, options) {
    return new Promise((resolve) => {
      if (!this.#locks) return resolve(() => {});
      /** @param {Lock | null} lock */
      const held = (lock) => new Promise((done) => resolve(lock ? () => done(undefined) : null));
      this.#locks.request(`${NAME}match.${slot}`, options, held).catch((error) => {
        // Where nothing may be stored there are no locks either, and no other tab that could have the match.
        resolve(error?.name === 'SecurityError' ? () => {} : null);
        if (this.#slot === slot && !this.holds(slot)) this.#give();
      });
    });
  }

  /** @param {Word} word */
  #say(word) {
    this.#line?.postMessage(word);
  }

  /** @param {Word} word */
  #hear(word) {
    for (const waiting of [...this.#waiting]) waiting(word);
    if (this.#slot === null || word.slot !== this.#slot) return;
    if (word.kind === 'ask') this.#say({ kind: 'have', slot: word.slot });
    if (word.kind !== 'yield') return;
    const stored = this.holds(word.slot) ? this.matches.read(word.slot) : null;
    this.#say({ kind: 'yielded', slot: this.#give(), stored });
  }

  /**
   * @param {(word: Word) => boolean} wanted
   * @param {number} ms
   * @returns {Promise<Word | null>} null when nothing came
   */
  #hearing(wanted, ms) {
    return new Promise((resolve) => {
      /** @param {Word} word */
      const listener = (word) => wanted(word) && end(word);
      /** @param {Word | null} word */
      const end = (word) => {
        this.#waiting = this.#waiting.filter((each) => each !== listener);
        resolve(word);
      };
      this.#waiting.push(listener);
      setTimeout(() => end(null), ms);
    });
  }
}
