// @ts-check
// Packs the compiled standard library and the core, installed by micropip, by Pyodide itself under Node. One argument, JSON: runtime (folder of
// Pyodide), micropip and core (wheels), scripts (folder of the Python files that run here), target (the archive).

import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { SITE_PACKAGES, bringScripts, bytes, carryOut, startPyodide, unpackWheel } from './pyodide_node.mjs';

/** @typedef {{runtime: string, micropip: string, core: string, scripts: string, target: string}} Plan */

const PACK = `
import sys
from pathlib import Path

sys.path.insert(0, wheel)
from rehearsal import rehearse

await rehearse()
needed = {*sys.modules}
bring_installer()
sys.path.remove(wheel)
for name in [name for name in sys.modules if name.startswith("napoleon_core")]:
    del sys.modules[name]

import compiled_library
import micropip

await micropip.install("emfs:" + wheel, deps=False)
compiled_library.pack(Path(archive), Path(site_packages) / "napoleon_core", needed)
`;
const ARCHIVE = '/library.zip';
/** Compiled files tell the lines of their code, not the columns: a fifth less to load. */
const ENV = { PYTHONNODEBUGRANGES: '1' };

await carryOut(async (/** @type {Plan} */ { runtime, micropip, core, scripts, target }) => {
  const pyodide = await startPyodide(runtime, [], ENV);
  bringScripts(pyodide, scripts);
  const wheel = `/tmp/${basename(core)}`;
  pyodide.FS.writeFile(wheel, bytes(core));
  const globals = pyodide.toPy({ wheel, archive: ARCHIVE, site_packages: SITE_PACKAGES, bring_installer: () => unpackWheel(pyodide, micropip) });
  await pyodide.runPythonAsync(PACK, { globals });
  writeFileSync(target, pyodide.FS.readFile(ARCHIVE));
  return 0;
});
