// @ts-check
// Cards as an attribute names them, and all that a picker may offer before the core has said which are in the pack.

export const SUITS = ['s', 'h', 'd', 'c'];
const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'];
export const JOKER = 'Jo';

/** @param {string} suit */
export const cardsOf = (suit) => RANKS.map((rank) => rank + suit);

/** @param {string | null} text codes with blanks between them @returns {string[]} */
export const cardsIn = (text) => (text ?? '').split(/[\s,]+/).filter(Boolean);

/** Whether a code is written as one of a card. @param {string} code */
export const isCard = (code) => code === JOKER || (code.length === 2 && RANKS.includes(code[0]) && SUITS.includes(code[1]));

/**
 * Another card in the place of one; where it lies there already, the two change places.
 * @param {string[]} cards
 * @param {number} at
 * @param {string} code
 */
export function swapped(cards, at, code) {
  const other = cards.indexOf(code);
  return cards.map((card, i) => (i === at ? code : i === other ? cards[at] : card));
}
