// @ts-check
// Rules as the core tells them, drawn: by the page in a panel, and by the build as pages of their own. It knows no rules.

import { html, nothing } from 'lit-html';
import { likeness } from './faces.js';
import { bidFace, chip } from './marks.js';

/** @typedef {import('./types.js').Text} Text */
/** @typedef {import('./types.js').Texts} Texts */
/** @typedef {import('./types.js').Face} Face */
/** @typedef {import('./types.js').RulePage} RulePage */
/** @typedef {import('./types.js').RuleSection} RuleSection */
/** @typedef {import('./types.js').RuleBlock} RuleBlock */
/** @typedef {import('./types.js').RuleTrick} RuleTrick */
/** @typedef {import('./types.js').Rung} Rung */
/** @typedef {{t: Texts, names: string[], inPanel: boolean}} Reader whose words, who sits there, and whether headings stand under a panel's */

/** Where the cards of a trick lie, in hundredths of its picture. */
const BELOW = [50, 79];
const SIDE = { left: 13, right: 87, at: 50 };
const ABOVE = 21;

/** @param {RuleSection} section */
export const anchor = (section) => `rules-${section.id}`;

/** @param {number} seat @param {number} seats */
const placeOf = (seat, seats) => {
  if (seat === 0) return BELOW;
  if (seat === 1) return [SIDE.left, SIDE.at];
  if (seat === seats - 1) return [SIDE.right, SIDE.at];
  return [((seat - 1) / (seats - 2)) * 100, ABOVE];
};

/** @param {Rung} rung @param {number} i @param {Reader} reader */
const drawRung = ({ cards, name, text }, i, { t }) => html`<li>
  <span class="step" aria-hidden="true"><i></i><b>${i + 1}</b></span>
  <span class="rung-cards">${cards.map((code, at) => chip(code, t.card(code), at ? 'beaten' : ''))}</span>
  <span class="rung-words"><b>${t.rich(name)}</b>${text ? html`<small>${t.rich(text)}</small>` : nothing}</span>
</li>`;

/** @param {RuleTrick} trick @param {Reader} reader */
const drawTrick = ({ plays, winner, middle, reason, caption }, { t, names }) => html`<figure class="example">
  <div class="mat">
    <ol>
      ${plays.map(({ seat, card }) => {
        const [x, y] = placeOf(seat, plays.length);
        const wins = seat === winner;
        return html`<li class=${wins ? 'wins' : 'lies'} style=${`--x: ${x}%; --y: ${y}%`}>
          ${wins ? html`<b class=${reason ? 'pill' : 'hush'}>${reason ? t.rich(reason) : t.ui('ui-wins')}</b>` : nothing}${chip(card, t.card(card))}
          <span>${names[seat]}</span>
        </li>`;
      })}
    </ol>
    <p class="led">${t.rich(middle)}</p>
  </div>
  <figcaption>${t.rich(caption)}</figcaption>
</figure>`;

/** @param {Text | number | Face} cell @param {Reader} reader */
const drawCell = (cell, { t }) => {
  if (typeof cell === 'number') return t.number(cell);
  if ('key' in cell) return t.rich(cell);
  return cell.text ? t.rich(cell.text) : bidFace(cell, t.bid(cell));
};

/** What the style sheet lays out a column by. @param {Text | number | Face | undefined} cell */
const kindOf = (cell) => (typeof cell === 'number' ? 'in-figures' : 'in-words');

/** @param {import('./types.js').RuleTable} table @param {Reader} reader */
const drawTable = ({ caption, head, rows }, reader) => html`<div class="wide" tabindex="0" role="group" aria-label=${reader.t.plain(caption)}>
  <table>
    <caption>${reader.t.rich(caption)}</caption>
    <thead>
      <tr>${head.map((text, i) => html`<th scope="col" class=${kindOf(rows[0]?.[i])}>${reader.t.rich(text)}</th>`)}</tr>
    </thead>
    <tbody>
      ${rows.map(([first, ...cells]) => {
        const rest = cells.map((cell) => html`<td class=${kindOf(cell)}>${drawCell(cell, reader)}</td>`);
        return html`<tr><th scope="row">${drawCell(first, reader)}</th>${rest}</tr>`;
      })}
    </tbody>
  </table>
</div>`;

/** @param {import('./types.js').RulePerson} person @param {Reader} reader */
const drawPerson = ({ id, name, note, text }, { t }) => html`<li data-character=${id}>
  ${likeness(id)}<p><b>${t.rich(name)}</b> <small>${t.rich(note)}</small><span>${t.rich(text)}</span></p>
</li>`;

/** @param {RuleBlock} block @param {Reader} reader @returns {unknown} */
const drawBlock = (block, reader) => {
  const { t } = reader;
  if ('text' in block) return html`<p>${t.rich(block.text)}</p>`;
  if ('list' in block) return html`<ul>${block.list.map((text) => html`<li>${t.rich(text)}</li>`)}</ul>`;
  if ('ladder' in block) return html`<ol class="ladder">${block.ladder.map((rung, i) => drawRung(rung, i, reader))}</ol>`;
  if ('trick' in block) return drawTrick(block.trick, reader);
  if ('table' in block) return drawTable(block.table, reader);
  if ('people' in block) return html`<ul class="people">${block.people.map((one) => drawPerson(one, reader))}</ul>`;
  return html`<dl>${block.terms.map(({ name, text }) => html`<div><dt>${t.rich(name)}</dt><dd>${t.rich(text)}</dd></div>`)}</dl>`;
};

/** A chapter. @param {RuleSection} section @param {Reader} reader */
export const drawSection = (section, reader) => {
  const id = anchor(section);
  const title = reader.t.rich(section.title);
  return html`<section id=${id} class=${`chapter c-${section.id}`} aria-labelledby=${`${id}-title`}>
    ${reader.inPanel ? html`<h3 id=${`${id}-title`} tabindex="-1">${title}</h3>` : html`<h2 id=${`${id}-title`}>${title}</h2>`}
    ${section.blocks.map((block) => drawBlock(block, reader))}
  </section>`;
};

/** The table of contents. @param {RulePage} page @param {Reader} reader */
export const drawContents = (page, { t }) => html`<nav class="contents" aria-label=${t.ui('ui-contents')}>
  ${page.sections.map((section) => html`<a href=${`#${anchor(section)}`}>${t.rich(section.title)}</a>`)}
</nav>`;

/** @param {unknown[]} chapters */
export const drawBook = (chapters) => html`<div class="rulebook">${chapters}</div>`;

/** All chapters. @param {RulePage} page @param {Reader} reader */
export const drawRules = (page, reader) => drawBook(page.sections.map((section) => drawSection(section, reader)));
