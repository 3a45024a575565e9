// @ts-check
// <napoleon-trick>: a trick as it was played, from left to right, and on a click who wins it and by which line of the ladder.

import { html, nothing } from 'lit-html';
import { chip } from '../view/marks.js';
import { Diagram, drawParts } from './diagram.js';

/** @typedef {import('../view/types.js').Texts} Texts */
/** @typedef {import('./answers.js').Rung} Rung */

export class NapoleonTrick extends Diagram {
  /** @type {'trick' | 'hand'} */
  about = 'trick';

  /** @param {Texts} t @returns {string} */
  question(t) {
    return t.ui('ui-embed-who-wins');
  }

  /** @param {Texts} t */
  drawCards(t) {
    const note = (/** @type {number} */ at) => (at === this.answer?.place ? t.ui('ui-embed-wins') : at === 0 ? t.ui('ui-embed-leads') : html`&nbsp;`);
    return html`<ol class="cards" aria-label=${t.ui('ui-embed-trick')}>
      ${this.cards.map((_, at) => this.drawCard(at, t, { kind: at === this.answer?.place ? 'wins' : '', note: note(at) }))}
    </ol>`;
  }

  /** @param {Texts} t */
  drawAnswer(t) {
    const { said, ladder = [], rung = 0 } = /** @type {import('./answers.js').Answer} */ (this.answer);
    const { name, text } = ladder[rung];
    return html`<p class="said">${drawParts(said)}</p>
      <p class="line"><b>${t.ui('ui-embed-line', { line: rung + 1, of: ladder.length })}</b> <span>${drawParts(name)}${text ? html` <small>${drawParts(text)}</small>` : nothing}</span></p>
      <details><summary>${t.ui('ui-embed-ladder')}</summary><ol class="ladder">${ladder.map((each, at) => drawRung(each, at === rung, t))}</ol></details>`;
  }
}

/** @param {Rung} rung @param {boolean} decides @param {Texts} t */
const drawRung = ({ cards, name, text }, decides, t) => html`<li aria-current=${decides ? 'true' : nothing}>
  ${cards.map((code) => chip(code, t.card(code)))} <span><b>${drawParts(name)}</b>${text ? html`<small>${drawParts(text)}</small>` : nothing}</span>
</li>`;
