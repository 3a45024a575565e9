// @ts-check
// Tells those who do not see the table what happens: one short sentence for each event, in order, in a log that a screen reader reads out.
// What a person did is not said back to them.

import { sameDeal } from './changes.js';

/** @typedef {import('./view/types.js').Play} Play */
/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {import('./view/types.js').Texts} Texts */

/** So many sentences stay to be read again. */
const KEPT = 40;

/**
 * What is new in a view since the one before.
 * @param {TableView | null} before null when a table was opened
 * @param {TableView} view
 * @param {Texts} t
 * @returns {string[]}
 */
export function news(before, view, t) {
  const old = before && sameDeal(before, view) ? before : null;
  return [...said(old, view, t), ...settled(old, view, t), ...played(old, view, t), ...asked(view, t)].filter((line) => line !== '');
}

/** Words of the auction. @param {TableView | null} old @param {TableView} view @param {Texts} t */
function said(old, view, t) {
  return view.seats.flatMap(({ seat, said: now }) => {
    const earlier = old?.seats[seat].said;
    if (!now || seat === view.me || JSON.stringify([now.pass, now.face]) === JSON.stringify([earlier?.pass, earlier?.face])) return [];
    if (now.face) return [t.plain({ key: 'ui-said-bid', args: { who: { seat }, bid: { bid: now.face } } })];
    return [t.plain({ key: 'ui-said-pass', args: { who: { seat } } })];
  });
}

/** Deal, contract, named card, adjutant. @param {TableView | null} old @param {TableView} view @param {Texts} t */
function settled(old, view, t) {
  const told = new Set((old?.headline ?? []).map((item) => JSON.stringify(item)));
  return view.headline
    .filter((item) => !told.has(JSON.stringify(item)))
    .map(({ face, card, label, value }) => {
      if (face) return t.bid(face);
      if (card) return t.card(card);
      return [label, value].flatMap((text) => (text ? [t.plain(text)] : [])).join(': ');
    });
}

/** Cards played by others, and tricks won. @param {TableView | null} old @param {TableView} view @param {Texts} t */
function played(old, view, t) {
  /** @param {Play[]} plays */
  const cards = (plays) =>
    plays.filter(({ seat }) => seat !== view.me).map(({ seat, card }) => t.plain({ key: 'ui-said-card', args: { who: { seat }, card: { card } } }));
  const { last, trick } = view;
  const ended = last && old && last.number !== old.last?.number;
  const seen = old?.trick?.plays.length ?? 0;
  const rest = ended ? last.plays.slice(old.trick?.number === last.number ? seen : 0) : [];
  const running = trick?.plays.slice(!ended && old ? seen : 0) ?? [];
  const won = ended ? [t.plain(last.title), last.detail ? t.plain(last.detail) : ''] : [];
  return [...cards(rest), ...won, ...cards(running)];
}

/** What is asked of the reader, or how the deal and the match ended. @param {TableView} view @param {Texts} t */
function asked({ prompt, next, result, match }, t) {
  if (result) return [t.plain(result.title), result.detail ? t.plain(result.detail) : '', match ? t.plain(match.title) : ''];
  return next === 'cpu' ? [] : [t.plain(prompt.title), prompt.detail ? t.plain(prompt.detail) : ''];
}

export class Herald {
  /** @param {HTMLElement} place a log that stays in the page */
  constructor(place) {
    this.place = place;
  }

  /** Forgets what was said: what one deal told of its cards has no place in the next. */
  clear() {
    this.place.replaceChildren();
  }

  /** @param {string[]} lines */
  say(lines) {
    for (const line of lines) this.place.append(Object.assign(document.createElement('p'), { textContent: line }));
    while (this.place.childElementCount > KEPT) this.place.firstElementChild?.remove();
  }
}
