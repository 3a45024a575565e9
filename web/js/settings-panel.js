// @ts-check
// Opens the panel of settings over a table or over the start screen. What is chosen holds at once.

import { nothing, render } from 'lit-html';
import { onSpeak, textsFor } from './texts.js';
import { drawSettings } from './view/settings.js';

/**
 * @param {HTMLElement} place
 * @param {import('./settings.js').Settings} settings
 */
export function openSettings(place, settings) {
  const before = document.activeElement;
  const draw = () => render(drawSettings({ chosen: settings.all, t: textsFor(null) }, { set: settings.set.bind(settings), close }), place);
  const stops = [settings.onChange(draw), onSpeak(draw)];
  const close = () => {
    for (const stop of stops) stop();
    render(nothing, place);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
  draw();
  const dialog = place.querySelector('dialog');
  dialog?.showModal();
  dialog?.querySelector('h2')?.focus();
}
