// @ts-check
// What a page around a table is told of a new state: how the deal stands, what everybody has just seen, how it ended. It reads the log and the
// result alone, which hold nothing that lies hidden.

import { sameDeal } from '../changes.js';
import { linesSince } from '../herald.js';

/** @typedef {import('../view/types.js').LogLine} LogLine */
/** @typedef {import('../view/types.js').TableView} TableView */
/** @typedef {import('../view/types.js').Texts} Texts */
/** @typedef {import('./embed.d.ts').News} News */

/**
 * @param {TableView | null} before null when a table was opened
 * @param {TableView} view
 * @param {Texts} t
 * @returns {News[]}
 */
export function newsFor(before, view, t) {
  const old = before && sameDeal(before, view) && before.step <= view.step ? before : null;
  const moves = old ? linesSince(old, view).map((line) => moveOf(line, view, t)) : [dealOf(view)];
  return view.result && !old?.result ? [...moves, resultOf(view, view.result, t)] : moves;
}

/** @param {TableView} view @returns {News} */
function dealOf({ game, deal, step, me, seats }) {
  const { number, of, serial } = deal;
  return { type: 'deal', game, number, of, serial, step, me, dealer: seats.findIndex(({ dealer }) => dealer), players: seats.length };
}

/** @param {LogLine} line @param {TableView} view @param {Texts} t @returns {News} */
function moveOf({ by, text }, { deal, step }, t) {
  const cards = Object.values(text.args).flatMap((arg) => (typeof arg !== 'object' ? [] : 'card' in arg ? [arg.card] : 'cards' in arg ? arg.cards : []));
  return { type: 'move', serial: deal.serial, step, seat: by, cards, text: t.plain(text) };
}

/** @param {TableView} view @param {NonNullable<TableView['result']>} result @param {Texts} t @returns {News} */
function resultOf({ deal, seats, match }, result, t) {
  const score = (/** @type {number} */ at) => result.lines.find(({ seat }) => seat === at)?.score ?? 0;
  const total = (/** @type {number} */ at) => match?.lines.find(({ seat }) => seat === at)?.total ?? seats[at].total;
  const totals = seats.map(({ seat }) => total(seat));
  const text = [result.title, result.detail].flatMap((said) => (said ? [t.plain(said)] : [])).join(' ');
  const scores = seats.map(({ seat }) => score(seat));
  return { type: 'result', serial: deal.serial, made: result.made, scores, totals, text, match: match ? { winners: match.winners, totals } : null };
}
