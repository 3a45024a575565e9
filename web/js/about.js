// @ts-check
// Opens the page about the game over a table or over the start screen; when the language changes it is drawn anew.

import { html, nothing, render } from 'lit-html';
import { printedPage } from './languages.js';
import { onSpeak, textsFor } from './texts.js';
import { drawAbout } from './view/about.js';
import { panel } from './view/panel.js';

/** @param {HTMLElement} place */
export function openAbout(place) {
  const before = document.activeElement;
  const draw = () => {
    const t = textsFor(null);
    const body = html`${drawAbout(SITE.about, { t, inPanel: true, base: './' })}
      <p class="to-print"><a href=${printedPage('about.html')} target="_blank">${t.ui('ui-about-print')}</a></p>`;
    render(panel('about', t.ui('ui-about'), body, { t }, { close }), place);
  };
  const quiet = onSpeak(draw);
  const close = () => {
    quiet();
    render(nothing, place);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
  draw();
  const dialog = place.querySelector('dialog');
  dialog?.showModal();
  dialog?.querySelector('h2')?.focus();
}
