// @ts-check
// Runs pytest inside Pyodide. One argument, JSON: runtime (folder of Pyodide), wheels (files to unpack), project (our folder),
// arguments (of pytest), environment. The project's tests are mounted, its package is not: that comes from its wheel.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SITE_PACKAGES = '/lib/python3.14/site-packages';

const plan = JSON.parse(process.argv[2]);
const { loadPyodide } = await import(pathToFileURL(join(plan.runtime, 'pyodide.mjs')).href);
const pyodide = await loadPyodide({ indexURL: plan.runtime, env: { HOME: '/home/pyodide', ...plan.environment } });

for (const wheel of plan.wheels) {
  pyodide.unpackArchive(readFileSync(wheel), 'zip', { extractDir: SITE_PACKAGES });
}
pyodide.FS.mkdirTree('/project/tests');
pyodide.mountNodeFS('/project/tests', join(plan.project, 'tests'));
pyodide.FS.writeFile('/project/pyproject.toml', readFileSync(join(plan.project, 'pyproject.toml')));

pyodide.globals.set('arguments', pyodide.toPy(plan.arguments));
process.exitCode = pyodide.runPython(`
import os, sys
sys.dont_write_bytecode = True
os.chdir("/project")
import pytest
int(pytest.main(arguments))
`);
