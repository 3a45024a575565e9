// @ts-check
// Small drawn signs: suits, ranks, bids, chips and the icons of the tools. Strokes and paths of our own, so that every
// device shows the same index, whatever fonts it has, and no suit ever turns into an emoji.

import { html, svg, nothing } from 'lit-html';

/** @typedef {import('./types.js').Template} Template */
/** @typedef {import('./types.js').Face} Face */

/** Suits in a box of 24; `j` is the joker's star, `n` no trumps. @type {Record<string, Template>} */
const SUIT = {
  s: svg`<path d="M12 1.9C10.2 6 3.1 9.6 3.1 14.7a4.4 4.4 0 0 0 4.5 4.5c1.5 0 2.7-.7 3.4-1.7-.1 2.2-.9 3.7-2.5 4.9h7c-1.6-1.2-2.4-2.7-2.5-4.9.7 1 1.9 1.7 3.4 1.7a4.4 4.4 0 0 0 4.5-4.5C20.9 9.6 13.8 6 12 1.9z"/>`,
  h: svg`<path d="M12 21.8C8.7 18.1 2.4 13.7 2.4 8.2 2.4 5 4.7 2.9 7.4 2.9c2 0 3.7 1.1 4.6 3 .9-1.9 2.6-3 4.6-3 2.7 0 5 2.1 5 5.3 0 5.5-6.3 9.9-9.6 13.6z"/>`,
  d: svg`<path d="M12 1.6c2.1 4.1 4.9 7.4 8.1 10.4-3.2 3-6 6.3-8.1 10.4C9.9 18.3 7.1 15 3.9 12 7.1 9 9.9 5.7 12 1.6z"/>`,
  c: svg`<path d="M9.4 10.3a4.5 4.5 0 1 1 5.2 0 4.6 4.6 0 1 1-1.5 6.9c.2 2.2 1 3.9 2.6 5.2H8.3c1.6-1.3 2.4-3 2.6-5.2a4.6 4.6 0 1 1-1.5-6.9z"/>`,
  j: svg`<path d="M12 2L14.8 9L22.3 9.5L16.5 14.3L18.3 21.5L12 17.5L5.7 21.5L7.5 14.3L1.7 9.5L9.2 9z" stroke="currentColor" stroke-width="1" stroke-linejoin="round"/>`,
  n: svg`<path d="M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6zM5.8 18.2 18.2 5.8" fill="none" stroke="currentColor" stroke-width="2.6"/>`,
};

/** Ranks as strokes in a box of 20 by 28. @type {Record<string, Template>} */
const RANK = {
  A: svg`<path d="M2.4 25.8 10 2.4l7.6 23.4M5 18h10"/>`,
  K: svg`<path d="M3.8 2.3v23.5M16.5 2.3 3.9 16M8.4 11.2l8.9 14.6"/>`,
  Q: svg`<path d="M10 2.2c4.6 0 7.5 4.5 7.5 11.5S14.6 25.2 10 25.2 2.5 20.7 2.5 13.7 5.4 2.2 10 2.2zM11.3 18.9l6.4 7.3"/>`,
  J: svg`<path d="M7.6 2.3h7.1v17c0 4.1-2.2 6.5-5.6 6.5-3.5 0-5.7-2.4-5.7-6.1v-1.5"/>`,
  T: svg`<path d="M1 6.4 4.7 2.3v23.5M14.1 2.3c3 0 4.8 4.4 4.8 11.7s-1.8 11.8-4.8 11.8S9.4 21.3 9.4 14s1.7-11.7 4.7-11.7z"/>`,
  9: svg`<path d="M17 9.7c0 4.3-3 7.3-7 7.3s-7-3-7-7.3 3-7.4 7-7.4 7 3.1 7 7.4c0 8.3-3.4 13.8-9.6 16.1"/>`,
  8: svg`<path d="M10 13.7c-3.4 0-5.8-2.3-5.8-5.7S6.6 2.3 10 2.3 15.8 4.6 15.8 8s-2.4 5.7-5.8 5.7zm0 0c-4.1 0-6.9 2.5-6.9 6.1s2.8 6 6.9 6 6.9-2.4 6.9-6-2.8-6.1-6.9-6.1z"/>`,
  7: svg`<path d="M2.9 2.3h14.2c-4.8 7-8 14.6-9 23.5"/>`,
  6: svg`<path d="M3 18.4C3 14 6 11.1 10 11.1s7 2.9 7 7.3-3 7.4-7 7.4-7-3-7-7.4c0-8.3 3.4-13.8 9.6-16.1"/>`,
  5: svg`<path d="M15.9 2.3H5.4l-.9 10.6c1.5-1.5 3.4-2.3 5.6-2.3 4.1 0 7 3 7 7.5 0 4.6-3 7.7-7.2 7.7-3 0-5.5-1.4-6.9-4"/>`,
  4: svg`<path d="M13.3 25.8V2.6L2.4 18.9h15.4"/>`,
  3: svg`<path d="M3.6 2.3h12.6l-7.1 9.1c4.8-.4 8.1 2.6 8.1 7 0 4.4-3.1 7.4-7.4 7.4-3 0-5.5-1.4-7-3.8"/>`,
  2: svg`<path d="M3.3 8.8c0-3.8 2.8-6.5 6.8-6.5s6.7 2.5 6.7 6.2c0 6-9.7 10.6-13.5 17.3H17"/>`,
};

/** Icons of the tools, in a box of 24. @type {Record<string, Template>} */
const SIGN = {
  menu: svg`<path d="M4 6.5h16M4 12h16M4 17.5h16"/>`,
  lastTrick: svg`<path d="M4.5 8h7a1 1 0 0 1 1 1v10.5a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM10 5l.4-1.5 10 2.8-3.2 12.2-1.6-.4"/>`,
  log: svg`<path d="M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h7"/>`,
  keys: svg`<path d="M4 7h16a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM6.5 10h1m3 0h1m3 0h1M8 14h8"/>`,
  tricks: svg`<path d="M4 5.2h4.4v5.6H4zM9.8 5.2h4.4v5.6H9.8zM15.6 5.2H20v5.6h-4.4zM4 13.2h4.4v5.6H4zM9.8 13.2h4.4v5.6H9.8zM15.6 13.2H20v5.6h-4.4z"/>`,
  about: svg`<path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5.5M12 7.4v.6"/>`,
  scores: svg`<path d="M5 4h14v16H5zM5 9.2h14M11 9.2V20"/>`,
  warn: svg`<path d="M12 3.8 2.6 20h18.8zM12 10v4.8M12 17.1v.5"/>`,
  news: svg`<circle cx="12" cy="12" r="8.8"/><path d="m7.8 12.4 2.9 2.9 5.6-6"/>`,
  close: svg`<path d="m5.5 5.5 13 13m0-13-13 13"/>`,
  statistics: svg`<path d="M4 20h16M6.5 20v-6.5m5.5 6.5V5m5.5 15v-10"/>`,
  rules: svg`<path d="M12 6.2C9.8 4.6 7 4 3.8 4.2v14c3.2-.2 6 .4 8.2 2 2.2-1.6 5-2.2 8.2-2v-14C17 4 14.2 4.6 12 6.2zm0 0v14"/>`,
  players: svg`<path d="M9 11.2a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM2.8 19.6c.5-3.6 3-5.6 6.2-5.6s5.7 2 6.2 5.6M15.6 4.3a3.6 3.6 0 0 1 0 6.6M17.6 14.4c1.9.8 3.2 2.6 3.6 5.2"/>`,
  hand: svg`<path d="M4.5 7.5 10 5.8l3.6 12-5.4 1.7zM13 6.2h6.5v12.6h-4M9.2 9.6l.3 1M16.5 15.4v-1"/>`,
  gear: svg`<circle cx="12" cy="12" r="3.1"/><path d="M12 2.8v3.1m0 12.2v3.1M21.2 12h-3.1M5.9 12H2.8m15.7-6.5-2.2 2.2M7.7 16.3l-2.2 2.2m13 0-2.2-2.2M7.7 7.7 5.5 5.5"/><circle cx="12" cy="12" r="6.2"/>`,
  flag: svg`<path d="M5.5 21V3.5m0 1h12.6l-3 4.2 3 4.2H5.5"/>`,
  settings: svg`<path d="M4 7h9.2m4.6 0H20M4 17h2.2m4.6 0H20"/><circle cx="15.5" cy="7" r="2.3"/><circle cx="8.5" cy="17" r="2.3"/>`,
  save: svg`<path d="M12 4v11m-4.5-4.3L12 15.2l4.5-4.5M4.5 19.8h15"/>`,
  chevron: svg`<path d="m6.5 9.5 5.5 5.5 5.5-5.5"/>`,
  undo: svg`<path d="M8.5 5 4.5 9l4 4M4.8 9h9.7a5 5 0 0 1 0 10H9"/>`,
  hint: svg`<path d="M9.3 17.2c0-2.6-3.5-3.9-3.5-7.8a6.2 6.2 0 0 1 12.4 0c0 3.9-3.5 5.2-3.5 7.8zM9.7 20.6h4.6"/>`,
  language: svg`<path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.6 12h16.8M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5s1.2-6.2 3.6-8.5z"/>`,
  report: svg`<path d="M8 5.5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-13a1 1 0 0 0-1-1h-2M9 3.5h6v4H9zM12 11v4.2M12 17.4v.4"/>`,
  link: svg`<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"/>`,
  open: svg`<path d="M3.8 18.5V6a1 1 0 0 1 1-1h4.7l2 2.5h7.7a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4.8a1 1 0 0 1-1-1z"/>`,
  day: svg`<path d="M5 5.5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-12a1 1 0 0 1 1-1zM4 10h16M8 3v4.5M16 3v4.5M10 13h4v3.5h-4z"/>`,
  back: svg`<path d="M20 12H4.5m6.5 6.5L4.5 12 11 5.5"/>`,
  update: svg`<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4.2h-4.2"/>`,
  offline: svg`<path d="M7.5 18.5a4 4 0 0 1-.4-8 5.5 5.5 0 0 1 10.6 1.2 3.5 3.5 0 0 1-.7 6.8z"/>`,
  deal: svg`<path d="M8.5 5.5h8a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-8a1 1 0 0 1-1-1v-12a1 1 0 0 1 1-1zM12.5 9v7M9 12.5h7"/>`,
};

/** @param {string | undefined} label words for those who do not see it; without them the drawing is passed over */
const spoken = (label) => (label ? html`<span class="hush">${label}</span>` : nothing);

/**
 * @param {string} code
 * @returns {string} the suit that colours a card: s, h, d, c, or j for a joker
 */
export const suitOf = (code) => (code.startsWith('J') && code[1] === 'o' ? 'j' : code[1]);

/**
 * @param {string} suit
 * @param {string} [label]
 */
export const suitSign = (suit, label) =>
  html`<svg class="suit ${suit}" viewBox="0 0 24 24" aria-hidden="true">${SUIT[suit] ?? nothing}</svg>${spoken(label)}`;

/** @param {string} rank */
export const rankSign = (rank) => html`<svg class="rank" viewBox="0 0 20 28" aria-hidden="true">${RANK[rank] ?? nothing}</svg>`;

/** @param {string} name */
export const sign = (name) => html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">${SIGN[name] ?? nothing}</svg>`;

/**
 * A card as a word: the size of a letter or two.
 * @param {string} code
 * @param {string} [label] the card in words
 * @param {string} [more] further classes
 */
export const chip = (code, label, more = '') => {
  const suit = suitOf(code);
  const index = suit === 'j' ? suitSign('j') : html`${rankSign(code[0])}${suitSign(suit)}`;
  return html`<span class="chip ${suit} ${more}" data-chip=${code}>${index}${spoken(label)}</span>`;
};

/**
 * A bid as it stands in a plaque: number and suit sign. A face that is a card becomes a chip.
 * @param {Face} face
 * @param {string} [label] the bid in words
 */
export const bidFace = (face, label) => {
  if (face.card) return chip(face.card, label);
  const suit = face.suit ?? '';
  const number = html`<span aria-hidden=${label ? 'true' : nothing}>${face.n ?? ''}</span>`;
  return html`<span class="bid ${suit}">${number}${suit ? suitSign(suit) : nothing}${spoken(label)}</span>`;
};

/** The army's lozenge, as a letter in a line of text. */
export const lozenge = () => html`<i class="loz" aria-hidden="true"></i>`;

/** A suit's path in its box of 24, for drawings that hold several. @param {string} suit */
export const suitPath = (suit) => SUIT[suit];
