"""The same sources give the same site, wherever and whenever it is built."""

from __future__ import annotations

from pathlib import Path

import pytest

from e2e.trees import build_elsewhere
from site_build.digests import source_files


@pytest.mark.long
def test_a_build_in_another_folder_gives_the_same_bytes(dist: Path, tmp_path: Path) -> None:
    again = build_elsewhere(tmp_path, {})
    assert contents(again) == contents(dist)


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a site by its address."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in source_files(folder)}
