// @ts-check
// How cards are written into the storage of the browser beside a sealed match: as signs, each of which stands for a card in one hand of one deal alone.
// So nobody who looks there, such as the next person at the device, reads a hand, and what was chosen at one table means nothing at another.

/** @typedef {import('./view/types.js').TableView} TableView */

/** A deal, by a name that no other one has. @param {TableView} view */
export const dealName = ({ shuffle, deal }) => `${shuffle}/${deal.serial}:`;

/** The reader's hand in it. @param {TableView} view */
export const handName = (view) => `${dealName(view)}${view.me}`;

/** The hash FNV-1a, of 32 bits. @param {string} text */
const hashed = (text) => [...text].reduce((hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261).toString(36);

/** @param {TableView} view @param {readonly string[]} cards @returns {string[]} a sign for each */
export const signsOf = (view, cards) => cards.map((code) => `_${hashed(`${handName(view)} ${code}`)}`);

/**
 * @param {TableView} view
 * @param {readonly string[]} signs
 * @param {readonly string[]} cards that they may stand for
 * @returns {string[]} those of them for which there is a sign, in the order of the signs
 */
export function cardsOf(view, signs, cards) {
  const codes = new Map(signsOf(view, cards).map((sign, i) => [sign, cards[i]]));
  return signs.map((sign) => codes.get(sign)).filter((code) => code !== undefined);
}
