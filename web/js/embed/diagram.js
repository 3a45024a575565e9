// @ts-check
// What <napoleon-trick> and <napoleon-hand> have in common: cards that a reader can swap, a question, and its answer. Nothing is started before the
// question is asked; from then on every swap is answered.

import { html, nothing, render } from 'lit-html';
import { ENGLISH, addTexts, speak, textsFor } from '../texts.js';
import { chip, suitOf, suitSign } from '../view/marks.js';
import { Failure, ask } from './asking.js';
import { STYLE } from './diagram-style.js';
import { JOKER, SUITS, cardsIn, cardsOf, isCard, swapped } from './pack.js';
import { BASE } from './place.js';
import { dressed } from './shadow.js';

/** @typedef {import('../texts.js').Part} Part */
/** @typedef {import('../view/types.js').Texts} Texts */
/** @typedef {import('./answers.js').Answer} Answer */

const WORDS = EMBED.words;
for (const [language, words] of Object.entries(WORDS)) addTexts(words, language);

/** @param {readonly Part[] | null | undefined} parts */
export const drawParts = (parts) =>
  (parts ?? []).map((part) => {
    if (typeof part === 'string') return part;
    if ('card' in part) return chip(part.card, part.words);
    return part.words;
  });

export class Diagram extends HTMLElement {
  static observedAttributes = ['cards', 'trick', 'trump', 'first', 'game', 'options', 'lang', 'theme'];

  /** @type {'trick' | 'hand'} */
  about = 'trick';
  /** @type {string[]} */
  cards = [];
  /** @type {Answer | null} */
  answer = null;
  /** @type {'quiet' | 'asking' | 'failed'} */
  #state = 'quiet';
  #code = '';
  /** Counts the questions: only the last is of interest. */
  #asked = 0;

  constructor() {
    super();
    dressed(this, STYLE);
  }

  connectedCallback() {
    this.#begin();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#begin();
  }

  /** What the attributes say. */
  #begin() {
    this.cards = cardsIn(this.getAttribute('cards'));
    [this.answer, this.#state] = [null, 'quiet'];
    this.#asked += 1;
    this.draw();
  }

  /** The language of the element, or of the page around it. */
  get #language() {
    const tag = this.closest('[lang]')?.getAttribute('lang') || navigator.language;
    const language = tag.split('-')[0].toLowerCase();
    return language in WORDS ? language : ENGLISH;
  }

  /** The suit of trumps; null for none. Another word than a suit's letter stays as it is, and fits no game: it must not be taken for none. */
  get trump() {
    return this.getAttribute('trump')?.trim().toLowerCase() || null;
  }

  /** Further cards, on the table. */
  get trick() {
    return cardsIn(this.getAttribute('trick'));
  }

  get #game() {
    return this.getAttribute('game') ?? EMBED.games[0];
  }

  get #params() {
    const { cards, trump, trick } = this;
    const first = this.hasAttribute('first');
    return { game: this.#game, options: this.getAttribute('options') ?? '', cards, trump, trick, first };
  }

  /** Asks, and draws the answer when it comes. */
  async ask() {
    this.#asked += 1;
    const number = this.#asked;
    this.#state = 'asking';
    this.draw();
    try {
      const answer = await ask({ lang: this.#language, about: this.about, params: this.#params });
      if (number !== this.#asked) return;
      [this.answer, this.#state] = [answer, 'quiet'];
    } catch (error) {
      if (number !== this.#asked) return;
      console.info(String(error));
      [this.answer, this.#state, this.#code] = [null, 'failed', error instanceof Failure ? error.code : ''];
    }
    this.draw();
    this.dispatchEvent(new CustomEvent('napoleon-answer', { bubbles: true, composed: true, detail: this.answer }));
  }

  /** @param {number} at @param {string} code */
  #swap(at, code) {
    const answered = this.answer !== null || this.#state !== 'quiet';
    this.cards = swapped(this.cards, at, code);
    this.answer = null;
    if (answered) void this.ask();
    else this.draw();
  }

  draw() {
    speak(this.#language);
    const t = textsFor(null);
    const known = this.trump === null || SUITS.includes(this.trump);
    const wrong = !known || !this.cards.length || ![...this.cards, ...this.trick].every(isCard);
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    render(wrong ? html`<p class="told">${t.ui('ui-embed-wrong')}</p>` : this.#drawn(t), root, { host: this });
  }

  /** What is laid out. @param {Texts} _t @returns {unknown} */
  drawCards(_t) {
    return nothing;
  }

  /** @param {Texts} _t @returns {unknown} */
  drawAnswer(_t) {
    return nothing;
  }

  /** The words of the button. @param {Texts} _t @returns {string} */
  question(_t) {
    return '';
  }

  /** @param {Texts} t */
  #drawn(t) {
    const trump = this.trump ? html`${t.ui('ui-embed-trump')} <b>${suitSign(this.trump)} ${t.bid({ suit: this.trump })}</b>` : t.ui('ui-embed-no-trump');
    const first = this.about === 'trick' && this.hasAttribute('first') ? html` · ${t.ui('ui-embed-first')}` : nothing;
    return html`<div class="diagram" lang=${this.#language}>
      ${this.about === 'trick' || this.trick.length ? html`<p class="trump">${trump}${first}</p>` : nothing}${this.drawCards(t)}
      <div class="told" role="status">${this.#drawTold(t)}</div>
      ${this.answer ? nothing : html`<button @click=${() => this.ask()} ?disabled=${this.#state === 'asking'}>${this.#state === 'failed' && this.#code !== 'barred' ? t.ui('ui-embed-again') : this.question(t)}</button>`}
    </div>`;
  }

  /** @param {Texts} t */
  #drawTold(t) {
    if (this.answer) return this.drawAnswer(t);
    if (this.#state === 'asking') return t.ui('ui-embed-asking');
    if (this.#state === 'quiet') return nothing;
    if (this.#code === 'barred') return html`${t.ui('ui-embed-barred')} <a href=${BASE} target="_blank" rel="noopener">${t.ui('ui-embed-site')}</a>`;
    return t.ui(/^(boot|worker|internal)/.test(this.#code) ? 'ui-embed-failed' : 'ui-embed-wrong');
  }

  /**
   * A card that can be swapped for another.
   * @param {number} at
   * @param {Texts} t
   * @param {{kind?: string, note?: unknown}} [how] kind: a class; note: words under it
   */
  drawCard(at, t, { kind = '', note = nothing } = {}) {
    const code = this.cards[at];
    const pack = this.answer?.pack ?? (this.getAttribute('options') ? undefined : EMBED.packs[this.#game]);
    const offered = (/** @type {string[]} */ cards) => cards.filter((card) => card === code || ((!pack || pack.includes(card)) && !this.trick.includes(card)));
    const option = (/** @type {string} */ card) => html`<option value=${card} ?selected=${card === code}>${t.card(card)}</option>`;
    return html`<li class=${kind}>
      <label class="place ${suitOf(code)}">
        ${chip(code)}
        <select aria-label=${t.ui('ui-embed-swap', { card: t.card(code) })} .value=${code} @change=${(/** @type {Event} */ event) => this.#swap(at, /** @type {HTMLSelectElement} */ (event.target).value)}>
          ${SUITS.map((suit) => html`<optgroup label=${t.bid({ suit })}>${offered(cardsOf(suit)).map(option)}</optgroup>`)}${offered([JOKER]).map(option)}
        </select>
      </label>
      ${note === nothing ? nothing : html`<span class="note">${note}</span>`}
    </li>`;
  }
}
