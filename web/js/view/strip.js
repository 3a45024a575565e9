// @ts-check
// The headline, always in sight, and the tools.

import { html, nothing } from 'lit-html';
import { canHint, undoRefusal } from './hint.js';
import { chip, sign } from './marks.js';
import { drawNotice } from './notice.js';
import { faceOf } from './seats.js';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Handlers} Handlers */
/** @typedef {import('./types.js').Headline} Headline */
/** @typedef {import('./types.js').DialogName} DialogName */
/** @typedef {import('./types.js').Texts} Texts */

/** A picture and the words that belong to it stand together. @param {Headline[]} items @returns {Headline[][]} */
const groups = (items) =>
  items.reduce((/** @type {Headline[][]} */ made, item) => {
    const words = item.label !== undefined || item.value !== undefined;
    if (words && made.length) made[made.length - 1].push(item);
    else made.push([item]);
    return made;
  }, []);

/** @param {Headline} item @param {Texts} t */
const piece = (item, t) => {
  if (item.face) return html`<span class="num">${faceOf(item.face, t)}</span>`;
  if (item.card) return html`<span class="call">${chip(item.card, t.card(item.card))}</span>`;
  const label = item.label ? html`<small>${t.rich(item.label)}</small>` : nothing;
  const value = item.value ? html`<b class=${Object.keys(item.value.args).length ? nothing : 'word'}>${t.rich(item.value)}</b>` : nothing;
  return html`<span class="by">${label} ${value}</span>`;
};

/** @param {DialogName} name @param {string} label @param {Handlers} on */
const tool = (name, label, on) =>
  html`<button class="tool t-${name}" data-open=${name} @click=${() => on.open(name)}>${sign(name)}<span>${label}</span></button>`;

/**
 * Help that is asked for; where there is none it says why.
 * @param {'hint' | 'undo'} name
 * @param {string | null} refusal the key of why there is none now
 * @param {Texts} t
 * @param {Handlers} on
 */
const help = (name, refusal, t, on) =>
  html`<button
    class="tool t-${name}"
    data-act=${name}
    aria-disabled=${refusal ? 'true' : nothing}
    title=${refusal ? t.ui(refusal) : nothing}
    @click=${() => on[name]()}
  >${sign(name)}<span>${t.ui(name === 'hint' ? 'ui-hint' : 'ui-undo')}</span></button>`;

/** Tricks that are over: the last one, or at a beginner's table all of them. @param {Model['view']} view @param {Model['ui']} ui @param {Texts} t @param {Handlers} on */
const drawPast = ({ last, result }, { settings }, t, on) => {
  if (!last || result) return nothing;
  return settings.tricks === 'all' ? tool('tricks', t.ui('ui-all-tricks'), on) : tool('lastTrick', t.ui('ui-last-trick'), on);
};

/** @param {Model} m @param {Handlers} on */
export const drawStrip = ({ view, ui, t }, on) => html`<header class="strip">
  <section class="plaque" aria-label=${t.ui('ui-headline')}>
    ${groups(view.headline).map((group) => html`<div class="set">${group.map((item) => piece(item, t))}</div>`)}
  </section>
  <nav class="tools" aria-label=${t.ui('ui-tools')}>
    ${view.result || view.match ? nothing : help('hint', canHint(view) ? null : 'ui-hint-none', t, on)}${help('undo', view.undo ? null : undoRefusal(view), t, on)}
    ${drawPast(view, ui, t, on)}
    ${tool('scores', t.ui('ui-scores'), on)}${tool('menu', t.ui('ui-menu'), on)}
  </nav>
  ${drawNotice(ui.notice, 'notice', t)}
</header>`;
