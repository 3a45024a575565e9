// @ts-check
// The panel of the deals of days: today's of each game, those of the last days, and all that were played here.

import { dayOf, daysUpTo, isDay, linkOfDay } from './daily.js';
import { openOver } from './over.js';
import { textsFor } from './texts.js';
import { drawDays } from './view/days.js';

/** So many days are offered. */
const OFFERED = 7;

/**
 * @param {HTMLElement} place
 * @param {string[]} games
 * @param {{days: import('./days.js').Days, matches: import('./matches.js').Matches}} kept
 */
export function openDays(place, games, { days, matches }) {
  const today = dayOf();
  const played = Object.keys(days.texts).map((name) => name.split(':')[1] ?? '').filter((day) => isDay(day) && day <= today);
  const shown = [...new Set([...daysUpTo(today, OFFERED), ...played])].sort().reverse();
  const rows = shown.map((day) => ({
    day,
    cells: games.map((game) => {
      const link = linkOfDay(game, day);
      const stored = matches.read(link);
      return { game, link, result: days.read(game, day), going: stored !== null && !stored.over, over: stored !== null && stored.over };
    }),
  }));
  openOver(place, (close) => drawDays(rows, textsFor(null), close));
}
