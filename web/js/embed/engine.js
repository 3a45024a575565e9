// @ts-check
// The page behind the diagrams of another page, in a frame that nobody sees: one worker answers them all, in their readers' languages. A plain
// script, like the facade's, so that it can say so where no worker can be had.

import '../english.js';
import { BootFailure, boot } from '../boot.js';
import { Refusal } from '../client.js';
import { LANGUAGES, changeLanguage, loadPageTexts } from '../languages.js';
import { textsFor } from '../texts.js';
import { VERSION, messageOf, originAround } from './messages.js';

/** @typedef {import('../view/types.js').Rung} Rung */
/** @typedef {import('../view/types.js').Text} Text */
/** @typedef {import('./answers.js').Question} Question */
/** @typedef {import('./answers.js').FromEngine} FromEngine */

/** @param {FromEngine} told */
const tell = (told) => window.parent.postMessage({ napoleon: VERSION, ...told }, originAround());

const METHODS = { trick: 'diagram.trick', hand: 'diagram.hand' };

/** @type {Promise<import('../client.js').Client> | null} */
let client = null;
let again = false;

/** Starts Python at the first question, and anew after a failure. */
function started() {
  const told = (/** @type {import('../boot.js').BootStep[]} */ steps) => tell({ type: 'loading', done: steps.filter(({ state }) => state === 'done').length, of: steps.length });
  client ??= boot({ again, onSteps: told, onLost: () => (client = null) }).then((begun) => begun.client, (error) => {
    [client, again] = [null, true];
    throw error;
  });
  return client;
}

/** What the core answers, in the reader's language. @param {any} result */
function inWords({ said, why, ladder, ...rest }) {
  const { parts } = textsFor(null);
  /** @param {Text | null | undefined} text */
  const words = (text) => (text ? parts(text) : null);
  const rungs = /** @type {Rung[] | undefined} */ (ladder)?.map(({ cards, name, text }) => ({ cards, name: words(name), text: words(text) }));
  return { ...rest, said: words(said), why: words(why), ladder: rungs };
}

/** @param {Question} question */
async function answer({ id, lang, about, params }) {
  try {
    if (self.origin === 'null') throw new BootFailure('boot/old', 'runtime', 'no worker in an opaque origin');
    const running = await started();
    await changeLanguage(LANGUAGES.includes(lang) ? lang : LANGUAGES[0]);
    await loadPageTexts('rules'); // the names of the lines of the ladder
    tell({ type: 'answer', id, answer: inWords(await running.request(METHODS[about], params)) });
  } catch (error) {
    const code = error instanceof Refusal || error instanceof BootFailure ? error.code : 'boot/file';
    tell({ type: 'failed', id, code: self.origin === 'null' ? 'barred' : code, message: String(error) });
  }
}

/** One after another: there is one language at a time. */
let last = Promise.resolve();

addEventListener('message', ({ data, origin, source }) => {
  const around = originAround();
  if (source !== window.parent || (around !== '*' && origin !== around)) return;
  const { type, id, lang, about, params } = messageOf(data) ?? {};
  if (type !== 'ask' || typeof id !== 'number' || typeof lang !== 'string' || (about !== 'trick' && about !== 'hand')) return;
  if (params === null || typeof params !== 'object') return;
  last = last.then(() => answer({ id, lang, about, params: Object.fromEntries(Object.entries(params)) }));
});
tell({ type: 'open' });
