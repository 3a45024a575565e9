"""How likely a seat's hand makes what all have seen it do: its plays by the play model, its bids and passes by the bid model."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from math import exp, log
from typing import NamedTuple

from napoleon_core.cards import JOKER, Card, pack
from napoleon_core.games.napoleon.bid_model import BidModel, Call, calls_of, card_lanes, log_chance, promises
from napoleon_core.games.napoleon.kernel import ADJUTANT, ALLY, NAPOLEON
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play_model import IN_ADJUTANT, IN_ALLY, IN_NAPOLEON, PlayModel, Situation, situations
from napoleon_core.seats import Seat

PARTS = ("napoleon", "adjutant", "ally", "auction", "kept", "aside")
"""What tells of a world: the plays by role, the auction, and where the named card is if nobody is the adjutant."""
IN = {NAPOLEON: IN_NAPOLEON, ADJUTANT: IN_ADJUTANT, ALLY: IN_ALLY}


class SeatPlays(NamedTuple):
    """One seat's plays in one role: the logarithm of what the played cards were worth, and for each play a row of what every other card
    would have been worth, 0 where it was not allowed, with the sum of those that were played later.
    """

    taken: float
    rows: list[tuple[list[float], float]]


class Likelihood:
    """What the plays and calls of all other seats tell of their hands."""

    def __init__(self, seen: Observation, weights: Sequence[Sequence[float]], bidding: BidModel) -> None:
        self._seen, self._weights, self._bidding = seen, weights, bidding
        self._others = [seat for seat in range(seen.options.players) if seat != seen.seat]
        self._model = PlayModel(seen.options, seen.trump, seen.named)
        self._plays: dict[tuple[Seat, int], SeatPlays] = {}
        self._by_seat: dict[Seat, list[Situation]] = {seat: [] for seat in self._others}
        for at in situations(seen) if seen.phase == "play" else ():
            if at.seat != seen.seat:
                self._by_seat[at.seat].append(at)
        gone = {at.card for at in chain.from_iterable(self._by_seat.values())}.union(seen.hand, seen.shown, seen.discards or ())
        self._unseen = [one for one in pack(seen.options.jokers) if one not in gone]
        self._lanes = card_lanes(seen.options)
        self._calls: dict[Seat, list[Call]] = {}
        for call in calls_of(seen):
            if call.seat not in (seen.seat, seen.declarer):
                self._calls.setdefault(call.seat, []).append(call)
        self._gone = {seat: sum(self._lanes[at.card.index] for at in self._by_seat[seat]) for seat in self._calls}
        self._named = None if seen.named is None else seen.named.index

    def parts(self, hands: Sequence[Sequence[int]], roles: Sequence[int]) -> list[float]:
        """Logarithms of the likelihood of a world, by ``PARTS``; ``hands`` are what each seat still holds, and what lies aside."""
        found = [0.0] * len(PARTS)
        for seat in self._others:
            role = IN[roles[seat]]
            taken, rows = self._plays.get((seat, role)) or self._made(seat, role)
            whole, hand = 1.0, hands[seat]
            for row, later in rows:
                whole *= sum(map(row.__getitem__, hand), later)
            found[role] += taken - log(whole)
        for seat, calls in self._calls.items():
            promised = promises(self._seen.options, self._gone[seat] + sum(map(self._lanes.__getitem__, hands[seat])))
            for call in calls:
                found[3] += log_chance(self._bidding, call, promised)
        if self._named is not None and ADJUTANT not in roles:
            found[4 + (self._named in hands[-1])] = 1.0
        return found

    def leanings(self, seat: Seat, role: int, cards: Sequence[int], size: int, trust: Sequence[float]) -> list[float]:
        """How well each of these cards goes with a seat's plays in a role, if the rest of its ``size`` cards is drawn from them all."""
        part = IN[role]
        doubts = [0.0] * len(cards)
        for row, later in (self._plays.get((seat, part)) or self._made(seat, part)).rows:
            odds = [row[one] for one in cards]
            rest = later + (size - 1) * sum(odds) / len(cards)
            doubts = [doubt + log(1.0 + one / rest) for doubt, one in zip(doubts, odds, strict=True)]
        return [exp(-trust[part] * doubt) for doubt in doubts]

    def _made(self, seat: Seat, role: int) -> SeatPlays:
        taken, rows = 0.0, []
        later: list[Card] = []
        for at in reversed(self._by_seat[seat]):
            later.append(at.card)
            if at.called is not None and at.card is JOKER:
                continue  # it need not have been played, and tells too little of what else might have been
            followed = at.called is not None and at.card.suit == at.called
            able = [one for one in (*later, *self._unseen) if not followed or one.suit in (at.called, "")]
            row = self._model.odds(at, role, able, self._weights)
            taken += log(row[at.card.index])
            rows.append((row, sum(row[one.index] for one in later)))
        made = self._plays[seat, role] = SeatPlays(taken, rows)
        return made
