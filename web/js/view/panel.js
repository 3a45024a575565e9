// @ts-check
// A panel over the table. `layout()` opens it as a modal dialog, so focus stays inside and Esc closes; the app holds which one is open.

import { html } from 'lit-html';
import { sign } from './marks.js';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Handlers} Handlers */

/**
 * @param {string} name
 * @param {unknown} title
 * @param {unknown} body
 * @param {Pick<Model, 't'>} m
 * @param {Pick<Handlers, 'close'>} on
 */
export const panel = (name, title, body, { t }, on) => {
  /** @param {Event} event */
  const cancel = (event) => {
    event.preventDefault();
    on.close();
  };
  /** A press beside the panel closes it. @param {Event} event */
  const beside = (event) => {
    if (event.target === event.currentTarget) on.close();
  };
  return html`<dialog class="panel p-${name}" data-dialog=${name} aria-labelledby="panel-title" @cancel=${cancel} @click=${beside}>
    <div class="inner">
      <header>
        <h2 id="panel-title" tabindex="-1">${title}</h2>
        <button class="tool shut" data-act="close" aria-label=${t.ui('ui-close')} @click=${() => on.close()}>${sign('close')}</button>
      </header>
      ${body}
    </div>
  </dialog>`;
};
