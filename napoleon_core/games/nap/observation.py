"""What one seat knows of a deal of Nap, and worlds that it cannot tell from the true one."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from napoleon_core.cards import Card, in_order
from napoleon_core.games.nap.contract import Contract
from napoleon_core.games.nap.options import NapOptions
from napoleon_core.games.nap.play import trump_suit
from napoleon_core.games.nap.scoring import taken_by_seat
from napoleon_core.games.nap.state import Auction, Finished, Playing, State
from napoleon_core.mechanics.auction import Bidding
from napoleon_core.mechanics.beliefs import Place, spread
from napoleon_core.mechanics.dealing import Dealt, hand_of
from napoleon_core.mechanics.tricks import Play, Trick, played_by_seat, plays
from napoleon_core.seats import Seat

ARMY, ALLIES = "declarer", "defenders"


@dataclass(frozen=True, slots=True)
class Observation:
    """A deal as ``seat`` knows it; ``finished`` is the whole deal once it is over, when everything is public."""

    options: NapOptions
    seat: Seat
    phase: str
    dealer: Seat
    bidding: Bidding
    contract: Contract | None
    declarer: Seat | None
    dealt_hand: tuple[Card, ...]
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    tricks: tuple[Trick, ...]
    leader: Seat | None
    trick: tuple[Card, ...]
    to_act: Seat | None
    finished: Finished | None

    @property
    def trump(self) -> str | None:
        """The trump suit, None before the declarer's first lead and without trumps."""
        return trump_suit(self.contract, self.tricks, self.trick) if self.contract else None

    @property
    def forced(self) -> bool:
        """Whether this seat is the dealer who must bid because all the others passed."""
        return must_bid(self.options, self.dealer, self.bidding)

    def trick_plays(self) -> tuple[Play, ...]:
        """The running trick with its seats."""
        return () if self.leader is None else tuple(plays(self.leader, self.trick, self.options.players))

    def all_plays(self) -> tuple[Play, ...]:
        """Every card played in this deal, in order."""
        done = [play for trick in self.tricks for play in plays(trick.leader, trick.cards, self.options.players)]
        return (*done, *self.trick_plays())

    def side(self, seat: Seat) -> str | None:
        """``declarer`` or ``defenders``, None before the auction is over: in Nap nothing of it is secret."""
        if self.declarer is None:
            return None
        return ARMY if seat == self.declarer else ALLIES

    def taken(self) -> tuple[int, ...]:
        """Tricks won so far by each seat."""
        return taken_by_seat(self.options.players, self.tricks)

    def lacks(self) -> list[set[str]]:
        """The suits that each seat has been proved not to hold any more."""
        lacks: list[set[str]] = [set() for _ in self.counts]
        tricks = [(trick.leader, trick.cards) for trick in self.tricks]
        if self.leader is not None and self.trick:
            tricks.append((self.leader, self.trick))
        for leader, cards in tricks:
            led = cards[0].suit
            for place, one in enumerate(cards, leader):
                if one.suit != led:
                    lacks[place % self.options.players].add(led)
        return lacks


def must_bid(options: NapOptions, dealer: Seat, bidding: Bidding) -> bool:
    """Whether the seat to act is the dealer, all the others have passed and the rules make the dealer bid."""
    return options.all_pass == "dealer_bids" and bidding.to_act == dealer and bidding.high < 0


def observe(options: NapOptions, state: State, seat: Seat, to_act: Seat | None) -> Observation:
    """What ``seat``, or a bystander, knows of ``state``."""
    last = state.last if isinstance(state, Finished) else state
    playing = last if isinstance(last, Playing) else None
    hands = playing.hands if playing else last.dealt.hands
    phase = ("result" if playing else "passed") if isinstance(state, Finished) else "play" if playing else "auction"
    return Observation(
        options,
        seat,
        phase,
        last.dealer,
        last.bidding,
        playing.contract if playing else None,
        playing.declarer if playing else None,
        hand_of(last.dealt.hands, seat),
        hand_of(hands, seat),
        tuple(map(len, hands)),
        playing.tricks if playing else (),
        playing.leader if playing else None,
        playing.trick if playing else (),
        to_act,
        state if isinstance(state, Finished) else None,
    )


def unseen_cards(seen: Observation) -> tuple[Card, ...]:
    """The cards of which this seat does not know where they are: in other hands, or in the stock."""
    known = {*seen.hand, *(play.card for play in seen.all_plays())}
    return tuple(one for one in seen.options.cards() if one not in known)


def sample(seen: Observation, rng: Random) -> State:
    """A state drawn at random among those that ``seen`` cannot tell apart."""
    if seen.finished:
        return seen.finished
    played = played_by_seat(seen.tricks, seen.leader, seen.trick, seen.options.players)
    unseen = unseen_cards(seen)
    places = [
        Place(0 if at == seen.seat else count, frozenset(lacks))
        for at, (count, lacks) in enumerate(zip(seen.counts, seen.lacks(), strict=True))
    ]
    rest = Place(len(unseen) - sum(place.size for place in places))
    *spread_hands, _ = spread(unseen, [*places, rest], rng)
    held = tuple(seen.hand if at == seen.seat else in_order(hand) for at, hand in enumerate(spread_hands))
    dealt = Dealt(tuple(in_order((*hand, *cards)) for hand, cards in zip(held, played, strict=True)), ())
    if seen.contract is None or seen.declarer is None or seen.leader is None:
        return Auction(dealt, seen.dealer, seen.bidding)
    return Playing(dealt, seen.dealer, seen.bidding, seen.contract, seen.declarer, held, seen.tricks, seen.leader, seen.trick)
