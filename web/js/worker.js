// @ts-check
// The worker: starts Python, then hands each request's text to the core's bridge and posts the answer's text back. Requests are begun in the
// order they came; one that thinks gives way to those after it, so answers may come in another order.

import { FileFailure } from './files.js';
import { startPython } from './runtime.js';

/** @typedef {import('./runtime.js').Handle} Handle */

/** @param {Record<string, unknown>} status */
const tell = (status) => self.postMessage(JSON.stringify({ v: 1, status }));

/** Takes what is told before an answer. @param {string} text */
const post = (text) => self.postMessage(text);

/** @type {Handle | null} */
let handle = null;

/** @param {any} error */
function tellFailure(error) {
  const code = error instanceof FileFailure ? error.code : 'boot/python';
  tell({ kind: 'failed', code, step: error?.step, url: error?.url, message: String(error?.message ?? error) });
}

/**
 * @param {Handle} ask
 * @param {string} text
 */
async function answer(ask, text) {
  try {
    const coming = ask(text, post);
    self.postMessage(await coming);
    coming.destroy?.();
  } catch (error) {
    tellFailure(error); // the bridge answers with errors and never raises: if it does, Python itself is broken
  }
}

/** @param {{boot: import('./runtime.js').Urls, way: import('./runtime.js').Way, again: boolean}} first */
async function start({ boot, way, again }) {
  try {
    const started = await startPython(boot, way, again, tell);
    handle = started.handle;
    tell({ kind: 'ready', version: started.version, used: started.used });
  } catch (error) {
    tellFailure(error);
  }
}

// Python broke outside of an answer, which then never comes: a stack that overflowed, a runtime out of memory.
self.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  tellFailure(event.reason);
});

self.onmessage = ({ data }) => {
  if (typeof data !== 'string') return void start(data);
  if (handle) void answer(handle, data);
};
