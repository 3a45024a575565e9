"""What the service worker keeps: all that pages ask for, each file under its hash; and the icons and pictures for installing."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
from pathlib import Path

import pytest

from site_build import app_manifest, keeping
from site_build.paths import WEB

pytestmark = pytest.mark.native

FILES = {
    "index.html": "a page",
    "main-ABCDEFGH.js": "a script",
    "rules/napoleon-standard.html": "a page whose name ends in eight letters",
    "assets/rules-en-0123abcd.ftl": "words",
    "assets/icons/icon-192.png": "an icon",
    "assets/pictures/wide.jpg": "a picture",
    "pyodide/1.2.3/pyodide.js": "the runtime",
    "pyodide/1.2.3/python_stdlib.zip": "for a start without the memory",
    "py/snapshot-0123456789ab.bin": "the memory",
    "sw.js": "the service worker itself",
    "build.json": "{}",
    ".nojekyll": "",
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder with such files."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_everything_is_kept_but_what_no_page_asks_for_and_what_few_browsers_need(site: Path) -> None:
    kept, spare = keeping.kept_files(site)
    assert [one["url"] for one in spare] == ["./pyodide/1.2.3/python_stdlib.zip"]
    left = {"./sw.js", "./build.json", "./.nojekyll", "./assets/icons/icon-192.png", "./assets/pictures/wide.jpg"}
    assert {one["url"] for one in kept} == {f"./{name}" for name in FILES} - left - {"./pyodide/1.2.3/python_stdlib.zip"}


def test_a_file_is_held_to_its_hash_and_told_apart_by_its_address_or_by_a_revision(site: Path) -> None:
    kept, _ = keeping.kept_files(site)
    for one in kept:
        name = str(one["url"]).removeprefix("./")
        digest = hashlib.sha256(FILES[name].encode()).digest()
        assert one["integrity"] == f"sha256-{base64.b64encode(digest).decode()}"
        lasting = name.startswith(("main-", "assets/rules", "pyodide/", "py/"))
        assert one["revision"] == (None if lasting else digest.hex()[:16]), name


def test_the_manifest_names_what_is_there_in_its_true_size_by_relative_addresses(tmp_path: Path) -> None:
    shutil.copytree(WEB / "assets", tmp_path / "assets")
    app_manifest.write_manifest(tmp_path)
    manifest = json.loads((tmp_path / app_manifest.MANIFEST).read_text(encoding="utf-8"))
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")
    assert {(one["sizes"], one["purpose"]) for one in manifest["icons"]} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    assert {(one["sizes"], one["form_factor"]) for one in manifest["screenshots"]} == {("720x1480", "narrow"), ("1280x720", "wide")}
    for one in (*manifest["icons"], *manifest["screenshots"]):
        assert one["src"].startswith("./assets/")
        assert (tmp_path / one["src"]).is_file()
