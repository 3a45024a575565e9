// @ts-check
// The deal so far in words, the newest line in sight: text to be read, found and copied.

import { html, nothing } from 'lit-html';
import { panel } from './panel.js';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Handlers} Handlers */
/** @typedef {import('./types.js').LogPart} LogPart */

/** @param {LogPart} part @param {Model} m */
const drawPart = ({ id, title, lines }, { t, view }) => html`<section class="log-part" data-part=${id}>
  <h3>${t.rich(title)}</h3>
  <ol>${lines.map(({ by, text }) => html`<li class="${by === null ? 'came' : ''} ${by === view.me ? 'own' : ''}">${t.rich(text)}</li>`)}</ol>
</section>`;

/**
 * The list hangs from its end, so a browser shows the newest lines first, and keeps to them as lines are added.
 * @param {Model} m
 * @param {Handlers} on
 */
export const drawLog = (m, on) => {
  const { view, t } = m;
  const { number, of } = view.deal;
  const body = html`<p class="small">${t.ui('ui-deal-of', { number, of })}</p>
    ${view.log.length ? nothing : html`<p class="lead">${t.ui('ui-log-empty')}</p>`}
    <div class="log-text" tabindex="0" role="group" aria-label=${t.ui('ui-log')}><div>${view.log.map((part) => drawPart(part, m))}</div></div>`;
  return panel('log', t.ui('ui-log'), body, m, on);
};
