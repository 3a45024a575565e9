// @ts-check
// What a person has chosen for a decision and not sent yet: pure functions on what is asked. They know no rules, for the prompt says
// what may be chosen.

import { cardsOf, handName, signsOf } from './card-signs.js';
import { decision } from './changes.js';

/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {import('./view/types.js').Ui} Ui */

/**
 * What is chosen when a decision comes up: nothing, or what its prompt says, or the cards picked before a reload.
 * @param {TableView} view
 * @param {string | null} stored as `storedPick` wrote it
 * @returns {{picked: string[], chosen: string | null}}
 */
export function freshChoice(view, stored) {
  const { prompt } = view;
  const fresh = { picked: /** @type {string[]} */ ([]), chosen: prompt.widget === 'grid' ? prompt.start : null };
  if (prompt.widget !== 'pick') return fresh;
  const [at, ...signs] = (stored ?? '').split(' ');
  const hand = view.zones[prompt.zone].filter((code) => code !== null);
  if (at === placeOf(view)) fresh.picked = cardsOf(view, signs, hand).slice(0, prompt.count);
  return fresh;
}

/** @param {TableView} view */
const placeOf = (view) => `${handName(view)}/${decision(view)}`;

/** @param {TableView} view @param {string[]} picked */
export const storedPick = (view, picked) => [placeOf(view), ...signsOf(view, picked)].join(' ');

/**
 * The picked cards after a press on one of them, or on another one; a card too many changes nothing.
 * @param {TableView} view
 * @param {string[]} picked
 * @param {string} code
 */
export function toggled({ prompt }, picked, code) {
  if (picked.includes(code)) return picked.filter((other) => other !== code);
  return prompt.widget === 'pick' && picked.length < prompt.count ? [...picked, code] : picked;
}

/**
 * The move that the choice comes to, and whether it has to be asked for once more; null while it comes to none.
 * @param {TableView} view
 * @param {Pick<Ui, 'picked' | 'chosen'>} choice
 * @returns {{move: string, confirm: boolean} | null}
 */
export function chosenMove({ prompt }, { picked, chosen }) {
  if (prompt.widget === 'pick') return picked.length === prompt.count ? { move: [prompt.verb, ...picked].join(' '), confirm: false } : null;
  if (prompt.widget === 'cards') return chosen !== null && prompt.legal.includes(chosen) ? { move: chosen, confirm: false } : null;
  if (prompt.widget !== 'grid') return null;
  const cell = prompt.rows.flatMap(({ cells }) => cells).find(({ move }) => move === chosen);
  return cell && !cell.barred ? { move: cell.move, confirm: cell.confirm !== null } : null;
}
