// @ts-check
// A report of a problem, as text for those who mend it: versions, browser, settings, where the table stands, what went wrong last, and the sealed save,
// by which the match can be opened as it is. It goes to the clipboard and nowhere else.

import { html } from 'lit-html';
import { openOver } from './over.js';
import { lastTrouble } from './trouble.js';

/** @typedef {import('./view/types.js').Texts} Texts */
/**
 * @typedef {Object} Told
 * @property {import('./steps.js').Answer} answer
 * @property {string | null} link of the table, which has its options
 * @property {import('./settings.js').Chosen} settings
 * @property {string} stage
 * @property {string} waits whom the table waits for
 * @property {boolean} stored whether the match outlives the page
 */

/** @param {Told} told */
export function reportOf({ answer: { rev, view, save }, link, settings, stage, waits, stored }) {
  const { game, phase, next, step, deal, seats, unrated } = view;
  const report = {
    version: SITE.version,
    build: SITE.build,
    runtime: SITE.abi,
    browser: navigator.userAgent,
    languages: navigator.languages,
    window: [innerWidth, innerHeight, devicePixelRatio],
    touch: navigator.maxTouchPoints,
    framed: self !== top,
    page: location.origin + location.pathname,
    language: document.documentElement.lang,
    stored,
    settings,
    table: { link, game, players: seats.length, deal: deal.serial, phase, next, step, rev, stage, waits, unrated: unrated?.key ?? null },
    error: lastTrouble(),
    save,
  };
  return `${JSON.stringify(report, null, 1)}\n`;
}

/**
 * @param {HTMLElement} place of a dialog, for when the browser does not let the page copy
 * @param {Texts} t
 * @param {string} report
 * @returns {Promise<boolean>} whether it is copied
 */
export async function copyReport(place, t, report) {
  try {
    await navigator.clipboard.writeText(report);
    return true;
  } catch {
    showReport(place, t, report);
    return false;
  }
}

/** @param {HTMLElement} place @param {Texts} t @param {string} report */
function showReport(place, t, report) {
  const dialog = openOver(
    place,
    (close) => html`<dialog class="panel p-report" data-dialog="report" aria-labelledby="report-title" @close=${close}><div class="inner">
      <header><h2 id="report-title">${t.ui('ui-report')}</h2></header>
      <p class="lead">${t.ui('ui-report-by-hand')}</p>
      <textarea class="report" readonly rows="8" translate="no" aria-label=${t.ui('ui-report')} .value=${report}></textarea>
      <div class="acts"><button class="btn go" type="button" data-act="close" @click=${close}>${t.ui('ui-close')}</button></div>
    </div></dialog>`,
  );
  const text = dialog?.querySelector('textarea');
  text?.focus();
  text?.select();
}
