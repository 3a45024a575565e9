// @ts-check
// Where the keyboard goes on. What was pressed may be gone with the next drawing, and the focus with it; when the table waits for the
// person again it returns to what is asked. A focus that stands somewhere is left alone, and so is a person who points.

/** @typedef {import('./view/types.js').TableView} TableView */

let byKeyboard = false;
addEventListener('keydown', () => (byKeyboard = true), true);
addEventListener('pointerdown', () => (byKeyboard = false), true);

/**
 * Call after each drawing.
 * @param {TableView} view
 */
export function keepFocus({ next, prompt }) {
  if (!byKeyboard || next === 'cpu' || document.activeElement !== document.body) return;
  const place = prompt.widget === 'grid' ? '.widget [tabindex="0"]' : prompt.widget ? '.fan [tabindex="0"]' : '.ask .btn.go';
  /** @type {HTMLElement | null} */ (document.querySelector(place))?.focus();
}
