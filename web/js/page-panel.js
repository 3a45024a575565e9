// @ts-check
// The panel of a long page, the rules or how the CPU players decide, over a table or over the start screen: fetched when it is asked for,
// so that it tells what is in force.

import { html, nothing } from 'lit-html';
import { loadPageTexts, printedPage } from './languages.js';
import { openOver } from './over.js';
import { onSpeak } from './texts.js';
import { sign } from './view/marks.js';
import { anchor, drawBook, drawContents, drawSection } from './view/rules.js';

/** @typedef {import('./view/types.js').RulePage} RulePage */
/** @typedef {import('./view/types.js').Texts} Texts */
/** @typedef {{t: Texts, names: string[]}} Reader */
/** @typedef {{name: 'rules' | 'players' | 'characters' | 'statistics', texts: 'rules' | 'players' | null, foot: (t: Texts) => unknown}} Kind of page: its name, its words where they are fetched, and what stands at its end */

/** The way to a printed form. @param {string} file @param {string} key */
const printed = (file, key) => (/** @type {Texts} */ t) => html`<p class="to-print"><a href=${printedPage(file)} target="_blank">${t.ui(key)}</a></p>`;

/** @type {Kind} */
export const RULES = { name: 'rules', texts: 'rules', foot: printed('index.html', 'ui-rules-index-title') };
/** @type {Kind} */
export const PLAYERS = { name: 'players', texts: 'players', foot: printed('players.html', 'ui-players-print') };
/** @type {Kind} */
export const CHARACTERS = { name: 'characters', texts: 'players', foot: printed('characters.html', 'ui-players-print') };

/** A chapter is the current one from here above the top of the text, in px. */
const NEAR = 24;

/** @param {Element} dialog @param {string | undefined} id */
const markCurrent = (dialog, id) => {
  for (const link of dialog.querySelectorAll('.contents a')) {
    const current = link.getAttribute('href') === `#${id}`;
    if (current === link.hasAttribute('aria-current')) continue;
    link.toggleAttribute('aria-current', current);
    if (!current) continue;
    link.setAttribute('aria-current', 'true');
    link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
};

/** Which chapter is read now; the last one when the text is at its end. @param {Element} text */
const chapterAt = (text) => {
  const chapters = [...text.querySelectorAll('.chapter')];
  if (text.scrollTop + text.clientHeight >= text.scrollHeight - 1) return chapters.at(-1)?.id;
  const top = text.getBoundingClientRect().top + NEAR;
  return chapters.findLast((chapter) => chapter.getBoundingClientRect().top <= top)?.id ?? chapters[0]?.id;
};

/** Follows an entry of the contents without touching the address, which describes tables. @param {Event} event @param {() => void} complete draws what is not drawn yet */
const follow = (event, complete) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const dialog = link?.closest('dialog');
  if (!link || !dialog) return;
  event.preventDefault();
  complete();
  const id = link.getAttribute('href')?.slice(1);
  const chapter = dialog.querySelector(`[id="${id}"]`);
  chapter?.scrollIntoView();
  chapter?.querySelector('h3')?.focus({ preventScroll: true });
  markCurrent(dialog, id);
};

/** Which chapter is read now, as the text is scrolled. @param {Event} event */
const scrolled = (event) => {
  const text = event.currentTarget;
  const dialog = text instanceof Element ? text.closest('dialog') : null;
  if (dialog && text instanceof Element) markCurrent(dialog, chapterAt(text));
};

/**
 * The chapters of a page, drawn one after another: all at once would hold up a slow device. What is drawn is kept, so that a further one costs no
 * more than itself.
 */
class Chapters {
  /** @type {unknown[]} */
  #drawn = [];

  /** @param {RulePage} page @param {() => Reader} reader @param {number} count of those that are drawn at first */
  constructor(page, reader, count) {
    this.page = page;
    this.reader = reader;
    this.count = count;
  }

  get complete() {
    return this.count >= this.page.sections.length;
  }

  get drawn() {
    const reader = { ...this.reader(), inPanel: true };
    while (this.#drawn.length < Math.min(this.count, this.page.sections.length)) this.#drawn.push(drawSection(this.page.sections[this.#drawn.length], reader));
    return this.#drawn;
  }

  /** In other words. */
  forget() {
    this.#drawn = [];
  }
}

/**
 * @param {Chapters} chapters
 * @param {Kind} kind
 * @param {() => void} complete draws all chapters
 * @param {() => void} close
 */
const drawPanel = (chapters, { name, foot }, complete, close) => {
  const { page } = chapters;
  const reader = chapters.reader();
  const { t } = reader;
  const title = `${name}-title`;
  /** @param {Event} event */
  const beside = (event) => event.target === event.currentTarget && close();
  return html`<dialog class="panel p-rules" data-page=${name} data-dialog=${name} aria-labelledby=${title} @close=${close} @click=${beside}><div class="inner">
    <header>
      <h2 id=${title} tabindex="-1">${t.rich(page.title)}</h2>
      <button class="tool shut" data-act="close" aria-label=${t.ui('ui-close')} @click=${close}>${sign('close')}</button>
    </header>
    <div @click=${(/** @type {Event} */ event) => follow(event, complete)}>${drawContents(page, { ...reader, inPanel: true })}</div>
    <div class="rules-text" tabindex="0" role="group" aria-busy=${String(!chapters.complete)} aria-labelledby=${title} @scroll=${scrolled}>${drawBook(chapters.drawn)}
      ${chapters.complete ? foot(t) : nothing}
    </div>
  </div></dialog>`;
};

/**
 * Opens the panel; closing it gives the focus back. When the language changes it is drawn anew.
 * @param {HTMLElement} place
 * @param {RulePage} page
 * @param {() => Reader} reader
 * @param {Kind} kind
 */
export function openPage(place, page, reader, kind) {
  const chapters = new Chapters(page, reader, kind.texts ? 0 : Infinity);
  let draw = () => {};
  let wordless = false; // while the words of another language are fetched nothing is drawn in it
  let next = 0;
  const complete = () => {
    chapters.count = Infinity;
    if (!wordless) draw();
  };
  const more = () => {
    if (wordless || chapters.complete || !dialog?.isConnected) return;
    chapters.count += 1;
    draw();
    next = setTimeout(more);
  };
  const again = () => {
    wordless = false;
    if (!dialog?.isConnected) return;
    chapters.forget();
    draw();
    clearTimeout(next);
    more();
  };
  /** @param {() => void} redraw */
  const watch = (redraw) => {
    draw = redraw;
    return onSpeak(() => {
      wordless = kind.texts !== null;
      if (!kind.texts) again();
      else void loadPageTexts(kind.texts).then(again, () => (wordless = false));
    });
  };
  /** @type {HTMLDialogElement | null} */
  const dialog = openOver(place, (close) => drawPanel(chapters, kind, complete, close), watch);
  next = setTimeout(more);
  if (dialog && page.sections.length) markCurrent(dialog, anchor(page.sections[0]));
}
