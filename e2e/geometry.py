"""Where things are on the screen, once they have come to rest."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator, Page

from e2e.sizes import Size

STRIPS = """cards => cards.map((card) => {
  const own = card.getBoundingClientRect();
  const others = [...card.closest('[data-zone]').querySelectorAll('button')].filter((other) => other !== card);
  const boxes = others.map((other) => other.getBoundingClientRect());
  const beside = boxes.filter((box) => box.left > own.left + 1 && Math.abs(box.top - own.top) < own.height / 3).map((box) => box.left);
  const below = boxes.filter((box) => box.top >= own.top + own.height / 3).map((box) => box.top);
  const width = Math.min(own.right, ...beside) - own.left, height = Math.min(own.bottom, ...below) - own.top;
  const places = [0.1, 0.5, 0.9].flatMap((across) => [0.1, 0.5, 0.9].map((down) => [own.left + width * across, own.top + height * down]));
  const hit = places.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
  return { code: card.dataset.card, x: own.left + width / 2, y: own.top + height / 2, width, height, hit };
})"""
"""What can be seen of each card: up to the next one in its row, and down to the row that lies over it."""


@dataclass(frozen=True, slots=True)
class Strip:
    """The visible part of a card in a fan: its middle and size, and whether a press anywhere in it ``hit``s that card."""

    code: str
    x: float
    y: float
    width: float
    height: float
    hit: bool


def strips(cards: Locator) -> list[Strip]:
    """The visible parts of cards, at rest."""
    come_to_rest(cards.page)
    return [Strip(**strip) for strip in cards.evaluate_all(STRIPS)]


def place_of(card: Locator) -> tuple[float, float]:
    """The middle of what can be seen of a card."""
    (strip,) = strips(card)
    return strip.x, strip.y


def middle_of(thing: Locator) -> tuple[float, float]:
    """Its middle."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def come_to_rest(page: Page) -> None:
    """Wait until all is drawn, and nothing moves or fades any more, but for what breathes for ever."""
    page.evaluate(
        """async () => {
          while (document.querySelector('[aria-busy="true"]')) await new Promise((go) => setTimeout(go, 20));
          const ending = document.getAnimations().filter((animation) => animation.effect.getComputedTiming().endTime < Infinity);
          return Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
        }"""
    )


def resize(page: Page, window: Size) -> None:
    """Another size of the window, drawn and at rest."""
    page.set_viewport_size({"width": window["width"], "height": window["height"]})
    page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    come_to_rest(page)
