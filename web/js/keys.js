// @ts-check
// Single keys at the table. They never act in a place where somebody writes, over an open panel, or with Ctrl, Alt or the like, which belong to
// browser and screen reader; and who needs them for something else can switch them off.

import { READINGS } from './readings.js';

export const HELP = '?';
export const HINT = 'i';

/** @param {EventTarget | null} on */
const writes = (on) => on instanceof Element && on.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * @param {KeyboardEvent} event
 * @returns {string | null} the key of a reading, of the help or of a hint; null when the press means something else
 */
export function keyOf(event) {
  if (event.defaultPrevented || event.repeat || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (writes(event.target) || document.querySelector('dialog[open]')) return null;
  const key = event.key.toLowerCase();
  return key === HELP || key === HINT || Object.hasOwn(READINGS, key) ? key : null;
}
