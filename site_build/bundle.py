"""JavaScript and style sheets, bundled by esbuild under names that hold a hash of their content."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from site_build.errors import BuildError
from site_build.node_env import find_node
from site_build.paths import MODULES, WEB
from site_build.shell import run_quietly

_OPTIONS = (
    "--bundle",
    "--format=esm",
    "--minify",
    "--charset=utf8",
    "--target=es2022,chrome111,firefox114,safari16.4",
    "--legal-comments=none",
    "--log-level=warning",
    "--preserve-symlinks",  # names hold a hash of where packages lie, too
    "--loader:.ftl=text",
    "--loader:.svg=file",
    "--loader:.woff2=file",
    "--entry-names=[name]-[hash]",
    "--chunk-names=[name]-[hash]",
    "--asset-names=assets/[name]-[hash]",
)


@dataclass(frozen=True, slots=True)
class Bundler:
    """Bundles sources of `web/` into one folder."""

    out: Path

    def bundle(self, source: str, site: dict[str, object] | None = None, *, name: str | None = None, **constants: object) -> str:
        """Bundle `web/SOURCE`; the name of the result in the folder. `site` becomes the global constant SITE of the script, and `constants`
        stand under their own names. With a `name`, the script has that for good, and leaves nothing in the scope of a page that takes
        it in.

        :raises BuildError: when the source is missing or faulty.
        """
        if not (WEB / source).is_file():
            raise BuildError(f"web/{source} is missing.", "Restore it: git checkout -- web")
        meta = self.out / "meta.json"
        known = {**({} if site is None else {"SITE": site}), **constants}
        define = [f"--define:{constant}={json.dumps(value)}" for constant, value in known.items()]
        command: list[str | Path] = [
            find_node().node,
            MODULES / "esbuild" / "bin" / "esbuild",
            source,
            *_OPTIONS,
            *define,
            *(["--format=iife", f"--entry-names={Path(name).stem}"] if name else []),
            f"--outdir={self.out}",
            f"--metafile={meta}",
        ]
        done = run_quietly(command, cwd=WEB)
        if done.status != 0:
            raise BuildError(
                f"esbuild refuses web/{source}:\n{done.output.partition('node:child_process')[0].strip()}", "Mend that, and run this again."
            )
        outputs = json.loads(meta.read_text(encoding="utf-8"))["outputs"]
        meta.unlink()
        return next(Path(name).name for name, made in outputs.items() if made.get("entryPoint") == source)


def bundle_for_node(source: Path, target: Path) -> None:
    """Bundle a script of the build with what it takes from `web/`, texts included, so that Node can run it.

    :raises BuildError: when the source is faulty.
    """
    esbuild = MODULES / "esbuild" / "bin" / "esbuild"
    options = ("--bundle", "--format=esm", "--platform=node", "--conditions=node", "--loader:.ftl=text", "--log-level=warning")
    done = run_quietly([find_node().node, esbuild, source, *options, f"--outfile={target}"], cwd=WEB)
    if done.status != 0:
        raise BuildError(f"esbuild refuses {source.name}:\n{done.tail()}", "Mend that, and run this again.")
