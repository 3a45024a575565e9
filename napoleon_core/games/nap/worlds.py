"""Deals that fit what a seat of Nap knows, drawn so that who bid high is likelier to hold what the bid takes."""

from __future__ import annotations

from random import Random

from napoleon_core.cards import Card, in_order
from napoleon_core.games.nap.observation import Observation, sample, unseen_cards
from napoleon_core.games.nap.policy_bidding import chance_of, chance_of_least
from napoleon_core.games.nap.state import Playing
from napoleon_core.mechanics.beliefs import Place, spread
from napoleon_core.seats import Seat

DRAWS = 5
"""Of so many hands of the declarer's one is taken, by how well it fits the bid."""
UNLIKELY = 0.02
"""No hand fits a bid worse than this: people and strong players bid as they please."""

LOWER_KEPT = 0.25
"""What a hand counts of a misère that was begun with another card than its lowest: few do that."""

Hands = tuple[tuple[Card, ...], ...]


class WorldSampler:
    """Draws what all seats hold, for one seat that is to act; its own hand stands among the others."""

    def __init__(self, seen: Observation) -> None:
        self._seen = seen
        self._unseen = unseen_cards(seen)
        lacks = seen.lacks()
        self._places = [Place(0 if at == seen.seat else count, frozenset(lacks[at])) for at, count in enumerate(seen.counts)]
        self._stock = len(self._unseen) - sum(place.size for place in self._places)
        self._other = None if seen.declarer == seen.seat else seen.declarer
        self._played = () if self._other is None else tuple(play.card for play in seen.all_plays() if play.seat == self._other)
        self._lowest = min((one.rank for one in self._played[:1]), default=0)

    def draw(self, rng: Random) -> Hands:
        """Hands that this seat cannot tell from the true ones."""
        if self._other is None:
            return self._dealt([*self._unseen], self._places, rng)
        held = self._declarers(self._other, rng)
        places = [place._replace(size=0) if at == self._other else place for at, place in enumerate(self._places)]
        try:
            hands = self._dealt([one for one in self._unseen if one not in held], places, rng)
        except ValueError:  # what the others have been proved to lack leaves no room for the rest
            world = sample(self._seen, rng)
            assert isinstance(world, Playing)
            return world.hands
        return (*hands[: self._other], held, *hands[self._other + 1 :])

    def _dealt(self, unseen: list[Card], places: list[Place], rng: Random) -> Hands:
        *hands, _ = spread(unseen, [*places, Place(self._stock)], rng)
        return tuple([self._seen.hand if at == self._seen.seat else in_order(hand) for at, hand in enumerate(hands)])

    def _declarers(self, seat: Seat, rng: Random) -> tuple[Card, ...]:
        may = [one for one in self._unseen if self._places[seat].may_hold(one)]
        hands = [_some(may, self._places[seat].size, rng) for _ in range(DRAWS)]
        return rng.choices(hands, [max(UNLIKELY, self._fit(hand)) for hand in hands])[0]

    def _fit(self, held: tuple[Card, ...]) -> float:
        """The chance of the contract with these cards, the played ones and the trumps that are."""
        options, contract, trump = self._seen.options, self._seen.contract, self._seen.trump
        assert contract is not None
        hand = in_order((*held, *self._played))
        if contract.most == 0 and trump is None and any(one.rank < self._lowest for one in hand):
            return LOWER_KEPT * chance_of(options, hand, contract)
        if contract.most == 0 or trump is None:
            return chance_of(options, hand, contract)
        return chance_of_least(options, hand, trump, contract.least)


def _some(cards: list[Card], size: int, rng: Random) -> tuple[Card, ...]:
    """So many of the cards, which change their order."""
    for place in range(size):
        other = place + int(rng.random() * (len(cards) - place))
        cards[place], cards[other] = cards[other], cards[place]
    return in_order(cards[:size])
