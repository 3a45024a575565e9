"""What people read when something that is fetched is not there or not right."""

from __future__ import annotations

import pytest

from site_build.node_env import explain_npm
from site_build.python_env import explain_pip
from site_build.shell import Finished

OTHER_HASH = """ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.
    micropip==0.11.1 from file (from -r requirements/browser.txt (line 1)):
        Expected sha256 0000
             Got        768d
"""
NO_NETWORK = """WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError(...)'
ERROR: No matching distribution found for micropip==0.11.1"""
NOT_THERE = "ERROR: No matching distribution found for micropip==9.9"


@pytest.mark.parametrize(
    ("output", "said"),
    [
        (OTHER_HASH, "micropip==0.11.1 is not what requirements/x.txt pins"),
        (NO_NETWORK, "cannot be reached; requirements/x.txt"),
        (NOT_THERE, "has no micropip==9.9"),
        ("disk full", "could not install requirements/x.txt:\ndisk full"),
    ],
)
def test_pip_is_explained_in_a_line(output: str, said: str) -> None:
    error = explain_pip(Finished(1, output), "requirements/x.txt")
    assert said in error.message
    assert error.hint


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("npm error code EINTEGRITY", "not what web/package-lock.json pins"),
        ("npm error code ENOTFOUND", "registry cannot be reached"),
        ("disk full", "could not install web/package-lock.json:\ndisk full"),
    ],
)
def test_npm_is_explained_in_a_line(output: str, said: str) -> None:
    error = explain_npm(Finished(1, output))
    assert said in error.message
    assert error.hint
