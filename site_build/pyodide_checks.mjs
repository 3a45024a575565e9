// @ts-check
// Runs pytest inside Pyodide. One argument, JSON: runtime (folder of Pyodide), wheels (files to unpack), project (our folder),
// arguments (of pytest), and which share of how many to run. The project's tests are mounted, its package is not: that comes
// from its wheel.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SITE_PACKAGES = '/lib/python3.14/site-packages';

/** @param {string} path @returns {Uint8Array} the bytes of a file; Pyodide does not know Node's Buffer */
const bytes = (path) => new Uint8Array(readFileSync(path));

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
  const { loadPyodide } = await import(pathToFileURL(join(runtime, 'pyodide.mjs')).href);
  const pyodide = await loadPyodide({ indexURL: runtime });
  for (const wheel of wheels) pyodide.unpackArchive(bytes(wheel), 'zip', { extractDir: SITE_PACKAGES });
  pyodide.FS.mkdirTree('/project/tests');
  pyodide.mountNodeFS('/project/tests', join(project, 'tests'));
  pyodide.FS.writeFile('/project/pyproject.toml', bytes(join(project, 'pyproject.toml')));
  return pyodide.runPython(RUN_PYTEST, { globals: pyodide.toPy(pytest) });
}

try {
  process.exitCode = await run(JSON.parse(process.argv[2] ?? ''));
} catch (error) {
  // Node would print the line of the error's origin, and Pyodide's is a megabyte long.
  console.log(String(error));
  process.exitCode = 1;
}
