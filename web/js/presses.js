// @ts-check
// Presses anywhere on a table: one press is one click, and a press beside all buttons sends a trick on that has been seen.

/** The second click of a double one comes up to this late. */
const DOUBLE = 600;

/**
 * @param {HTMLElement} root
 * @param {import('./director.js').Director} director
 */
export function listenForPresses(root, director) {
  // A key held down repeats.
  root.addEventListener('keydown', (event) => event.repeat && (event.key === 'Enter' || event.key === ' ') && event.preventDefault(), true);
  root.addEventListener('click', (event) => event.detail > 1 && director.sinceAct < DOUBLE && event.stopPropagation(), true);
  root.addEventListener('click', (event) => {
    if (event.target instanceof Element && !event.target.closest('button:not([data-card]), dialog')) director.hurry();
  });
}
