// @ts-check
// What is told of a match that is over, beside its result: what it did to the rating, and in the deal of a day how CPU players did in the person's seat.

import { TABLE } from './current.js';
import { dayOfLink } from './daily.js';

/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {import('./view/types.js').Ui} Ui */
/**
 * @typedef {Object} Host
 * @property {import('./keeping.js').Keeping} keeping
 * @property {import('./days.js').Days} days
 * @property {() => string | null} link of the table
 * @property {(method: string, params: Record<string, unknown>) => Promise<any>} request
 */

/**
 * @param {Host} host
 * @returns {(view: TableView, tell: (told: Partial<Ui>) => void) => Promise<void>}
 */
export const aftermath = ({ keeping, days, link, request }) => async (view, tell) => {
  const day = dayOfLink(link());
  const result = day && days.read(day.game, day.day);
  if (day && result) tell({ day: { ...day, ...result } });
  tell({ rating: await keeping.rating(view) });
  if (!day || !result || result.compared) return;
  const { scores } = await request('table.compare', { table: TABLE });
  days.compare(day, scores);
  tell({ day: { ...day, ...result, compared: scores } });
};
