// @ts-check
// What a person does with the own seat as a whole: has it played by the computer, takes it back, gives it up, claims the rest, runs out of time.

import { ask } from './question.js';
import { textsFor } from './texts.js';
import { TurnTimer } from './turn-timer.js';

/** @typedef {import('./view/types.js').TableView} TableView */

/** @typedef {import('./table.js').Table} Table */
/** @typedef {{view: () => TableView | null, close: () => void}} Inside what the table keeps to itself: what it shows, and how the open panel is closed */

export class OwnSeat {
  /**
   * @param {Table} table that it is a seat of
   * @param {Inside} inside
   */
  constructor(table, inside) {
    this.table = table;
    this.inside = inside;
    this.timer = new TurnTimer(table.places.root, {
      seconds: () => Number(table.settings.get('timer')) || 0,
      short: (seconds) => table.voice.herald.say([textsFor(inside.view()).ui('ui-time-short', { seconds })]),
      over: () => {
        if (table.director.standIn('taken_back')) table.tell('ui-time-up', 'news');
      },
    });
    /** What a person can do with it. @satisfies {Partial<import('./view/types.js').Handlers>} */
    this.on = {
      /** @param {'taken_back' | null} until @param {number} [seat] another person's */
      standIn: (until, seat) => this.#standIn(until, seat),
      giveUp: () => this.#giveUp(),
      claim: () => this.#claim(),
    };
  }

  /** @param {boolean} playable whether a person could play now, if it is their turn */
  watch(playable) {
    const view = this.inside.view();
    this.timer.watch(playable && view?.prompt.widget !== 'take' ? view : null);
  }

  /** While the computer plays the seat there is time to take it back. @param {import('./view/types.js').Speed} chosen */
  speed(chosen) {
    const view = this.inside.view();
    return chosen === 'once' && view?.seats[view.me].stand_in === 'taken_back' ? 'fast' : chosen;
  }

  /** The computer plays from now on, or no more. @param {'taken_back' | null} until @param {number} [seat] */
  #standIn(until, seat) {
    this.inside.close();
    this.table.director.standIn(until, seat);
  }

  #giveUp() {
    this.#ask('ui-ask-give-up', undefined, () => this.table.director.standIn('end'));
  }

  #claim() {
    const view = this.inside.view();
    if (view?.claim) this.#ask('ui-ask-claim', view.claim, () => this.table.director.claim());
  }

  /**
   * @param {'ui-ask-give-up' | 'ui-ask-claim'} key
   * @param {import('./view/types.js').Text | undefined} says what stands before the words of the question
   * @param {() => void} yes
   */
  #ask(key, says, yes) {
    this.inside.close();
    ask(this.table.places.aside, { key, says, yes });
  }
}
