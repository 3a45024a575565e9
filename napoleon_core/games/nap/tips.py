"""Explanations for who is new to Nap: what fits the decision at hand, the most important first."""

from __future__ import annotations

from napoleon_core.games.nap.contract import Contract
from napoleon_core.games.nap.observation import Observation
from napoleon_core.games.nap.play import legal_cards
from napoleon_core.seats import Seat
from napoleon_core.texts import Text, seat


def tips(seen: Observation) -> list[Text]:
    """What may be explained to the seat to act, none to the others; the key of a text is the name of the explanation."""
    if seen.to_act != seen.seat:
        return []
    if seen.contract is None or seen.declarer is None:
        return [Text("nap-tip-bid")]
    found = [_part(seen, seen.contract, seen.declarer)]
    if not seen.trick and (seen.tricks or seen.contract.trump_from is None):
        found.append(Text("table-tip-lead"))
    if len(legal_cards(seen.hand, seen.trick)) < len(seen.hand):
        found.append(Text("table-tip-barred"))
    return [*found, Text("nap-tip-ring")] if seen.tricks else found


def _part(seen: Observation, contract: Contract, declarer: Seat) -> Text:
    if declarer != seen.seat:
        return Text("nap-tip-defender", {"who": seat(declarer)})
    if contract.most == 0:
        return Text("nap-tip-misere")
    return Text("nap-tip-declarer")
