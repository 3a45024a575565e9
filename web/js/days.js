// @ts-check
// What a person came to in the deals of days: each under its own day, once. The first result stands, whatever is played or taken back later, and
// whatever the clock says.

import { isDay } from './daily.js';

/** @typedef {import('./store.js').Store} Store */
/** @typedef {import('./view/types.js').Compared} Compared */
/** @typedef {import('./view/types.js').DayResult} DayResult */

const PLACE = 'day:';

export class Days {
  /** @param {Store} store */
  constructor(store) {
    this.store = store;
  }

  /** All that are stored, by game and day, as the store has them. @returns {Record<string, string>} */
  get texts() {
    const keys = /** @type {`day:${string}`[]} */ (this.store.keys(PLACE));
    return Object.fromEntries(keys.map((key) => [key.slice(PLACE.length), this.store.read(key) ?? '']));
  }

  /** @param {string} game @param {string} day @returns {DayResult | null} */
  read(game, day) {
    return resultOf(this.store.read(`${PLACE}${game}:${day}`));
  }

  /**
   * @param {{game: string, day: string}} of
   * @param {{score: number, unrated: boolean}} result
   * @returns {boolean} whether it outlives the page
   */
  note({ game, day }, { score, unrated }) {
    if (this.read(game, day)) return true;
    return this.store.write(`${PLACE}${game}:${day}`, JSON.stringify({ score, unrated, compared: null }));
  }

  /** What CPU players came to. @param {{game: string, day: string}} of @param {Compared[]} compared */
  compare({ game, day }, compared) {
    const result = this.read(game, day);
    if (result) this.store.write(`${PLACE}${game}:${day}`, JSON.stringify({ ...result, compared }));
  }

  /** Adds stored texts of another browser; what is here stands. @param {Record<string, string>} texts @returns {boolean} whether all of it is stored */
  add(texts) {
    const missing = Object.entries(texts).filter(([name, text]) => {
      const [game, day] = name.split(':');
      return isDay(day ?? '') && resultOf(text) && !this.read(game, day);
    });
    return missing.map(([name, text]) => this.store.write(`${PLACE}${name}`, text)).every((stored) => stored);
  }
}

/** @param {string | null} text @returns {DayResult | null} null for what makes no sense */
function resultOf(text) {
  try {
    const { score, unrated, compared } = JSON.parse(text ?? '');
    if (typeof score !== 'number') return null;
    const whole = Array.isArray(compared) && compared.every((each) => typeof each?.total === 'number' && typeof each?.title?.key === 'string');
    return { score, unrated: unrated === true, compared: whole ? compared : null };
  } catch {
    return null;
  }
}
