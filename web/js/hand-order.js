// @ts-check
// In which order a hand lies. The table hands cards over in one fixed order, each suit from the top down; here whole suits change places, so that
// no rank has to be known. Pure functions.

import { suitOf } from './view/marks.js';

/** @typedef {import('./settings.js').Value<'order'>} Order */

const RED = ['h', 'd'];
/** @param {string} suit */
const isRed = (suit) => RED.includes(suit);

/**
 * Suits so that colours alternate as long as they can, the colour with more suits first.
 * @param {string[]} suits
 * @param {boolean} redFirst where both colours have as many
 */
function alternating(suits, redFirst = false) {
  const [reds, blacks] = [suits.filter(isRed), suits.filter((suit) => !isRed(suit))];
  const redder = reds.length === blacks.length ? redFirst : reds.length > blacks.length;
  const [more, fewer] = redder ? [reds, blacks] : [blacks, reds];
  return more.flatMap((suit, i) => (fewer[i] === undefined ? [suit] : [suit, fewer[i]]));
}

/** The suits of a hand in their order; jokers go with trumps. @param {string[]} suits @param {Order} order @param {string | null} trump */
function suitsInOrder(suits, order, trump) {
  const [jokers, others] = [suits.filter((suit) => suit === 'j'), suits.filter((suit) => suit !== 'j' && suit !== trump)];
  const trumps = suits.filter((suit) => suit === trump);
  if (order === 'left') return [...jokers, ...trumps, ...alternating(others, trump !== null && !isRed(trump))];
  if (order === 'right') return [...alternating(others, trump !== null && !isRed(trump)).reverse(), ...trumps, ...jokers];
  return [...alternating([...trumps, ...others].sort((one, other) => suits.indexOf(one) - suits.indexOf(other))), ...jokers];
}

/**
 * Cards laid as somebody has laid them; one that came later stands behind its neighbour in the usual order.
 * @param {string[]} usual
 * @param {readonly string[]} own
 */
function laid(usual, own) {
  const order = own.filter((code) => usual.includes(code));
  usual.forEach((code, i) => {
    if (!order.includes(code)) order.splice(i ? order.indexOf(usual[i - 1]) + 1 : 0, 0, code);
  });
  return order;
}

/**
 * @param {string[]} cards
 * @param {Order} order
 * @param {string | null} trump
 * @param {readonly string[]} own as somebody has laid cards of this hand, for the order of one's own
 * @returns {string[]} the same cards
 */
export function handOrder(cards, order, trump, own) {
  const suits = [...new Set(cards.map(suitOf))];
  const usual = suitsInOrder(suits, order, trump).flatMap((suit) => cards.filter((code) => suitOf(code) === suit));
  return order === 'own' ? laid(usual, own) : usual;
}

/**
 * @param {string[]} cards
 * @param {string} code
 * @param {number} place among all, when it has been moved
 */
export function moved(cards, code, place) {
  const others = cards.filter((each) => each !== code);
  return [...others.slice(0, place), code, ...others.slice(place)];
}
