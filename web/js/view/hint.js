// @ts-check
// A hint, in words and as what it marks: its move is written as the prompt writes its own, so no rule is needed to show it.

import { html } from 'lit-html';
import { cellOf, tagged } from './grids.js';
import { sign } from './marks.js';

/** @typedef {import('./types.js').Hint} Hint */
/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').TableView} TableView */
/** @typedef {import('./types.js').Text} Text */
/** @typedef {import('./types.js').Texts} Texts */

/** Whether there is somebody to give a hint to: the person to act, at the device. @param {TableView} view */
export const canHint = ({ next, prompt }) => next === 'human' && prompt.widget !== 'take';

/** Why nothing can be taken back now, as a key. @param {TableView} view */
export const undoRefusal = ({ seats }) => (seats.some((seat) => seat.stand_in === 'end') ? 'ui-undo-given-up' : 'ui-undo-none');

/**
 * The cards that a hint is about.
 * @param {Hint} hint
 * @param {TableView} view
 * @returns {string[]}
 */
const cardsOf = ({ move }, { prompt }) => {
  if (prompt.widget === 'cards') return [move];
  return prompt.widget === 'pick' ? move.split(' ').slice(1) : [];
};

/**
 * What is to be done.
 * @param {Hint} hint
 * @param {TableView} view
 * @returns {{text: Text, extra?: Record<string, import('./types.js').Arg>}}
 */
const deed = (hint, view) => {
  const { prompt } = view;
  if (prompt.widget === 'grid') {
    const cell = cellOf(prompt, hint.move);
    const button = prompt.buttons.find(({ move }) => move === hint.move);
    if (cell) return { text: prompt.submit, extra: { face: tagged(cell) } };
    if (button) return { text: button.label };
  }
  const key = prompt.widget === 'pick' ? 'ui-hint-discard' : 'ui-hint-play';
  return { text: { key, args: { cards: { cards: cardsOf(hint, view) } } } };
};

/** @param {Hint} hint @returns {Text[]} why, and how likely the contract is made */
const reasons = ({ reason, chance }) => [...(reason ? [reason] : []), ...(chance === null ? [] : [{ key: 'ui-hint-chance', args: { chance } }])];

/** A hint as one line of words. @param {Hint} hint @param {TableView} view @param {Texts} t */
export const hintWords = (hint, view, t) => {
  const { text, extra } = deed(hint, view);
  return t.ui('ui-hint-said', { deed: t.plain(text, extra), why: reasons(hint).map((each) => t.plain(each)).join(' ') });
};

/** What stands in the prompt while a hint is thought out, and when it is there. @param {Model} m */
export const drawHint = ({ view, ui: { hint }, t }) => {
  if (!hint) return null;
  if (!hint.hint) {
    const { done, of } = hint.progress ?? { done: 0, of: 1 };
    return html`<p class="hint">${sign('hint')}<span>${t.ui('ui-hint-thinking')} <progress value=${done} max=${of} aria-hidden="true"></progress></span></p>`;
  }
  const { text, extra } = deed(hint.hint, view);
  return html`<p class="hint">${sign('hint')}<span><b>${t.rich(text, extra)}.</b> ${reasons(hint.hint).map((each) => html`${t.rich(each)} `)}</span></p>`;
};

/** Whether a card or a cell is what the hint says. @param {string} what its code or move @param {Model} m */
export const isHinted = (what, { view, ui: { hint } }) => {
  if (!hint?.hint) return false;
  return view.prompt.widget === 'grid' ? hint.hint.move === what : cardsOf(hint.hint, view).includes(what);
};
