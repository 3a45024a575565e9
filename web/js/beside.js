// @ts-check
// What a person may do beside the play: keep a record of the match, read its rules and how the others decide. The match goes on.

import { download } from './download.js';
import { loadPageTexts, named } from './languages.js';
import { CHARACTERS, PLAYERS, RULES, openPage } from './page-panel.js';
import { ask } from './question.js';
import { textsFor } from './texts.js';

/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {{view: TableView, table: string | undefined, place: HTMLElement, request: (method: string, params: Record<string, unknown>) => Promise<any>, amend: (answer: import('./steps.js').Answer) => boolean}} Shown */

/** Saves the record as a file; asks first when it would show the hands of a deal that is not over. @param {Shown} shown */
export async function exportRecord({ view, table, place, request, amend }) {
  const unfinished = view.next === 'human' || view.next === 'cpu';
  if (unfinished && !(await new Promise((yes) => ask(place, { key: 'ui-ask-export', yes: () => yes(true) })))) return;
  const { record, unfinished: _, ...answer } = await request('table.export', { table });
  amend(answer);
  download(`${record}\n`, 'napoleon.json');
}

/**
 * Who reads a page: the first of these names, at a table that counts in that unit.
 * @param {string[]} names
 * @param {{me?: number, unit?: import('./view/types.js').Text | null}} [table]
 */
export const readerOf = (names, { me = 0, unit = null } = {}) => ({ names, t: textsFor({ seats: names.map((name) => ({ name })), me, unit }) });

/** @param {Shown} shown @param {() => boolean} opening called before they open; says whether they still shall */
export async function showRules({ view, table, place, request }, opening) {
  const [page] = await Promise.all([request('rules.page', { table }), loadPageTexts('rules')]);
  if (opening()) openPage(place, page, () => readerOf(named(view).seats.map(({ name }) => name), view), RULES);
}

/**
 * How the CPU players decide.
 * @param {Pick<Shown, 'place' | 'request'>} shown
 * @param {() => boolean} opening as for the rules
 */
export async function showPlayers({ place, request }, opening) {
  const [page] = await Promise.all([request('players.page', {}), loadPageTexts('players')]);
  if (opening()) openPage(place, page, () => readerOf([]), PLAYERS);
}

/**
 * Who the characters are.
 * @param {Pick<Shown, 'place' | 'request'>} shown
 * @param {() => boolean} opening as for the rules
 */
export async function showCharacters({ place, request }, opening) {
  const [page] = await Promise.all([request('characters.page', {}), loadPageTexts('players')]);
  if (opening()) openPage(place, page, () => readerOf([]), CHARACTERS);
}
