// @ts-check
// <napoleon-hand>: a hand, with what lies on the table, and on a click which of its cards may be played.

import { html, nothing } from 'lit-html';
import { chip } from '../view/marks.js';
import { Diagram, drawParts } from './diagram.js';

/** @typedef {import('../view/types.js').Texts} Texts */

export class NapoleonHand extends Diagram {
  /** @type {'trick' | 'hand'} */
  about = 'hand';

  /** @param {Texts} t @returns {string} */
  question(t) {
    return t.ui('ui-embed-which');
  }

  /** @param {Texts} t */
  drawCards(t) {
    const { trick, answer } = this;
    const kind = (/** @type {string} */ code) => (answer ? (answer.legal?.includes(code) ? 'may' : 'barred') : '');
    const note = (/** @type {string} */ code) => (answer?.legal?.includes(code) ? t.ui('ui-embed-allowed') : answer ? html`&nbsp;` : nothing);
    const table = html`<div class="table"><span>${t.ui('ui-embed-table')}</span>${trick.map((code) => chip(code, t.card(code)))}</div>`;
    return html`${trick.length ? table : nothing}
      <ul class="cards" aria-label=${t.ui('ui-embed-hand')}>${this.cards.map((code, at) => this.drawCard(at, t, { kind: kind(code), note: note(code) }))}</ul>`;
  }

  /** @param {Texts} _t */
  drawAnswer(_t) {
    const { said, why } = /** @type {import('./answers.js').Answer} */ (this.answer);
    return html`<p class="said">${drawParts(said)}</p>${why ? html`<p>${drawParts(why)}</p>` : nothing}`;
  }
}
