// @ts-check
// What the menu has for the reader's own seat: the computer plays it for a while, or to the end.

import { html, nothing } from 'lit-html';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Handlers} Handlers */
/** @typedef {typeof import('./dialogs.js').entry} Entry */

/** @param {Model} m @param {Handlers} on @param {Entry} entry */
export const seatEntries = ({ view, t }, on, entry) => {
  const until = view.seats[view.me].stand_in;
  if (view.next === 'over') return nothing;
  const others = view.seats.filter(({ seat, stand_in }) => seat !== view.me && stand_in === 'taken_back');
  const theirs = others.map(({ seat }) => {
    const label = t.plain({ key: 'ui-take-back-of', args: { who: { seat } } });
    return entry('gear', label, () => on.standIn(null, seat), { act: `take-back-${seat}` });
  });
  if (until === 'end' || view.prompt.widget === 'take') return theirs;
  const play = entry('gear', t.ui('ui-stand-in'), () => on.standIn('taken_back'), { act: 'stand-in', note: t.ui('ui-stand-in-note') });
  const back = entry('gear', t.ui('ui-take-back'), () => on.standIn(null), { act: 'take-back-menu' });
  return html`${theirs}${until ? back : play}${entry('flag', t.ui('ui-give-up'), () => on.giveUp(), { act: 'give-up', note: t.ui('ui-give-up-note') })}`;
};
