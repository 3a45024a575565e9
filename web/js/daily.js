// @ts-check
// The deal of the day. A day is a date in UTC, so that it changes everywhere at once: until midnight UTC all have the same cards. Which day a deal
// belongs to stands in its link, never on the clock, so what is finished after midnight counts for the day on which it was dealt.

import { freshChoice } from './choice.js';

/** @typedef {import('./view/form-types.js').Choice} Choice */
/** @typedef {import('./view/form-types.js').Family} Family */

const DAY = /^\d{4}-\d\d-\d\d$/;
/** Milliseconds of a day. */
const LENGTH = 86_400_000;

/** The date of a moment. @param {number} [moment] in milliseconds @returns {string} such as 2026-03-01 */
export const dayOf = (moment = Date.now()) => new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** So many days up to this one, the latest first. @param {string} day @param {number} count */
export const daysUpTo = (day, count) => Array.from({ length: count }, (_, i) => dayOf(Date.parse(day) - i * LENGTH));

/** Whether a text is a date as links have it. @param {string} text */
export function isDay(text) {
  const moment = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !text.startsWith('0000') && !Number.isNaN(moment) && dayOf(moment) === text;
}

/** The table of a game's deal of that day. @param {Family} family @param {string} day @returns {Choice} */
export function choiceOfDay(family, day) {
  const plain = freshChoice(family);
  return { ...plain, options: { ...plain.options, ...family.daily.options }, seed: `${family.id} ${day}`, day };
}

/** @param {string} game @param {string} day */
export const linkOfDay = (game, day) => `${game}?day=${day}`;

/** Which day's deal a link deals. @param {string | null} link @returns {{game: string, day: string} | null} */
export function dayOfLink(link) {
  const [game, day] = link?.split('?day=') ?? [];
  return day !== undefined && isDay(day) ? { game, day } : null;
}
