// @ts-check
// The tools that work beside the play, as handlers of the view: each says so when it does not succeed, and the table goes on.

import { exportRecord, showCharacters, showPlayers, showRules } from './beside.js';
import { offline } from './offline.js';
import { copyReport, reportOf } from './report.js';
import { openShare } from './sharing.js';
import { textsFor } from './texts.js';

/** @typedef {import('./beside.js').Shown} Shown */
/** @typedef {import('./report.js').Told} Reported */
/** @typedef {import('./view/types.js').Notice} Notice */

/**
 * The table that they belong to.
 * @typedef {Object} Host
 * @property {() => Shown | null} shown null while nothing is on the screen
 * @property {() => Reported | null} reported what a report tells of it
 * @property {() => import('./view/types.js').OfDay | null} day what the deal of a day came to
 * @property {() => boolean} close what is open; says whether a table is on the screen at all
 * @property {() => Promise<void>} statistics their panel
 * @property {(key: string, kind: Notice['kind']) => void} tell
 */

/** @param {Host} host */
export function besideTools(host) {
  /**
   * @param {(shown: Shown) => Promise<void>} work
   * @param {string} failed the text for when it does not work
   */
  const beside = (work, failed) => {
    const shown = host.shown();
    if (shown) void work(shown).catch(() => host.tell(failed, 'trouble'));
  };

  /** @param {Shown} shown */
  const report = async ({ view, place }) => {
    const told = host.reported();
    if (told && (await copyReport(place, textsFor(view), reportOf(told)))) host.tell('ui-report-copied', 'news');
  };

  /** @param {Shown} shown */
  const share = async ({ table, place, request }) => {
    const links = await request('table.share', { table });
    if (host.close()) openShare(place, links, host.day());
  };

  return {
    share: () => beside(share, 'ui-trouble'),
    rules: () => beside((shown) => showRules(shown, host.close), 'ui-rules-failed'),
    players: () => beside((shown) => showPlayers(shown, host.close), 'ui-players-failed'),
    characters: () => beside((shown) => showCharacters(shown, host.close), 'ui-players-failed'),
    statistics: () =>
      beside(async () => {
        host.close();
        await host.statistics();
      }, 'ui-statistics-failed'),
    report: () => beside(report, 'ui-trouble'),
    /** @param {'now' | 'after'} when */
    update: (when) => {
      if (when === 'after') offline.wait();
      else if (host.reported()?.stored) void offline.update();
      else host.tell('ui-not-saved', 'trouble'); // it would be lost with the page
    },
    exportRecord: () => beside(exportRecord, 'ui-trouble'),
  };
}
