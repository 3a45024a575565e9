// @ts-check
// A panel of the page itself over whatever is drawn: it opens with its heading in focus, where that can have it, is drawn anew when the language changes, and gives the
// focus back when it closes.

import { nothing, render } from 'lit-html';
import { onSpeak } from './texts.js';

/**
 * @param {HTMLElement} place
 * @param {(close: () => void) => import('lit-html').TemplateResult} template one dialog
 * @param {(draw: () => void) => () => void} [watch] draws it anew when it has to be, until what it gives back is called
 * @returns {HTMLDialogElement | null}
 */
export function openOver(place, template, watch = onSpeak) {
  const before = document.activeElement;
  const draw = () => render(template(close), place);
  const quiet = watch(draw);
  const close = () => {
    quiet();
    render(nothing, place);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
  draw();
  const dialog = place.querySelector('dialog');
  dialog?.showModal();
  dialog?.querySelector('h2')?.focus();
  return dialog;
}
