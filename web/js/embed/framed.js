// @ts-check
// The game in a frame of another page: it tells that page what happens, does what it is asked, and keeps the keys that it is given to itself.

import { onShown } from '../audience.js';
import { LANGUAGES, changeLanguage, named } from '../languages.js';
import { SETTINGS } from '../settings.js';
import { textsFor } from '../texts.js';
import { keepKeys } from './keys.js';
import { askedOf, originAround, tell } from './messages.js';
import { heightFor } from './size.js';
import { newsFor } from './told.js';

/** @typedef {import('./embed.d.ts').Asked} Asked */
/** @typedef {import('../settings.js').Settings} Settings */
/** @typedef {import('../table.js').Table} Table */

/** What a page around may set; how sounds and helps are is the reader's own affair. */
const LENT = ['theme', 'speed', 'pack'];

export class Framed {
  #ready = false;

  /** @param {Table} table @param {Settings} settings */
  constructor(table, settings) {
    this.table = table;
    this.settings = settings;
    keepKeys();
    onShown((before, view) => newsFor(before, named(view), textsFor(named(view))).forEach((told) => tell(told)));
    addEventListener('message', (event) => this.#receive(event));
    addEventListener('resize', () => this.#size());
    this.#size();
  }

  /** From now on the table takes what it is asked. */
  ready() {
    this.#ready = true;
    tell({ type: 'ready' });
  }

  #size() {
    tell({ type: 'size', height: heightFor(innerWidth) });
  }

  /** @param {MessageEvent} event */
  #receive({ data, origin, source }) {
    const around = originAround();
    if (source !== window.parent || (around !== '*' && origin !== around)) return;
    const asked = askedOf(data);
    const refused = asked && (this.#ready ? this.#carryOut(asked) : 'busy');
    if (refused) tell({ type: 'refused', asked: asked.type, reason: refused });
  }

  /** @param {Asked} asked @returns {'busy' | 'value' | null} why not */
  #carryOut(asked) {
    if (asked.type === 'load') return this.#load(asked.link);
    if (asked.type === 'options') return this.#set(asked.set);
    const { director } = this.table;
    const { waitsFor } = director;
    if (waitsFor === 'deal') director.next();
    else director.hurry();
    return waitsFor === 'deal' || waitsFor === 'tap' ? null : 'busy';
  }

  /** @param {string} link @returns {null} */
  #load(link) {
    location.replace(`#${link}`); // what is wrong in it the page says itself
    return null;
  }

  /** @param {Record<string, string | undefined>} set @returns {'value' | null} */
  #set({ lang, ...rest }) {
    const known = Object.entries(rest).filter(([key, value]) => LENT.includes(key) && rowHas(key, value));
    for (const [key, value] of known) this.settings.lend(/** @type {any} */ (key), /** @type {any} */ (value));
    const spoken = lang === undefined || LANGUAGES.includes(lang);
    if (lang !== undefined && spoken) changeLanguage(lang).catch((error) => console.info(String(error)));
    return spoken && known.length === Object.keys(rest).length ? null : 'value';
  }
}

/** @param {string} key @param {string | undefined} value */
const rowHas = (key, value) => SETTINGS.some((row) => row.key === key && /** @type {readonly (string | undefined)[]} */ (row.values).includes(value));
