// @ts-check
// What a person does with all that is kept: looks at the statistics, clears them, saves everything to a file and reads it again.

import { html } from 'lit-html';
import { download } from './download.js';
import { addAll, contentsOf, readContents, readable, replaceAll } from './kept-file.js';
import { openPage } from './page-panel.js';
import { ask } from './question.js';
import { pickFile } from './records.js';
import { textsFor } from './texts.js';
import { sign } from './view/marks.js';

/** @typedef {import('./kept-file.js').Contents} Contents */
/** @typedef {import('./kept-file.js').Kept} Kept */
/** @typedef {import('./view/types.js').Notice} Notice */
/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {import('./view/types.js').Text} Text */
/** @typedef {import('./view/types.js').Texts} Texts */

/**
 * @typedef {Object} Host
 * @property {HTMLElement} place for panels and questions
 * @property {(method: string, params: Record<string, unknown>) => Promise<any>} request
 * @property {(notice: Notice) => void} tell
 * @property {() => Promise<void>} relieve other tabs hand over their matches, and nothing here is written meanwhile
 * @property {() => Promise<void>} reopen all that is kept has changed
 */

export class Keeping {
  /**
   * @param {Kept} kept
   * @param {Host} host
   */
  constructor(kept, host) {
    this.kept = kept;
    this.host = host;
  }

  /** Opens the panel of statistics. */
  async open() {
    const page = await this.host.request('statistics.page', { entries: this.kept.book.entries });
    openPage(this.host.place, page, () => ({ t: textsFor(null), names: [] }), { name: 'statistics', texts: null, foot: (t) => this.#foot(t) });
  }

  /**
   * What the result of a match says of its rating.
   * @param {TableView} view
   * @returns {Promise<Text | null>} null where there is nothing to say
   */
  async rating({ booking, match, game }) {
    const last = match && booking && this.kept.book.read(booking.match);
    if (!last) return null;
    const entries = this.kept.book.entries.filter((entry) => entry.game === game);
    return (await this.host.request('statistics.rating', { entries, last })).told;
  }

  /** @param {Texts} t */
  #foot(t) {
    const entry = (/** @type {string} */ act, /** @type {string} */ mark, /** @type {string} */ key, /** @type {() => void} */ work, note = true) =>
      html`<button class="entry" data-act=${act} @click=${work}>
        ${sign(mark)}<span>${t.ui(key)}${note ? html`<small>${t.ui(`${key}-note`)}</small>` : ''}</span>
      </button>`;
    return html`<div class="entries">
      ${entry('keep-export', 'save', 'ui-keep-export', () => this.export())}${entry('keep-import', 'open', 'ui-keep-import', () => this.import())}
      ${this.kept.book.names.length ? entry('reset-statistics', 'close', 'ui-statistics-reset', () => this.#reset(), false) : ''}
    </div>`;
  }

  #reset() {
    const yes = () => this.kept.book.clear();
    ask(this.host.place, { key: 'ui-ask-reset', yes, after: () => setTimeout(() => void this.open()) });
  }

  /** Saves everything to a file. */
  export() {
    download(contentsOf(this.kept), 'napoleon-kept.json');
  }

  /** Asks for a file, looks at it, and asks what shall become of it. */
  import() {
    pickFile((file) => void this.#read(file).catch(() => this.#trouble('ui-trouble')));
  }

  /** @param {File} file */
  async #read(file) {
    const found = await readContents(file);
    if ('problem' in found) return this.#trouble(found.problem, { part: found.part ?? '' });
    const { contents, unread } = await readable(found, this.host.request);
    const args = { matches: contents.matches.filter(({ over }) => !over).length, booked: Object.keys(contents.book).length, unread };
    const put = (/** @type {typeof replaceAll} */ how, /** @type {string} */ key) => void this.#put(() => how(this.kept, contents), key);
    ask(this.host.place, {
      key: 'ui-ask-import',
      args,
      yes: () => put(replaceAll, 'ui-keep-replaced'),
      other: { key: 'ui-ask-import-add', act: () => put(addAll, 'ui-keep-added') },
    });
  }

  /** @param {() => boolean} work @param {string} key */
  async #put(work, key) {
    await this.host.relieve();
    const done = work();
    await this.host.reopen();
    if (done) this.host.tell({ kind: 'news', words: (t) => t.ui(key) });
    else this.#trouble('ui-keep-full');
  }

  /** The panel may stand before what tells it, so it closes. @param {string} key @param {Record<string, string>} [args] */
  #trouble(key, args) {
    this.host.place.querySelector('dialog')?.close();
    this.host.tell({ kind: 'trouble', words: (t) => t.ui(key, args) });
  }
}
