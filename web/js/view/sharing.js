// @ts-check
// The panel of sharing: what may be handed on, each as a link, as a QR code or as a text.

import { html, nothing, svg } from 'lit-html';
import { sign } from './marks.js';
import { panel } from './panel.js';

/** @typedef {import('./types.js').Texts} Texts */
/**
 * Something to hand on.
 * @typedef {Object} Shared
 * @property {'day' | 'match' | 'deal' | 'table'} name table: its rules alone, and whatever cards come
 * @property {string} address
 * @property {string | null} text a text that goes with it and has the address in it
 */
/** @typedef {{size: number, path: string}} Code */
/**
 * @typedef {Object} ShareModel
 * @property {Shared[]} things
 * @property {Shared['name'] | null} copied what was copied last
 * @property {Shared['name'] | null} byHand what the browser does not let the page copy
 * @property {Shared['name'] | null} coded what is shown as a code
 * @property {Code | 'long' | 'failed' | null} code null while it is coming
 * @property {boolean} device whether the device has a way of its own to share
 */
/** @typedef {{copy: (thing: Shared) => void, send: (thing: Shared) => void, code: (thing: Shared) => void, close: () => void}} ShareHandlers */

/** Light modules around a code, without which readers do not find it. */
const MARGIN = 4;

/** @param {Code} code @param {string} label */
const drawCode = ({ size, path }, label) => html`<svg
  class="qr" role="img" aria-label=${label} viewBox="${-MARGIN} ${-MARGIN} ${size + 2 * MARGIN} ${size + 2 * MARGIN}" shape-rendering="crispEdges"
>${svg`<path class="light" d="M${-MARGIN} ${-MARGIN}h${size + 2 * MARGIN}v${size + 2 * MARGIN}h${-size - 2 * MARGIN}z"/><path class="dark" d=${path}/>`}</svg>`;

/** @param {ShareModel} m @param {Texts} t */
const codePart = ({ code }, t) => {
  if (code === null) return nothing;
  if (code === 'long' || code === 'failed') return html`<p class="small" role="status">${t.ui(`ui-share-code-${code}`)}</p>`;
  return drawCode(code, t.ui('ui-share-code-label'));
};

/** @param {Shared} thing @param {ShareModel} m @param {Texts} t @param {ShareHandlers} on */
const drawThing = (thing, m, t, on) => {
  const { name, text, address } = thing;
  const id = `share-${name}`;
  const coded = m.coded === name;
  const shown = text ?? (m.byHand === name ? address : null);
  return html`<section class="shared" data-shared=${name} aria-labelledby=${id}>
    <h3 id=${id}>${t.ui(`ui-share-${name}`)}</h3>
    <p class="small">${t.ui(`ui-share-${name}-note`)}</p>
    ${shown === null ? nothing : html`<textarea class="report" readonly translate="no" rows=${text ? '5' : '2'} aria-labelledby=${id} .value=${shown}></textarea>`}
    <div class="acts">
      ${m.device ? html`<button class="btn go" type="button" data-act="send" @click=${() => on.send(thing)}>${t.ui('ui-share-send')}</button>` : nothing}
      <button class="btn ${m.device ? 'quiet' : 'go'}" type="button" data-act="copy" @click=${() => on.copy(thing)}>${sign('link')}${t.ui(text ? 'ui-share-copy-text' : 'ui-copy-link')}</button>
      ${text ? nothing : html`<button class="btn quiet" type="button" data-act="code" aria-expanded=${String(coded)} @click=${() => on.code(thing)}>${t.ui('ui-share-code')}</button>`}
    </div>
    <p class="small" role="status">${m.copied === name ? t.ui(text ? 'ui-share-copied-text' : 'ui-copied') : m.byHand === name ? t.ui('ui-copy-by-hand') : nothing}</p>
    ${coded ? codePart(m, t) : nothing}
  </section>`;
};

/** @param {ShareModel} m @param {Texts} t @param {ShareHandlers} on */
export const drawShare = (m, t, on) => {
  const things = m.things.map((thing) => drawThing(thing, m, t, on));
  return panel('share', t.ui('ui-share-title'), html`<div class="things">${things.length ? things : html`<p>${t.ui('ui-share-nothing')}</p>`}</div>`, { t }, on);
};
