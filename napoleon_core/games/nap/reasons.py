"""What a move of Nap does, as a player would say it: the first line that holds."""

from __future__ import annotations

from collections.abc import Iterator

from napoleon_core.cards import Card
from napoleon_core.games.nap.contract import all_bids
from napoleon_core.games.nap.observation import Observation
from napoleon_core.games.nap.play import legal_cards
from napoleon_core.games.nap.policy_bidding import chance_of
from napoleon_core.games.nap.policy_reading import Reading, read
from napoleon_core.moves import Bid, Move
from napoleon_core.texts import Text, card, seat, suit


def reason(seen: Observation, move: Move, chance: float | None = None) -> Text:
    """Why this move. Precondition: it is legal for the seat that sees. It says nothing that the seat does not know.

    ``chance`` is what a search found for a bid; without it the rule of thumb reckons one.
    """
    if isinstance(move, Bid):
        row = next(row for row in all_bids(seen.options) if row.bid == move)
        percent = {"percent": round(100 * (chance_of(seen.options, seen.hand, row) if chance is None else chance))}
        return Text("nap-why-forced", percent) if seen.forced else Text("nap-why-bid", percent)
    if isinstance(move, Card):
        return next(_of_card(read(seen), move))
    return Text("nap-why-pass")


def _of_card(reading: Reading, one: Card) -> Iterator[Text]:
    seen = reading.seen
    told = {"card": card(one.code)}
    if len(legal_cards(seen.hand, seen.trick)) == 1:
        yield Text("nap-why-only", told)
    if seen.contract is not None and seen.contract.most == 0:
        yield from _of_misere(reading, one)
    elif seen.trick:
        yield from _of_follow(reading, one)
    else:
        yield from _of_lead(reading, one)


def _of_misere(reading: Reading, one: Card) -> Iterator[Text]:
    """The bidder is to win nothing, and the others see to it that it wins."""
    seen = reading.seen
    told = {"card": card(one.code)}
    if seen.seat == seen.declarer:
        if not seen.trick:
            yield Text("nap-why-under", told)
        yield Text("nap-why-caught" if reading.beats(one) else "nap-why-duck", told)
    if not seen.trick or not reading.has_played(seen.declarer):
        yield Text("nap-why-low-before", told)
    if reading.holder() == seen.declarer and not reading.beats(one):
        yield Text("nap-why-leave", told)
    yield Text("nap-why-rid", told)


def _of_lead(reading: Reading, one: Card) -> Iterator[Text]:
    """Why a card is led."""
    seen = reading.seen
    told = {"card": card(one.code)}
    if seen.trump is None and seen.seat == seen.declarer and not seen.tricks:
        yield Text("nap-why-trumps", {"suit": suit(one.suit)})
    rivals = reading.to_come() if seen.seat == seen.declarer else [at for at in reading.to_come() if at == seen.declarer]
    if one.suit == seen.trump and seen.seat == seen.declarer:
        yield Text("nap-why-draw", told)
    if reading.stands(one, rivals) >= 1.0:
        yield Text("nap-why-lead-sure", told)
    yield Text("nap-why-lead", told)


def _of_follow(reading: Reading, one: Card) -> Iterator[Text]:
    """Why a card is played to a trick that has begun."""
    seen = reading.seen
    told = {"card": card(one.code)}
    if reading.beats(one):
        yield Text("nap-why-win-last" if reading.last else "nap-why-win", told)
    holder = reading.holder()
    if seen.declarer not in (seen.seat, holder):
        yield Text("nap-why-partner", told | {"who": seat(holder)})
    yield Text("nap-why-low", told)
