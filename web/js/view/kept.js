// @ts-check
// Cards that stay before their owners once a trick is over, where the table keeps them: face up, the winning one of each trick turned down.

import { html, nothing } from 'lit-html';
import { back } from './cards.js';
import { chip } from './marks.js';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').TableView} TableView */

/** @param {TableView} view */
export const keeps = ({ settings }) => settings.played === 'kept';

/** What lies before a seat; the trick on the table does not, until it is gathered. @param {number} seat @param {Model} m */
export const drawKept = (seat, { view, ui, t }) => {
  const zone = `played:${seat}`;
  const all = view.zones[zone] ?? [];
  const cards = ui.stage === 'live' ? all : all.slice(0, -1);
  if (!keeps(view) || !cards.length) return nothing;
  const downs = cards.filter((code) => code === null).length;
  return html`<span class="kept" data-zone=${zone} role="group" aria-label=${t.ui('ui-kept', { name: view.seats[seat].name, down: downs })}>
    ${cards.map((code) => (code === null ? back() : chip(code, t.card(code))))}
  </span>`;
};
