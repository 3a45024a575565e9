"""How the characters play, as chapters of a page: for each game what it counts, in words, and a table of what each of them came to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from napoleon_core.games import GameFamily
from napoleon_core.habits import Habit
from napoleon_core.rule_page import Block, Cell, Section, said, table, terms
from napoleon_core.texts import Text, nested

Figures = Sequence[tuple[Habit, float]]


def habit_sections(families: Iterable[GameFamily]) -> Iterator[Section]:
    """A chapter for each game in which characters have been measured."""
    for family in families:
        if family.habits_told.measured:
            title = nested(Text(f"{family.id}-title"))
            yield Section(f"style-{family.id}", Text("table-characters-plays", {"game": title}), tuple(_blocks(family)))


def _blocks(family: GameFamily) -> Iterator[Block]:
    told = family.habits_told
    heads = [*{head.key: head for head in (habit.kind or habit.title for habit in told.counted)}.values()]
    rows = [_row(who, [*zip(told.counted, figures, strict=True)]) for who, figures in told.measured.items()]
    yield said("table-characters-measured", deals=told.deals, worlds=told.worlds)
    caption = Text("table-characters-figures", {"game": nested(Text(f"{family.id}-title"))})
    yield table(caption, [Text("table-characters-who"), *heads], rows)
    yield terms((head, Text(f"{head.key}-help")) for head in heads)


def _row(who: str, figures: Figures) -> list[Cell]:
    cells: list[Cell] = [Text(f"character-{who}")]
    for kind, of_kind in groupby(figures, lambda one: one[0].kind):
        several = [*of_kind]
        cells += [_most(several)] if kind else [_cell(habit, figure) for habit, figure in several]
    return cells


def _cell(habit: Habit, figure: float) -> Cell:
    if habit.share:
        return Text("table-stats-percent", {"percent": round(100 * figure)})
    return Text("table-stats-mean", {"mean": figure, "below": 0})


def _most(figures: Figures) -> Cell:
    """The most frequent of a kind."""
    habit, figure = max(figures, key=lambda one: one[1])
    return Text("table-habit-most", {"what": nested(habit.title), "percent": round(100 * figure)})
