// @ts-check
// Starts Python in the worker, in three named steps: the runtime, the library, the game's core. There are three ways, each for where the one before
// is refused: from a memory that has everything loaded, from the compiled library with the core, and from the runtime as it is published, with its
// installer (micropip) and the core's wheel. What the games draw comes from the page, in the seed of a match.

import { FileFailure, Files } from './files.js';
import { EMPTY_ZIP, reseed, restoring } from './restore.js';

/** @typedef {{pyodide: string, micropip: string, core: string, library: string, snapshot: string, abi: Record<string, string>, sizes: Record<string, number>}} Urls sizes: by address, in bytes */
/** @typedef {'snapshot' | 'library' | 'published'} Way */
/** @typedef {'runtime' | 'library' | 'core'} Step */
/** @typedef {{kind: 'loading', step: Step, done: number, of: number}} Loading */
/** @typedef {(text: string, tell: (text: string) => void) => Promise<string> & {destroy?: () => void}} Handle */
/** @typedef {{handle: Handle, version: string}} Opened */
/** @typedef {Opened & {used: string[]}} Started used: addresses of what it took beside the runtime */

/**
 * What a way asks for beside the runtime, by step.
 * @param {Way} way
 * @param {Urls} urls
 * @returns {Record<'library' | 'core', string[]>}
 */
function filesOf(way, { pyodide, micropip, core, library, snapshot }) {
  if (way === 'snapshot') return { library: [snapshot], core: [] };
  if (way === 'library') return { library: [library], core: [] };
  return { library: [`${pyodide}python_stdlib.zip`], core: [micropip, core] };
}

/** Counts the parts and tells how the current step stands. The last part of each step is the work after loading. */
class Progress {
  done = { runtime: 0, library: 0, core: 0 };
  /** @type {Step} */
  step = 'runtime';

  /**
   * @param {Record<Step, number>} of
   * @param {(status: Loading) => void} tell
   */
  constructor(of, tell) {
    this.of = of;
    this.tell = tell;
  }

  /** @param {Step} step */
  begin(step) {
    this.step = step;
    this.again();
  }

  again() {
    this.tell({ kind: 'loading', step: this.step, done: this.done[this.step], of: this.of[this.step] });
  }

  /** @param {Step} step */
  part(step) {
    this.done[step] += 1;
    if (step === this.step) this.again();
  }
}

/**
 * Compiling a faulty file is refused by the browser, but the runtime keeps that to itself.
 * @param {string} url
 * @param {Files} files
 * @param {() => void} compiled
 * @returns {Promise<never>} refused with a FileFailure when it happens
 */
function watchCompiling(url, files, compiled) {
  const compile = WebAssembly.instantiateStreaming;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (...args) => {
      try {
        const made = await compile.apply(WebAssembly, args);
        compiled();
        return made;
      } catch (error) {
        files.whole(url).then(() => reject(new FileFailure('boot/type', url, String(error))), reject);
        throw error;
      } finally {
        WebAssembly.instantiateStreaming = compile;
      }
    };
  });
}

/**
 * @param {Urls} urls
 * @param {Way} way
 * @param {boolean} again a retry: past the browser's cache
 * @param {(status: Loading) => void} tell
 * @returns {Promise<Started>}
 * @throws {Error} with `step`; a FileFailure, or whatever Python said
 */
export async function startPython(urls, way, again, tell) {
  const asked = filesOf(way, urls);
  const progress = new Progress({ runtime: 4, library: asked.library.length + 1, core: asked.core.length + 1 }, tell);
  const files = new Files(urls.sizes, again, () => progress.again());
  /** @param {Step} step @param {string} url */
  const ask = (step, url) => files.ask(url).then(() => progress.part(step));
  try {
    progress.begin('runtime');
    const loading = [ask('runtime', `${urls.pyodide}pyodide.asm.wasm`), ...asked.library.map((url) => ask('library', url))];
    for (const url of asked.core) ask('core', url).catch(() => {});
    const pyodide = await loadRuntime(urls, way, files, progress, loading);
    progress.part('library');
    progress.begin('core');
    if (way === 'snapshot') reseed(pyodide);
    if (way === 'published') await installCore(pyodide, urls, files);
    const started = open(pyodide);
    progress.part('core');
    return { ...started, used: [...asked.library, ...asked.core] };
  } catch (error) {
    const ofLibrary = error instanceof FileFailure && asked.library.includes(error.url);
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { step: ofLibrary ? 'library' : progress.step });
  } finally {
    files.done();
  }
}

/**
 * @param {Urls} urls
 * @param {Way} way
 * @param {Files} files
 * @param {Progress} progress
 * @param {Promise<void>[]} loading the files that it takes
 * @returns {Promise<any>}
 */
async function loadRuntime(urls, way, files, progress, loading) {
  const failing = new Promise((_, reject) => loading.forEach((file) => file.catch(reject)));
  failing.catch(() => {});
  const starting = (async () => {
    const { loadPyodide } = await files.module(`${urls.pyodide}pyodide.js`);
    progress.part('runtime');
    const { default: create } = await files.module(`${urls.pyodide}pyodide.asm.js`);
    progress.part('runtime');
    files.serve();
    const compiling = watchCompiling(`${urls.pyodide}pyodide.asm.wasm`, files, () => {
      progress.part('runtime');
      progress.begin('library');
    });
    return Promise.race([loadPyodide(optionsOf(urls, way, files, create)), compiling]);
  })();
  return Promise.race([starting, failing]);
}

/**
 * What `loadPyodide` is told, which it writes into.
 * @param {Urls} urls
 * @param {Way} way
 * @param {Files} files
 * @param {(settings: any) => Promise<any>} create
 */
function optionsOf(urls, way, files, create) {
  const common = { indexURL: urls.pyodide, packageBaseUrl: urls.pyodide, lockFileContents: { info: { ...urls.abi }, packages: {} }, createPyodideModule: create };
  if (way === 'published') return common;
  if (way === 'library') return { ...common, stdLibURL: urls.library };
  const stdLibURL = `${urls.pyodide}empty.zip`;
  files.give(stdLibURL, EMPTY_ZIP);
  return { ...common, stdLibURL, ...restoring(create, files.unpacked(urls.snapshot)) };
}

/**
 * @param {any} pyodide
 * @param {Urls} urls
 * @param {Files} files
 */
async function installCore(pyodide, { micropip, core }, files) {
  pyodide.unpackArchive(await files.bytes(micropip), 'wheel');
  const wheel = `/tmp/${new URL(core).pathname.split('/').pop()}`;
  pyodide.FS.writeFile(wheel, new Uint8Array(await files.bytes(core)));
  const installer = pyodide.pyimport('micropip');
  await installer.install.callKwargs(`emfs:${wheel}`, { deps: false });
  installer.destroy();
  pyodide.FS.unlink(wheel);
}

/** @param {any} pyodide @returns {Opened} */
function open(pyodide) {
  const core = pyodide.pyimport('napoleon_core');
  const bridge = pyodide.pyimport('napoleon_core.bridge');
  const started = { handle: bridge.handle.copy(), version: core.__version__ };
  core.destroy();
  bridge.destroy();
  return started;
}
