// @ts-check
// Makes the memory of a Python that has the core loaded, under Node, and tries it out. One argument, JSON: runtime (folder of Pyodide),
// library (the archive of compiled files), scripts (folder of the Python files that run here), target (the file, compressed).

import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { PAGE, restoring } from '../web/js/restore.js';
import { bringScripts, carryOut, emptyZip, importPyodide, restorePyodide } from './pyodide_node.mjs';
import { inStillness } from './still.mjs';

/** @typedef {{runtime: string, library: string, scripts: string, target: string}} Plan */
/** @typedef {{fresh: Uint8Array, ready: Uint8Array}} Before the memory as a runtime brings it, and as it is when it is replaced */

/** A restored Python has no archive any more: it is left with what is loaded. */
const LOAD = `
import gc
import importlib
import sys
import zipimport

archive = next(path for path in sys.path if path.endswith(".zip"))
for name in [name for name in zipimport.zipimporter(archive)._get_files() if name.endswith(".pyc")]:
    module = name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
    importlib.import_module(module)
zipimport._zip_directory_cache.clear()
sys.path_importer_cache.clear()
sys.path.remove(archive)
del gc, importlib, sys, zipimport, archive, name, module
`;
const HEADER = 48;

/**
 * @param {Plan} plan
 * @returns {Promise<{heap: Uint8Array, state: unknown, build: string}>}
 */
async function make({ runtime, library }) {
  const { loadPyodide } = await importPyodide(runtime);
  const pyodide = await loadPyodide({ indexURL: runtime, stdLibURL: library, _makeSnapshot: true, env: { PYTHONHASHSEED: '0' } });
  pyodide.runPython(LOAD);
  pyodide.runPython('import gc; gc.collect(); del gc');
  const snapshot = pyodide.makeMemorySnapshot();
  const [, start, length] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 3);
  const state = JSON.parse(new TextDecoder().decode(snapshot.subarray(HEADER, HEADER + length)));
  return { heap: snapshot.subarray(start), state, build: pyodide._api.config.BUILD_ID };
}

/** @param {Plan} plan @returns {Promise<Before>} */
async function memoryBefore({ runtime }) {
  const { loadPyodide, createModule } = await importPyodide(runtime);
  const enough = new Error('the memory is all that was wanted');
  /** @type {any} */
  const seen = {};
  const create = async (/** @type {any} */ settings) => {
    settings.preRun.unshift((/** @type {any} */ module) => void (seen.fresh = module.HEAPU8.slice()));
    const module = await createModule(settings);
    module.API.restoreSnapshot = () => {
      seen.ready = module.HEAPU8.slice();
      throw enough;
    };
    return module;
  };
  const options = { ...restoring(create, Promise.resolve(new ArrayBuffer(0))), createPyodideModule: create };
  await loadPyodide({ indexURL: runtime, stdLibURL: emptyZip(), ...options }).catch((/** @type {unknown} */ error) => {
    if (error !== enough) throw error;
  });
  return seen;
}

/**
 * The pages that a fresh runtime has not, and those that a start writes to, since another engine may write something else.
 * @param {Uint8Array} heap
 * @param {Before} before
 */
function changed(heap, { fresh, ready }) {
  const same = (/** @type {Uint8Array} */ one, /** @type {Uint8Array} */ other, /** @type {number} */ at) =>
    Buffer.compare(one.subarray(at, at + PAGE), other.subarray(at, at + PAGE)) === 0;
  const pages = [...Array(heap.length / PAGE).keys()];
  return pages.filter((page) => !same(heap, ready, page * PAGE) || !same(fresh, ready, page * PAGE));
}

/** Plays in a restored Python, as the browser will have it. @param {Plan} plan @param {Uint8Array} file */
async function tryOut({ runtime, scripts }, file) {
  const pyodide = await restorePyodide(runtime, file);
  bringScripts(pyodide, scripts);
  await pyodide.runPythonAsync('import rehearsal; await rehearsal.rehearse()');
}

await carryOut(async (/** @type {Plan} */ plan) => {
  const { heap, state, build } = await inStillness(() => make(plan));
  const before = await memoryBefore(plan);
  if (heap.length !== before.ready.length) throw new Error(`expected a memory of ${before.ready.length} bytes, got ${heap.length}`);
  const pages = changed(heap, before);
  const description = Buffer.from(JSON.stringify({ build, size: heap.length, pages, state }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(description.length);
  const file = Buffer.concat([length, description, ...pages.map((page) => heap.subarray(page * PAGE, (page + 1) * PAGE))]);
  await tryOut(plan, file);
  writeFileSync(plan.target, gzipSync(file, { level: 9 }));
  return 0;
});
