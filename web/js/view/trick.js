// @ts-check
// The middle of the table: the cards of a trick, the tray of picked cards, the figure that sums it all up.

import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { cardFace, cardName, part } from './cards.js';
import { lozenge, suitOf } from './marks.js';
import { ringBox } from './ring.js';
import { cardSpot, faceOf, placeOf } from './seats.js';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Handlers} Handlers */
/** @typedef {import('./types.js').Play} Play */
/** @typedef {import('./types.js').PickPrompt} PickPrompt */

/** @param {number} place @param {number} count */
const spotStyle = (place, count) => {
  const { tall, wide } = cardSpot(place, count);
  return `--tx:${tall[0]};--ty:${tall[1]};--wx:${wide[0]};--wy:${wide[1]}`;
};

/**
 * The trick to show now: the one that is over while it stays, else the one that runs.
 * @param {Model} m
 * @returns {{number: number, plays: Play[], best: number | null, mark: unknown}}
 */
export const shownTrick = ({ view, ui, t }) => {
  const { last, trick } = view;
  if (ui.stage !== 'live' && last) return { number: last.number, plays: last.plays, best: last.winner, mark: last.reason ? t.rich(last.reason) : nothing };
  if (!trick) return { number: 0, plays: [], best: null, mark: nothing };
  return { number: trick.number, plays: trick.plays, best: trick.plays.length > 1 ? trick.winning : null, mark: t.ui('ui-winning') };
};

/** @param {Model} m */
const drawTrick = (m) => {
  const { view, ui, t } = m;
  const shown = shownTrick(m);
  const count = view.seats.length;
  const mine = shown.plays.some((play) => play.seat === view.me);
  const awaited = ui.stage === 'live' && view.trick && !view.result && !mine;
  return html`<div class="trick" data-zone="trick">${awaited ? html`<span class="played ghost" style=${spotStyle(0, count)}></span>` : nothing}${repeat(
    shown.plays,
    (play) => `${shown.number}:${play.card}`,
    (play) => {
      const place = placeOf(play.seat, view);
      const wins = play.seat === shown.best;
      return html`<span class="played ${wins ? 'winner' : ''} ${place === 0 ? 'own' : ''}" data-from=${play.seat} style=${spotStyle(place, count)}>
        <span class="card ${suitOf(play.card)}" data-card=${play.card} role="img" aria-label=${t.ui('ui-played', { name: view.seats[play.seat].name, card: cardName(play.card, view, t) })}>${cardFace(play.card, t)}${view.roles[play.card] ? part() : nothing}</span>
        ${wins && shown.mark !== nothing ? html`<span class="mark">${shown.mark}</span>` : nothing}</span>`;
    },
  )}</div>`;
};

/** Picked cards lie in the ring until they are sent. @param {Model} m @param {Handlers} on @param {PickPrompt} prompt */
const drawTray = ({ view, ui, t }, on, prompt) => html`<div class="tray" data-zone="picked">
  <small>${t.ui('ui-picked', { count: ui.picked.length, of: prompt.count })}</small>
  <div class="trayed">${repeat(ui.picked, (code) => code, (code) => html`<button class="card ${suitOf(code)}" data-card=${code} aria-pressed="true" aria-label=${t.ui('ui-put-back', { card: cardName(code, view, t) })} @click=${() => on.toggle(code)}>${cardFace(code, t)}${view.roles[code] ? part() : nothing}</button>`)}${
    Array.from({ length: Math.max(0, prompt.count - ui.picked.length) }, () => html`<span class="card empty"></span>`)
  }</div></div>`;

/** @param {Model} m */
const drawMiddle = ({ view, t }) => {
  const { middle } = view;
  if (!middle) return nothing;
  if (middle.of !== undefined) {
    const { low = 0, high = low } = middle;
    return html`<div class="middle"><b class="range">${lozenge()}${low === high ? low : `${low}–${high}`}</b> <small>${t.ui('ui-of', { of: middle.of })}</small></div>`;
  }
  return html`<div class="middle">${middle.label ? html`<small>${t.rich(middle.label)}</small>` : nothing} ${middle.face ? faceOf(middle.face, t) : nothing} ${
    middle.value ? html`<span class="value">${t.rich(middle.value)}</span>` : nothing
  }</div>`;
};

/**
 * The beads to show. Before the first card a chosen or settled bid is previewed in hollow lozenges.
 * @param {Model} m
 * @returns {import('./ring.js').Beads}
 */
export const beadsOf = ({ view, ui }) => {
  const { ring, prompt, last } = view;
  const { of, sure, maybe, against } = ring;
  if (prompt.widget === 'grid' && prompt.shape === 'bids') {
    const chosen = prompt.rows.flatMap((row) => row.cells).find((cell) => cell.move === ui.chosen);
    const goal = chosen?.face.n ?? ring.goal ?? ring.high ?? null;
    return { of, sure: 0, maybe: goal ?? 0, against: 0, goal };
  }
  const goal = ring.goal ?? ring.high ?? null;
  if (!view.trick && !last && !view.result) return { of, sure, maybe: Math.max(maybe, (goal ?? 0) - sure), against, goal };
  const just = last && (ui.stage !== 'live' || view.trick?.plays.length === 0) ? last : null;
  const side = just ? view.seats[just.winner].side : null;
  return {
    of, sure, maybe, against, goal,
    fresh: side === 'declarer' ? just?.gain : 0,
    freshAgainst: side === 'defenders' ? just?.gain : 0,
  };
};

/** The ring with what lies in it. @param {Model} m @param {Handlers} on */
export const drawRing = (m, on) => {
  const { prompt } = m.view;
  const tray = prompt.widget === 'pick' && m.ui.stage === 'live';
  return ringBox(beadsOf(m), tray ? drawTray(m, on, prompt) : html`${drawMiddle(m)}${drawTrick(m)}`);
};

/** The ring of a result, small, with its figure. @param {Model} m */
export const drawSmallRing = (m) => ringBox({ ...beadsOf(m), fresh: 0, freshAgainst: 0 }, drawMiddle(m));
