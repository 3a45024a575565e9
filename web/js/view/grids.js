// @ts-check
// Choices in rows: bids under their suits, or the whole pack. A choice only marks a cell; the main button sends it.

import { html, nothing } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import { isHinted } from './hint.js';
import { rankSign, suitOf, suitSign } from './marks.js';
import { onRoveKey } from './roving.js';
import { faceOf } from './seats.js';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Handlers} Handlers */
/** @typedef {import('./types.js').GridPrompt} GridPrompt */
/** @typedef {import('./types.js').GridRow} GridRow */
/** @typedef {import('./types.js').Cell} Cell */
/** @typedef {import('./types.js').Face} Face */
/** @typedef {import('./types.js').Texts} Texts */

/** More numbers than this do not fit side by side on a phone: there the suit is chosen first. */
const NARROW_ROW = 8;
const SUITS = 4;

/**
 * @param {GridPrompt} prompt
 * @param {string | null} move
 * @returns {Cell | null}
 */
export const cellOf = (prompt, move) => prompt.rows.flatMap((row) => row.cells).find((cell) => cell.move === move) ?? null;

/** The argument that the main button's text is given. @param {Cell} cell @returns {import('./types.js').Arg} */
export const tagged = (cell) => (cell.face.card ? { card: cell.face.card } : { bid: cell.face });

/** @param {Face} face @param {Texts} t */
const inWords = (face, t) => {
  if (face.card) return t.card(face.card);
  return face.text ? t.plain(face.text) : t.bid(face);
};

/** With all that can be read on it, so that it can be called by what is seen. @param {Cell} cell @param {Texts} t */
const label = (cell, t) => {
  const name = cell.note ? `${inWords(cell.face, t)} ${t.plain(cell.note)}` : inWords(cell.face, t);
  if (cell.barred) return t.ui('ui-cell-barred', { name, why: t.plain(cell.barred) });
  return cell.own ? t.ui('ui-cell-own', { name }) : name;
};

/** What is drawn on a cell. @param {Cell} cell @param {Texts} t */
const inner = ({ face, note }, t) => {
  if (face.card) {
    const suit = suitOf(face.card);
    return suit === 'j' ? suitSign('j') : html`${rankSign(face.card[0])}${suitSign(suit)}`;
  }
  if (face.text || !face.suit) {
    return html`<b>${faceOf(face, t)}</b> ${note ? html`<small>${t.rich(note)}</small>` : nothing}`;
  }
  return html`<span class="n">${face.n}</span>${suitSign(face.suit)}`;
};

/** @param {Cell} cell @param {Model} m @param {Handlers} on @param {string | null} start */
const drawCell = (cell, m, on, start) => {
  const { ui, t } = m;
  const hinted = isHinted(cell.move, m);
  const { face, move, barred, own } = cell;
  const suit = face.card ? suitOf(face.card) : (face.suit ?? 'plain');
  const words = !face.card && !face.suit;
  const chosen = ui.chosen === move;
  const press = () => (barred ? on.refuse(move, barred) : on.choose(move));
  return html`<button
    class=${classMap({ cell: true, [suit]: true, pick: !!face.card, words, chosen, own, hinted })}
    data-move=${move}
    data-rove
    ?data-rove-start=${move === (ui.chosen ?? start)}
    tabindex="-1"
    aria-pressed=${String(chosen)}
    aria-disabled=${barred ? 'true' : nothing}
    aria-label=${words && !barred && !hinted ? nothing : hinted ? t.ui('ui-hinted', { name: label(cell, t) }) : label(cell, t)}
    @click=${press}
  >${inner(cell, t)}</button>`;
};

/** Rows of the pack; a card that stands alone, such as a joker, goes to the end of the first row. @param {GridRow[]} rows */
const packRows = (rows) => {
  const alone = rows.filter((row) => row.cells.length === 1).flatMap((row) => row.cells);
  const full = rows.filter((row) => row.cells.length > 1).map((row) => row.cells);
  return full.length ? full.map((cells, i) => (i === 0 ? [...cells, ...alone] : cells)) : [alone];
};

/** @param {Model} m @param {Handlers} on @param {GridPrompt} prompt */
const drawPack = (m, on, prompt) => {
  const rows = packRows(prompt.rows);
  const own = rows.some((cells) => cells.some((cell) => cell.own));
  return html`<div class="pack" role="group" aria-label=${m.t.ui('ui-choose-pack')} data-rove-in="grid" @keydown=${onRoveKey}>${rows.map(
    (cells) => html`<div class="packrow">${cells.map((cell) => drawCell(cell, m, on, prompt.start))}</div>`,
  )}</div>${own ? html`<p class="legend"><span class="cell own sample" aria-hidden="true"></span>${m.t.ui('ui-own-card')}</p>` : nothing}`;
};

/**
 * A row's head: its suit sign, and in long grids the button that on a phone opens the row.
 * @param {GridRow} row
 * @param {{open: boolean, long: boolean}} how
 * @param {Model} m
 * @param {Handlers} on
 */
const rowHead = ({ head, cells }, { open, long }, { t }, on) => {
  if (!head) return nothing;
  const suit = head.suit ?? '';
  const drawn = suit ? suitSign(suit) : faceOf(head, t);
  if (!long) return html`<span class="rowhead ${suit}" aria-hidden="true">${drawn}</span>`;
  const first = cells.find((cell) => !cell.barred);
  const press = () => first && !open && on.choose(first.move);
  return html`<button
    class="rowhead ${suit}"
    aria-pressed=${String(open)}
    aria-label=${inWords(head, t)}
    aria-disabled=${first ? nothing : 'true'}
    @click=${press}
  >${drawn}</button>`;
};

/** @param {Model} m @param {Handlers} on @param {GridPrompt} prompt */
const drawBids = (m, on, prompt) => {
  const { rows, start } = prompt;
  const columns = Math.max(...rows.map((row) => row.cells.length));
  const long = columns > NARROW_ROW || rows.length > SUITS;
  const at = m.ui.chosen ?? start;
  const opened = Math.max(
    0,
    rows.findIndex((row) => row.cells.some((cell) => cell.move === at)),
  );
  const wordy = rows.some((row) => row.cells.some((cell) => !cell.face.suit));
  return html`<div
    class=${classMap({ bids: true, long, wordy })}
    style=${`--cols:${columns};--rows:${rows.length}`}
    role="group"
    aria-label=${m.t.ui('ui-choose-bids')}
    data-rove-in="grid"
    @keydown=${onRoveKey}
  >
    ${rows.map((row, i) => {
      const open = i === opened;
      const cells = row.cells.map((cell) => drawCell(cell, m, on, start));
      return html`<div class="bidrow ${open ? 'open' : ''}">${rowHead(row, { open, long }, m, on)}${cells}</div>`;
    })}
  </div>`;
};

/** @param {Model} m @param {Handlers} on @param {GridPrompt} prompt */
export const drawGrid = (m, on, prompt) =>
  html`<section class="widget" aria-label=${m.t.ui(prompt.shape === 'pack' ? 'ui-choose-pack' : 'ui-choose-bids')}>${
    prompt.shape === 'pack' ? drawPack(m, on, prompt) : drawBids(m, on, prompt)
  }</section>`;
