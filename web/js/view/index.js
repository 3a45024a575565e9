// @ts-check
// The view: pure functions from what the worker said and what the page remembers to what is on the screen. It knows no rules
// and asks no game its name.

import { html, nothing } from 'lit-html';
import { backDefs } from './backs.js';
import { drawDialog } from './dialogs.js';
import { drawGrid } from './grids.js';
import { drawHand } from './hand.js';
import { drawKept, keeps } from './kept.js';
import { drawPrompt } from './prompt.js';
import { drawSheet, summed } from './result.js';
import { drawSeats } from './seats.js';
import { drawStrip } from './strip.js';
import { drawRing } from './trick.js';

export { cellOf } from './grids.js';
export { keeps } from './kept.js';
export { layout } from './layout.js';
export { motion } from './motion.js';
export { drawBoot } from './opening.js';
export { drawStart } from './start.js';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Handlers} Handlers */

/** The table proper: seats, ring, grid, prompt, hand. @param {Model} m @param {Handlers} on */
const drawPlay = (m, on) => {
  const { prompt } = m.view;
  const grid = prompt.widget === 'grid' && m.ui.stage === 'live' ? drawGrid(m, on, prompt) : nothing;
  return html`<section class="felt" aria-label=${m.t.ui('ui-table')}>${drawSeats(m)}${drawRing(m, on)}${drawKept(m.view.me, m)}</section>
    ${grid}${drawPrompt(m, on)}${drawHand(m, on)}`;
};

/** What the page tells beside the table: why something was refused, or a notice. @param {Model} m */
const drawTold = ({ ui, t }) => html`<p class="hush" role="status">${ui.refused ? t.plain(ui.refused.text) : (ui.notice?.words(t) ?? nothing)}</p>`;

/**
 * What the style sheet goes by: the widget that is asked for, its shape, and whether seats speak.
 * @param {Model} m
 */
const hooks = ({ view, ui }) => {
  const { prompt } = view;
  if (ui.stage !== 'live') return { widget: 'none', shape: nothing, talk: nothing };
  return {
    widget: prompt.widget ?? 'none',
    shape: prompt.widget === 'grid' ? prompt.shape : nothing,
    talk: !view.trick && view.seats.some((seat) => seat.said) ? '' : nothing,
  };
};

/**
 * The whole page of a running table.
 * @param {Model} m
 * @param {Handlers} on
 */
export const drawTable = (m, on) => {
  const { view, ui, t } = m;
  const sheet = summed(m);
  const { widget, shape, talk } = hooks(m);
  return html`${backDefs(ui.settings.back)}
    <main
      class="table ${sheet ? 'summed' : ''} ${ui.waiting ? 'waiting' : ''}"
      data-phase=${view.phase}
      data-next=${view.next}
      data-stage=${ui.stage}
      data-widget=${widget}
      data-shape=${shape}
      data-talk=${talk}
      data-players=${view.seats.length}
      data-keeps=${keeps(view) ? '' : nothing}
      data-speed=${ui.settings.speed}
      data-serial=${view.deal.serial}
      data-step=${view.step}
    >
      <h1 class="hush">${t.ui('ui-game-title')}</h1>
      ${drawStrip(m, on)}${sheet ? html`${drawSheet(m, on)}${drawPrompt(m, on)}` : drawPlay(m, on)}${drawTold(m)}
    </main>
    ${drawDialog(m, on)}`;
};
