"""Which card to play: every candidate played out in the same worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from napoleon_core.cards import Card, pack
from napoleon_core.games.napoleon.contract import MOST
from napoleon_core.games.napoleon.kernel import BIT_AT, HONOUR_AT, JOKER_AT, NOBODY, STYLES, SUIT_AT, Kernel, kernel_of
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
from napoleon_core.games.napoleon.playout import TO_THE_END, play_out
from napoleon_core.games.napoleon.policy_play import losses
from napoleon_core.games.napoleon.reasons import reason
from napoleon_core.games.napoleon.stakes import stakes_of
from napoleon_core.games.napoleon.worlds import World, WorldSampler
from napoleon_core.moves import Move
from napoleon_core.study import Considered
from napoleon_core.texts import Text

PRIOR = 30
HONOUR_WORTH, MOST_DOUBT = 0.25, 3.0  # what an honour that the rule of thumb sees lost is worth in contracts, and how many count at most


class CardStudy:
    """The candidates are the legal cards, of equal ones the lowest."""

    def __init__(self, seen: Observation) -> None:
        assert seen.contract is not None
        self._seen = seen
        self._kernels = [kernel_of(seen.options, seen.trump, style) for style in range(STYLES)]
        self._stakes = stakes_of(seen.options, seen.contract.number)
        self._sampler = WorldSampler(seen)
        self._leader = seen.seat if seen.leader is None else seen.leader
        self._trick = [one.index for one in seen.trick]
        self._taken = seen.taken()
        self.moves: Sequence[Card] = distinct(seen)
        doubts = losses(seen) if len(self.moves) > 1 else dict.fromkeys(self.moves, 0.0)
        self._prior = [-HONOUR_WORTH * min(MOST_DOUBT, doubts[one]) for one in self.moves]
        self._codes = [one.index for one in self.moves]
        self._sums = [0.0] * len(self.moves)
        self._made = [0] * len(self.moves)
        self._worlds = 0

    def run(self, worlds: int, rng: Random) -> None:
        """Plays every candidate out in so many more worlds."""
        for _ in range(worlds):
            self._look_at(self._sampler.draw(rng), self._kernels[self._worlds % STYLES])
            self._worlds += 1

    def _look_at(self, world: World, kernel: Kernel) -> None:
        me, stakes = self._seen.seat, self._stakes
        number, leader = len(self._seen.tricks), self._leader
        taken, left, bonus = self._account(world)
        stop = TO_THE_END if stakes.is_decided(taken, left + bonus) else stakes.stop
        unplayed = world.bits()
        for one in self._trick:
            unplayed |= BIT_AT[one]
        worth = stakes.worth[world.is_alone()][world.roles[me] > 0]
        for at, one in enumerate(self._codes):
            hands = [[suit[:] for suit in hand] for hand in world.hands]
            joker = NOBODY if one == JOKER_AT else world.joker
            if one != JOKER_AT:
                hands[me][SUIT_AT[one]].remove(one)
            total = play_out(kernel, hands, joker, world.roles, unplayed, [*self._trick, one], leader, number, taken, left, stop, bonus)
            self._sums[at] += worth[total]
            self._made[at] += stakes.made[total]

    def playout(self, rng: Random) -> Callable[[], object]:
        """See ``Policy.playout``: the whole play, until the contract is decided."""
        world, number = self._sampler.draw(rng), len(self._seen.tricks)
        taken, left, bonus = self._account(world)
        unplayed = world.bits() | sum(BIT_AT[one] for one in self._trick)

        def once() -> int:
            hands = [[suit[:] for suit in hand] for hand in world.hands]
            kernel, trick, stop = self._kernels[0], self._trick[:], self._stakes.stop
            return play_out(kernel, hands, world.joker, world.roles, unplayed, trick, self._leader, number, taken, left, stop, bonus)

        return once

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

    def considered(self) -> tuple[Considered, ...]:
        """What each candidate is worth, and how often the contract was made after it.

        The rule of thumb counts as much as ``PRIOR`` worlds: in few worlds its sense tells, in many it drops out.
        """
        count = max(1, self._worlds)
        rows = zip(self.moves, self._sums, self._made, self._prior, strict=True)
        return tuple(Considered(move, (worth + PRIOR * prior) / (self._worlds + PRIOR), made / count) for move, worth, made, prior in rows)

    def simulated(self, move: Move) -> float | None:
        """How often the contract was made after that card."""
        return next(one.chance for one in self.considered() if one.move == move)

    def reason(self, move: Move) -> Text:
        """See ``reasons``."""
        return reason(self._seen, move)


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
