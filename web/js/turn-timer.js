// @ts-check
// The time for a turn, where somebody has set one. It runs only while the person can play: not in a hidden tab, not under an open panel, not
// before the device was taken over; and after a reload the turn has all its time again, so that nobody loses it unseen.

import { decision } from './changes.js';

/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {{seconds: () => number, short: (seconds: number) => void, over: () => void}} Host seconds: 0 for no limit; short: little is left */

const TICK = 250;
/** No tick counts for more: a tab that was hidden or a device that slept ticks late. */
const SKIP = 1000;
/** So many seconds before the end it is told. */
const SHORT = 10;

export class TurnTimer {
  /** Which turn it is, null for nobody's. @type {string | null} */
  #turn = null;
  #left = 0;
  #last = 0;
  #told = false;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticking;

  /**
   * @param {HTMLElement} place where the share that is left is set as `--left`
   * @param {Host} host
   */
  constructor(place, host) {
    this.place = place;
    this.host = host;
  }

  /**
   * Call after each drawing.
   * @param {TableView | null} view null while nobody can play
   */
  watch(view) {
    const seconds = this.host.seconds();
    const mine = view?.next === 'human' && view.prompt.widget !== 'take' && seconds > 0;
    const turn = mine ? `${decision(view)}:${view.me}:${seconds}` : null;
    if (turn === this.#turn) return;
    this.#turn = turn;
    clearInterval(this.#ticking);
    this.#left = seconds * 1000;
    this.#told = false;
    this.#show();
    if (turn === null) return;
    this.#last = performance.now();
    this.#ticking = setInterval(() => this.#tick(), TICK);
  }

  #tick() {
    const now = performance.now();
    const past = Math.min(now - this.#last, SKIP);
    this.#last = now;
    if (document.hidden || document.querySelector('dialog[open]')) return;
    this.#left -= past;
    this.#show();
    if (!this.#told && this.#left <= SHORT * 1000) {
      this.#told = true;
      this.host.short(SHORT);
    }
    if (this.#left > 0) return;
    clearInterval(this.#ticking);
    this.host.over();
  }

  #show() {
    const share = this.#left / (this.host.seconds() * 1000);
    if (this.#turn === null) this.place.style.removeProperty('--left');
    else this.place.style.setProperty('--left', String(Math.max(0, share)));
  }
}
