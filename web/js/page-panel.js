// @ts-check
// The panel of a long page, the rules or how the CPU players decide, over a table or over the start screen: fetched when it is asked for,
// so that it tells what is in force.

import { html } from 'lit-html';
import { loadPageTexts, printedPage } from './languages.js';
import { openOver } from './over.js';
import { onSpeak } from './texts.js';
import { sign } from './view/marks.js';
import { anchor, drawContents, drawRules } from './view/rules.js';

/** @typedef {import('./view/types.js').RulePage} RulePage */
/** @typedef {import('./view/types.js').Texts} Texts */
/** @typedef {{t: Texts, names: string[]}} Reader */
/** @typedef {{name: 'rules' | 'players' | 'statistics', texts: 'rules' | 'players' | null, foot: (t: Texts) => unknown}} Kind of page: its name, its words where they are fetched, and what stands at its end */

/** The way to a printed form. @param {string} file @param {string} key */
const printed = (file, key) => (/** @type {Texts} */ t) => html`<p class="to-print"><a href=${printedPage(file)} target="_blank">${t.ui(key)}</a></p>`;

/** @type {Kind} */
export const RULES = { name: 'rules', texts: 'rules', foot: printed('index.html', 'ui-rules-index-title') };
/** @type {Kind} */
export const PLAYERS = { name: 'players', texts: 'players', foot: printed('players.html', 'ui-players-print') };

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

/** Follows an entry of the contents without touching the address, which describes tables. @param {Event} event */
const follow = (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const dialog = link?.closest('dialog');
  if (!link || !dialog) return;
  event.preventDefault();
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
 * @param {RulePage} page
 * @param {Reader} reader
 * @param {Kind} kind
 * @param {() => void} close
 */
const drawPanel = (page, reader, { name, foot }, close) => {
  const { t } = reader;
  const title = `${name}-title`;
  /** @param {Event} event */
  const beside = (event) => event.target === event.currentTarget && close();
  const drawn = { ...reader, inPanel: true };
  return html`<dialog class="panel p-rules" data-page=${name} data-dialog=${name} aria-labelledby=${title} @close=${close} @click=${beside}><div class="inner">
    <header>
      <h2 id=${title} tabindex="-1">${t.rich(page.title)}</h2>
      <button class="tool shut" data-act="close" aria-label=${t.ui('ui-close')} @click=${close}>${sign('close')}</button>
    </header>
    <div @click=${follow}>${drawContents(page, drawn)}</div>
    <div class="rules-text" tabindex="0" role="group" aria-labelledby=${title} @scroll=${scrolled}>${drawRules(page, drawn)}
      ${foot(t)}
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
  /** @param {() => void} draw */
  const watch = (draw) =>
    onSpeak(() => {
      const shown = place.querySelector('dialog');
      if (!kind.texts) draw();
      else void loadPageTexts(kind.texts).then(() => shown?.isConnected && draw(), () => {});
    });
  const dialog = openOver(place, (close) => drawPanel(page, reader(), kind, close), watch);
  if (dialog && page.sections.length) markCurrent(dialog, anchor(page.sections[0]));
}
