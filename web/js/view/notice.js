// @ts-check
// A line that tells something and asks for no answer: good news stands plain, trouble as a warning.

import { html, nothing } from 'lit-html';
import { sign } from './marks.js';

/** @typedef {import('./types.js').Notice} Notice */

/** @param {Notice | null} notice @param {string} place the class by which its place is laid out @param {import('./types.js').Texts} t */
export const drawNotice = (notice, place, t) =>
  notice
    ? html`<p class=${`${place} ${notice.kind === 'trouble' ? 'warn' : 'news'}`} data-kind=${notice.kind}>
        ${sign(notice.kind === 'trouble' ? 'warn' : 'news')}<span>${notice.words(t)}</span>
      </p>`
    : nothing;
