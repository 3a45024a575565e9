"""What stands in pages of others: its words, and that its document tells the truth."""

from __future__ import annotations

import json
import re
import subprocess
from html.parser import HTMLParser

import pytest

from napoleon_core.games import GAMES
from napoleon_core.links import read_query
from site_build.node_env import find_node
from site_build.page_texts import embed_texts
from tests.wire import Page
from tests.words import LANGUAGES, ROOT, messages

pytestmark = pytest.mark.native  # the page and the sources are not there inside Pyodide

DOCUMENT = (ROOT / "docs" / "embedding.md").read_text(encoding="utf-8")
SHAPES = (ROOT / "web" / "js" / "embed" / "embed.d.ts").read_text(encoding="utf-8")
DEMO = (ROOT / "web" / "demo.html").read_text(encoding="utf-8")


class Elements(HTMLParser):
    """The elements of ours in a text, each with its attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag.startswith("napoleon-"):
            self.found.append((tag, dict(attrs)))


def elements(*, diagrams: bool) -> list[tuple[str, dict[str, str | None]]]:
    """Those of the document and of the demo page."""
    found = Elements("\n".join(re.findall(r"```html\n(.*?)```", DOCUMENT, re.DOTALL)) + DEMO).found
    return [(tag, attrs) for tag, attrs in found if (tag != "napoleon-table") == diagrams]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_script_has_the_names_of_all_cards_and_every_word_of_its_elements(language: str) -> None:
    words = embed_texts(language).splitlines()
    keys = {line.partition(" = ")[0] for line in words}
    elements = {key for key, message in messages(language).items() if message.file == "embed.ftl" and key.startswith("ui-embed-")}
    cards = {"ui-card-name", "ui-card-joker", *(f"ui-rank-{rank}" for rank in "AKQJT98765432"), *(f"ui-suit-{suit}" for suit in "shdc")}
    assert elements | cards <= keys
    for key in keys:
        assert "\n" not in messages(language)[key].words, f"{key} is not one line"


def test_every_message_that_has_a_shape_is_told_of_in_the_document() -> None:
    told = [*re.findall(r"interface (\w+)Told \{\s+type: '(\w+)'", SHAPES)]
    asked = [*re.findall(r"interface (\w+)Asked \{\s+type: '(\w+)'", SHAPES)]
    assert len(told) == 7
    assert len(asked) == 3
    assert {name for _, name in told} == {*re.findall(r"^\| `napoleon-(\w+)` ", DOCUMENT, re.MULTILINE)}
    assert {name for _, name in asked} == {*re.findall(r"^\| `\w+\(\w*\)`, `(\w+)` ", DOCUMENT, re.MULTILINE)}


def test_every_diagram_of_the_document_and_of_the_demo_page_has_an_answer() -> None:
    door = Page()
    found = elements(diagrams=True)
    assert len(found) >= 8
    for tag, attrs in found:
        game = attrs.get("game") or next(iter(GAMES))
        cards, trick = ((attrs.get(name) or "").split() for name in ("cards", "trick"))
        asked = {
            "game": game,
            "options": attrs.get("options") or "",
            "trump": attrs.get("trump"),
            "cards": cards,
            "first": "first" in attrs,
        }
        door.get("diagram.trick" if tag == "napoleon-trick" else "diagram.hand", **asked, trick=trick)


def test_every_table_of_the_document_and_of_the_demo_page_can_be_dealt() -> None:
    found = elements(diagrams=False)
    assert len(found) >= 3
    for _, attrs in found:
        family = GAMES[attrs["game"] or ""]
        family.from_options(read_query(family, attrs.get("options") or ""))


AROUND = """
globalThis.location = %s;
globalThis.document = { referrer: %s };
globalThis.window = { parent: %s };
const { originAround } = await import('%s');
console.log(originAround());
"""
OTHER = "{ get origin() { throw new Error('of another origin'); } }"
"""The window of a page of others, as scripts see it."""


@pytest.mark.parametrize(
    ("lists", "referrer", "parent", "told"),
    [
        pytest.param(
            ["https://blog.example"], "https://site.example/embed.html", OTHER, "https://blog.example", id="as the browser lists it"
        ),
        pytest.param(["null"], "", OTHER, "*", id="around is the origin of nobody"),
        pytest.param(None, "https://blog.example/page", OTHER, "https://blog.example", id="reached from the page around"),
        pytest.param(None, "https://site.example/embed.html", OTHER, "*", id="reached from what stood in the frame before"),
        pytest.param(
            None, "https://site.example/demo.html", "{ origin: 'https://site.example' }", "https://site.example", id="a page of the site"
        ),
        pytest.param(None, "", OTHER, "*", id="not told"),
    ],
)
def test_a_frame_finds_out_who_is_around_it_in_every_browser(lists: list[str] | None, referrer: str, parent: str, told: str) -> None:
    place = {"origin": "https://site.example", **({} if lists is None else {"ancestorOrigins": lists})}
    script = AROUND % (json.dumps(place), json.dumps(referrer), parent, (ROOT / "web" / "js" / "embed" / "messages.js").as_uri())
    done = subprocess.run([find_node().node, "--input-type=module", "-e", script], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == told
