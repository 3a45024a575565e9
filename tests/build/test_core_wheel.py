"""The wheel that the browser installs."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import zipfile
from pathlib import Path

import pytest

import napoleon_core
from site_build.core_wheel import wheel_address, write_wheel


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    path = tmp_path / Path(wheel_address()).name
    write_wheel(path)
    return path


def test_the_same_sources_give_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.whl"
    write_wheel(again)
    assert again.read_bytes() == wheel.read_bytes()


def test_its_name_and_its_metadata_say_the_version_of_the_package(wheel: Path) -> None:
    version = napoleon_core.__version__
    assert wheel.name == f"napoleon_core-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        assert f"\nVersion: {version}\n" in archive.read(f"napoleon_core-{version}.dist-info/METADATA").decode()


def test_every_module_is_in_it_and_nothing_else_of_the_tree(wheel: Path) -> None:
    root = Path(napoleon_core.__file__).parent
    modules = {f"napoleon_core/{path.relative_to(root).as_posix()}" for path in root.rglob("*.py")}
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert names == modules


def test_the_record_holds_the_hash_and_size_of_every_file(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (record,) = [name for name in archive.namelist() if name.endswith("/RECORD")]
        rows = {name: (digest, size) for name, digest, size in csv.reader(io.StringIO(archive.read(record).decode()))}
        assert rows.keys() == set(archive.namelist())
        assert rows.pop(record) == ("", "")
        for name, (digest, size) in rows.items():
            data = archive.read(name)
            expected = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            assert (digest, size) == (f"sha256={expected}", str(len(data))), name
