// @ts-check
// Which language a reader wants, for every page of the site: it needs no words.

import { linkedLanguage } from './link.js';

/** @typedef {import('./store.js').Store} Store */

/** All that the site has, English first. */
export const LANGUAGES = Object.keys(SITE.languages);

/** The language that stands for one of these tags, such as fr-CA; null where the site has none. @param {readonly (string | null)[]} tags */
function firstOffered(tags) {
  const wanted = tags.map((tag) => tag?.split('-')[0].toLowerCase());
  return wanted.find((language) => language && LANGUAGES.includes(language)) ?? null;
}

/**
 * The language of the link, then what was chosen, then what the browser asks for.
 * @param {string} link the part of an address after `#`
 * @param {Store} store
 * @returns {string}
 */
export const wantedLanguage = (link, store) =>
  firstOffered([linkedLanguage(link), store.read('language'), ...navigator.languages]) ?? LANGUAGES[0];
