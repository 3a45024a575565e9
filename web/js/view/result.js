// @ts-check
// What a deal came to, and at the end of a match who won it.

import { html, nothing } from 'lit-html';
import { drawDay } from './days.js';
import { chip, sign } from './marks.js';
import { portrait } from './portraits.js';
import { signedScore } from './scores.js';
import { token } from './seats.js';
import { drawSmallRing } from './trick.js';

/** @typedef {import('./types.js').Handlers} Handlers */
/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Match} Match */
/** @typedef {import('./types.js').Result} Result */
/** @typedef {import('./types.js').ResultLine} ResultLine */

/** What scores are counted in, for so many of them; nothing for plain points. @param {Model} m @param {number} count */
export const unitWords = ({ view, t }, count) => (view.unit ? t.plain(view.unit, { count: Math.abs(count) }) : '');

/** Scores of many are counted in. */
const MANY = 2;

/** The head of a column of scores. @param {Model} m @param {string} key */
export const scoreHead = (m, key) => {
  const unit = unitWords(m, MANY);
  return unit ? m.t.ui('ui-col-unit', { name: m.t.ui(key), unit }) : m.t.ui(key);
};

/** @param {string[]} cards @param {Result} result @param {Model} m */
const chips = (cards, result, { t }) => cards.map((code) => chip(code, t.card(code), !result.legend || result.counting.includes(code) ? 'counts' : ''));

/** @param {ResultLine} line @param {Result} result @param {Model} m */
const drawLine = (line, result, m) => {
  const seat = m.view.seats[line.seat];
  return html`<div class="line" role="row" data-seat=${line.seat}>
    <span class="face" aria-hidden="true"><span class="likeness">${portrait(seat, seat.hat)}</span></span>
    <span class="who" role="rowheader"><b>${seat.name}</b>${line.role ? html`<small>${m.t.rich(line.role)}</small>` : nothing}</span>
    <span class="won" role="cell">${token(line.taken, line.side)}<span class="hush">${m.t.ui('ui-taken', { count: line.taken })}</span></span>
    <span class="chips" role="cell">${chips(line.dealt, result, m)}</span>
    <b class="score" role="cell">${signedScore(line.score, m)}</b><span class="total" role="cell">${m.t.number(line.total)}</span></div>`;
};

/** @param {Result} result @param {Model} m */
const drawLines = (result, m) => {
  const { t } = m;
  /** @param {string} column @param {string} key */
  const head = (column, key) => html`<span role="columnheader" class=${column}>${t.ui(key)}</span>`;
  return html`<div class="lines" role="table" aria-label=${t.ui('ui-result-table')}>
    <div class="line head" role="row">
      ${head('who', 'ui-col-player')}${head('won', 'ui-col-won')}
      <span role="columnheader" class="chips"><span>${t.ui('ui-col-dealt')}</span>${result.legend ? html` <small>${t.rich(result.legend)}</small>` : nothing}</span>
      <span role="columnheader" class="score">${scoreHead(m, 'ui-col-deal')}</span>${head('total', 'ui-col-total')}
    </div>
    ${result.lines.map((line) => drawLine(line, result, m))}
  </div>`;
};

/** @param {Match} match @param {Model} m @param {Handlers} on */
const drawMatch = (match, m, on) => {
  const { view, t } = m;
  const places = match.lines.map((line) => 1 + match.lines.filter((other) => other.total > line.total).length);
  return html`<section class="final" aria-label=${t.ui('ui-final-table')}>
    <div class="ending-title">
      <h2 class="verdict-title">${t.rich(match.title)}</h2>
      <button class="btn quiet" data-act="share" @click=${() => on.share()}>${sign('link')}${t.ui('ui-share-title')}</button>
    </div>
    <ol class="standing">
      ${match.lines.map(({ seat, total }, i) => {
        const wins = match.winners.includes(seat);
        return html`<li class=${wins ? 'wins' : ''} data-seat=${seat}>
          <span class="place">${t.ui('ui-place', { place: places[i] })}</span>
          <span class="face" aria-hidden="true"><span class="likeness">${portrait(view.seats[seat])}</span></span>
          <b class="name">${view.seats[seat].name}</b><span class="sum">${m.t.number(total)} <small>${unitWords(m, total)}</small></span>
          ${wins ? html`<span class="crown">${t.ui('ui-winner', { count: match.winners.length })}</span>` : nothing}
        </li>`;
      })}
    </ol>
    ${drawDay(m)}${view.unrated ? html`<p class="small unrated">${t.rich(view.unrated)}</p>` : drawRating(m)}
  </section>`;
};

/** What the match did to the rating. @param {Model} m */
const drawRating = ({ ui, t }) => (ui.rating ? html`<p class="small rating">${t.rich(ui.rating)}</p>` : nothing);

/** @param {Result} result @param {Model} m */
const drawLaid = (result, m) => {
  const laid = result.cards.filter(({ cards }) => cards.length);
  if (!laid.length) return nothing;
  return html`<div class="laid">
    ${laid.map(({ label, cards }) => html`<span><small>${m.t.rich(label)}</small>${chips(cards, result, m)}</span>`)}
  </div>`;
};

/** @param {Model} m @param {Result} result */
const drawResult = (m, result) => {
  const { t } = m;
  const detail = result.detail ? html`<p>${t.rich(result.detail)}</p>` : nothing;
  return html`<div class="verdict">
      ${drawSmallRing(m)}
      <div><h2 class="verdict-title">${t.rich(result.title)}</h2>${detail}</div>
    </div>
    ${drawLines(result, m)}${drawLaid(result, m)}`;
};

/** A match may end with a deal that was passed out: then the prompt has its few words. @param {Model} m */
const drawNoResult = ({ view: { prompt }, t }) =>
  prompt.detail ? html`<div class="verdict"><h2 class="verdict-title">${t.rich(prompt.detail)}</h2></div>` : nothing;

/** Whether the table makes room for a result: that of a deal, or that of a match, which a deal without one may end. @param {Model} m */
export const summed = ({ view, ui }) => ui.stage === 'live' && (view.result !== null || view.match !== null);

/** @param {Model} m @param {Handlers} on */
export const drawSheet = (m, on) => {
  const { view, t } = m;
  return html`<section class="sheet ${view.match ? 'ending' : ''}" aria-label=${t.ui('ui-result')} tabindex="0">
    ${view.match ? drawMatch(view.match, m, on) : nothing}${view.result ? drawResult(m, view.result) : drawNoResult(m)}
  </section>`;
};
