// @ts-check
// Runs a command of the core inside Pyodide, and prints what it prints. One argument, JSON: runtime (folder of Pyodide), wheels (files to
// unpack), arguments (of the command).

import { carryOut, startPyodide } from './pyodide_node.mjs';

/** @typedef {{runtime: string, wheels: string[], arguments: string[]}} Plan */

const RUN_COMMAND = `
from napoleon_core.__main__ import main

main(arguments)
`;

/** @param {Plan} plan @returns {Promise<number>} the exit status of the command */
async function run({ runtime, wheels, ...command }) {
  const pyodide = await startPyodide(runtime, wheels);
  return pyodide.runPython(RUN_COMMAND, { globals: pyodide.toPy(command) });
}

await carryOut(run);
