// @ts-check
// What a deal came to, and at the end of a match who won it.

import { html, nothing } from 'lit-html';
import { chip } from './marks.js';
import { portrait } from './portraits.js';
import { token } from './seats.js';
import { drawSmallRing } from './trick.js';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Match} Match */
/** @typedef {import('./types.js').Result} Result */
/** @typedef {import('./types.js').ResultLine} ResultLine */

/** A score with a real minus. @param {number} n */
export const plainScore = (n) => (n < 0 ? `−${-n}` : String(n));
/** A score that changes a total. @param {number} n */
export const signedScore = (n) => (n > 0 ? `+${n}` : plainScore(n));

/** @param {string[]} cards @param {Result} result @param {Model} m */
const chips = (cards, result, { t }) => cards.map((code) => chip(code, t.card(code), result.counting.includes(code) ? 'counts' : ''));

/** @param {ResultLine} line @param {Result} result @param {Model} m */
const drawLine = (line, result, m) => {
  const seat = m.view.seats[line.seat];
  return html`<div class="line" role="row" data-seat=${line.seat}>
    <span class="face" aria-hidden="true"><span class="likeness">${portrait(line.seat, seat.hat)}</span></span>
    <span class="who" role="rowheader"><b>${seat.name}</b>${line.role ? html`<small>${m.t.rich(line.role)}</small>` : nothing}</span>
    <span class="won" role="cell">${token(line.taken, line.side)}<span class="hush">${m.t.ui('ui-taken', { count: line.taken })}</span></span>
    <span class="chips" role="cell">${chips(line.dealt, result, m)}</span>
    <b class="score" role="cell">${signedScore(line.score)}</b><span class="total" role="cell">${plainScore(line.total)}</span></div>`;
};

/** @param {Result} result @param {Model} m */
const drawLines = (result, m) => {
  const { t } = m;
  return html`<div class="lines" role="table" aria-label=${t.ui('ui-result-table')}>
    <div class="line head" role="row"><span role="columnheader" class="who">${t.ui('ui-col-player')}</span><span role="columnheader" class="won">${t.ui('ui-col-won')}</span>
      <span role="columnheader" class="chips">${t.ui('ui-col-dealt')}</span><span role="columnheader" class="score">${t.ui('ui-col-deal')}</span><span role="columnheader" class="total">${t.ui('ui-col-total')}</span></div>
    ${result.lines.map((line) => drawLine(line, result, m))}</div>`;
};

/** @param {Match} match @param {Model} m */
const drawMatch = (match, m) => {
  const ranks = match.lines.map((line) => 1 + match.lines.filter((other) => other.total > line.total).length);
  return html`<section class="final" aria-label=${m.t.ui('ui-final-table')}><h2 class="verdict-title">${m.t.rich(match.title)}</h2>
    <ol class="standing">${match.lines.map((line, i) => {
      const wins = match.winners.includes(line.seat);
      return html`<li class=${wins ? 'wins' : ''} data-seat=${line.seat}><span class="rank-n">${m.t.ui('ui-place', { place: ranks[i] })}</span>
        <span class="face" aria-hidden="true"><span class="likeness">${portrait(line.seat)}</span></span>
        <b class="name">${m.view.seats[line.seat].name}</b><span class="sum">${plainScore(line.total)}</span>${wins ? html`<span class="crown">${m.t.ui('ui-winner')}</span>` : nothing}</li>`;
    })}</ol></section>`;
};

/** @param {Model} m @param {Result} result */
export const drawSheet = (m, result) => {
  const { view, t } = m;
  const laid = result.cards.filter((each) => each.cards.length);
  return html`<section class="sheet ${view.match ? 'ending' : ''}" aria-label=${t.ui('ui-result')} tabindex="0">
    ${view.match ? drawMatch(view.match, m) : nothing}
    <div class="verdict ${result.made ? 'made' : 'lost'}">${drawSmallRing(m)}<div><h2 class="verdict-title">${t.rich(result.title)}</h2>${result.detail ? html`<p>${t.rich(result.detail)}</p>` : nothing}</div></div>
    ${drawLines(result, m)}
    ${laid.length ? html`<div class="laid">${laid.map((each) => html`<span><small>${t.rich(each.label)}</small>${chips(each.cards, result, m)}</span>`)}</div>` : nothing}
  </section>`;
};
