// @ts-check
// Runs pytest inside Pyodide. One argument, JSON: runtime (folder of Pyodide), wheels (files to unpack), project (our folder),
// arguments (of pytest), and which share of how many to run. The project's tests are mounted, its package is not: that comes
// from its wheel.

import { join } from 'node:path';
import { bytes, carryOut, startPyodide } from './pyodide_node.mjs';

/** @typedef {{runtime: string, wheels: string[], project: string, arguments: string[], share: number, shares: number}} Plan */

const RUN_PYTEST = `
import os, sys
sys.dont_write_bytecode = True
os.chdir("/project")
import pytest

class OneShare:
    def pytest_collection_modifyitems(self, items):
        items[:] = items[share::shares]

int(pytest.main(arguments, plugins=[OneShare()]))
`;

/** @param {Plan} plan @returns {Promise<number>} the exit status of pytest */
async function run({ runtime, wheels, project, ...pytest }) {
  const pyodide = await startPyodide(runtime, wheels);
  pyodide.FS.mkdirTree('/project/tests');
  pyodide.mountNodeFS('/project/tests', join(project, 'tests'));
  pyodide.FS.writeFile('/project/pyproject.toml', bytes(join(project, 'pyproject.toml')));
  return pyodide.runPython(RUN_PYTEST, { globals: pyodide.toPy(pytest) });
}

await carryOut(run);
