// @ts-check
// Opens the panel of settings over a table or over the start screen. What is chosen holds at once.

import { openOver } from './over.js';
import { onSpeak, textsFor } from './texts.js';
import { drawSettings } from './view/settings.js';

/**
 * @param {HTMLElement} place
 * @param {import('./settings.js').Settings} settings
 */
export function openSettings(place, settings) {
  /** @param {() => void} draw */
  const watch = (draw) => {
    const stops = [settings.onChange(draw), onSpeak(draw)];
    return () => stops.forEach((stop) => stop());
  };
  openOver(place, (close) => drawSettings({ chosen: settings.all, t: textsFor(null) }, { set: settings.set.bind(settings), close }), watch);
}
