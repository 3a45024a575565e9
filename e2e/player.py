"""Somebody who sits at the table of a page: sees what is drawn, and plays by clicks or by keys.

Only what stands in the document is read; which move is chosen does not matter here, so it is the first that is offered.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from e2e.saves import read
from napoleon_core.session import Session

START_SECONDS = 60
"""How long a start may take before a test gives up: some twenty times what it takes here, since machines of others are slow."""

TURN_SECONDS = 60
"""How long the other players may take until it is the person's turn, at a slow pace on a slow machine."""

STEP_SECONDS = 15
"""How long any other thing may take before a test gives up."""

OWN = "localStorage.getItem('napoleon.save')"
LINKS = (
    "Object.keys(localStorage).filter((key) => key.startsWith('napoleon.linked:'))"
    ".map((key) => ({ slot: key.slice(16), ...JSON.parse(localStorage.getItem(key)) })).sort((a, b) => b.at - a.at)"
)
LINKED = f"{LINKS}[0].save"
"""Where the match of the bare address is stored, those of links and records, and the one of them that was written last."""

MINE = ("human", "deal", "over")
"""What the table waits for when it waits for the person."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Which state of the table is on the screen: the deal's number of all dealt, and the moves made in it."""

    serial: int
    step: int


class Table:
    """A running table on a page, its match stored where the expression ``stored`` finds it."""

    def __init__(self, page: Page, stored: str = OWN) -> None:
        self.page = page
        self.stored = stored
        self.root = page.locator("#app")
        self.main = page.locator("main[data-serial]")
        self.hand = page.locator('[data-zone="hand:0"] button[data-card]')
        self.middle = page.locator('[data-zone="trick"] [data-card]')
        self.submit = page.locator('[data-act="submit"]')
        self.next_button = page.locator('[data-act="next"]')
        self.again_button = page.locator('[data-act="again"]')

    # -- what is to be seen ----------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """The phase that is drawn."""
        return self._drawn("data-phase")

    @property
    def next(self) -> str:
        """Whom the table waits for, as drawn."""
        return self._drawn("data-next")

    @property
    def speed(self) -> str:
        """The speed at which the others play."""
        return self._drawn("data-speed")

    @property
    def moment(self) -> Moment:
        """Which state is on the screen."""
        serial, step = self.main.evaluate("main => [main.dataset.serial, main.dataset.step]")
        return Moment(int(serial), int(step))

    def cards(self) -> list[str]:
        """The hand, from left to right."""
        return codes(self.hand)

    def dealer(self) -> int:
        """The seat that carries the dealer's mark."""
        return int(self.page.locator("main [data-seat]:has(.dealer)").get_attribute("data-seat") or -1)

    def saved(self) -> Session:
        """The match as the page has stored it, read natively."""
        return read(self.save())

    def save(self) -> str:
        """The stored text."""
        return str(self.page.evaluate(self.stored))

    def _drawn(self, attribute: str) -> str:
        return self.main.get_attribute(attribute) or ""

    # -- waiting ---------------------------------------------------------------------------------------------------

    def wait(self) -> Table:
        """Until a table is drawn after a start."""
        expect(self.main).to_be_visible(timeout=START_SECONDS * 1000)
        return self

    def wait_for_me(self) -> Table:
        """Until the table waits for the person: for a move, for the next deal or for another match."""
        self.wait()
        mine = ", ".join(f'[data-waits="{who}"]' for who in MINE)
        expect(self.page.locator(f"#app:is({mine})")).to_be_attached(timeout=TURN_SECONDS * 1000)
        return self

    def wait_after(self, moment: Moment) -> Table:
        """Until the table has gone on from that moment and waits for the person again."""
        shown = f'main:not([data-serial="{moment.serial}"][data-step="{moment.step}"])'
        expect(self.page.locator(shown)).to_be_attached(timeout=TURN_SECONDS * 1000)
        return self.wait_for_me()

    def wait_for_step(self, moment: Moment) -> Table:
        """Until the table has gone on from that moment, whoever is to act then."""
        shown = f'main:not([data-serial="{moment.serial}"][data-step="{moment.step}"])'
        expect(self.page.locator(shown)).to_be_attached(timeout=TURN_SECONDS * 1000)
        return self

    # -- playing ---------------------------------------------------------------------------------------------------

    def play(self, hands: Hands, look: Callable[[Table], None] | None = None) -> Table:
        """Play until the deal is over and its result is in sight; ``look`` is called at every decision and at the end."""
        self.wait_for_me()
        while True:
            if look:
                look(self)
            if self.next != "human":
                return self
            moment = self.moment
            self.decide(hands)
            self.wait_after(moment)

    def decide(self, hands: Hands) -> None:
        """One move."""
        widget = self._drawn("data-widget")
        if widget == "cards":
            hands.press(self.hand.and_(self.page.locator(":not([aria-disabled])")).first)
        elif widget == "pick":
            for _ in range(3):
                hands.press(self.hand.last)
            hands.press(self.submit)
        else:
            self._decide_in_grid(hands)

    def _decide_in_grid(self, hands: Hands) -> None:
        pass_button = self.page.locator('[data-move="pass"]')
        if pass_button.count() and not hands.bid:
            hands.press(pass_button)
            return
        cell = (
            self.page.locator(f'[data-move="{hands.bid}"]')
            if pass_button.count()
            else self.page.locator(".cell:not(.own):not(.sample)").first
        )
        hands.press(cell)
        hands.press(self.submit)

    # -- tools -----------------------------------------------------------------------------------------------------

    def open_dialog(self, name: str) -> Locator:
        """A panel by its button in the strip or the prompt."""
        tool = self.page.locator(f'[data-open="{name}"]')
        if not tool.is_visible():  # in a narrow or low window it stands in the menu
            self.page.locator('[data-open="menu"]').click()
            tool = self.page.locator(f'dialog [data-act="{name}"]')
        tool.click()
        dialog = self.page.locator(f'dialog[data-dialog="{name}"]')
        expect(dialog).to_be_visible()
        return dialog

    def close_dialog(self) -> None:
        """The panel that is open."""
        self.page.locator('dialog[open] [data-act="close"]').click()
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def choose_speed(self, name: str) -> None:
        """By the menu, as a person would."""
        menu = self.open_dialog("menu")
        menu.get_by_text(name, exact=True).click()
        self.close_dialog()

    def ask_for_new_match(self) -> None:
        """By the menu and the start screen, and agree to give the running one up."""
        self.open_dialog("menu").locator('[data-act="new-match"]').click()
        self.page.locator('[data-act="deal"]').click()
        self.page.locator('[data-act="agree"]').click()

    def sheet(self) -> list[list[int] | None]:
        """The score sheet's lines: the scores of each deal, None for one that was passed out."""
        rows = self.open_dialog("scores").locator("tbody tr").all()
        lines = [row.locator("td").all_inner_texts() for row in rows if row.locator(".none").count() == 0]
        self.close_dialog()
        return [[number_in(cell) for cell in cells] if len(cells) > 1 else None for cells in lines]

    def totals(self) -> list[int]:
        """The totals at the foot of the score sheet."""
        cells = self.open_dialog("scores").locator("tfoot td").all_inner_texts()
        self.close_dialog()
        return [number_in(cell) for cell in cells]


class Hands:
    """How somebody presses things; ``bid`` is the bid to make, empty to pass."""

    def __init__(self, bid: str = "") -> None:
        self.bid = bid

    def press(self, thing: Locator) -> None:
        """Make it do what it does."""
        raise NotImplementedError


class Mouse(Hands):
    """By clicks."""

    def press(self, thing: Locator) -> None:
        """A click in what can be seen of it: in a fan that is a card's left edge. A barred thing can be clicked as well."""
        card = thing.get_attribute("data-card") is not None
        thing.click(position={"x": 8, "y": 8} if card else None, force=thing.get_attribute("aria-disabled") == "true")


class Keys(Hands):
    """By Tab, arrows and Enter alone."""

    MOST_TABS = 40

    def press(self, thing: Locator) -> None:
        """Go there and press Enter."""
        self.go_to(thing)
        thing.page.keyboard.press("Enter")

    def go_to(self, thing: Locator) -> None:
        """Tab until the thing or its group has the focus, then by arrows to the thing; the focus must be plain to see."""
        page = thing.page
        reached = False
        for _ in range(self.MOST_TABS):
            reached = bool(thing.evaluate(REACHED))
            if reached:
                break
            page.keyboard.press("Tab")
        assert reached, f"expected to reach {thing} by Tab"
        for _ in range(self.MOST_TABS):
            key = thing.evaluate(WAY)
            if not key:
                break
            page.keyboard.press(key)
        expect(thing).to_be_focused()
        assert thing.evaluate(FOCUS_SHOWN), f"expected the focus on {thing} to be visible"


REACHED = """thing => {
  const now = document.activeElement, group = thing.closest('[data-rove-in]');
  return now === thing || Boolean(group && now !== group && group.contains(now));
}"""
"""Whether the focus is on the thing, or in its group."""

WAY = """thing => {
  const now = document.activeElement, items = [...thing.closest('[data-rove-in]')?.querySelectorAll('[data-rove]') ?? []];
  const way = items.indexOf(thing) - items.indexOf(now);
  return way === 0 ? '' : way > 0 ? 'ArrowRight' : 'ArrowLeft';
}"""
"""The arrow that leads there, empty when there is no way to go."""

FOCUS_SHOWN = """thing => {
  const style = getComputedStyle(thing);
  return thing.matches(':focus-visible') && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
}"""


def wait_until(page: Page, condition: str, arg: object = None) -> None:
    """Until a function of the page finds it so. (What Playwright has for that evaluates texts in the page, which its policy forbids.)"""
    most = STEP_SECONDS * 50
    page.evaluate(
        f"""async (arg) => {{
          const holds = {condition};
          for (let turn = 0; !holds(arg); turn += 1) {{
            if (turn === {most}) throw new Error('waited in vain');
            await new Promise((go) => setTimeout(go, 20));
          }}
        }}""",
        arg,
    )


def codes(cards: Locator) -> list[str]:
    """The codes of drawn cards, in document order."""
    return [str(code) for code in cards.evaluate_all("cards => cards.map(card => card.dataset.card)")]


def number_in(text: str) -> int:
    """A number as the page writes it, with a real minus sign and a plus."""
    found = re.fullmatch(r"\s*([+−-]?)(\d+)\s*", text)
    assert found, f"expected a number, got {text!r}"
    return -int(found[2]) if found[1] in ("−", "-") and found[1] else int(found[2])
