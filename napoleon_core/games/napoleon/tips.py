"""Explanations for who is new to the game: what fits the decision at hand, the most important first."""

from __future__ import annotations

from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play import trick_table
from napoleon_core.games.napoleon.words import special_roles
from napoleon_core.texts import Text, card, seat


def tips(seen: Observation) -> list[Text]:
    """What may be explained to the seat to act, none to the others; the key of a text is the name of the explanation."""
    if seen.to_act != seen.seat:
        return []
    discard = "napoleon-tip-discard" if seen.trump else "napoleon-tip-discard-no-trump"
    asked = {"auction": "napoleon-tip-bid", "naming": "napoleon-tip-name", "exchange": discard}
    return [Text(asked[seen.phase])] if seen.phase in asked else _in_play(seen)


def _in_play(seen: Observation) -> list[Text]:
    found = [_part(seen), _card(seen)]
    if any(one in special_roles(seen) for one in seen.hand):
        found.append(Text("napoleon-tip-special" if seen.trump else "napoleon-tip-special-no-trump"))
    if seen.tricks:
        found.append(Text("napoleon-tip-ring"))
    return [one for one in found if one]


def _part(seen: Observation) -> Text | None:
    """What the named card means for the reader, while its holder is hidden."""
    if seen.named is None or seen.declarer is None or seen.named_player() is not None:
        return None
    args = {"card": card(seen.named.code), "who": seat(seen.declarer)}
    if seen.is_declarer:
        return Text("napoleon-tip-alone" if seen.knows_alone() else "napoleon-tip-napoleon", args)
    return None if seen.knows_alone() else Text("napoleon-tip-adjutant" if seen.is_adjutant else "napoleon-tip-ally", args)


def _card(seen: Observation) -> Text | None:
    if not seen.trick:
        return Text("table-tip-lead")
    legal = trick_table(seen.options, seen.trump).legal(seen.hand, seen.trick)
    return Text("table-tip-barred") if len(legal) < len(seen.hand) else None
