"""How the CPU players decide, as a page: what all of them have in common, what each game tells of its own, and the levels as they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from napoleon_core.agents.levels import LEVELS, Level
from napoleon_core.games import GAMES, GameFamily
from napoleon_core.rule_page import Block, RulePage, Section, listed, said, table, terms
from napoleon_core.texts import Text, nested

KNOWN = (
    Text("table-players-know-hand"),
    Text("table-players-know-said"),
    Text("table-players-know-played"),
    Text("table-players-know-counts"),
    Text("table-players-know-rules"),
)
PROVED = (
    Text("table-players-proved-hidden"),
    Text("table-players-proved-worlds"),
    Text("table-players-proved-cards"),
    Text("table-players-proved-time"),
    Text("table-players-proved-legal"),
    Text("table-players-proved-page"),
)
LIMITS = (
    Text("table-players-limits-perfect"),
    Text("table-players-limits-device"),
    Text("table-players-limits-browser"),
    Text("table-players-limits-tests"),
)


def players_page(families: Iterable[GameFamily] = GAMES.values()) -> RulePage:
    """The page, with a chapter for each game."""
    told = tuple(families)
    proved = (*PROVED, *(one for family in told for one in family.player_notes.proved))
    sections = (
        Section("know", Text("table-players-know-title"), _known()),
        Section("decide", Text("table-players-decide-title"), _decisions()),
        *(
            Section(family.id, Text("table-players-game", {"game": nested(Text(f"{family.id}-title"))}), tuple(_of_game(family)))
            for family in told
        ),
        Section("time", Text("table-players-time-title"), (said("table-players-time"), said("table-players-time-once"))),
        Section("cards", Text("table-players-cards-title"), (said("table-players-cards"), said("table-players-cards-chance"))),
        Section("proved", Text("table-players-proved-title"), (said("table-players-proved"), listed(proved))),
        Section("limits", Text("table-players-limits-title"), (said("table-players-limits"), listed(LIMITS))),
    )
    return RulePage(Text("table-players-title"), sections)


def _known() -> tuple[Block, ...]:
    return said("table-players-know"), listed(KNOWN), said("table-players-know-never"), said("table-players-know-alone")


def _decisions() -> tuple[Block, ...]:
    pairs = (
        (Text("table-players-rule"), Text("table-players-rule-text")),
        (Text("table-players-search"), Text("table-players-search-text")),
        (Text("table-players-worlds"), Text("table-players-worlds-text")),
        (Text("table-players-clock"), Text("table-players-clock-text")),
    )
    return (terms(pairs),)


def _of_game(family: GameFamily) -> Iterator[Block]:
    """What a game tells of its players, then its levels: as a table where there is a choice."""
    notes, levels = family.player_notes, {number: LEVELS[number] for number in family.levels}
    yield terms(notes.ways)
    if not any(level.worlds for level in levels.values()):
        yield said("table-players-no-search")
    if len(levels) > 1:
        yield _table(levels.items())
    else:
        yield said("table-players-one-level", level=nested(_named(*levels)))
    for number, level in levels.items():
        if level.slips:
            yield said("table-players-slips", level=nested(_named(number)), percent=round(100 * level.slips))


def _table(levels: Iterable[tuple[int, Level]]) -> Block:
    head: Sequence[Text] = (
        Text("table-players-col-level"),
        Text("table-players-col-by"),
        Text("table-players-col-worlds"),
        Text("table-players-col-clock"),
    )
    rows = ((_named(number), _way(level), level.worlds, round(1000 * level.seconds)) for number, level in levels)
    return table(Text("table-players-levels"), head, rows)


def _named(number: int) -> Text:
    return Text("table-players-level", {"number": number, "name": nested(Text(f"table-level-{number}"))})


def _way(level: Level) -> Text:
    if level.worlds:
        return Text("table-players-by-search")
    return Text("table-players-by-slips") if level.slips else Text("table-players-by-rule")
