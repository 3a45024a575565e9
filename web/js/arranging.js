// @ts-check
// Hands as people lay them: kept for each seat of the deal, and changed by moving one card at a time: dragged, by keys, or by two taps.

import { cardsOf, dealName, handName, signsOf } from './card-signs.js';
import { handOrder, moved } from './hand-order.js';

/** @typedef {import('./settings.js').Settings} Settings */
/** @typedef {import('./store.js').Store} Store */
/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {{at: string, cards: string[]}} Laid at: deal and seat; cards: as signs */

/** @param {TableView} view */
const handOf = ({ prompt, zones, me }) => /** @type {string[]} */ ((zones['zone' in prompt ? prompt.zone : `hand:${me}`] ?? []).filter((code) => code !== null));

export class Arranging {
  /** The card that has been tapped and waits for its place; null while none is; undefined while taps mean what they always do. @type {string | null | undefined} */
  held = undefined;

  /**
   * @param {Store} store
   * @param {Settings} settings
   * @param {() => string} slot of the match
   */
  constructor(store, settings, slot) {
    this.store = store;
    this.settings = settings;
    this.slot = slot;
  }

  /** The hand as it lies. @param {TableView} view */
  hand(view) {
    return handOrder(handOf(view), this.settings.get('order'), view.trump, this.#own(view));
  }

  /** @param {TableView} view @param {string} code @param {number} place */
  move(view, code, place) {
    const others = this.#laid.filter((laid) => laid.at !== handName(view) && laid.at.startsWith(dealName(view)));
    const cards = signsOf(view, moved(this.hand(view), code, place));
    this.store.write(`laid:${this.slot()}`, JSON.stringify([...others, { at: handName(view), cards }]));
  }

  /** A card is tapped while hands are arranged: the first tap lifts it, the second one says where it goes. @param {TableView} view @param {string} code */
  tap(view, code) {
    const held = this.held;
    this.held = held === null ? code : null;
    if (held && held !== code) this.move(view, held, this.hand(view).indexOf(code));
  }

  /** @returns {Laid[]} */
  get #laid() {
    try {
      const laid = JSON.parse(this.store.read(`laid:${this.slot()}`) ?? '[]');
      return Array.isArray(laid) ? laid.filter((each) => typeof each?.at === 'string' && Array.isArray(each.cards)) : [];
    } catch {
      return [];
    }
  }

  /** What was laid of this hand. @param {TableView} view */
  #own(view) {
    const signs = this.#laid.find(({ at }) => at === handName(view))?.cards ?? [];
    return cardsOf(view, signs, handOf(view));
  }
}
