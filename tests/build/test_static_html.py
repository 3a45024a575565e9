"""Templates of the page written as text: for pages without script, so what is written must be as safe as what the browser draws."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from site_build.node_env import find_node

pytestmark = pytest.mark.native

WRITER = Path(__file__).parent.parent.parent / "site_build" / "static_html.mjs"
SCRIPT = """
import { write } from '%s';
const html = (strings, ...values) => ({ _$litType$: 1, strings, values });
const nothing = Symbol.for('lit-nothing');
const written = (made) => { try { return write(made()); } catch (error) { return `refused: ${error.message}`; } };
console.log(JSON.stringify(written(() => %s)));
"""


def written(template: str) -> str:
    """What is written for a template, given as JavaScript."""
    script = SCRIPT % (WRITER.as_uri(), template)
    done = subprocess.run([find_node().node, "--input-type=module", "-e", script], capture_output=True, encoding="utf-8", check=True)
    return str(json.loads(done.stdout))


@pytest.mark.parametrize(
    ("template", "text"),
    [
        pytest.param("html`<p>${'a < b & c'}</p>`", "<p>a &lt; b &amp; c</p>", id="a text cannot become a tag"),
        pytest.param("html`<p title=${'\"x\" > y'}></p>`", '<p title="&quot;x&quot; &gt; y"></p>', id="nor end an attribute"),
        pytest.param("html`<p class=\"a ${'b'} c\" id=${'d'}>${1}</p>`", '<p class="a b c" id="d">1</p>', id="parts of attributes"),
        pytest.param(
            "html`<p id=${nothing} class=${'b'}>${nothing}${null}${undefined}</p>`", '<p class="b"></p>', id="nothing leaves nothing"
        ),
        pytest.param("html`<ul>${[1, 2].map((n) => html`<li>${n}</li>`)}</ul>`", "<ul><li>1</li><li>2</li></ul>", id="lists and templates"),
        pytest.param(
            "html`<p>${'<b>'}<i class=${'x>'}>${'y'}</i></p>`", '<p>&lt;b&gt;<i class="x&gt;">y</i></p>', id="signs of tags in values"
        ),
        pytest.param("html`<p>${false}${0}</p>`", "<p>false0</p>", id="as the browser draws them"),
    ],
)
def test_a_template_is_written_as_the_browser_would_draw_it(template: str, text: str) -> None:
    assert written(template) == text


@pytest.mark.parametrize(
    "template",
    [
        "html`<p @click=${() => 1}></p>`",
        "html`<p .value=${1}></p>`",
        "html`<p ?hidden=${true}></p>`",
        "html`<p>${{}}</p>`",
        "html`<p>${() => 1}</p>`",
    ],
)
def test_what_has_no_place_in_a_page_without_script_is_refused(template: str) -> None:
    assert written(template).startswith("refused: ")
