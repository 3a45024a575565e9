"""What to bid, to name and to lay away: each candidate carried through the rest of the deal, in the same worlds for all."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from napoleon_core.cards import pack
from napoleon_core.games.napoleon.contract import MOST, Contract, ladder
from napoleon_core.games.napoleon.estimates import estimate, worth_of_bid, worth_of_pass
from napoleon_core.games.napoleon.exchange import first_wanted, keep_table, least, wanted
from napoleon_core.games.napoleon.kernel import ADJUTANT, ALLY, BIT_AT, HONOUR_AT, JOKER_AT, NAPOLEON, NOBODY, STYLES, SUIT_AT, kernel_of
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.playout import Hand, Stop, play_out
from napoleon_core.games.napoleon.policy_history import bits
from napoleon_core.games.napoleon.policy_naming import ranked_calls, ranked_discards
from napoleon_core.games.napoleon.reasons import reason
from napoleon_core.games.napoleon.scoring import shares
from napoleon_core.games.napoleon.stakes import NEVER, stakes_of
from napoleon_core.games.napoleon.world_study import WorldStudy
from napoleon_core.games.napoleon.worlds import World, suits_of
from napoleon_core.moves import PASS, Call, Move
from napoleon_core.seats import Seat
from napoleon_core.study import Considered
from napoleon_core.texts import Text

NAMINGS, DISCARDS = 8, 16  # so many are tried
BEFOREHAND, CERTAINTY = 0.4, 6
"""The chance that a bid is thought to have beforehand, and how many worlds that weighs, at most a third of those that are looked at.

So much do simulated chances of the lowest bids vary from hand to hand; the best of several that few worlds told is mostly luck.
"""


def cards_of(world: World, seat: Seat) -> list[int]:
    """The cards of one seat of a world, the joker too."""
    held = [one for suit in world.hands[seat] for one in suit]
    return [*held, JOKER_AT] if world.joker == seat else held


def exchanged(world: World, seat: Seat, keep: Sequence[float]) -> tuple[list[int], list[int], Seat]:
    """What a seat holds that took the widow and laid as many cards away, what it laid away, and where the joker is then."""
    whole = [*cards_of(world, seat), *world.aside]
    away = least(whole, keep, len(world.aside))
    held = [one for one in whole if one not in away]
    return held, away, seat if JOKER_AT in held else world.joker if JOKER_AT not in away else NOBODY


class Carrier:
    """Carries worlds through the play with one declarer and trump suit, until ``stop``."""

    def __init__(self, options: NapoleonOptions, trump: str | None, declarer: Seat, stop: Stop) -> None:
        self.options, self.declarer, self.stop = options, declarer, stop
        self.kernels = [kernel_of(options, trump, style) for style in range(STYLES)]
        self.keep = keep_table(options, trump)
        self.whole = bits(pack(options.jokers))

    def total(self, world: World, style: int, hand: Hand, joker: Seat, partner: Seat | None, away: Sequence[int]) -> int:
        """The honours of the army when all play in that style; ``hand`` is Napoleon's after the exchange."""
        roles = [ALLY] * self.options.players
        roles[self.declarer] = NAPOLEON
        if partner is not None:
            roles[partner] = ADJUTANT
        hands = [[suit[:] for suit in one] for one in world.hands]
        hands[self.declarer] = [suit[:] for suit in hand]
        laid = sum(HONOUR_AT[one] for one in away)
        unplayed = self.whole & ~sum(BIT_AT[one] for one in away)
        taken = laid if self.options.discarded_honours == "napoleon" else 0
        bonus = laid if self.options.discarded_honours == "first_trick" else 0
        return play_out(self.kernels[style], hands, joker, roles, unplayed, [], self.declarer, 0, taken, MOST - laid, self.stop, bonus)


def holder(world: World, one: int, declarer: Seat) -> Seat | None:
    """The seat but Napoleon's that holds a card, None when none does."""
    if one == JOKER_AT:
        return world.joker if world.joker not in (NOBODY, declarer) else None
    suit = SUIT_AT[one]
    return next((seat for seat, hand in enumerate(world.hands) if seat != declarer and one in hand[suit]), None)


class CallStudy(WorldStudy):
    """The candidates are cards that help most in a partner's hand, and one of Napoleon's own, which means to play alone."""

    def __init__(self, seen: Observation) -> None:
        assert seen.contract is not None
        own = {*seen.hand, *(seen.discards or ())}
        alone = [Call(one) for one in wanted(seen.options, seen.trump) if one in own][:1]
        super().__init__(seen, [*islice(ranked_calls(seen), NAMINGS), *alone])
        self._stakes = stakes_of(seen.options, seen.contract.number)
        self._carrier = Carrier(seen.options, seen.trump, seen.seat, self._stakes.stop)

    def _look_at(self, world: World, style: int) -> None:
        """Names every candidate; its worth is that of Napoleon's share."""
        me, carrier = self._seen.seat, self._carrier
        held, away, joker = cards_of(world, me), [one.index for one in self._seen.discards or ()], world.joker
        if self._seen.discards is None:
            held, away, joker = exchanged(world, me, carrier.keep)
        hand = suits_of(held)
        for at, move in enumerate(self.moves):
            assert isinstance(move, Call)
            partner = holder(world, move.card.index, me)
            total = carrier.total(world, style, hand, joker, partner, away)
            share = shares(self._seen.options.players, me, partner)[me]
            self._count(at, share * self._stakes.worth[partner is None][True][total], self._stakes.made[total])


class DiscardStudy(WorldStudy):
    """The candidates are the discards that a table of worth likes best."""

    def __init__(self, seen: Observation) -> None:
        assert seen.contract is not None
        discards = ranked_discards(seen, DISCARDS)
        super().__init__(seen, discards)
        self._stakes = stakes_of(seen.options, seen.contract.number)
        self._carrier = Carrier(seen.options, seen.trump, seen.seat, self._stakes.stop)
        self._away = [[one.index for one in move.cards] for move in discards]
        held = [one.index for one in seen.hand]
        self._hands = [suits_of([one for one in held if one not in away]) for away in self._away]
        self._named = (seen.named or first_wanted(seen.options, seen.trump, seen.hand)).index

    def _look_at(self, world: World, style: int) -> None:
        """Lays every candidate away; its worth is the army's."""
        partner = holder(world, self._named, self._seen.seat)
        worth = self._stakes.worth[partner is None][True]
        for at, (hand, away) in enumerate(zip(self._hands, self._away, strict=True)):
            joker = NOBODY if JOKER_AT in away else world.joker
            total = self._carrier.total(world, style, hand, joker, partner, away)
            self._count(at, worth[total], self._stakes.made[total])


class BidStudy(WorldStudy):
    """The candidates are the lowest bid in every strain, up to ``jumps`` higher numbers, and the pass.

    Every strain is carried through the whole deal once for each world, whatever numbers are looked at.
    """

    def __init__(self, seen: Observation, jumps: int = 0) -> None:
        options = seen.options
        whole = ladder(options.minimum_bid, options.no_trump)
        lowest: dict[str, Contract] = {}
        for row in whole[seen.bidding.high + 1 :]:
            lowest.setdefault(row.strain, row)
        numbers = range(jumps + 1)
        rows = [
            row for low in lowest.values() for row in whole[low.step :] if row.strain == low.strain and row.number - low.number in numbers
        ]
        self._rows = [] if seen.bidding.bidder == seen.seat else rows
        super().__init__(seen, [*(row.bid for row in self._rows), PASS])
        self._highest = None if seen.bidding.bidder is None else whole[seen.bidding.high].number
        stop = Stop(min((row.number for row in self._rows), default=MOST), NEVER, NEVER)
        strains = {row.strain: row.trump for row in self._rows}
        self._carriers = {strain: Carrier(options, trump, seen.seat, stop) for strain, trump in strains.items()}
        self._named = {strain: first_wanted(options, trump, seen.hand).index for strain, trump in strains.items()}

    def _look_at(self, world: World, style: int) -> None:
        """Plays every strain as Napoleon; its worth is Napoleon's share of a point."""
        me, found = self._seen.seat, {}
        for strain, carrier in self._carriers.items():
            held, away, joker = exchanged(world, me, carrier.keep)
            partner = holder(world, self._named[strain], me)
            total = carrier.total(world, style, suits_of(held), joker, partner, away)
            found[strain] = shares(self._seen.options.players, me, partner)[me], total
        for at, row in enumerate(self._rows):
            share, total = found[row.strain]
            self._count(at, share, total >= row.number)

    def considered(self) -> tuple[Considered, ...]:
        """What each bid is worth to its bidder, in points, by the fitted chance that it is made."""
        options = self._seen.options
        *bids, _ = super().considered()
        found = []
        for row, one in zip(self._rows, bids, strict=True):
            chance = estimate(options, self._likely(one.chance or 0.0))
            found.append(Considered(row.bid, worth_of_bid(options, row.number, chance, one.value), chance))
        return (*found, Considered(PASS, worth_of_pass(options, self._highest), None))

    def _likely(self, share: float) -> float:
        """The simulated chance of a bid that was made in that share of the worlds."""
        certainty = min(CERTAINTY, self._worlds / 3)
        return (share * self._worlds + BEFOREHAND * certainty) / (self._worlds + certainty) if certainty else BEFOREHAND

    def simulated(self, move: Move) -> float | None:
        """The simulated chance of that bid, before any curve; None for a pass, and for a bid that is no candidate."""
        shares = (one.chance for one in super().considered() if one.move == move and move != PASS)
        return next((self._likely(share or 0.0) for share in shares), None)

    def reason(self, move: Move) -> Text:
        """See ``reasons``; of a bid it tells the estimate."""
        return reason(self._seen, move, next(one.chance for one in self.considered() if one.move == move))
