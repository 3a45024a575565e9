// @ts-check
// The matches that are stored: one for the bare address, and one for each of the links that were opened last, so that a link never takes the
// place of a match in progress and finds its own again.

/** @typedef {import('./store.js').Store} Store */
/** @typedef {{save: string, over: boolean, link: string | null}} Stored link: the table's own, with its seed; null where it is not known */

/** The match of the bare address, and the one that came as a record. */
export const OWN = '';
export const RECORD = 'record';
/** Matches of links that are kept. */
const LINKS = 8;

export class Matches {
  /** @param {Store} store */
  constructor(store) {
    this.store = store;
  }

  /**
   * @param {string} slot
   * @returns {Stored | null}
   */
  read(slot) {
    if (slot !== OWN) return this.#linked().find((each) => each.slot === slot) ?? null;
    const save = this.store.read('save');
    return save === null ? null : { save, over: this.store.read('over') === 'yes', link: this.store.read('link') || null };
  }

  /** Whether a match of the bare address is under way. */
  get going() {
    const own = this.read(OWN);
    return own !== null && !own.over;
  }

  /**
   * @param {string} slot
   * @param {Stored} match
   * @returns {boolean} whether it outlives the page
   */
  write(slot, { save, over, link }) {
    if (slot !== OWN) {
      const others = this.#linked().filter((each) => each.slot !== slot);
      return this.store.write('linked', JSON.stringify([{ slot, save, over, link }, ...others].slice(0, LINKS)));
    }
    this.store.write('over', over ? 'yes' : 'no');
    this.store.write('link', link ?? '');
    return this.store.write('save', save);
  }

  /** @returns {(Stored & {slot: string})[]} */
  #linked() {
    try {
      const list = JSON.parse(this.store.read('linked') ?? '[]');
      return Array.isArray(list) ? list.filter((each) => typeof each?.slot === 'string' && typeof each.save === 'string') : [];
    } catch {
      return [];
    }
  }
}
