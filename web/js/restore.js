// @ts-check
// The memory of a Python that has everything loaded, kept as those pages that differ from the memory of a fresh runtime, and put into one. It goes
// through doors of Pyodide that are not documented, so whoever calls this has another way to start.
//
// A file of it: the length of a description (32 bits, little-endian), the description as JSON, then the pages as it lists them.

/** @typedef {{build: string, size: number, pages: number[], state: unknown}} Description state: what Pyodide keeps of it outside of the memory */
/** @typedef {(settings: any) => Promise<any>} Create makes a runtime */

export const PAGE = 4096;
/** Pyodide looks for nothing but whether there is one, and calls `restoreSnapshot`. */
const STAND_IN = new Uint8Array(64);
/** An archive with nothing in it. */
export const EMPTY_ZIP = new Uint8Array([0x50, 0x4b, 5, 6, ...Array(18).fill(0)]);

/**
 * What `loadPyodide` is to be told.
 * @param {Create} create
 * @param {Promise<ArrayBuffer>} file
 */
export function restoring(create, file) {
  file.catch(() => {}); // it may fail before anybody waits for it
  const createPyodideModule = async (/** @type {any} */ settings) => {
    const [module, memory] = await Promise.all([create(settings), file]);
    module.API.restoreSnapshot = () => restore(module, memory);
    return module;
  };
  return { _loadSnapshot: STAND_IN, createPyodideModule };
}

/**
 * Chance was in the memory too: without this every start would draw the same numbers.
 * @param {any} pyodide
 */
export function reseed(pyodide) {
  const random = pyodide.pyimport('random');
  random.seed();
  random.destroy();
}

/**
 * @param {any} module the runtime, as it is before Python begins
 * @param {ArrayBuffer} file
 * @returns {unknown} what Pyodide keeps of it outside of the memory
 */
function restore(module, file) {
  const head = new DataView(file).getUint32(0, true);
  /** @type {Description} */
  const { build, size, pages, state } = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, head)));
  const heap = new Uint8Array(module.HEAP8.buffer);
  if (build !== module.API.config.BUILD_ID) throw new Error(`expected the memory of runtime ${module.API.config.BUILD_ID}, got ${build}`);
  if (size !== heap.length) throw new Error(`expected a memory of ${heap.length} bytes, got ${size}`);
  const trampoline = trampolineOf(module);
  const own = module.HEAP32[trampoline];
  pages.forEach((page, i) => heap.set(new Uint8Array(file, 4 + head + i * PAGE, PAGE), page * PAGE));
  module.HEAP32[trampoline] = own;
  return state;
}

/** Where Python finds the way by which it calls into the runtime, which each engine makes for itself. @param {any} module */
const trampolineOf = (module) => (module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / 4]) / 4;
