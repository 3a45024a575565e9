// @ts-check
// The words of long pages, such as the rules: plain files of their own, fetched when such a page is first asked for, for they are longer
// than all other words together.

import { addTexts } from './texts.js';

/** By address. @type {Map<string, Promise<void>>} */
const loading = new Map();

/** @param {string} address */
async function load(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.url}: status ${answer.status}`);
  addTexts(await answer.text());
}

/**
 * Fetches them, once; after a failure the next call tries again.
 * @param {string} address
 * @returns {Promise<void>}
 */
export function loadPageTexts(address) {
  const begun = loading.get(address);
  if (begun) return begun;
  const texts = load(address).catch((error) => {
    loading.delete(address);
    throw error;
  });
  loading.set(address, texts);
  return texts;
}
