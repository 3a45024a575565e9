// @ts-check
// Where the focus goes on. What was pressed may be gone with the next drawing, and the focus with it: then it waits in the hand or at the
// words of the prompt, and when the table waits for the person again it goes to what is asked. A focus that stands somewhere of the person's own
// choice is left alone, and so is a page in which nothing had it.

/** @typedef {import('./view/types.js').TableView} TableView */

/** Where it waits, when it does. @type {Element | null} */
let waitsAt = null;

/** @param {string[]} places */
const first = (places) => {
  for (const place of places) {
    const found = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(place))].find((each) => each.getClientRects().length > 0);
    if (found) return found;
  }
  return null;
};

/** A trick that stays until it is tapped away, whoever is next. */
const GO_ON = '[data-act="go-on"]';

/** @param {TableView['prompt']} prompt */
const askedAt = ({ widget }) => (widget === 'grid' ? '.widget [tabindex="0"]' : widget ? '.fan [tabindex="0"]' : '.ask .btn.go');

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
  const asked = first([GO_ON, ...(next === 'cpu' ? [] : [askedAt(prompt)])]);
  if (asked) {
    waitsAt = null;
    return asked.focus({ preventScroll: true });
  }
  if (!lost) return;
  waitsAt = first(['.fan [tabindex="0"]', '.ask h2']);
  if (waitsAt instanceof HTMLElement) waitsAt.focus({ preventScroll: true });
}
