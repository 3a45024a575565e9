// @ts-check
// What the panels over the table hold: the last trick, all tricks, scores, the menu and a question.

import { html, nothing } from 'lit-html';
import { cellOf, tagged } from './grids.js';
import { undoRefusal } from './hint.js';
import { languages } from './languages.js';
import { chip, sign } from './marks.js';
import { drawKeys } from './keys.js';
import { drawLog } from './log.js';
import { drawNotice } from './notice.js';
import { drawKept, updateEntries } from './offline.js';
import { panel } from './panel.js';
import { scoreHead } from './result.js';
import { signedScore } from './scores.js';
import { seatEntries } from './seat-menu.js';
import { drawSetting } from './settings.js';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Handlers} Handlers */
/** @typedef {import('./types.js').FullTrick} FullTrick */
/** @typedef {import('./types.js').SeatView} SeatView */

/** Why a card won its trick, in words. @param {FullTrick} trick @param {Model} m */
const why = (trick, { t }) => (trick.reason ? t.rich(trick.reason) : t.ui('ui-wins'));

/** @param {FullTrick} trick @param {Model} m */
const trickRow = (trick, m) => {
  const { view, t } = m;
  return html`<ol class="laid-trick">
    ${trick.plays.map((play) => {
      const wins = play.seat === trick.winner;
      return html`<li class=${wins ? 'wins' : ''}>
        <span>${view.seats[play.seat].name}</span>${chip(play.card, t.card(play.card))}${wins ? html`<b>${why(trick, m)}</b>` : nothing}
      </li>`;
    })}
  </ol>`;
};

/** @param {Model} m @param {Handlers} on */
const drawLast = (m, on) => {
  const { last } = m.view;
  const { t } = m;
  const title = t.ui('ui-last-trick');
  if (!last) return panel('lastTrick', title, html`<p class="lead">${t.ui('ui-no-trick')}</p>`, m, on);
  const detail = last.detail ? html`<p>${t.rich(last.detail)}</p>` : nothing;
  return panel('lastTrick', title, html`<p class="lead">${t.rich(last.title)}</p>${detail}${trickRow(last, m)}`, m, on);
};

/** One seat's card in the list of all tricks. @param {FullTrick} trick @param {number} seat @param {Model} m */
const trickCell = (trick, seat, m) => {
  const { t } = m;
  const play = trick.plays.find((each) => each.seat === seat);
  const wins = seat === trick.winner;
  const leads = seat === trick.leader;
  return html`<td class="${wins ? 'wins' : ''} ${leads ? 'leads' : ''}">
    ${play ? chip(play.card, t.card(play.card)) : nothing} ${leads ? html`<span class="hush">${t.ui('ui-leads')}</span>` : nothing}
    ${wins ? html`<span class=${trick.reason ? 'why' : 'hush'}>${why(trick, m)}</span>` : nothing}
  </td>`;
};

/** @param {Model} m @param {Handlers} on */
const drawTricks = (m, on) => {
  const { view, t } = m;
  const order = view.seats.map((_, i) => view.seats[(view.me + i) % view.seats.length]);
  const rows = view.tricks.map(
    (trick) => html`<tr>
      <th scope="row">${trick.number}</th>
      ${order.map(({ seat }) => trickCell(trick, seat, m))}
      <td class="gain">${trick.gain}</td>
    </tr>`,
  );
  const body = html`<div class="scroll" tabindex="0">
    <table class="tricks" style=${`--seats:${view.seats.length}`}>
      <thead>
        <tr>
          <th scope="col"><span class="hush">${t.ui('ui-trick')}</span></th>
          ${heads(order)}
          <th scope="col">${t.ui('ui-col-won')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
  return panel('tricks', t.ui('ui-all-tricks'), body, m, on);
};

/** @param {SeatView[]} seats */
const heads = (seats) => seats.map((seat) => html`<th scope="col">${seat.name}</th>`);

/** @param {Model} m */
const scoreRows = (m) => {
  const { sheet, seats } = m.view;
  const { t } = m;
  if (!sheet.deals.length) return html`<tr><td class="none" colspan=${seats.length + 1}>${t.ui('ui-no-scores')}</td></tr>`;
  return sheet.deals.map(({ number, passed, scores }) => {
    const cells = passed
      ? html`<td colspan=${seats.length}>${t.ui('ui-passed-out')}</td>`
      : scores.map((score) => html`<td>${signedScore(score, m)}</td>`);
    return html`<tr class=${passed ? 'passed' : ''}><th scope="row">${number ?? '–'}</th>${cells}</tr>`;
  });
};

/** @param {Model} m @param {Handlers} on */
const drawScores = (m, on) => {
  const { view, t } = m;
  const { sheet, seats, deal } = view;
  const body = html`<div class="scroll" tabindex="0">
      <table class="scores">
        <thead>
          <tr><th scope="col">${scoreHead(m, 'ui-col-deal')}</th>${heads(seats)}</tr>
        </thead>
        <tbody>
          ${scoreRows(m)}
        </tbody>
        <tfoot>
          <tr><th scope="row">${t.ui('ui-col-total')}</th>${sheet.totals.map((total) => html`<td>${t.number(total)}</td>`)}</tr>
        </tfoot>
      </table>
    </div>
    <p class="small">${t.ui('ui-deal-of', { number: deal.number, of: deal.of })}</p>
    ${view.unrated ? html`<p class="small unrated">${t.rich(view.unrated)}</p>` : nothing}`;
  return panel('scores', t.ui('ui-scores'), body, m, on);
};

/**
 * @param {string} name of its sign
 * @param {string} label
 * @param {() => void} act
 * @param {{act?: string, note?: string}} [more]
 */
export const entry = (name, label, act, { act: hook, note } = {}) =>
  html`<button class="entry" data-act=${hook ?? nothing} @click=${act}>
    ${sign(name)}<span>${label}${note ? html`<small>${note}</small>` : nothing}</span>
  </button>`;

/** @param {Model} m @param {Handlers} on */
const drawMenu = (m, on) => {
  const { view, ui, t } = m;
  const saveNote = t.ui(view.next === 'over' ? 'ui-export-note' : 'ui-export-warn');
  const body = html`${drawSetting('speed', { chosen: ui.settings, t }, on.set, 'menu')}
    <div class="field">
      <h3 id="language-title">${t.ui('ui-language')}</h3>
      ${languages('language-title', on.language)}
    </div>
    <div class="entries">
      ${updateEntries(ui.offline, !view.result && !view.match, t, on, entry)}
      ${entry('scores', t.ui('ui-scores'), () => on.open('scores'), { act: 'scores' })}
      ${view.last && !view.result ? entry('lastTrick', t.ui('ui-last-trick'), () => on.open('lastTrick')) : nothing}
      ${entry('log', t.ui('ui-log'), () => on.open('log'), { act: 'log' })}
      ${entry('undo', t.ui('ui-undo'), () => on.undo(), { act: 'menu-undo', note: t.ui(view.undo ? 'ui-undo-note' : undoRefusal(view)) })}
      ${entry('statistics', t.ui('ui-statistics'), () => on.statistics(), { act: 'statistics', note: t.ui('ui-statistics-note') })}
      ${entry('rules', t.ui('ui-rules'), () => on.rules(), { act: 'rules' })}
      ${entry('characters', t.ui('ui-characters'), () => on.characters(), { act: 'characters' })}
      ${entry('players', t.ui('ui-players'), () => on.players(), { act: 'players' })}
      ${ui.settings.order === 'own' && !view.result ? entry('hand', t.ui('ui-arrange'), () => on.arrange(true), { act: 'arrange', note: t.ui('ui-arrange-note') }) : nothing}
      ${seatEntries(m, on, entry)}
      ${entry('settings', t.ui('ui-settings'), () => on.settings(), { act: 'settings', note: t.ui('ui-settings-note') })}
      ${entry('keys', t.ui('ui-keys'), () => on.open('keys'), { act: 'keys' })}
      ${entry('report', t.ui('ui-report'), () => on.report(), { act: 'report', note: t.ui('ui-report-note') })}
      ${entry('save', t.ui('ui-export'), () => on.exportRecord(), { act: 'export', note: saveNote })}
      ${entry('open', t.ui('ui-open-record'), () => on.openRecord(), { act: 'open-record', note: t.ui('ui-open-record-note') })}
      ${entry('link', t.ui('ui-share-title'), () => on.share(), { act: 'share', note: t.ui('ui-share-note') })}
      ${entry('day', t.ui('ui-days'), () => on.days(), { act: 'days', note: t.ui('ui-days-note') })}
      ${ui.beside.back ? entry('back', t.ui('ui-back-to-match'), () => on.back(), { act: 'back', note: t.ui('ui-back-note') }) : nothing}
      ${entry('deal', t.ui('ui-new-match'), () => on.newMatch(), { act: 'new-match', note: t.ui('ui-new-match-note') })}
      ${entry('about', t.ui('ui-about'), () => on.about(), { act: 'about', note: t.ui('ui-about-note') })}
    </div>
    ${view.unrated ? html`<p class="small unrated">${t.rich(view.unrated)}</p>` : nothing}
    ${drawKept(ui.offline, t)}
    ${drawNotice(ui.notice, 'foot', t)}`;
  return panel('menu', t.ui('ui-menu'), body, m, on);
};

/** A choice that asks once more. @param {Model} m @param {Handlers} on */
const drawConfirm = (m, on) => {
  const { prompt } = m.view;
  const { ui, t } = m;
  const cell = prompt.widget === 'grid' ? cellOf(prompt, ui.chosen) : null;
  if (prompt.widget !== 'grid' || !cell?.confirm) return nothing;
  const body = html`<p class="lead">${t.rich(cell.confirm)}</p>
    <div class="acts">
      <button class="btn quiet" @click=${() => on.close()}>${t.ui('ui-back')}</button>
      <button class="btn go" data-act="confirm" @click=${() => on.confirm()}>${t.rich(prompt.submit, { face: tagged(cell) })}</button>
    </div>`;
  return panel('confirm', t.ui('ui-confirm'), body, m, on);
};

/** @type {Record<import('./types.js').DialogName, (m: Model, on: Handlers) => unknown>} */
const DIALOGS = { lastTrick: drawLast, tricks: drawTricks, scores: drawScores, menu: drawMenu, confirm: drawConfirm, log: drawLog, keys: drawKeys };

/** @param {Model} m @param {Handlers} on */
export const drawDialog = (m, on) => (m.ui.dialog ? DIALOGS[m.ui.dialog](m, on) : nothing);
