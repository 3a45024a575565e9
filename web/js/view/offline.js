// @ts-check
// The sign that the game can be played without a network, and the offer of a newer build.

import { html, nothing } from 'lit-html';
import { sign } from './marks.js';

/** @typedef {import('../offline.js').OfflineState} OfflineState */
/** @typedef {import('./types.js').Texts} Texts */
/** @typedef {{update: (when: 'now' | 'after') => void}} UpdateHandlers */
/** @typedef {typeof import('./dialogs.js').entry} Entry */

/** @param {OfflineState} state @param {Texts} t */
export const drawKept = ({ kept }, t) =>
  kept === 'none' ? nothing : html`<p class="small offline-sign" data-kept=${kept} role="status">${sign(kept === 'ready' ? 'news' : 'offline')}<span>${t.ui(`ui-kept-${kept}`)}</span></p>`;

/**
 * @param {OfflineState} state
 * @param {boolean} dealing whether a deal is going on, which an update can wait for
 * @param {Texts} t
 * @param {UpdateHandlers} on
 * @param {Entry} entry
 */
export const updateEntries = ({ update }, dealing, t, on, entry) => {
  if (!update) return nothing;
  const after = t.ui(update === 'wanted' ? 'ui-update-wanted' : 'ui-update-after-note');
  return html`${entry('update', t.ui('ui-update'), () => on.update('now'), { act: 'update', note: t.ui('ui-update-note') })}
  ${dealing ? entry('update', t.ui('ui-update-after'), () => on.update('after'), { act: 'update-after', note: after }) : nothing}`;
};
