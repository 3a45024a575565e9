// @ts-check
// Runs a command of the core inside Pyodide, and prints what it prints. One argument, JSON: runtime (folder of Pyodide), wheels (files to
// unpack), arguments (of the command). Pyodide's own process_time is the time that passes, so it is given the processor's as Node tells it.

import { carryOut, startPyodide } from './pyodide_node.mjs';

/** @typedef {{runtime: string, wheels: string[], arguments: string[]}} Plan */

const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const RUN_COMMAND = `
import time
time.process_time = processor_seconds

from napoleon_core.__main__ import main

main(arguments)
`;

/** @param {Plan} plan @returns {Promise<number>} the exit status of the command */
async function run({ runtime, wheels, ...command }) {
  const pyodide = await startPyodide(runtime, wheels);
  return pyodide.runPython(RUN_COMMAND, { globals: pyodide.toPy({ ...command, processor_seconds: processorSeconds }) });
}

await carryOut(run);
