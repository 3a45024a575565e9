// @ts-check
// The keys of the table: what each does, and a button for each that tells something, for those who have no keyboard or need its keys.

import { html, nothing } from 'lit-html';
import { READINGS } from '../readings.js';
import { panel } from './panel.js';
import { drawSetting } from './settings.js';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Handlers} Handlers */

/** Ways about the table that work as everywhere. */
const WAYS = ['tab', 'arrows', 'enter', 'escape'];

/** @param {Model} m @param {Handlers} on */
export const drawKeys = (m, on) => {
  const { view, ui, t } = m;
  const body = html`<dl class="ways">${WAYS.map((way) => html`<div><dt>${t.ui(`ui-key-${way}`)}</dt><dd>${t.ui(`ui-key-${way}-does`)}</dd></div>`)}</dl>
    ${drawSetting('keys', { chosen: ui.settings, t }, on.set, 'keys')}
    <div class="readings">${Object.entries(READINGS).map(
      ([key, { name }]) =>
        html`<button class="entry" data-read=${name} @click=${() => on.read(key)}><kbd>${key.toUpperCase()}</kbd><span>${t.ui(`ui-tells-${name}`)}</span></button>`,
    )}</div>
    <p class="entry still"><kbd>I</kbd><span>${t.ui('ui-keys-hint')}</span></p>
    <p class="entry still"><kbd>?</kbd><span>${t.ui('ui-keys-this')}</span></p>
    <div class="read" role="status">${ui.reading === null ? nothing : READINGS[ui.reading].read(view, t, ui.hand).map((line) => html`<p>${line}</p>`)}</div>`;
  return panel('keys', t.ui('ui-keys'), body, m, on);
};
