// @ts-check
// Card faces and the back. One face holds the parts of both sizes, large index and pips; the style sheet shows which.

import { html, svg, nothing } from 'lit-html';
import { rosette } from './backs.js';
import { rankSign, suitOf, suitPath, suitSign } from './marks.js';

/** @typedef {import('./types.js').Texts} Texts */
/** @typedef {import('./types.js').TableView} TableView */

/** Columns and heights of the pips on a face of 100 by 140, by rank. @type {Record<string, [number, number][]>} */
const PIPS = (() => {
  const [left, mid, right] = [35.5, 50, 64.5];
  /** @param {...number} ys @returns {[number, number][]} */
  const sides = (...ys) =>
    ys.flatMap(
      (y) =>
        /** @type {[number, number][]} */ ([
          [left, y],
          [right, y],
        ]),
    );
  /** @param {...number} ys @returns {[number, number][]} */
  const centre = (...ys) => ys.map((y) => [mid, y]);
  const [top, bottom] = [25, 115];
  return {
    A: centre(70),
    2: centre(top, bottom),
    3: centre(top, 70, bottom),
    4: sides(top, bottom),
    5: [...sides(top, bottom), ...centre(70)],
    6: sides(top, 70, bottom),
    7: [...sides(top, 70, bottom), ...centre(47.5)],
    8: [...sides(top, 70, bottom), ...centre(47.5, 92.5)],
    9: [...sides(top, 55, 85, bottom), ...centre(70)],
    T: [...sides(top, 55, 85, bottom), ...centre(40, 100)],
  };
})();

/** Crown, tiara and feathered cap in a box of 40 by 26: they sit on the suit sign. @type {Record<string, import('./types.js').Template>} */
const EMBLEM = {
  K: svg`<path d="M5.5 24.5 2.8 8.2l8.7 6.6L20 3.2l8.5 11.6 8.7-6.6-2.7 16.3z"/><circle cx="2.8" cy="6.8" r="2.3"/><circle cx="20" cy="2.6" r="2.4"/><circle cx="37.2" cy="6.8" r="2.3"/>`,
  Q: svg`<path d="M3.6 24C6.2 13.5 12 8.5 20 1.5c8 7 13.8 12 16.4 22.5-10.5-4-22.3-4-32.8 0z"/><circle class="hole" cx="20" cy="13.8" r="2.8"/><circle class="hole" cx="12.3" cy="17.3" r="1.6"/><circle class="hole" cx="27.7" cy="17.3" r="1.6"/>`,
  J: svg`<path d="M2.5 20.5C8 18 13.5 17 20 17s12 1 17.5 3.5c-3.3 3.7-9 4.8-17.5 4.8S5.8 24.2 2.5 20.5z"/><path d="M7.5 15.8C7.7 8.7 12.5 5.4 18.8 5.4c7 0 12 3.3 13.2 10.4-8-1.9-16.5-1.9-24.5 0z"/><path d="M26.5 6.8C28.2 2.2 32.5-.2 38.8-.6c-.7 6.2-3 10.3-7.7 12.6-1-2.2-2.5-4-4.6-5.2z"/>`,
};
const emblem = (/** @type {string} */ rank) => html`<svg class="emblem" viewBox="-1 -2 42 29" aria-hidden="true">${EMBLEM[rank]}</svg>`;

/** @param {string} rank @param {string} suit */
const pips = (rank, suit) => {
  const size = rank === 'A' ? 2 : 0.76;
  return html`<svg class="pips" viewBox="0 0 100 140" aria-hidden="true">${PIPS[rank].map(
    ([x, y]) => svg`<g transform=${`translate(${x} ${y}) scale(${size})${y > 70 ? ' rotate(180)' : ''} translate(-12 -12)`}>${suitPath(suit)}</g>`,
  )}</svg>`;
};

/** A court card of the printed deck, where the site has one; its file is asked for only by layouts that show it. @param {string} code */
const court = (code) =>
  typeof SITE !== 'undefined' && SITE.courts
    ? html`<svg class="court" data-court=${code} aria-hidden="true"><use></use></svg>`
    : html`<span class="court own">${emblem(code[0])}${suitSign(code[1])}${emblem(code[0])}</span>`;

/**
 * @param {string} code
 * @param {Texts} t
 */
export const cardFace = (code, t) => {
  const suit = suitOf(code);
  if (suit === 'j')
    return html`<span class="index">${suitSign('j')}<b class="word">${t.ui('ui-joker-index')}</b></span><span class="art">${suitSign('j')}</span>`;
  const rank = code[0];
  const index = html`${rankSign(rank)}${suitSign(suit)}`;
  const pictured = rank in EMBLEM;
  return html`<span class="index">${index}</span><span class="art">${pictured ? emblem(rank) : nothing}${suitSign(suit)}</span>${
    pictured ? court(code) : pips(rank, suit)
  }<span class="index low">${index}</span>`;
};

/** The gilt lozenge of a card with a part to play. */
export const part = () => html`<i class="part"></i>`;

/**
 * A card in words, with its part and where it came from.
 * @param {string} code
 * @param {TableView} view
 * @param {Texts} t
 */
export const cardName = (code, view, t) => {
  let name = t.card(code);
  const part = view.roles[code] ? t.plain(view.roles[code]) : name; // of the joker its name says it
  if (part !== name) name = t.ui('ui-card-part', { card: name, part });
  if (view.marks[code]?.includes('new')) name = t.ui('ui-card-new', { card: name });
  return name;
};

/** A card face down. It says nothing of which card it is. */
export const back = () => html`<span class="card back"><svg aria-hidden="true"><use href="#card-back"></use></svg></span>`;

/** The sign of the game: the ring of twenty with hat and spade. @param {unknown} hat */
export const logo = (hat) => html`<svg class="logo" viewBox="-50 -50 100 100" aria-hidden="true">
  <g class="l-army">${rosette(20, 43, (i) => (i < 13 ? svg`<path d="M0-5.6 4.4 0 0 5.6-4.4 0z"/>` : nothing))}</g>
  <g class="l-ally">${rosette(20, 43, (i) => (i < 13 ? nothing : svg`<circle r="4.3"/>`))}</g>
  <g transform="translate(-27 -22) scale(.844)">${hat}</g><g transform="translate(-13.2 -1) scale(1.1)" class="l-suit">${suitPath('s')}</g></svg>`;
