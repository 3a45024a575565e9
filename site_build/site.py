"""The site in `dist/`: everything is put together in a folder beside it, and takes its place only when it is complete."""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path

from site_build import (
    app_manifest,
    core_wheel,
    courts,
    embed_pages,
    faces,
    first_screen,
    keeping,
    notices,
    page_texts,
    python_env,
    rules_pages,
    startup,
)
from site_build.bundle import Bundler
from site_build.console import say, step
from site_build.digests import digest_of, source_files
from site_build.errors import BuildError
from site_build.locking import exclusive
from site_build.node_env import ensure_modules
from site_build.paths import CORE, DIST, MODULES, REQUIREMENTS, ROOT, WEB, WORK, core_version

_PYODIDE_FILES = {
    "pyodide.mjs": "pyodide.js",
    "pyodide.asm.mjs": "pyodide.asm.js",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
    "python_stdlib.zip": "python_stdlib.zip",
}
"""What the runtime's files are called in the site: many hosts know no type for .mjs, and browsers run no script without one."""
_INPUTS = (CORE, WEB, ROOT / "build.py", ROOT / "site_build", ROOT / "LICENSE", REQUIREMENTS / "browser.txt")


def ensure_site(*, always: bool = False) -> None:
    """Set up what building needs and build `dist/`, unless it is there and nothing it is made from has changed.

    :raises BuildError: when something outside our code is missing or wrong.
    """
    with exclusive():
        digest = digest_of(source_files(*_INPUTS), ROOT)
        if not always and _built_digest() == digest:
            return
        ensure_modules(for_checks=False)
        wheels = python_env.ensure_wheels("browser")
        quick = startup.ensure_startup(wheels)
        with step("Site"):
            _build(digest, wheels, quick)
    say(f"Built {DIST.relative_to(ROOT)}/, {sum(path.stat().st_size for path in source_files(DIST)) / 1e6:.1f} MB.")


def _built_digest() -> str | None:
    """The hash of the inputs of the site that lies in `dist/`."""
    try:
        return str(json.loads((DIST / "build.json").read_text(encoding="utf-8"))["inputs"])
    except (OSError, ValueError, KeyError):
        return None


def _build(digest: str, wheels: list[Path], quick: startup.Startup) -> None:
    WORK.mkdir(exist_ok=True)
    out = Path(tempfile.mkdtemp(prefix="site-", dir=WORK))
    try:
        _assemble(out, digest, wheels, quick)
        _swap(out)
    finally:
        shutil.rmtree(out, ignore_errors=True)


def _assemble(out: Path, digest: str, wheels: list[Path], quick: startup.Startup) -> None:
    """Fill the folder. The page's bundle is made when all that it names is there, and the service worker last of all."""
    pyodide = _copy_pyodide(out)
    micropip = _copy_micropip(out, wheels)
    core = core_wheel.wheel_address()
    core_wheel.write_wheel(out / core)
    library, snapshot = startup.copy_to(out, quick)
    if (WEB / "assets").is_dir():
        shutil.copytree(WEB / "assets", out / "assets")
    site: dict[str, object] = {
        "version": core_version(),
        "build": digest[:12],
        "pyodide": f"./{pyodide}/",
        "micropip": f"./{micropip}",
        "core": f"./{core}",
        "library": f"./{library}",
        "snapshot": f"./{snapshot}",
        "abi": json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))["info"],
        "about": notices.about(digest[:12]),
        "courts": f"./{courts.write_courts(out)}",
        "faces": f"./{faces.write_faces(out)}",
        "languages": page_texts.write_languages(out),
        "keeper": f"./{keeping.KEEPER}",
    }
    bundler = Bundler(out)
    site["qr"] = f"./{bundler.bundle('js/qr.js')}"
    site["worker"] = worker = f"./{bundler.bundle('js/worker.js')}"
    started = [worker, *(f"./{path.relative_to(out).as_posix()}" for part in ("pyodide", "py") for path in source_files(out / part))]
    site["sizes"] = {address: (out / address).stat().st_size for address in sorted(started)}
    script = bundler.bundle("js/main.js", site)
    _write_page(out, {"css/main.css": bundler.bundle("css/main.css"), "js/main.js": script})
    embed_pages.write_embeds(out, bundler, site)
    rules_pages.write_rules(out, bundler.bundle("css/rules-page.css"), digest[:12])
    notices.write_notices(out)
    app_manifest.write_manifest(out)
    _write_keeper(out, bundler, digest[:12])
    (out / ".nojekyll").touch()
    (out / "build.json").write_text(json.dumps({"version": core_version(), "inputs": digest}) + "\n", encoding="utf-8")


def _copy_pyodide(out: Path) -> str:
    version = json.loads((MODULES / "pyodide" / "package.json").read_text(encoding="utf-8"))["version"]
    folder = f"pyodide/{version}"
    (out / folder).mkdir(parents=True)
    for name, given in _PYODIDE_FILES.items():
        shutil.copyfile(MODULES / "pyodide" / name, out / folder / given)
    return folder


def _copy_micropip(out: Path, wheels: list[Path]) -> str:
    (wheel,) = [path for path in wheels if path.name.startswith("micropip-")]
    (out / "py").mkdir(exist_ok=True)
    shutil.copyfile(wheel, out / "py" / wheel.name)
    return f"py/{wheel.name}"


def _write_keeper(out: Path, bundler: Bundler, build: str) -> None:
    """The service worker, which holds the hashes of all that is there by now."""
    kept, spare = keeping.kept_files(out)
    bundler.bundle("js/sw.js", name=keeping.KEEPER, KEPT=kept, SPARE=spare, BUILD=build)


def _write_page(out: Path, names: dict[str, str]) -> None:
    """Copy the page with the references to its sources replaced by the built names."""
    text = first_screen.with_words((WEB / "index.html").read_text(encoding="utf-8"))
    for source, built in names.items():
        if f'"{source}"' not in text:
            raise BuildError(
                f'web/index.html does not refer to "{source}".', "It must, with exactly that relative address in double quotes."
            )
        text = text.replace(f'"{source}"', f'"{built}"')
    (out / "index.html").write_text(text, encoding="utf-8")


def _swap(out: Path) -> None:
    """Put the finished folder in the place of the old one."""
    old = Path(tempfile.mkdtemp(prefix="old-", dir=WORK))
    if DIST.exists():
        DIST.rename(old / "dist")
    out.chmod(0o755)
    out.rename(DIST)
    shutil.rmtree(old, ignore_errors=True)
