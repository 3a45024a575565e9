"""The wheel of napoleon_core for the browser.

Written by hand, so that the same files give the same bytes and nothing has to be installed to build it.
"""

from __future__ import annotations

import base64
import hashlib
import zipfile
from pathlib import Path

from site_build.digests import digest_of, source_files
from site_build.paths import CORE, ROOT, WORK, core_version

_EPOCH = (1980, 1, 1, 0, 0, 0)
_TAG = "py3-none-any"


def wheel_address() -> str:
    """Where the wheel lies in the site; the folder is named by the content, so a changed core has another address."""
    digest = digest_of(source_files(CORE), ROOT)[:12]
    return f"py/{digest}/napoleon_core-{core_version()}-{_TAG}.whl"


def work_wheel() -> Path:
    """The wheel written where the build keeps what it works with, for Pyodide under Node."""
    target = WORK / "core" / Path(wheel_address()).name
    write_wheel(target)
    return target


def write_wheel(target: Path) -> None:
    """Write the wheel of the package as it is in the tree (PEP 427)."""
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in source_files(CORE)}
    info = f"napoleon_core-{core_version()}.dist-info"
    files[f"{info}/METADATA"] = _metadata()
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: site_build\nRoot-Is-Purelib: true\nTag: {_TAG}\n".encode()
    files[f"{info}/licenses/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    rows = [f"{name},sha256={_record_hash(data)},{len(data)}" for name, data in sorted(files.items())]
    files[f"{info}/RECORD"] = ("\n".join([*rows, f"{info}/RECORD,,"]) + "\n").encode()
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w") as archive:
        for name in sorted(files, key=lambda name: (name.startswith(info), name)):
            entry = zipfile.ZipInfo(name, _EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, files[name])


def _metadata() -> bytes:
    lines = [
        "Metadata-Version: 2.4",
        "Name: napoleon-core",
        f"Version: {core_version()}",
        "Summary: Rules, players and analysis of the card game Napoleon",
        "License-Expression: MIT",
        "License-File: LICENSE",
        "Requires-Python: >=3.11",
    ]
    return ("\n".join(lines) + "\n").encode()


def _record_hash(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
