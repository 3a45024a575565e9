// @ts-check
// The words of the rules: a plain file of their own, fetched when the rules are first asked for, for they are longer than all other words
// together.

import { addTexts } from './texts.js';

/** @type {Promise<void> | null} */
let loading = null;

async function load() {
  const answer = await fetch(SITE.rulesTexts);
  if (!answer.ok) throw new Error(`${answer.url}: status ${answer.status}`);
  addTexts(await answer.text());
}

/** Fetches them, once; after a failure the next call tries again. @returns {Promise<void>} */
export function loadRulesTexts() {
  loading ??= load().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}
