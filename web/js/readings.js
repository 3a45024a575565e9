// @ts-check
// What may be asked of a table at any time, told in words: the trick, the contract, the scores, the hand, and what is to be done.

import { cardName } from './view/cards.js';

/** @typedef {import('./view/types.js').Play} Play */
/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {import('./view/types.js').Texts} Texts */
/** @typedef {(view: TableView, t: Texts, hand: string[]) => string[]} Reading hand: as it lies */

/** @param {Play[]} plays @param {TableView} view @param {Texts} t */
const laid = (plays, view, t) => plays.map(({ seat, card }) => t.ui('ui-played', { name: view.seats[seat].name, card: cardName(card, view, t) }));

/** What a headline says of one thing. @param {{label?: import('./view/types.js').Text | null, value?: import('./view/types.js').Text | null}} said @param {Texts} t */
export const labelled = ({ label, value }, t) => {
  if (label && value) return t.ui('ui-read-of', { label: t.plain(label), value: t.plain(value) });
  const only = label ?? value;
  return only ? t.plain(only) : '';
};

/** @type {Reading} */
const trick = (view, t) => {
  const { trick: now } = view;
  if (!now) return [t.ui('ui-read-no-trick')];
  const head = t.ui('ui-read-trick', { number: now.number, count: now.plays.length });
  const best = now.winning === null ? [] : [t.ui('ui-read-winning', { name: view.seats[now.winning].name })];
  return [head, ...laid(now.plays, view, t), ...best];
};

/** @type {Reading} */
const lastTrick = (view, t) => {
  const { last } = view;
  if (!last) return [t.ui('ui-no-trick')];
  return [...laid(last.plays, view, t), t.plain(last.title), ...(last.detail ? [t.plain(last.detail)] : [])];
};

/** The headline, and how far the contract is fulfilled. @type {Reading} */
const contract = (view, t) => {
  const { headline, middle } = view;
  const told = headline.map((said) => {
    if (said.face) return t.bid(said.face);
    return said.card ? cardName(said.card, view, t) : labelled(said, t);
  });
  if (!middle) return told;
  if (middle.of === undefined) {
    const { label, face, value } = middle;
    return [...told, [label && t.plain(label), face && t.bid(face), value && t.plain(value)].filter(Boolean).join(', ')];
  }
  const { low = 0, high = low, of } = middle;
  return [...told, t.ui(low === high ? 'ui-read-won' : 'ui-read-won-range', { low, high, of })];
};

/** @type {Reading} */
const scores = ({ deal, seats }, t) => [
  t.ui('ui-deal-of', { number: deal.number, of: deal.of }),
  ...seats.map(({ name, role, taken, total }) => t.ui('ui-read-score', { name: role ? t.ui('ui-read-role', { name, role: t.plain(role) }) : name, taken, total: t.number(total) })),
];

/** @type {Reading} */
const hand = (view, t, cards) => {
  const { prompt } = view;
  if (prompt.widget === 'take') return [t.ui('ui-read-hand-hidden')];
  const names = (/** @type {string[]} */ codes) => codes.map((code) => cardName(code, view, t));
  const told = [t.ui('ui-read-hand', { count: cards.length }), ...names(cards)];
  if (prompt.widget !== 'cards' || prompt.legal.length === cards.length) return told;
  return [...told, t.ui('ui-read-playable', { count: prompt.legal.length }), ...names(cards.filter((code) => prompt.legal.includes(code)))];
};

/** @type {Reading} */
const asked = ({ prompt, result }, t) => {
  const { title, detail } = result ?? prompt;
  return [t.plain(title), ...(detail ? [t.plain(detail)] : [])];
};

/** By the key that asks for it. @type {Record<string, {name: string, read: Reading}>} */
export const READINGS = {
  w: { name: 'asked', read: asked },
  h: { name: 'hand', read: hand },
  t: { name: 'trick', read: trick },
  l: { name: 'last', read: lastTrick },
  c: { name: 'contract', read: contract },
  s: { name: 'scores', read: scores },
};
