"""What a seat of Nap can count: the cards that are out, and the chances that follow from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from napoleon_core.cards import Card
from napoleon_core.games.nap.observation import Observation
from napoleon_core.games.nap.play import winner
from napoleon_core.seats import Seat


@dataclass(frozen=True, slots=True)
class Reading:
    """The deal as the seat to act counts it: ``unseen`` cards, ``lacks`` the suits that each seat is proved not to hold."""

    seen: Observation
    unseen: tuple[Card, ...]
    lacks: tuple[set[str], ...]

    @property
    def last(self) -> bool:
        """Whether this seat plays the last card of the trick."""
        return len(self.seen.trick) == self.seen.options.players - 1

    def beats(self, one: Card) -> bool:
        """Whether a card would be winning the trick that runs."""
        return winner((*self.seen.trick, one), self.seen.trump)[0] == len(self.seen.trick)

    def holder(self) -> Seat:
        """Who is winning the trick that runs."""
        assert self.seen.leader is not None
        return (self.seen.leader + winner(self.seen.trick, self.seen.trump)[0]) % self.seen.options.players

    def has_played(self, seat: Seat | None) -> bool:
        """Whether a seat's card lies in the trick that runs."""
        return any(play.seat == seat for play in self.seen.trick_plays())

    def to_come(self) -> tuple[Seat, ...]:
        """The seats that play to the running trick after this one, in order."""
        seats = self.seen.options.players
        return tuple((self.seen.seat + step) % seats for step in range(1, seats - len(self.seen.trick)))

    def above(self, one: Card) -> int:
        """Unseen cards of the suit that beat this one."""
        return sum(other.suit == one.suit and other.rank > one.rank for other in self.unseen)

    def below(self, one: Card) -> int:
        """Unseen cards of the suit that this one beats: with them others get under it."""
        return sum(other.suit == one.suit and other.rank < one.rank for other in self.unseen)

    def holds_none(self, seat: Seat, count: int, suit: str | None) -> float:
        """The chance that a seat has none of ``count`` unseen cards of a suit."""
        if suit is None or suit in self.lacks[seat]:
            return 1.0
        return float((1.0 - self.seen.counts[seat] / max(1, len(self.unseen))) ** count)

    def stands(self, one: Card, rivals: Sequence[Seat]) -> float:
        """The chance that none of these seats, which are yet to play, beats a card that is led or winning."""
        trump = self.seen.trump
        chance = 1.0
        trumps = sum(other.suit == trump for other in self.unseen)
        same = sum(other.suit == one.suit for other in self.unseen)
        for seat in rivals:
            chance *= self.holds_none(seat, self.above(one), one.suit)
            if one.suit != trump:
                chance *= 1.0 - self.holds_none(seat, same, one.suit) * (1.0 - self.holds_none(seat, trumps, trump))
        return chance


def read(seen: Observation) -> Reading:
    """What the seat can count."""
    gone = {play.card for play in seen.all_plays()}
    unseen = tuple(one for one in seen.options.cards() if one not in gone and one not in seen.hand)
    return Reading(seen, unseen, tuple(seen.lacks()))
