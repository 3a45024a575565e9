// @ts-check
// Pyodide under Node, from the files that the site is made of.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SITE_PACKAGES = '/lib/python3.14/site-packages';

/** @param {string} path @returns {Uint8Array} the bytes of a file; Pyodide does not know Node's Buffer */
export const bytes = (path) => new Uint8Array(readFileSync(path));

/**
 * Starts Pyodide with some wheels in it.
 * @param {string} runtime the folder of Pyodide
 * @param {string[]} wheels
 */
export async function startPyodide(runtime, wheels) {
  const { loadPyodide } = await import(pathToFileURL(join(runtime, 'pyodide.mjs')).href);
  const pyodide = await loadPyodide({ indexURL: runtime });
  for (const wheel of wheels) pyodide.unpackArchive(bytes(wheel), 'zip', { extractDir: SITE_PACKAGES });
  return pyodide;
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
