// @ts-check
// The book of matches that were played here: an entry each, in a place of its own, so that two tabs never write over each other. What stands in an
// entry the core tells and reads; here it is only put together, each deal once, by its number.

/** @typedef {import('./store.js').Store} Store */
/** @typedef {import('./view/types.js').Booking} Booking */
/**
 * @typedef {Object} Entry
 * @property {string} game
 * @property {Record<string, unknown>} deals by their number of all that were dealt
 * @property {unknown} result null until the match is over
 * @property {boolean} unrated
 * @property {number} ended when it was over; when its first deal was, until then
 */

const PLACE = 'match:';
/** Where it is remembered which cards were seen, each shuffle in a place of its own too. */
const SHUFFLE = 'shuffle:';
/** Cards that were dealt twice, or shown by a record. All others were dealt for one match, which may be rated: `dealt`, and how far it has come. */
const KNOWN = 'known';

/**
 * How far a match has come: the number of its deal, and the moves made in that.
 * @typedef {{serial: number, step: number}} Reached
 */

/** @param {Reached} a @param {Reached} b @returns {boolean} whether a match that has been at b is back at a */
const isBefore = (a, b) => a.serial < b.serial || (a.serial === b.serial && a.step < b.step);

/** So many matches that were cleared away are remembered: more are not stored, so no other can come back by a reload. */
const CLEARED = 16;

export class Book {
  /** @param {Store} store */
  constructor(store) {
    this.store = store;
  }

  /** The names of all matches. */
  get names() {
    return this.store.keys(PLACE).map((key) => key.slice(PLACE.length));
  }

  /** @param {string} name @returns {Entry | null} */
  read(name) {
    try {
      const entry = JSON.parse(this.store.read(`${PLACE}${name}`) ?? 'null');
      return typeof entry?.game === 'string' && entry.deals && typeof entry.deals === 'object' ? entry : null;
    } catch {
      return null;
    }
  }

  /** @returns {Entry[]} */
  get entries() {
    return this.names.map((name) => this.read(name)).filter((entry) => entry !== null);
  }

  /**
   * Remembers that cards come to the table, for knowing them belongs to the cards and not to a save of them: an older save of a match is no way back.
   * @param {string} shuffle
   * @param {'dealt' | 'resumed' | 'record'} how
   * @param {Reached} at where the match stands
   * @returns {boolean} whether they may be known
   */
  meet(shuffle, how, at) {
    const again = how === 'dealt' && this.store.read(`${SHUFFLE}${shuffle}`) !== null;
    if (how === 'record' || again || isBefore(at, this.#reached(shuffle))) this.know(shuffle);
    else this.reach(shuffle, at);
    return this.isKnown(shuffle);
  }

  /** Remembers that somebody knows these cards, whatever a save of their match says. @param {string} shuffle */
  know(shuffle) {
    if (!this.isKnown(shuffle)) this.store.write(`${SHUFFLE}${shuffle}`, KNOWN);
  }

  /** Remembers how far a match has come. @param {string} shuffle @param {Reached} at */
  reach(shuffle, at) {
    const stored = this.store.read(`${SHUFFLE}${shuffle}`);
    if (stored === KNOWN || (stored !== null && !isBefore(this.#reached(shuffle), at))) return;
    this.store.write(`${SHUFFLE}${shuffle}`, `dealt ${at.serial} ${at.step}`);
  }

  /** @param {string} shuffle @returns {Reached} */
  #reached(shuffle) {
    const [serial, step] = (this.store.read(`${SHUFFLE}${shuffle}`) ?? '').split(' ').slice(1).map(Number);
    return { serial: serial || 0, step: step || 0 };
  }

  /** Whether cards are known, perhaps since they came to another table meanwhile. @param {string} shuffle */
  isKnown(shuffle) {
    return this.store.read(`${SHUFFLE}${shuffle}`) === KNOWN;
  }

  /** What is remembered of all cards that were seen. @returns {Record<string, string>} */
  get shuffles() {
    return Object.fromEntries(this.store.keys(SHUFFLE).map((key) => [key.slice(SHUFFLE.length), this.store.read(key) ?? '']));
  }

  /** Remembers what another book does too, and forgets nothing. @param {Record<string, string>} shuffles @returns {boolean} whether it outlives the page */
  learn(shuffles) {
    const news = Object.entries(shuffles).filter(([name, seen]) => seen === KNOWN ? !this.isKnown(name) : this.store.read(`${SHUFFLE}${name}`) === null);
    return news.map(([name, seen]) => this.store.write(`${SHUFFLE}${name}`, seen === KNOWN ? KNOWN : 'dealt')).every((stored) => stored);
  }

  /**
   * Books a deal that is over, and the match when it is too. Booked again it stays as it is; played otherwise, the later outcome takes the place of
   * the first, and the match is unrated: its cards were known. A match that is over and rated stands as it is, whatever is taken back.
   * @param {Booking} booking
   * @param {boolean} unrated
   * @returns {boolean} whether it outlives the page
   */
  note({ match, game, serial, deal, result }, unrated) {
    const before = this.read(match);
    if (before?.result && !before.unrated) return true;
    if (!before && this.#cleared.some(([name, last]) => name === match && serial <= last)) return true;
    const entry = before ?? { game, deals: {}, result: null, unrated: false, ended: Date.now() };
    const first = entry.deals[serial];
    const otherwise = first !== undefined && JSON.stringify(first) !== JSON.stringify(deal);
    const now = {
      game,
      deals: { ...entry.deals, [serial]: deal },
      result: result ?? entry.result,
      unrated: entry.unrated || unrated || otherwise,
      ended: result && !entry.result ? Date.now() : entry.ended,
    };
    return JSON.stringify(now) === JSON.stringify(before) || this.write(match, now);
  }

  /** @param {string} name @param {Entry} entry @returns {boolean} whether it outlives the page */
  write(name, entry) {
    return this.store.write(`${PLACE}${name}`, JSON.stringify(entry));
  }

  /** Forgets all; a result that is still on some screen does not come back by a reload. */
  clear() {
    const latest = this.names.map((name) => ({ name, entry: this.read(name) })).sort((a, b) => (b.entry?.ended ?? 0) - (a.entry?.ended ?? 0));
    const cleared = latest.slice(0, CLEARED).map(({ name, entry }) => [name, Math.max(...Object.keys(entry?.deals ?? { 0: 0 }).map(Number))]);
    this.store.write('cleared', JSON.stringify([...cleared, ...this.#cleared].slice(0, CLEARED)));
    for (const { name } of latest) this.store.remove(`${PLACE}${name}`);
  }

  /** @returns {[string, number][]} matches that were cleared away, each with the last of its deals */
  get #cleared() {
    try {
      /** @type {any} */
      const list = JSON.parse(this.store.read('cleared') ?? '[]');
      return Array.isArray(list) ? list.filter((each) => Array.isArray(each) && each.length === 2) : [];
    } catch {
      return [];
    }
  }
}
