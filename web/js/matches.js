// @ts-check
// The matches that are stored: one for the bare address, and one for each of the links that were opened last, so that a link never takes the
// place of a match in progress and finds its own again. Each has a place of its own, so that two tabs at two tables never write over each other.

/** @typedef {import('./store.js').Store} Store */
/**
 * @typedef {Object} Stored
 * @property {string} save
 * @property {boolean} over
 * @property {string | null} link the table's own, with its seed; null where it is not known
 * @property {boolean} foreign whether it came as a record, so that nobody knows who played it
 */

/** The match of the bare address, and the one that came as a record. */
export const OWN = '';
export const RECORD = 'record';
/** Matches of links that are kept. */
const LINKS = 8;
const LINKED = 'linked:';

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
    if (slot !== OWN) return this.#linked(slot);
    const save = this.store.read('save');
    return save === null ? null : { save, over: this.store.read('over') === 'yes', link: this.store.read('link') || null, foreign: false };
  }

  /** Whether a match of the bare address is under way. */
  get going() {
    return this.isGoing(OWN);
  }

  /** Whether a match is stored there that is under way. @param {string} slot */
  isGoing(slot) {
    const stored = this.read(slot);
    return stored !== null && !stored.over;
  }

  /** Where matches are stored. @returns {string[]} */
  get slots() {
    const linked = this.store.keys(LINKED).map((key) => key.slice(LINKED.length));
    return this.read(OWN) ? [OWN, ...linked] : linked;
  }

  /**
   * @param {string} slot
   * @param {Stored} match
   * @returns {boolean} whether it outlives the page
   */
  write(slot, match) {
    if (slot !== OWN) return this.#writeLinked(slot, match, true);
    return this.#writeOwn(match);
  }

  /** The same, but no other match goes. @param {string} slot @param {Stored} match */
  add(slot, match) {
    return slot === OWN ? this.#writeOwn(match) : this.#writeLinked(slot, match, false);
  }

  /** @param {Stored} match */
  #writeOwn(match) {
    this.store.write('over', match.over ? 'yes' : 'no');
    this.store.write('link', match.link ?? '');
    return this.store.write('save', match.save);
  }

  /** @param {string} slot @returns {(Stored & {at: number}) | null} */
  #linked(slot) {
    try {
      const match = JSON.parse(this.store.read(`${LINKED}${slot}`) ?? 'null');
      if (typeof match?.save !== 'string') return null;
      const { save, over, link, foreign, at } = match;
      return { save, over: over === true, link: typeof link === 'string' ? link : null, foreign: foreign === true, at: Number(at) || 0 };
    } catch {
      return null;
    }
  }

  /** Which to keep rather: those that are under way, and of alike ones the newer. @param {string} slot */
  #worth(slot) {
    const match = this.#linked(slot);
    return match ? match.at + (match.over ? 0 : Number.MAX_SAFE_INTEGER / 2) : 0;
  }

  /** Lets a match of a link go, with what was chosen at its table. @param {string} slot */
  #drop(slot) {
    for (const start of /** @type {const} */ ([LINKED, 'picked:', 'laid:'])) this.store.remove(`${start}${slot}`);
  }

  /** When a new one comes to many others, those go that are over, or else those written longest ago. @param {string} slot @param {Stored} match @param {boolean} full whether there may be too many */
  #writeLinked(slot, { save, over, link, foreign }, full) {
    const text = JSON.stringify({ save, over, link, foreign, at: Date.now() });
    if (full && this.store.read(`${LINKED}${slot}`) === null) {
      const others = this.slots.filter((each) => each !== OWN).sort((a, b) => this.#worth(b) - this.#worth(a));
      for (const each of others.slice(LINKS - 1)) this.#drop(each);
    }
    return this.store.write(`${LINKED}${slot}`, text);
  }
}
