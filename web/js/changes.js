// @ts-check
// What happened between two views of one table: the page is told how things stand, never what took place, so it looks for itself.

/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {import('./view/types.js').FullTrick} FullTrick */

/**
 * @param {TableView | null} before
 * @param {TableView} now
 */
export const sameDeal = (before, now) => before !== null && before.deal.serial === now.deal.serial;

/**
 * The trick that ended between the two, or null.
 * @param {TableView | null} before
 * @param {TableView} now
 * @returns {FullTrick | null}
 */
export function trickEnded(before, now) {
  if (!before || !sameDeal(before, now) || !now.last) return null;
  return now.last.number > (before.last?.number ?? 0) ? now.last : null;
}

/**
 * Whether a card was laid between the two.
 * @param {TableView | null} before
 * @param {TableView} now
 */
export const cardLaid = (before, now) => before !== null && sameDeal(before, now) && laid(now) > laid(before);
/** @param {TableView} view */
const laid = ({ tricks, trick, seats }) => tricks.length * seats.length + (trick?.plays.length ?? 0);

/**
 * One decision's name: the same after a reload, another after any move.
 * @param {TableView} view
 */
export const decision = ({ deal, step, prompt }) => `${deal.serial}:${step}${prompt.widget === 'take' ? ':take' : ''}`;

/**
 * How many cards at a time the table deals, such as three and then two; one at a time where it does not say so.
 * @param {TableView} view
 */
export const packetsOf = ({ settings }) => String(settings.dealing ?? '').split('-').map(Number).filter((count) => count > 0);

/**
 * At the speed "at once" nothing shows how a trick ended, so its cards stay in the middle until the next one is led.
 * @param {TableView} view
 * @returns {TableView}
 */
export function withTrickBefore(view) {
  const { trick, last } = view;
  if (!trick || !last || trick.plays.length > 0) return view;
  const { number, leader, plays, winner, reason } = last;
  const zones = Object.entries(view.zones).map(([zone, cards]) => [zone, zone.startsWith('played:') ? cards.slice(0, -1) : cards]);
  return { ...view, zones: Object.fromEntries(zones), trick: { number, leader, plays, winning: winner, reason } };
}
