// @ts-check
// Pyodide under Node, from the files that the site is made of.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EMPTY_ZIP, reseed, restoring } from '../web/js/restore.js';

export const SITE_PACKAGES = '/lib/python3.14/site-packages';
const SCRIPTS = '/scripts';

/** @param {string} path @returns {Uint8Array} the bytes of a file; Pyodide does not know Node's Buffer */
export const bytes = (path) => new Uint8Array(readFileSync(path));

/** @param {string} runtime the folder of Pyodide */
export async function importPyodide(runtime) {
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(runtime, file)).href);
  const [{ loadPyodide }, { default: createModule }] = await Promise.all([load('pyodide.mjs'), load('pyodide.asm.mjs')]);
  return { loadPyodide, createModule };
}

/** The path of an archive with nothing in it. */
export function emptyZip() {
  const folder = mkdtempSync(join(tmpdir(), 'napoleon-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'empty.zip'), EMPTY_ZIP);
  return join(folder, 'empty.zip');
}

/**
 * Starts Pyodide from a memory, as the browser does.
 * @param {string} runtime the folder of Pyodide
 * @param {Uint8Array} memory
 */
export async function restorePyodide(runtime, memory) {
  const { loadPyodide, createModule } = await importPyodide(runtime);
  const file = /** @type {ArrayBuffer} */ (memory.buffer.slice(memory.byteOffset, memory.byteOffset + memory.length));
  const pyodide = await loadPyodide({ indexURL: runtime, stdLibURL: emptyZip(), ...restoring(createModule, Promise.resolve(file)) });
  reseed(pyodide);
  return pyodide;
}

/**
 * Starts Pyodide with some wheels in it.
 * @param {string} runtime the folder of Pyodide
 * @param {string[]} wheels
 * @param {Record<string, string>} [env] of Python
 */
export async function startPyodide(runtime, wheels, env = {}) {
  const { loadPyodide } = await importPyodide(runtime);
  const pyodide = await loadPyodide({ indexURL: runtime, env });
  for (const wheel of wheels) unpackWheel(pyodide, wheel);
  return pyodide;
}

/** @param {any} pyodide @param {string} wheel */
export const unpackWheel = (pyodide, wheel) => pyodide.unpackArchive(bytes(wheel), 'zip', { extractDir: SITE_PACKAGES });

/**
 * Puts the build's own Python where Pyodide can import it.
 * @param {any} pyodide
 * @param {string} folder
 */
export function bringScripts(pyodide, folder) {
  pyodide.FS.mkdirTree(SCRIPTS);
  for (const name of ['compiled_library.py', 'rehearsal.py']) pyodide.FS.writeFile(`${SCRIPTS}/${name}`, bytes(join(folder, name)));
  pyodide.runPython(`import sys; sys.path.append("${SCRIPTS}"); sys.dont_write_bytecode = True`);
}

/**
 * Carries out what the one argument of a script asks for, as JSON, and ends with its exit status.
 * @param {(plan: any) => Promise<number>} run
 */
export async function carryOut(run) {
  try {
    process.exitCode = await run(JSON.parse(process.argv[2] ?? ''));
  } catch (error) {
    // Node would print the line of the error's origin, and Pyodide's is a megabyte long.
    console.log(String(error));
    process.exitCode = 1;
  }
}
