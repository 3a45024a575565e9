// @ts-check
// How long things take to be seen, in milliseconds. A CPU player's move is shown a fixed time after the event before it, taken from this table
// alone: neither the time a search took nor the cards it thought about can be read from it.

/** @typedef {import('./view/types.js').Speed} Speed */
/** @typedef {import('./view/types.js').TableView} TableView */

/**
 * @typedef {Object} Pace
 * @property {number} card a card's way to the trick
 * @property {number} stay how long a full trick stays
 * @property {number} gather its way to the winner
 * @property {number} deal each card that is dealt
 * @property {number} pause before a CPU player's card
 * @property {number} word before a CPU player's word: a bid, a pass, a named card, an exchange
 */

/** @type {Pace} */
const NORMAL = { card: 260, stay: 1000, gather: 240, deal: 40, pause: 550, word: 700 };

/** Step by step, a full trick stays until it is tapped away. @type {Record<Speed, Pace>} */
const PACES = {
  slow: { card: 420, stay: 1600, gather: 380, deal: 70, pause: 900, word: 1100 },
  normal: NORMAL,
  fast: { card: 150, stay: 500, gather: 140, deal: 20, pause: 280, word: 350 },
  once: { card: 0, stay: 0, gather: 0, deal: 0, pause: 200, word: 200 },
  step: { ...NORMAL, stay: Infinity },
};

/** The way of an answer that took all the time there is: made, packed, sent and read. */
const WAY = 100;

/**
 * The time from one event to the next move of a CPU player. It depends on the speed, the phase and the levels at the table (in `budget`)
 * alone, and no search takes longer; at once, only the wait for all moves together may vary.
 * @param {Speed} speed
 * @param {TableView} view
 */
export function pauseBefore(speed, { trick, budget }) {
  const { pause, word } = PACES[speed];
  const usual = trick ? pause : word;
  return speed === 'once' || !budget ? usual : Math.max(usual, budget + WAY);
}

/** Motion of things under a finger: picked, put back, raised. */
export const TOUCH = 140;

/** @param {Speed} speed */
export const paceOf = (speed) => PACES[speed];
