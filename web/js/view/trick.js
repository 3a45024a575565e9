// @ts-check
// The middle of the table: the cards of a trick, the tray of picked cards, the figure that sums it all up.

import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { cardFace, cardName, part } from './cards.js';
import { lozenge, suitOf } from './marks.js';
import { ringBox } from './ring.js';
import { cardSpot, edgeAt, faceOf, placeOf } from './seats.js';

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
const shownTrick = ({ view, ui, t }) => {
  const { last, trick } = view;
  if (ui.stage !== 'live' && last)
    return { number: last.number, plays: last.plays, best: last.winner, mark: last.reason ? t.rich(last.reason) : nothing };
  if (!trick) return { number: 0, plays: [], best: null, mark: nothing };
  const { number, plays, winning, reason } = trick;
  const why = reason ? t.rich(reason) : nothing;
  return { number, plays, best: plays.length > 1 ? winning : null, mark: plays.length < view.seats.length ? t.ui('ui-winning') : why };
};

/** A card that lies in the trick. @param {Play} play @param {{best: number | null, mark: unknown}} shown @param {Model} m */
const drawPlayed = ({ seat, card }, { best, mark }, { view, t }) => {
  const place = placeOf(seat, view);
  const wins = seat === best;
  const name = t.ui('ui-played', { name: view.seats[seat].name, card: cardName(card, view, t) });
  return html`<span class="played from-${edgeAt(place, view.seats.length)} ${wins ? 'winner' : ''}" data-from=${seat} style=${spotStyle(place, view.seats.length)}>
    <span class="card ${suitOf(card)}" data-card=${card} role="img" aria-label=${name}>${drawFace(card, view, t)}</span>
    ${wins && mark !== nothing ? html`<span class="mark">${mark}</span>` : nothing}
  </span>`;
};

/** @param {string} card @param {Model['view']} view @param {Model['t']} t */
const drawFace = (card, view, t) => html`${cardFace(card, t)}${view.roles[card] ? part() : nothing}`;

/** @param {Model} m */
const drawTrick = (m) => {
  const { view, ui } = m;
  const shown = shownTrick(m);
  const mine = shown.plays.some((play) => play.seat === view.me);
  const awaited = ui.stage === 'live' && view.trick && !view.result && !mine;
  return html`<div class="trick" data-zone="trick">
    ${awaited ? html`<span class="played ghost" style=${spotStyle(0, view.seats.length)}></span>` : nothing}
    ${repeat(
      shown.plays,
      (play) => `${shown.number}:${play.card}`,
      (play) => drawPlayed(play, shown, m),
    )}
  </div>`;
};

/** Picked cards lie in the ring until they are sent. @param {Model} m @param {Handlers} on @param {PickPrompt} prompt */
const drawTray = ({ view, ui, t }, on, prompt) => {
  const free = Math.max(0, prompt.count - ui.picked.length);
  /** @param {string} code */
  const picked = (code) => html`<button
    class="card ${suitOf(code)}"
    data-card=${code}
    aria-pressed="true"
    aria-label=${t.ui('ui-put-back', { card: cardName(code, view, t) })}
    @click=${() => on.toggle(code)}
  >${drawFace(code, view, t)}</button>`;
  return html`<div class="tray" data-zone="picked">
    <small>${t.ui('ui-picked', { count: ui.picked.length, of: prompt.count })}</small>
    <div class="trayed">
      ${repeat(ui.picked, (code) => code, picked)}${Array.from({ length: free }, () => html`<span class="card empty"></span>`)}
    </div>
  </div>`;
};

/** @param {Model} m */
const drawMiddle = ({ view, t }) => {
  const { middle } = view;
  if (!middle) return nothing;
  if (middle.of !== undefined) {
    const { low = 0, high = low } = middle;
    const range = low === high ? low : `${low}–${high}`;
    const words = t.ui(low === high ? 'ui-read-won' : 'ui-read-won-range', { low, high, of: middle.of });
    return html`<div class="middle" role="img" aria-label=${words}><b class="range">${lozenge()}${range}</b> <small>${t.ui('ui-of', { of: middle.of })}</small></div>`;
  }
  return html`<div class="middle">
    ${middle.label ? html`<small>${t.rich(middle.label)}</small>` : nothing} ${middle.face ? faceOf(middle.face, t) : nothing}
    ${middle.value ? html`<span class="value">${t.rich(middle.value)}</span>` : nothing}
  </div>`;
};

/**
 * The beads to show. Before the first card a chosen or settled bid is previewed in hollow lozenges.
 * @param {Model} m
 * @returns {import('./ring.js').Beads}
 */
const beadsOf = ({ view, ui }) => {
  const { ring, prompt, last } = view;
  const { of, sure, maybe, against } = ring;
  if (prompt.widget === 'grid' && prompt.shape !== 'pack') {
    const chosen = prompt.rows.flatMap((row) => row.cells).find((cell) => cell.move === ui.chosen);
    const goal = chosen?.goal ?? chosen?.face.n ?? ring.goal ?? ring.high ?? null;
    return { of, sure: 0, maybe: goal ?? 0, against: 0, goal };
  }
  const goal = ring.goal ?? ring.high ?? null;
  if (!view.trick && !last && !view.result) return { of, sure, maybe: Math.max(maybe, (goal ?? 0) - sure), against, goal };
  const just = last && (ui.stage !== 'live' || view.trick?.plays.length === 0) ? last : null;
  const side = just ? view.seats[just.winner].side : null;
  return {
    of,
    sure,
    maybe,
    against,
    goal,
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
