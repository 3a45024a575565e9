"""Lighthouse on the built site: how accessible it is and how well it keeps to good practice, on a phone and at a desk."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from site_build import node_env
from site_build.browser import LAUNCH_OPTIONS, browser_program
from site_build.console import say
from site_build.paths import DIST, LIGHTHOUSE
from site_build.server import SiteServer
from site_build.shell import run_quietly

LEAST = 95
CATEGORIES = ("accessibility", "best-practices")
DEVICES = {"phone": (), "desk": ("--preset=desktop",)}


def run_lighthouse() -> int:
    """Tell the scores of each category; 0 when each of them is high enough, else 1."""
    server = SiteServer(DIST).start()
    try:
        reports = {device: _report(server.url, options) for device, options in DEVICES.items()}
    finally:
        server.stop()
    return max(_judge(device, report) for device, report in reports.items())


def _report(url: str, options: tuple[str, ...]) -> dict[str, Any]:
    """What Lighthouse finds at an address; empty when it cannot tell."""
    node = node_env.find_node()
    program = LIGHTHOUSE / "node_modules" / "lighthouse" / "cli" / "index.js"
    flags = " ".join(["--headless=new", *LAUNCH_OPTIONS])
    with TemporaryDirectory() as folder:
        path = Path(folder) / "report.json"
        asked = [
            f"--only-categories={','.join(CATEGORIES)}",
            "--output=json",
            f"--output-path={path}",
            f"--chrome-flags={flags}",
            "--quiet",
        ]
        env = {**node_env.path_with(node), "CHROME_PATH": browser_program()}
        done = run_quietly([node.node, program, url, *asked, *options], env=env)
        if done.status != 0 or not path.is_file():
            say(done.tail())
            return {}
        report: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return report


def _judge(device: str, report: dict[str, Any]) -> int:
    """Say each score, and what has kept it from being full."""
    if not report:
        return 1
    status = 0
    for category in CATEGORIES:
        found = report["categories"][category]
        score = round(100 * (found["score"] or 0))
        status = max(status, int(score < LEAST))
        say(f"{device}: {category} {score}")
        for audit in (report["audits"][each["id"]] for each in found["auditRefs"] if each["weight"]):
            if audit["score"] is not None and audit["score"] < 1:
                say(f"  {audit['id']}: {audit['title']}")
    return status
