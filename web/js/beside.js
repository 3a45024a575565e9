// @ts-check
// What a person may do beside the play: keep a record of the match, copy a link to its table, read its rules and how the others decide. The match goes on.

import { download } from './download.js';
import { PLAYERS, RULES, openPage } from './page-panel.js';
import { loadPageTexts } from './page-texts.js';
import { ask } from './question.js';
import { textsFor } from './texts.js';

/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {{view: TableView, table: string | undefined, place: HTMLElement, request: (method: string, params: Record<string, unknown>) => Promise<any>, amend: (answer: import('./steps.js').Answer) => boolean}} Shown */

/** Saves the record as a file; asks first when it would show the hands of a deal that is not over. @param {Shown} shown */
export async function exportRecord({ view, table, place, request, amend }) {
  const unfinished = view.next === 'human' || view.next === 'cpu';
  if (unfinished && !(await new Promise((yes) => ask(place, textsFor(view), { key: 'ui-ask-export', yes: () => yes(true) })))) return;
  const { record, unfinished: _, ...answer } = await request('table.export', { table });
  amend(answer);
  download(`${record}\n`, 'napoleon.json');
}

/**
 * @param {string | null} link of the table
 * @param {TableView} view
 * @returns {Promise<string>} what to tell: that it is done, or the address to copy by hand
 */
export async function copyLink(link, view) {
  const address = new URL(`#${link}`, document.baseURI).href;
  const { ui } = textsFor(view);
  try {
    await navigator.clipboard.writeText(address);
    return ui('ui-copied');
  } catch {
    return ui('ui-copy-address', { address });
  }
}

/** @param {Shown} shown @param {() => boolean} opening called before they open; says whether they still shall */
export async function showRules({ view, table, place, request }, opening) {
  const [page] = await Promise.all([request('rules.page', { table }), loadPageTexts(SITE.rulesTexts)]);
  if (opening()) openPage(place, page, { t: textsFor(view), names: view.seats.map(({ name }) => name) }, RULES);
}

/**
 * How the CPU players decide.
 * @param {Pick<Shown, 'place' | 'request'>} shown
 * @param {() => boolean} opening as for the rules
 */
export async function showPlayers({ place, request }, opening) {
  const [page] = await Promise.all([request('players.page', {}), loadPageTexts(SITE.playersTexts)]);
  if (opening()) openPage(place, page, { t: textsFor(null), names: [] }, PLAYERS);
}
