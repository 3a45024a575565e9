// @ts-check
// The view: pure functions from what the worker said and what the page remembers to what is on the screen. It knows no rules
// and asks no game its name.

import { html, nothing } from 'lit-html';
import { backDefs } from './cards.js';
import { drawDialog } from './dialogs.js';
import { drawGrid } from './grids.js';
import { drawHand } from './hand.js';
import { drawPrompt } from './prompt.js';
import { drawSheet } from './result.js';
import { drawSeats } from './seats.js';
import { drawStrip } from './strip.js';
import { drawRing } from './trick.js';

export { layout } from './layout.js';
export { motion } from './motion.js';
export { drawBoot, drawStart } from './opening.js';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Handlers} Handlers */

/** The table proper: seats, ring, grid, prompt, hand. @param {Model} m @param {Handlers} on */
const drawPlay = (m, on) => {
  const { view, ui, t } = m;
  const grid = view.prompt.widget === 'grid' && ui.stage === 'live' ? view.prompt : null;
  return html`<section class="felt" aria-label=${t.ui('ui-table')}>${drawSeats(m)}${drawRing(m, on)}</section>${grid ? drawGrid(m, on, grid) : nothing}${drawPrompt(m, on)}${drawHand(m, on)}`;
};

/**
 * The whole page of a running table.
 * @param {Model} m
 * @param {Handlers} on
 */
export const drawTable = (m, on) => {
  const { view, ui, t } = m;
  const sheet = ui.stage === 'live' ? view.result : null;
  const widget = ui.stage === 'live' ? (view.prompt.widget ?? 'none') : 'none';
  return html`${backDefs()}<main class="table ${sheet ? 'summed' : ''} ${ui.waiting ? 'waiting' : ''}" data-phase=${view.phase} data-next=${view.next} data-stage=${ui.stage}
    data-talk=${ui.stage === 'live' && !view.trick && view.seats.some((seat) => seat.said) ? '' : nothing} data-widget=${widget} data-shape=${widget === 'grid' && view.prompt.widget === 'grid' ? view.prompt.shape : nothing} data-players=${view.seats.length} data-speed=${ui.speed} data-serial=${view.deal.serial} data-step=${view.step}>
    <h1 class="hush">${t.ui('ui-game-title')}</h1>
    ${drawStrip(m, on)}${sheet ? html`${drawSheet(m, sheet)}${drawPrompt(m, on)}` : drawPlay(m, on)}
    <p class="hush" role="status">${ui.refused ? t.plain(ui.refused.text) : (ui.notice ?? nothing)}</p>
  </main>${drawDialog(m, on)}`;
};
