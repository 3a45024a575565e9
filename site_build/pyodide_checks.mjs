// @ts-check
// Runs pytest inside Pyodide. One argument, JSON: runtime (folder of Pyodide), wheels (files to unpack), project (our folder),
// arguments (of pytest), environment. The project's tests are mounted, its package is not: that comes from its wheel.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SITE_PACKAGES = '/lib/python3.14/site-packages';

/** @param {string} path @returns {Uint8Array} the bytes of a file; Pyodide does not know Node's Buffer */
const bytes = (path) => new Uint8Array(readFileSync(path));

/** @param {{runtime: string, wheels: string[], project: string, arguments: string[], environment: Record<string, string>}} plan */
async function run(plan) {
  const { loadPyodide } = await import(pathToFileURL(join(plan.runtime, 'pyodide.mjs')).href);
  const pyodide = await loadPyodide({ indexURL: plan.runtime, env: { HOME: '/home/pyodide', ...plan.environment } });
  for (const wheel of plan.wheels) pyodide.unpackArchive(bytes(wheel), 'zip', { extractDir: SITE_PACKAGES });
  pyodide.FS.mkdirTree('/project/tests');
  pyodide.mountNodeFS('/project/tests', join(plan.project, 'tests'));
  pyodide.FS.writeFile('/project/pyproject.toml', bytes(join(plan.project, 'pyproject.toml')));
  pyodide.globals.set('arguments', pyodide.toPy(plan.arguments));
  return pyodide.runPython(`
import os, sys
sys.dont_write_bytecode = True
os.chdir("/project")
import pytest
int(pytest.main(arguments))
`);
}

try {
  process.exitCode = await run(JSON.parse(process.argv[2] ?? ''));
} catch (error) {
  // Node would print the line of the error's origin, and Pyodide's is a megabyte long.
  console.log(String(error));
  process.exitCode = 1;
}
