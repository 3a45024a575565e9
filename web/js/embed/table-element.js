// @ts-check
// <napoleon-table>: a table of the site in a frame, which starts nothing until somebody asks it to. What stands inside the element, a plain link as
// a rule, is for readers without script.

import { dealsKnownCards, encoded } from '../link.js';
import { messageOf, VERSION } from './messages.js';
import { BASE, ORIGIN } from './place.js';
import { dressed } from './shadow.js';
import { heightFor } from './size.js';

/** @typedef {import('./embed.d.ts').Wish} Wish */

const TABLE = ['game', 'options', 'seed', 'dealer', 'seat'];
const LOOKS = ['lang', 'theme'];
const STYLE = `
:host { display: block; max-width: 100%; }
:host([hidden]) { display: none; }
iframe { display: block; width: 100%; height: var(--height, 30rem); max-height: 100vh; border: 0; border-radius: 0.75rem; color-scheme: light dark; }
`;

/** All that stand in the page, by the address that they show. @type {Map<string, NapoleonTable>} */
const shown = new Map();

const freshSeed = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The same table with cards of its own; beside the reader's own match, a table of the first game. @param {string} link */
function otherCards(link) {
  const [game, query] = link.split('?', 2);
  return `${game || EMBED.games[0]}?${query ? `${query}&` : ''}seed=${freshSeed()}`;
}

export class NapoleonTable extends HTMLElement {
  static observedAttributes = [...TABLE, ...LOOKS];

  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  #ready = false;
  /** What was asked of a table that a reader has begun, until it is ready; null of one that nobody has begun. @type {Wish[] | null} */
  #later = null;
  #link = '';
  #watch = new ResizeObserver(() => this.#size(heightFor(this.clientWidth)));
  #hear = (/** @type {MessageEvent} */ event) => this.#receive(event);

  constructor() {
    super();
    dressed(this, STYLE);
  }

  connectedCallback() {
    addEventListener('message', this.#hear);
    this.#watch.observe(this);
    this.#open();
  }

  disconnectedCallback() {
    removeEventListener('message', this.#hear);
    this.#watch.disconnect();
    this.#close();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (!this.#frame || before === now) return;
    const begun = this.#ready || this.#later;
    if (begun && now !== null && LOOKS.includes(name)) return this.setOptions({ [name]: now });
    if (begun) return this.load(this.#ownLink());
    this.#close();
    this.#open();
  }

  /** Opens another table in the frame. @param {string} link the part of an address after `#` */
  load(link) {
    this.#link = link;
    this.#ask({ type: 'load', link });
  }

  /** Goes on where a reader's tap would. */
  step() {
    this.#ask({ type: 'step' });
  }

  /** How the frame looks and moves. @param {import('./embed.d.ts').OptionsAsked['set']} set */
  setOptions(set) {
    this.#ask({ type: 'options', set });
  }

  /** The table that the attributes describe, as a link. */
  #ownLink() {
    const value = (/** @type {string} */ name) => this.getAttribute(name);
    const around = this.closest('[lang]')?.getAttribute('lang') || null;
    const said = { seed: value('seed'), dealer: value('dealer'), seat: value('seat'), lang: around, theme: value('theme') };
    const pairs = Object.entries(said).flatMap(([name, text]) => (text ? [`${name}=${encoded(text)}`] : []));
    const query = [value('options')?.replace(/^\?/, ''), ...pairs].filter(Boolean).join('&');
    const table = TABLE.some((name) => this.hasAttribute(name));
    return `${value('game') ?? (table ? EMBED.games[0] : '')}${query ? `?${query}` : ''}`;
  }

  #open() {
    const own = this.#ownLink();
    // Two frames at one table would take its match from each other.
    this.#link = shown.has(own) && !dealsKnownCards(own) ? otherCards(own) : own;
    if (!shown.has(own)) shown.set(own, this);
    [this.#ready, this.#later] = [false, null];
    this.#frame = document.createElement('iframe');
    this.#frame.title = this.title || 'Napoleon';
    this.#frame.loading = 'lazy';
    this.#frame.allow = 'fullscreen; clipboard-write';
    this.#frame.src = `${BASE}embed.html#${this.#link}`;
    this.#size(heightFor(this.clientWidth));
    this.shadowRoot?.replaceChildren(this.#frame);
  }

  #close() {
    for (const [link, table] of shown) if (table === this) shown.delete(link);
    this.#frame?.remove();
    this.#frame = null;
  }

  /** @param {number} height */
  #size(height) {
    this.#frame?.style.setProperty('--height', `${height}px`);
  }

  /** @param {Wish} asked */
  #ask(asked) {
    if (this.#ready) return this.#frame?.contentWindow?.postMessage({ napoleon: VERSION, ...asked }, ORIGIN);
    if (this.#later) return void this.#later.push(asked);
    if (asked.type !== 'load' || !this.#frame) return;
    this.#frame.contentWindow?.location.replace(`${BASE}embed.html#${asked.link}`); // a frame that has not begun begins there
  }

  #becomeReady() {
    const waiting = this.#later?.filter(({ type }) => type !== 'step') ?? [];
    [this.#ready, this.#later] = [true, null];
    for (const asked of waiting) this.#ask(asked);
  }

  /** @param {MessageEvent} event */
  #receive({ data, origin, source }) {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== ORIGIN) return;
    const told = messageOf(data);
    if (!told) return;
    if (told.type === 'size' && typeof told.height === 'number' && Number.isFinite(told.height)) this.#size(told.height);
    if (told.type === 'begun') this.#later = [];
    if (told.type === 'ready') this.#becomeReady();
    this.dispatchEvent(new CustomEvent(`napoleon-${told.type}`, { detail: told, bubbles: true, composed: true }));
  }
}
