// @ts-check
// The deals of days: what a person came to, and what CPU players did with the same cards.

import { html, nothing } from 'lit-html';
import { spokenLanguage } from '../texts.js';
import { panel } from './panel.js';
import { signedScore } from './scores.js';

/** @typedef {import('./types.js').DayResult} DayResult */
/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Texts} Texts */
/** @typedef {{game: string, link: string, result: DayResult | null, going: boolean, over: boolean}} DayCell going and over: the match that is stored */
/** @typedef {{day: string, cells: DayCell[]}} DayRow */

/** A date in words; in English they are British, as all others. @param {string} day such as 2026-03-01 @param {'long' | 'medium'} [style] */
export const dayWords = (day, style = 'long') =>
  new Intl.DateTimeFormat([`${spokenLanguage()}-GB`, spokenLanguage()], { dateStyle: style, timeZone: 'UTC' }).format(Date.parse(day));

/** The last lines of the result of such a deal. @param {Model} m */
export const drawDay = ({ ui: { day }, t }) => {
  if (!day) return nothing;
  const told = t.ui('ui-day-result', { date: dayWords(day.day), score: signedScore(day.score, { t }), unrated: day.unrated ? 'yes' : 'no' });
  return html`<div class="of-day" data-day=${day.day}>
    <p>${told}</p>
    <p class="small">${day.compared === null ? t.ui('ui-day-comparing') : day.compared.length ? t.ui('ui-day-compared') : nothing}
      ${(day.compared ?? []).map(({ title, total }) => html`<span class="level">${t.ui('ui-day-level', { level: t.plain(title), score: signedScore(total, { t }) })}</span> `)}</p>
  </div>`;
};

/** @param {DayCell} cell @param {DayRow} row @param {Texts} t @param {() => void} close */
const drawCell = ({ game, link, result, going, over }, { day }, t, close) => {
  const label = t.ui(going ? 'ui-day-go-on' : over ? 'ui-day-look' : result ? 'ui-play-again' : 'ui-day-play');
  const named = t.ui('ui-day-label', { act: label, game: t.ui(`${game}-title`), date: dayWords(day) });
  return html`<td data-game=${game}>
    ${result ? html`<b class="score">${signedScore(result.score, { t })}</b>` : nothing}
    <a class="btn quiet" href="#${link}" aria-label=${named} @click=${close}>${label}</a>
  </td>`;
};

/**
 * @param {DayRow[]} rows the latest day first, which is today
 * @param {Texts} t
 * @param {() => void} close
 */
export const drawDays = (rows, t, close) => {
  const body = html`<p class="small">${t.ui('ui-days-rule')}</p>
    <div class="scroll" tabindex="0">
      <table class="days">
        <thead><tr><th scope="col">${t.ui('ui-days-day')}</th>${rows[0].cells.map(({ game }) => html`<th scope="col">${t.ui(`${game}-title`)}</th>`)}</tr></thead>
        <tbody>
          ${rows.map((row, i) => html`<tr data-day=${row.day}>
            <th scope="row">${dayWords(row.day, 'medium')}${i === 0 ? html`<small>${t.ui('ui-days-today')}</small>` : nothing}</th>
            ${row.cells.map((cell) => drawCell(cell, row, t, close))}
          </tr>`)}
        </tbody>
      </table>
    </div>`;
  return panel('days', t.ui('ui-days'), body, { t }, { close });
};
