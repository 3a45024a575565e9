// @ts-check
// Starts the worker and watches over its start: every step is told with real counts, and a start that fails or falls silent ends in a
// BootFailure. The runtime itself may wait for ever for a file of the wrong type, so silence is a failure too. What is refused beyond the runtime is
// tried in another way, by a worker of its own.

import { Client } from './client.js';
import { faultOf } from './looking.js';
import { noteTrouble } from './trouble.js';

/** @typedef {import('./view/types.js').BootStep} BootStep */
/** @typedef {'boot/file' | 'boot/type' | 'boot/stalled' | 'boot/python' | 'boot/old'} FailureCode */

const SILENCE = 15_000;
/** The last part of a step is work, not loading: slow machines take long over it and cannot say so meanwhile. */
const WORK = 90_000;

/** The quickest first; the last one goes through no door of Pyodide that is not documented. @type {import('./runtime.js').Way[]} */
const WAYS = ['snapshot', 'library', 'published'];

/** @type {BootStep['step'][]} */
const STEPS = ['runtime', 'library', 'core'];

export class BootFailure extends Error {
  /**
   * @param {FailureCode} code
   * @param {BootStep['step']} step
   * @param {string} detail a file's address or the interpreter's message, for developers
   */
  constructor(code, step, detail) {
    super(`${code} in step ${step}: ${detail}`);
    this.name = 'BootFailure';
    this.code = code;
    this.step = step;
  }
}

/**
 * The steps as they stand, drawn one under another.
 * @param {BootStep['step'] | null} current null once all are done
 * @param {{done?: number, of?: number, bad?: boolean}} [now]
 * @returns {BootStep[]}
 */
export function bootSteps(current, { done, of, bad = false } = {}) {
  const at = current === null ? STEPS.length : STEPS.indexOf(current);
  return STEPS.map((step, i) => {
    if (i < at) return { step, state: 'done' };
    if (i > at) return { step, state: 'todo' };
    return { step, state: bad ? 'bad' : 'now', done, of };
  });
}

/** Where the parts lie, as absolute addresses: the worker stands in another folder than the page. */
function siteUrls() {
  const absolute = (/** @type {string} */ path) => new URL(path, document.baseURI).href;
  const { pyodide, micropip, core, library, snapshot, abi } = SITE;
  const sizes = Object.fromEntries(Object.entries(SITE.sizes).map(([path, size]) => [absolute(path), size]));
  return { pyodide: absolute(pyodide), micropip: absolute(micropip), core: absolute(core), library: absolute(library), snapshot: absolute(snapshot), abi, sizes };
}

/**
 * @param {boolean} again a second attempt goes past every cache
 * @returns {Worker}
 */
function createWorker(again) {
  let asked = false;
  const url = new URL(SITE.worker, document.baseURI);
  if (again) url.searchParams.set('again', String(Date.now()));
  /** @type {WorkerOptions} */
  const options = {
    get type() {
      asked = true;
      return /** @type {const} */ ('module');
    },
  };
  const worker = new Worker(url, options);
  if (asked) return worker;
  worker.terminate();
  throw new BootFailure('boot/old', 'runtime', 'no module workers');
}

/**
 * @param {Object} options
 * @param {boolean} options.again whether this is a retry
 * @param {(steps: BootStep[]) => void} options.onSteps
 * @param {(why: string) => void} options.onLost the started worker broke later
 * @returns {Promise<{client: Client, used: string[]}>} used: addresses of the files of the way it came
 * @throws {BootFailure}
 */
export async function boot({ again, onSteps, onLost }) {
  for (const way of WAYS) {
    try {
      const { worker, used } = await startWorker(way, again, onSteps);
      onSteps(bootSteps(null));
      return { client: new Client(worker, onLost), used };
    } catch (error) {
      if (!(error instanceof BootFailure) || !hasAnother(way, error)) throw error;
      console.info(`start by ${way} refused: ${error.message}`);
      noteTrouble(error);
    }
  }
  throw new Error('the last way has another after it');
}

/** Whether another way may do what this one could not: all of them take the runtime and a network. @param {string} way @param {BootFailure} failure */
const hasAnother = (way, { code, step }) => way !== WAYS.at(-1) && step !== 'runtime' && code !== 'boot/stalled';

/** Why the worker itself did not come. @param {boolean} again @param {string} said */
async function missing(again, said) {
  const fault = await faultOf(new URL(SITE.worker, document.baseURI).href, SITE.sizes[SITE.worker], { cache: again ? 'reload' : 'default' }, said);
  return new BootFailure(fault.code, 'runtime', `${SITE.worker}: ${fault.message}`);
}

/**
 * @param {import('./runtime.js').Way} way
 * @param {boolean} again
 * @param {(steps: BootStep[]) => void} onSteps
 * @returns {Promise<{worker: Worker, used: string[]}>} ready for requests
 */
async function startWorker(way, again, onSteps) {
  /** @type {BootStep['step']} */
  let step = 'runtime';
  const worker = createWorker(again);
  try {
    const { used } = await new Promise((resolve, reject) => {
      const stalled = () => reject(new BootFailure('boot/stalled', step, 'no sign of life'));
      let timer = setTimeout(stalled, SILENCE);
      let alive = false; // a worker that has spoken has arrived
      worker.onerror = (event) => {
        event.preventDefault();
        if (alive) reject(new BootFailure('boot/python', step, event.message));
        else void missing(again, event.message).then(reject);
      };
      worker.onmessage = (event) => {
        alive = true;
        const { status } = JSON.parse(event.data);
        clearTimeout(timer);
        if (status.kind === 'ready') return resolve(status);
        if (status.kind === 'failed') return reject(new BootFailure(status.code, status.step ?? step, status.url ?? status.message));
        step = status.step;
        onSteps(bootSteps(step, status));
        timer = setTimeout(stalled, status.done + 1 >= status.of ? WORK : SILENCE);
      };
      worker.postMessage({ boot: siteUrls(), way, again });
    });
    return { worker, used };
  } catch (failure) {
    worker.terminate();
    throw failure;
  }
}
