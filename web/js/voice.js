// @ts-check
// What a table says to those who do not see it: the news as they come, and by a key what stands now.

import { sameDeal } from './changes.js';
import { Herald, news } from './herald.js';
import { HELP, HINT, keyOf } from './keys.js';
import { READINGS } from './readings.js';
import { textsFor } from './texts.js';

/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {import('./view/types.js').Text} Text */
/** @typedef {{view: () => TableView | null, hand: (view: TableView) => string[], keys: () => boolean, tip: () => Text | null, help: () => void, hint: () => void}} Listened the table: what it shows, how the hand lies, whether single keys count, the panel that explains them, and a hint */

/** Whether the device goes to somebody else, who is not to read what was said before. @param {TableView} before @param {TableView} view */
const changesHands = (before, view) => before.me !== view.me || view.prompt.widget === 'take';

export class Voice {
  #acted = false;
  /** The key of the one said last. */
  #explanation = '';

  /**
   * @param {HTMLElement} place a log that stays in the page
   * @param {Listened} table
   */
  constructor(place, table) {
    this.herald = new Herald(place);
    this.table = table;
    document.addEventListener('keydown', (event) => this.#press(event));
  }

  /** The reader has just done something: it need not be said back. */
  acted() {
    this.#acted = true;
  }

  /**
   * Says what is new.
   * @param {TableView | null} before
   * @param {TableView} view
   */
  tell(before, view) {
    if (!before || !sameDeal(before, view) || changesHands(before, view)) this.herald.clear();
    this.herald.say([...news(before, view, textsFor(view), this.#acted), ...this.#explained(view)]);
    this.#acted = false;
  }

  /** The explanation that is shown, once. @param {TableView} view */
  #explained(view) {
    const tip = this.table.tip();
    if (!tip || tip.key === this.#explanation) return [];
    this.#explanation = tip.key;
    return [textsFor(view).plain(tip)];
  }

  /** What a key stands for, in sentences. @param {string} key */
  words(key) {
    const view = this.table.view();
    return view ? READINGS[key].read(view, textsFor(view), this.table.hand(view)) : [];
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const key = this.table.view() && this.table.keys() ? keyOf(event) : null;
    if (key === null) return;
    event.preventDefault();
    if (key === HELP) this.table.help();
    else if (key === HINT) this.table.hint();
    else this.herald.say(this.words(key));
  }
}
