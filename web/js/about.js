// @ts-check
// Opens the page about the game over a table or over the start screen.

import { html } from 'lit-html';
import { printedPage } from './languages.js';
import { openOver } from './over.js';
import { textsFor } from './texts.js';
import { drawAbout } from './view/about.js';
import { panel } from './view/panel.js';

/** @param {HTMLElement} place */
export function openAbout(place) {
  openOver(place, (close) => {
    const t = textsFor(null);
    const body = html`${drawAbout(SITE.about, { t, inPanel: true, base: './' })}
      <p class="to-print"><a href=${printedPage('about.html')} target="_blank">${t.ui('ui-about-print')}</a></p>`;
    return panel('about', t.ui('ui-about'), body, { t }, { close });
  });
}
