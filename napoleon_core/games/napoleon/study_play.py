"""Which card to play: every candidate played out in the same worlds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random

from napoleon_core.cards import Card, pack
from napoleon_core.games.napoleon.contract import MOST
from napoleon_core.games.napoleon.informed_worlds import InformedSampler
from napoleon_core.games.napoleon.kernel import HONOUR_AT, JOKER_AT, NOBODY, STYLES, SUIT_AT, kernel_of
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play import (
    IS_HONOUR,
    MIGHTY,
    TWOS,
    YOROMEKI_QUEEN,
    TrickTable,
    honours_in,
    left_jack,
    right_jack,
    trick_table,
)
from napoleon_core.games.napoleon.playout import TO_THE_END, Hand, Stop, play_out
from napoleon_core.games.napoleon.policy_history import bits
from napoleon_core.games.napoleon.policy_play import losses
from napoleon_core.games.napoleon.stakes import stakes_of
from napoleon_core.games.napoleon.world_study import WorldStudy
from napoleon_core.games.napoleon.worlds import World, WorldSampler

PRIOR = 30  # the rule of thumb counts as much as so many worlds: in few worlds its sense tells, in many it drops out
HONOUR_WORTH, MOST_DOUBT = 0.25, 3.0  # what an honour that the rule of thumb sees lost is worth in contracts, and how many count at most


class CardStudy(WorldStudy):
    """The candidates are the legal cards, of equal ones the lowest.

    With ``informed`` worlds go with the auction and the plays.
    """

    def __init__(self, seen: Observation, informed: bool = False) -> None:
        assert seen.contract is not None
        cards = distinct(seen)
        doubts = losses(seen)
        super().__init__(seen, cards, [-HONOUR_WORTH * min(MOST_DOUBT, doubts[one]) for one in cards], PRIOR)
        self._informed = informed
        self._codes = [one.index for one in cards]
        self._kernels = [kernel_of(seen.options, seen.trump, style) for style in range(STYLES)]
        self._stakes = stakes_of(seen.options, seen.contract.number)
        self._leader = seen.seat if seen.leader is None else seen.leader
        self._trick = [one.index for one in seen.trick]
        self._running = bits(seen.trick)
        self._taken = seen.taken()

    @cached_property
    def _sampler(self) -> WorldSampler:
        return InformedSampler(self._seen) if self._informed else WorldSampler(self._seen)

    def _look_at(self, world: World, style: int) -> None:
        """Plays every candidate; its worth is that of the seat's side."""
        me, stakes = self._seen.seat, self._stakes
        taken, left, bonus = self._account(world)
        stop = TO_THE_END if stakes.is_decided(taken, left + bonus) else stakes.stop
        worth = stakes.worth[world.is_alone()][world.roles[me] > 0]
        for at, one in enumerate(self._codes):
            hands = [[suit[:] for suit in hand] for hand in world.hands]
            if one != JOKER_AT:
                hands[me][SUIT_AT[one]].remove(one)
            joker = NOBODY if one == JOKER_AT else world.joker
            total = self._play_out(style, hands, joker, world, [*self._trick, one], taken, left, stop, bonus)
            self._count(at, worth[total], stakes.made[total])

    def playout(self, rng: Random) -> Callable[[], object]:
        """See ``Policy.playout``: the whole play, until the contract is decided."""
        world = self._sampler.draw(rng)
        taken, left, bonus = self._account(world)

        def once() -> int:
            hands = [[suit[:] for suit in hand] for hand in world.hands]
            return self._play_out(0, hands, world.joker, world, self._trick[:], taken, left, self._stakes.stop, bonus)

        return once

    def _play_out(
        self, style: int, hands: list[Hand], joker: int, world: World, trick: list[int], taken: int, left: int, stop: Stop, bonus: int
    ) -> int:
        unplayed, number = world.unplayed | self._running, len(self._seen.tricks)
        return play_out(self._kernels[style], hands, joker, world.roles, unplayed, trick, self._leader, number, taken, left, stop, bonus)

    def _account(self, world: World) -> tuple[int, int, int]:
        """What the army has taken in this world, what is left to be won in tricks, and what goes with the first trick."""
        seen = self._seen
        laid = sum(HONOUR_AT[one] for one in world.aside) + honours_in(seen.discards or seen.shown)
        taken = sum(honours for honours, role in zip(self._taken, world.roles, strict=True) if role)
        left = MOST - sum(self._taken) - laid
        if seen.options.discarded_honours == "napoleon":
            return taken + laid, left, 0
        if seen.options.discarded_honours == "first_trick":
            return (taken, left + laid, 0) if seen.tricks else (taken, left, laid)
        return taken, left, 0


def distinct(seen: Observation) -> tuple[Card, ...]:
    """The legal cards; of neighbours that no other card tells apart only the lowest."""
    table = trick_table(seen.options, seen.trump)
    legal = table.legal(seen.hand, seen.trick)
    singular = _singular(seen, table)
    gone = {one for trick in seen.tricks for one in trick.cards}.union(seen.hand, seen.shown, seen.discards or ())
    whole = pack(1)
    kept: list[Card] = []
    for one in legal:
        before = kept[-1] if kept else None
        equal = (
            before is not None
            and before.suit == one.suit
            and not singular & {before, one}
            and (before in IS_HONOUR) == (one in IS_HONOUR)
            and all(other in gone for other in whole[before.index + 1 : one.index])
        )
        if equal:
            kept.pop()
        kept.append(one)
    return tuple(kept)


def _singular(seen: Observation, table: TrickTable) -> set[Card | None]:
    """Cards that are like no other, whatever lies between."""
    cards = {MIGHTY, right_jack(seen.trump), left_jack(seen.trump), seen.named, table.call_card}
    if seen.options.yoromeki:
        cards.add(YOROMEKI_QUEEN)
    return cards.union(TWOS.values()) if seen.options.same_two else cards
