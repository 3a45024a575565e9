"""Draws the icons of the installed game and takes its pictures, from the built site: `.venv/bin/python -m e2e.pictures`.

They are committed, since a build has no browser. Run it again when the sign of the game or the look of the table has changed.
"""

from __future__ import annotations

import json
import math

from playwright.sync_api import Browser, sync_playwright

from e2e.player import Table
from e2e.sizes import position
from e2e.storage import settings, store
from site_build.browser import LAUNCH_OPTIONS, find_browser
from site_build.paths import DIST, WEB
from site_build.server import SiteServer

ICONS = WEB / "assets" / "icons"
PICTURES = WEB / "assets" / "pictures"
ROUND, FULL = 46, 75
"""How far the cloth goes from the middle, of 50: a disc, or past the corners of a square that others cut to their shape."""
SIZES = {"icon-192": (192, ROUND, 1.0), "icon-512": (512, ROUND, 1.0), "masked-512": (512, FULL, 0.8), "touch-180": (180, FULL, 0.86)}
"""By name: pixels, the cloth, and how large the sign is: a mask may cut off what is further out than 40 of 50."""
SPADE = (
    "M12 1.9C10.2 6 3.1 9.6 3.1 14.7a4.4 4.4 0 0 0 4.5 4.5c1.5 0 2.7-.7 3.4-1.7"
    "-.1 2.2-.9 3.7-2.5 4.9h7c-1.6-1.2-2.4-2.7-2.5-4.9.7 1 1.9 1.7 3.4 1.7a4.4 4.4 0 0 0 4.5-4.5C20.9 9.6 13.8 6 12 1.9z"
)
BEADS, ARMY = 20, 13
NARROW, WIDE = ({"width": 360, "height": 740}, 2.0), ({"width": 1280, "height": 720}, 1.0)


def sign(cloth: float, scale: float) -> str:
    """The ring of twenty around a spade, on the cloth of the table."""
    beads = []
    for i in range(BEADS):
        angle = 2 * math.pi * i / BEADS
        at = f"translate({37 * math.sin(angle):.2f} {-37 * math.cos(angle):.2f})"
        bead = '<path d="M0-5.2 4.1 0 0 5.2-4.1 0z" fill="#f3c24f"/>' if i < ARMY else '<circle r="3.9" fill="#9fd0ff"/>'
        beads.append(f'<g transform="{at}">{bead}</g>')
    spade = f'<path transform="translate(-27.6 -27.6) scale(2.3)" d="{SPADE}" fill="#f4efdf"/>'
    inside = f'<circle r="{cloth}" fill="#134238"/><g transform="scale({scale})">{"".join(beads)}{spade}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">{inside}</svg>'


def draw_icons(browser: Browser) -> None:
    """Write the icons."""
    for name, (pixels, cloth, scale) in SIZES.items():
        page = browser.new_page(viewport={"width": pixels, "height": pixels})
        page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{pixels}px}}</style>{sign(cloth, scale)}")
        page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        page.close()


def take_pictures(browser: Browser) -> None:
    """Write a picture of a table on a phone and one at a desk."""
    site = SiteServer(DIST).start()
    for name, (window, density) in {"narrow": NARROW, "wide": WIDE}.items():
        context = browser.new_context(viewport=window, device_scale_factor=density, service_workers="block")
        store(context, site, {"settings": settings(speed="once"), "save": position("play")})
        page = context.new_page()
        page.goto(site.url)
        Table(page).wait_for_me()
        page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=80, animations="disabled")
        context.close()
    site.stop()


def main() -> None:
    """Draw and take all of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(LAUNCH_OPTIONS))
        draw_icons(browser)
        take_pictures(browser)
        browser.close()
    print(json.dumps({path.name: path.stat().st_size for folder in (ICONS, PICTURES) for path in sorted(folder.iterdir())}))


if __name__ == "__main__":
    main()
