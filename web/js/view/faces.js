// @ts-check
// The portraits of the characters: drawings of the build, all in one file that is fetched with the first of them.

import { html } from 'lit-html';

/** Printed pages hold the drawings themselves. */
const drawings = () => (typeof SITE === 'undefined' ? '' : SITE.faces);

/** @param {string} who the id of a character */
export const likeness = (who) =>
  html`<svg class="bust" viewBox="0 0 64 64" aria-hidden="true" data-face=${who}><use href=${`${drawings()}#face-${who}`}></use></svg>`;
