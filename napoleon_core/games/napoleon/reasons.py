"""What a move does, as a player would say it: the first line that holds, in the order of what matters most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from napoleon_core.cards import JOKER, SUITS, Card
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play import IS_HONOUR, MIGHTY, YOROMEKI_QUEEN, honours_in, trick_table
from napoleon_core.games.napoleon.policy_reading import Reading
from napoleon_core.games.napoleon.words import SPOKEN_LINES, roles
from napoleon_core.moves import Bid, Call, Discard, Move
from napoleon_core.texts import Text, card, nested, seat, suit


def reason(seen: Observation, move: Move, chance: float | None = None) -> Text:
    """Why this move; ``chance`` is how likely it is thought that the contract is made, from 0 to 1.

    Precondition: the move is legal for the seat that sees. It says nothing that the seat does not know.
    """
    if isinstance(move, Bid):
        return Text("napoleon-why-bid", {"percent": round(100 * (chance or 0.0))})
    if isinstance(move, Call):
        return _of_call(seen, move.card)
    if isinstance(move, Discard):
        return _of_discard(seen, move.cards)
    if isinstance(move, Card):
        return next(_of_lead(seen, move) if not seen.trick else _of_follow(seen, move))
    return Text("napoleon-why-pass")


def _of_call(seen: Observation, one: Card) -> Text:
    if one in (*seen.hand, *(seen.discards or ())):
        return Text("napoleon-why-alone", {"card": card(one.code)})
    role = roles(seen).get(one)
    return (
        Text("napoleon-why-call-role", {"card": card(one.code), "role": nested(role)})
        if role
        else Text("napoleon-why-call", {"card": card(one.code)})
    )


def _of_discard(seen: Observation, away: Sequence[Card]) -> Text:
    emptied = [
        letter for letter in SUITS if letter != seen.trump and _holds(away, letter) and _holds(away, letter) == _holds(seen.hand, letter)
    ]
    if emptied and seen.trump:
        return Text("napoleon-why-void", {"suit": suit(emptied[0])})
    return Text("napoleon-why-discard", {"count": honours_in(away)})


def _holds(cards: Sequence[Card], letter: str) -> int:
    return sum(one.suit == letter for one in cards)


def _of_lead(seen: Observation, one: Card) -> Iterator[Text]:
    """Why a card is led."""
    reading = Reading(seen)
    told = {"card": card(one.code)}
    higher = reading.unseen & reading.above[one.suit][one.index]
    if len(seen.hand) == 1:
        yield Text("napoleon-why-only", told)
    if one is JOKER and seen.trump:
        yield Text("napoleon-why-joker", {"suit": suit(seen.trump)})
    if one is seen.named and seen.is_adjutant:
        yield Text("napoleon-why-show", told)
    if not higher:
        yield Text("napoleon-why-lead-sure", told)
    if one.suit and one.suit == seen.trump:
        yield Text("napoleon-why-draw", told | {"suit": suit(one.suit)})
    if one in IS_HONOUR:
        yield Text("napoleon-why-lead-honour", told)
    yield Text("napoleon-why-lead-low", told | {"suit": suit(one.suit)})


def _of_follow(seen: Observation, one: Card) -> Iterator[Text]:
    """Why a card is played to a trick that has begun."""
    table = trick_table(seen.options, seen.trump)
    legal = table.legal(seen.hand, seen.trick)
    told = {"card": card(one.code)}
    leader = seen.leader or 0
    trick = (*seen.trick, one)
    place, line = table.winner(trick, first=not seen.tricks)
    holder = (leader + place) % seen.options.players
    spoken = SPOKEN_LINES.get(line)
    stake = {"count": honours_in(trick)}
    if len(legal) == 1:
        yield Text("napoleon-why-only", told)
    if one is seen.named and seen.is_adjutant:
        yield Text("napoleon-why-show", told)
    if holder == seen.seat and spoken:
        yield Text("napoleon-why-win-line", told | stake | {"line": nested(spoken)})
    if holder == seen.seat:
        yield Text("napoleon-why-win-last" if len(trick) == seen.options.players else "napoleon-why-win", told | stake)
    friend = seen.side(holder) is not None and seen.side(holder) == seen.side(seen.seat)
    if friend and one in IS_HONOUR:
        yield Text("napoleon-why-feed", told | {"who": seat(holder)})
    others = [other for other in legal if other is not one]
    yield from _kept(seen, one, others)
    if friend:
        yield Text("napoleon-why-partner", told | {"who": seat(holder)})
    if one not in IS_HONOUR and any(other in IS_HONOUR for other in others):
        yield Text("napoleon-why-spare", told)
    yield Text("napoleon-why-low", told)


def _kept(seen: Observation, one: Card, others: Sequence[Card]) -> Iterator[Text]:
    """The card with a part to play that this one spares."""
    out = {play.card for play in seen.all_plays()}
    waits = seen.options.yoromeki and MIGHTY not in out and MIGHTY not in seen.hand
    if YOROMEKI_QUEEN in others and waits and not (seen.is_declarer and seen.named is MIGHTY):
        yield Text("napoleon-why-keep-queen", {"card": card(one.code)})
    special = roles(seen)
    for other in others:
        if other in special and other not in (YOROMEKI_QUEEN, seen.named):
            yield Text("napoleon-why-keep", {"card": card(one.code), "kept": card(other.code), "role": nested(special[other])})
    if seen.named in others and seen.is_adjutant and seen.named is not None:
        yield Text("napoleon-why-hide", {"card": card(one.code), "kept": card(seen.named.code)})
