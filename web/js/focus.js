// @ts-check
// Where the keyboard goes on. A card that was played takes the focus with it; when the next decision comes the focus returns to the hand,
// to the same place, or to what is asked. A focus that stands somewhere is left alone.

/** @typedef {import('./view/types.js').TableView} TableView */

/** @param {TableView} view */
const handOf = (view) => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`[data-zone="hand:${view.me}"] button[data-card]`))];

export class FocusKeeper {
  #byKeyboard = false;
  #place = 0;

  constructor() {
    addEventListener('keydown', () => (this.#byKeyboard = true), true);
    addEventListener('pointerdown', () => (this.#byKeyboard = false), true);
  }

  /**
   * Call before a move is sent.
   * @param {TableView} view
   */
  note(view) {
    const place = handOf(view).indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (place >= 0) this.#place = place;
  }

  /**
   * Call after a state is drawn.
   * @param {TableView} view
   */
  restore(view) {
    if (!this.#byKeyboard || view.next === 'cpu') return;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && activeElement.isConnected) return;
    this.#target(view)?.focus();
  }

  /**
   * @param {TableView} view
   * @returns {HTMLElement | null | undefined}
   */
  #target(view) {
    const { prompt } = view;
    const hand = handOf(view);
    if (prompt.widget === 'cards' || prompt.widget === 'pick') return hand[Math.min(this.#place, hand.length - 1)];
    if (prompt.widget === 'grid') return document.querySelector(`[data-move="${prompt.start}"]`) ?? document.querySelector('button[data-move]');
    return document.querySelector('.ask .btn.go');
  }
}
