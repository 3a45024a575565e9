// @ts-check
// The view: pure functions from what the worker said and what the page remembers to what is on the screen. It knows no rules
// and asks no game its name.

import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { backDefs, cardName } from './cards.js';
import { drawDialog } from './dialogs.js';
import { drawGrid } from './grids.js';
import { drawHand } from './hand.js';
import { drawPrompt } from './prompt.js';
import { drawSheet } from './result.js';
import { drawSeats } from './seats.js';
import { drawStrip } from './strip.js';
import { drawRing, shownTrick } from './trick.js';

export { layout } from './layout.js';
export { motion } from './motion.js';
export { drawBoot, drawStart } from './opening.js';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Handlers} Handlers */

/** One sentence for each bid and each card, for those who listen. @param {Model} m @returns {{key: string, text: string}[]} */
const logLines = (m) => {
  const { view, t } = m;
  const shown = shownTrick(m);
  if (shown.plays.length) {
    return shown.plays.map(({ seat, card }) => ({ key: `${shown.number}:${card}`, text: t.ui('ui-played', { name: view.seats[seat].name, card: cardName(card, view, t) }) }));
  }
  if (view.trick) return [];
  return view.seats.flatMap(({ seat, name, said }) => {
    if (!said) return [];
    const what = said.face ? (said.face.text ? t.plain(said.face.text) : t.bid(said.face)) : t.ui('ui-pass');
    return [{ key: `${seat}:${what}`, text: t.ui('ui-said', { name, what }) }];
  });
};

/** @param {Model} m */
const drawLog = (m) =>
  html`<div class="hush" role="log" aria-label=${m.t.ui('ui-log')}>${repeat(logLines(m), (line) => line.key, (line) => html`<p>${line.text}</p>`)}</div>
    <div class="hush" role="status">${m.ui.refused ? m.t.plain(m.ui.refused.text) : nothing}</div><div class="hush" role="status">${m.ui.notice ?? nothing}</div>`;

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
    data-widget=${widget} data-shape=${widget === 'grid' && view.prompt.widget === 'grid' ? view.prompt.shape : nothing} data-players=${view.seats.length} data-speed=${ui.speed} data-serial=${view.deal.serial} data-step=${view.step}>
    <h1 class="hush">${t.ui('ui-game-title')}</h1>
    ${drawStrip(m, on)}${sheet ? html`${drawSheet(m, sheet)}${drawPrompt(m, on)}` : drawPlay(m, on)}${drawLog(m)}
  </main>${drawDialog(m, on)}`;
};
