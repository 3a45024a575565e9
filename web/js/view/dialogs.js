// @ts-check
// Panels over the table. `layout()` opens them as modal dialogs, so focus stays inside and Esc closes; the app holds which one is open.

import { html, nothing } from 'lit-html';
import { cellOf, tagged } from './grids.js';
import { chip, sign } from './marks.js';
import { plainScore, signedScore } from './result.js';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Handlers} Handlers */
/** @typedef {import('./types.js').FullTrick} FullTrick */
/** @typedef {import('./types.js').Speed} Speed */

/** @type {Speed[]} */
const SPEEDS = ['slow', 'normal', 'fast', 'once'];

/**
 * @param {string} name
 * @param {unknown} title
 * @param {unknown} body
 * @param {Model} m
 * @param {Handlers} on
 */
const panel = (name, title, body, { t }, on) => {
  /** @param {Event} event */
  const cancel = (event) => {
    event.preventDefault();
    on.close();
  };
  /** A press beside the panel closes it. @param {Event} event */
  const beside = (event) => {
    if (event.target === event.currentTarget) on.close();
  };
  return html`<dialog class="panel p-${name}" data-dialog=${name} aria-labelledby="panel-title" @cancel=${cancel} @click=${beside}><div class="inner">
    <header><h2 id="panel-title" tabindex="-1">${title}</h2><button class="tool shut" data-act="close" aria-label=${t.ui('ui-close')} @click=${() => on.close()}>${sign('close')}</button></header>
    ${body}</div></dialog>`;
};

/** @param {FullTrick} trick @param {Model} m */
const trickRow = (trick, { view, t }) => html`<ol class="laid-trick">${trick.plays.map(
  (play) => html`<li class=${play.seat === trick.winner ? 'wins' : ''}><span>${view.seats[play.seat].name}</span>${chip(play.card, t.card(play.card))}${
    play.seat === trick.winner ? html`<b>${trick.reason ? t.rich(trick.reason) : t.ui('ui-wins')}</b>` : nothing
  }</li>`,
)}</ol>`;

/** @param {Model} m @param {Handlers} on */
const drawLast = (m, on) => {
  const { last } = m.view;
  const body = last
    ? html`<p class="lead">${m.t.rich(last.title)}</p>${last.detail ? html`<p>${m.t.rich(last.detail)}</p>` : nothing}${trickRow(last, m)}`
    : html`<p class="lead">${m.t.ui('ui-no-trick')}</p>`;
  return panel('lastTrick', m.t.ui('ui-last-trick'), body, m, on);
};

/** @param {Model} m @param {Handlers} on */
const drawTricks = (m, on) => {
  const { view, t } = m;
  const order = view.seats.map((_, i) => view.seats[(view.me + i) % view.seats.length]);
  const tricks = view.result?.tricks ?? [];
  const body = html`<div class="scroll" tabindex="0"><table class="tricks"><thead><tr><th scope="col"><span class="hush">${t.ui('ui-trick')}</span></th>${order.map((seat) => html`<th scope="col">${seat.name}</th>`)}<th scope="col">${t.ui('ui-col-won')}</th></tr></thead>
    <tbody>${tricks.map((trick) => html`<tr><th scope="row">${trick.number}</th>${order.map(({ seat }) => {
      const play = trick.plays.find((each) => each.seat === seat);
      const wins = seat === trick.winner;
      return html`<td class="${wins ? 'wins' : ''} ${seat === trick.leader ? 'leads' : ''}">${play ? chip(play.card, t.card(play.card)) : nothing}${
        seat === trick.leader ? html`<span class="hush">${t.ui('ui-leads')}</span>` : nothing
      }${wins ? html`<span class=${trick.reason ? 'why' : 'hush'}>${trick.reason ? t.rich(trick.reason) : t.ui('ui-wins')}</span>` : nothing}</td>`;
    })}<td class="gain">${trick.gain}</td></tr>`)}</tbody></table></div>`;
  return panel('tricks', t.ui('ui-all-tricks'), body, m, on);
};

/** @param {Model} m @param {Handlers} on */
const drawScores = (m, on) => {
  const { view: { sheet, seats, deal }, t } = m;
  const body = html`<div class="scroll" tabindex="0"><table class="scores"><thead><tr><th scope="col">${t.ui('ui-col-deal')}</th>${seats.map((seat) => html`<th scope="col">${seat.name}</th>`)}</tr></thead>
    <tbody>${sheet.deals.map((each) => html`<tr class=${each.passed ? 'passed' : ''}><th scope="row">${each.number ?? '–'}</th>${
      each.passed ? html`<td colspan=${seats.length}>${t.ui('ui-passed-out')}</td>` : each.scores.map((score) => html`<td>${signedScore(score)}</td>`)
    }</tr>`)}${sheet.deals.length ? nothing : html`<tr><td class="none" colspan=${seats.length + 1}>${t.ui('ui-no-scores')}</td></tr>`}</tbody>
    <tfoot><tr><th scope="row">${t.ui('ui-col-total')}</th>${sheet.totals.map((total) => html`<td>${plainScore(total)}</td>`)}</tr></tfoot></table></div>
    <p class="small">${t.ui('ui-deal-of', { number: deal.number, of: deal.of })}</p>`;
  return panel('scores', t.ui('ui-scores'), body, m, on);
};

/** @param {Model} m @param {Handlers} on */
const drawMenu = (m, on) => {
  const { view, ui, t } = m;
  const body = html`<div class="field"><h3 id="speed-title">${t.ui('ui-speed')}</h3><div class="seg" role="radiogroup" aria-labelledby="speed-title">${SPEEDS.map(
    (speed) => html`<label><input type="radio" name="speed" class="hush" value=${speed} .checked=${ui.speed === speed} @change=${() => on.speed(speed)}><span>${t.ui(`ui-speed-${speed}`)}</span></label>`,
  )}</div><p class="small">${t.ui(`ui-speed-${ui.speed}-note`)}</p></div>
  <div class="entries">
    <button class="entry" @click=${() => on.open('scores')}>${sign('scores')}<span>${t.ui('ui-scores')}</span></button>
    ${view.last && !view.result ? html`<button class="entry" @click=${() => on.open('lastTrick')}>${sign('lastTrick')}<span>${t.ui('ui-last-trick')}</span></button>` : nothing}
    <button class="entry" data-act="export" @click=${() => on.exportRecord()}>${sign('save')}<span>${t.ui('ui-export')}<small>${t.ui(view.next === 'over' ? 'ui-export-note' : 'ui-export-warn')}</small></span></button>
    <button class="entry" data-act="new-match" @click=${() => on.newMatch()}>${sign('deal')}<span>${t.ui('ui-new-match')}<small>${t.ui('ui-new-match-note')}</small></span></button>
  </div>${ui.notice ? html`<p class="warn">${sign('warn')}<span>${ui.notice}</span></p>` : nothing}`;
  return panel('menu', t.ui('ui-menu'), body, m, on);
};

/** A choice that asks once more. @param {Model} m @param {Handlers} on */
const drawConfirm = (m, on) => {
  const { view: { prompt }, ui, t } = m;
  const cell = prompt.widget === 'grid' ? cellOf(prompt, ui.chosen) : null;
  if (prompt.widget !== 'grid' || !cell?.confirm) return nothing;
  const body = html`<p class="lead">${t.rich(cell.confirm)}</p><div class="acts">
    <button class="btn quiet" @click=${() => on.close()}>${t.ui('ui-back')}</button>
    <button class="btn go" data-act="confirm" @click=${() => on.confirm()}>${t.rich(prompt.submit, { face: tagged(cell) })}</button></div>`;
  return panel('confirm', t.ui('ui-confirm'), body, m, on);
};

/** @param {Model} m @param {Handlers} on */
export const drawDialog = (m, on) => {
  switch (m.ui.dialog) {
    case 'lastTrick': return drawLast(m, on);
    case 'tricks': return drawTricks(m, on);
    case 'scores': return drawScores(m, on);
    case 'menu': return drawMenu(m, on);
    case 'confirm': return drawConfirm(m, on);
    default: return nothing;
  }
};
