// @ts-check
// The reader's hand: a toolbar of real buttons with one tab stop. A button keeps its node from the deal to the play, so
// focus never jumps; a card picked for the discard leaves a dashed gap that puts it back.

import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { back, cardFace, cardName, part } from './cards.js';
import { followDrag } from './dragging.js';
import { isHinted } from './hint.js';
import { suitOf } from './marks.js';
import { onRoveKey } from './roving.js';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Handlers} Handlers */

/**
 * How a card stands: `can` be played, `bar`red, `pick`able, a `gap` where it was picked, or at `rest`.
 * @param {string} code
 * @param {Model} m
 * @returns {'can' | 'bar' | 'pick' | 'gap' | 'rest'}
 */
export const standing = (code, { view: { prompt }, ui }) => {
  if (ui.stage !== 'live') return 'rest';
  if (prompt.widget === 'pick') return ui.picked.includes(code) ? 'gap' : 'pick';
  if (prompt.widget !== 'cards') return 'rest';
  if (prompt.legal.includes(code)) return 'can';
  return prompt.barred[code] ? 'bar' : 'rest';
};

/** @param {string} code @param {Model} m @param {Handlers} on */
const press = (code, m, on) => {
  const { prompt } = m.view;
  const state = standing(code, m);
  if (m.ui.held !== undefined) on.lift(code);
  else if (state === 'can') on.play(code);
  else if (state === 'pick' || state === 'gap') on.toggle(code);
  else if (state === 'bar' && prompt.widget === 'cards') on.refuse(code, prompt.barred[code]);
};

/** @param {string} code @param {Model} m @param {Handlers} on */
const drawCard = (code, m, on) => {
  const { view, ui, t } = m;
  const state = standing(code, m);
  const gap = state === 'gap';
  const moving = ui.held !== undefined;
  const disabled = !moving && (state === 'bar' || state === 'rest');
  const twice = state === 'can' && ui.settings.tap === 'twice';
  const refused = ui.refused?.card === code ? ui.refused : null;
  const hinted = isHinted(code, m);
  const spoken = cardName(code, view, t);
  const name = hinted ? t.ui('ui-hinted', { name: spoken }) : spoken;
  const added = !gap && view.marks[code]?.includes('new');
  const face = gap ? nothing : html`${cardFace(code, t)}${view.roles[code] ? part() : nothing}`;
  return html`<span class="slot"
    ><button
      class="card ${suitOf(code)} ${state} ${added ? 'new' : ''} ${refused ? 'no' : ''} ${ui.held === code ? 'held' : ''} ${hinted ? 'hinted' : ''} ${state === 'can' && ui.chosen === code ? 'chosen' : ''}"
      data-card=${gap ? nothing : code}
      data-gap=${gap ? code : nothing}
      data-rove
      tabindex="-1"
      aria-disabled=${disabled ? 'true' : nothing}
      aria-pressed=${moving ? String(ui.held === code) : gap || state === 'pick' ? String(gap) : twice ? String(ui.chosen === code) : nothing}
      aria-label=${gap && !moving ? t.ui('ui-put-back', { card: name }) : name}
      @click=${() => press(code, m, on)}
      @pointerdown=${ui.settings.order === 'own' ? (/** @type {PointerEvent} */ event) => followDrag(event, (place) => on.move(code, place)) : nothing}
    >${face}</button>${refused ? html`<span class="slip" aria-hidden="true">${t.rich(refused.text)}</span>` : nothing}</span
  >`;
};

/**
 * A hand that lies face down until its owner takes over.
 * @param {number} count
 * @param {string} zone
 * @param {import('./types.js').Texts} t
 */
const drawCovered = (count, zone, t) => html`<section class="hand" aria-label=${t.ui('ui-face-down', { count })}>
    <div class="fan" data-zone=${zone}>${Array.from({ length: count }, () => html`<span class="slot">${back()}</span>`)}<i class="fold" aria-hidden="true"></i></div></section>`;

/** Shift and an arrow move the card that has the focus, where the order is one's own. @param {KeyboardEvent} event @param {Model} m @param {Handlers} on */
const onKey = (event, { ui }, on) => {
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const card = event.target instanceof HTMLElement ? event.target.closest('button') : null;
  const code = card?.dataset.card ?? card?.dataset.gap;
  if (!way || !code || !event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || ui.settings.order !== 'own') return onRoveKey(event);
  event.preventDefault();
  const place = ui.hand.indexOf(code) + way;
  if (place < 0 || place >= ui.hand.length) return;
  on.move(code, place);
  card?.focus();
};

/** @param {Model} m @param {Handlers} on */
export const drawHand = (m, on) => {
  const { view, ui, t } = m;
  const zone = 'zone' in view.prompt ? view.prompt.zone : `hand:${view.me}`;
  const held = view.zones[zone] ?? [];
  if (held.length && !ui.hand.length) return drawCovered(held.length, zone, t);
  const own = ui.settings.order === 'own' ? '' : nothing;
  return html`<section class="hand" aria-label=${t.ui('ui-your-hand')}>
    <div
      class="fan" role="toolbar" aria-label=${t.ui('ui-your-hand')} data-zone=${zone} data-own=${own} data-rove-in="line"
      @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(event, m, on)}
    >${repeat(
      ui.hand,
      (code) => code,
      (code) => drawCard(code, m, on),
    )}<i class="fold" aria-hidden="true"></i></div></section>`;
};
