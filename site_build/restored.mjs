// @ts-check
// Tells what a Python that is restored from the memory in the site answers, for the tests. One argument, JSON: runtime (folder of Pyodide),
// snapshot (the memory, compressed), expressions (of Python, each asked in a restored Python of its own).

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { carryOut, restorePyodide } from './pyodide_node.mjs';

/** @typedef {{runtime: string, snapshot: string, expressions: string[]}} Plan */

await carryOut(async (/** @type {Plan} */ { runtime, snapshot, expressions }) => {
  const memory = gunzipSync(readFileSync(snapshot));
  for (const expression of expressions) {
    const pyodide = await restorePyodide(runtime, memory);
    console.log(String(pyodide.runPython(expression)));
  }
  return 0;
});
