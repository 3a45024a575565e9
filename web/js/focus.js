// @ts-check
// Where the focus goes on. What was pressed may be gone with the next drawing, and the focus with it: then it waits in the hand or at the
// words of the prompt, and when the table waits for the person again it goes to what is asked. A focus that stands somewhere of the person's own
// choice is left alone, and so is a page in which nothing had it.

/** @typedef {import('./view/types.js').TableView} TableView */

/** Where it waits, when it does. @type {Element | null} */
let waitsAt = null;

/**
 * Puts the focus on the first of these that takes it: what is not in sight, or is hidden while it is on its way, does not.
 * @param {string[]} places
 */
const goTo = (places) => {
  for (const place of places) {
    for (const each of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(place))) {
      each.focus({ preventScroll: true });
      if (document.activeElement === each) return each;
    }
  }
  return null;
};

/** A trick that stays until it is tapped away, whoever is next. */
const GO_ON = '[data-act="go-on"]';

/** Where what is asked is answered; among cards at one that may be played, where it is if it may be. @param {TableView['prompt']} prompt */
const askedAt = ({ widget }) => {
  if (widget === 'grid') return ['.widget [tabindex="0"]'];
  return widget === 'cards' || widget === 'pick' ? ['.fan .can:focus', '.fan .can', '.fan [tabindex="0"]'] : ['.ask .btn.go'];
};

/**
 * Call after each drawing.
 * @param {TableView} view
 * @param {Element | null} before what had the focus before it
 */
export function keepFocus({ next, prompt }, before) {
  const now = document.activeElement;
  if (document.querySelector('dialog[open]')) return;
  const lost = now === document.body && before !== null && before !== document.body;
  if (!lost && (waitsAt === null || now !== waitsAt)) {
    waitsAt = null;
    return;
  }
  if (goTo([GO_ON, ...(next === 'cpu' ? [] : askedAt(prompt))])) waitsAt = null;
  else if (lost) waitsAt = goTo(['.fan [tabindex="0"]', '.ask h2']);
}
