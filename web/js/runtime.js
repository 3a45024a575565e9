// @ts-check
// Starts Python in the worker, in three named steps: the runtime, the installer (micropip), the game's core. Nothing is seeded here: all
// chance comes from the page, in the seed of a match.

import { FileFailure, Files, importFile } from './files.js';

/** @typedef {{pyodide: string, micropip: string, core: string, abi: Record<string, string>}} Urls */
/** @typedef {'runtime' | 'library' | 'core'} Step */
/** @typedef {{kind: 'loading', step: Step, done: number, of: number}} Loading */
/** @typedef {(text: string, tell: (text: string) => void) => Promise<string> & {destroy?: () => void}} Handle */

/** Parts of each step; the last is the work after loading. @type {Record<Step, number>} */
const PARTS = { runtime: 5, library: 2, core: 2 };

/** Counts the parts and tells how the current step stands. */
class Progress {
  done = { runtime: 0, library: 0, core: 0 };
  /** @type {Step} */
  step = 'runtime';

  /** @param {(status: Loading) => void} tell */
  constructor(tell) {
    this.tell = tell;
  }

  /** @param {Step} step */
  begin(step) {
    this.step = step;
    this.again();
  }

  again() {
    this.tell({ kind: 'loading', step: this.step, done: this.done[this.step], of: PARTS[this.step] });
  }

  /** @param {Step} step */
  part(step) {
    this.done[step] += 1;
    if (step === this.step) this.again();
  }
}

/**
 * Compiling a file of the wrong type is refused by the browser, but the runtime keeps that to itself.
 * @param {string} url
 * @returns {Promise<never>} refused with a FileFailure when it happens
 */
function watchCompiling(url) {
  const compile = WebAssembly.instantiateStreaming;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (...args) => {
      try {
        return await compile.apply(WebAssembly, args);
      } catch (error) {
        reject(new FileFailure('boot/type', url, String(error)));
        throw error;
      } finally {
        WebAssembly.instantiateStreaming = compile;
      }
    };
  });
}

/**
 * @param {Urls} urls
 * @param {boolean} again a retry: past the browser's cache
 * @param {(status: Loading) => void} tell
 * @returns {Promise<{handle: Handle, version: string}>}
 * @throws {Error} with `step`; a FileFailure, or whatever Python said
 */
export async function startPython(urls, again, tell) {
  const progress = new Progress(tell);
  const files = new Files(again, () => progress.again());
  try {
    progress.begin('runtime');
    const early = { wasm: `${urls.pyodide}pyodide.asm.wasm`, library: `${urls.pyodide}python_stdlib.zip` };
    const loading = [early.wasm, early.library].map((url) => files.ask(url).then(() => progress.part('runtime')));
    files.ask(urls.micropip).then(() => progress.part('library'), () => {});
    files.ask(urls.core).then(() => progress.part('core'), () => {});
    const pyodide = await loadRuntime(urls, files, progress, loading);
    progress.part('runtime');
    progress.begin('library');
    pyodide.unpackArchive(await files.bytes(urls.micropip), 'wheel');
    progress.part('library');
    progress.begin('core');
    return await installCore(pyodide, urls.core, files, progress);
  } catch (error) {
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { step: progress.step });
  } finally {
    files.done();
  }
}

/**
 * @param {Urls} urls
 * @param {Files} files
 * @param {Progress} progress
 * @param {Promise<void>[]} loading the files that the runtime reads itself
 * @returns {Promise<any>}
 */
async function loadRuntime(urls, files, progress, loading) {
  const failing = new Promise((_, reject) => loading.forEach((file) => file.catch(reject)));
  failing.catch(() => {});
  const starting = (async () => {
    const { loadPyodide } = await importFile(`${urls.pyodide}pyodide.mjs`, files.init);
    progress.part('runtime');
    await importFile(`${urls.pyodide}pyodide.asm.mjs`, files.init);
    progress.part('runtime');
    files.serve();
    const compiling = watchCompiling(`${urls.pyodide}pyodide.asm.wasm`);
    const lockFileContents = { info: { ...urls.abi }, packages: {} };
    return Promise.race([loadPyodide({ indexURL: urls.pyodide, packageBaseUrl: urls.pyodide, lockFileContents }), compiling]);
  })();
  return Promise.race([starting, failing]);
}

/**
 * @param {any} pyodide
 * @param {string} url the core's wheel
 * @param {Files} files
 * @param {Progress} progress
 */
async function installCore(pyodide, url, files, progress) {
  const wheel = `/tmp/${new URL(url).pathname.split('/').pop()}`;
  pyodide.FS.writeFile(wheel, new Uint8Array(await files.bytes(url)));
  const micropip = pyodide.pyimport('micropip');
  await micropip.install.callKwargs(`emfs:${wheel}`, { deps: false });
  micropip.destroy();
  pyodide.FS.unlink(wheel);
  const core = pyodide.pyimport('napoleon_core');
  const bridge = pyodide.pyimport('napoleon_core.bridge');
  const started = { handle: bridge.handle.copy(), version: core.__version__ };
  core.destroy();
  bridge.destroy();
  progress.part('core');
  return started;
}
