// @ts-check
// Tells those who do not see the table what happens: one short sentence for each event, in order, in a log that a screen reader reads out.
// What a person did is not said back to them.

import { sameDeal } from './changes.js';
import { labelled } from './readings.js';
import { spokenLanguage } from './texts.js';

/** @typedef {import('./view/types.js').LogLine} LogLine */
/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {import('./view/types.js').Texts} Texts */

/** So many sentences stay to be read again. */
const KEPT = 40;

/**
 * What is new in a view since the one before.
 * @param {TableView | null} before null when a table was opened
 * @param {TableView} view
 * @param {Texts} t
 * @param {boolean} [acted] whether it begins with what the reader has just done
 * @returns {string[]}
 */
export function news(before, view, t, acted = false) {
  const old = before && sameDeal(before, view) ? before : null;
  if (old && view.step < old.step) return [t.ui('ui-undone'), ...asked(view, t)].filter((line) => line !== '');
  const lines = old ? linesSince(old, view) : [...opening(view, t), ...linesOf(before ? view : { log: view.log.slice(-1) })];
  const told = lines.map((line) => (typeof line === 'string' ? line : t.plain(line.text)));
  if (acted && old && typeof lines[0] === 'object' && lines[0].by === view.me) told.shift();
  const all = [...told, ...role(old, view, t), ...asked(view, t)];
  return all.filter((line, i) => line !== '' && line !== all[i - 1]);
}

/** What happened; how the deal ended is told by its result. @param {Pick<TableView, 'log'>} view */
const linesOf = ({ log }) => log.filter(({ id }) => id !== 'end').flatMap(({ lines }) => lines);

/**
 * The lines of the log that were not there before; after a move was taken back, none.
 * @param {TableView} old
 * @param {TableView} view
 * @returns {LogLine[]}
 */
export function linesSince(old, view) {
  const [earlier, now] = [linesOf(old), linesOf(view)];
  const known = earlier.every((line, i) => JSON.stringify(line) === JSON.stringify(now[i]));
  return known ? now.slice(earlier.length) : [];
}

/** Which deal it is and what stands, for who comes to a table. @param {TableView} view @param {Texts} t */
function opening({ headline }, t) {
  return headline.map((said) => {
    if (said.face) return t.bid(said.face);
    return said.card ? t.card(said.card) : labelled(said, t);
  });
}

/** What the reader has become, once that is known. @param {TableView | null} old @param {TableView} view @param {Texts} t */
function role(old, view, t) {
  const now = view.seats[view.me].role;
  return now && !old?.seats[view.me].role && !view.result ? [t.ui('ui-said-role', { role: t.plain(now) })] : [];
}

/** What is asked of the reader, or how the deal and the match ended. @param {TableView} view @param {Texts} t */
function asked({ prompt, next, result, match }, t) {
  if (result) return [t.plain(result.title), result.detail ? t.plain(result.detail) : '', match ? t.plain(match.title) : ''];
  return next === 'cpu' ? [] : [t.plain(prompt.title), prompt.detail ? t.plain(prompt.detail) : ''];
}

export class Herald {
  /** @param {HTMLElement} place a log that stays in the page */
  constructor(place) {
    this.place = place;
  }

  /** Forgets what was said: what one deal told of its cards has no place in the next. */
  clear() {
    this.place.replaceChildren();
  }

  /** @param {string[]} lines */
  say(lines) {
    for (const line of lines) this.place.append(Object.assign(document.createElement('p'), { textContent: line, lang: spokenLanguage() }));
    while (this.place.childElementCount > KEPT) this.place.firstElementChild?.remove();
  }
}
