"""What to bid, to name and to lay away: each candidate carried through the rest of the deal, in the same worlds for all."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from random import Random

from napoleon_core.games.napoleon.contract import MOST, Contract, ladder
from napoleon_core.games.napoleon.estimates import estimate, worth_of_bid, worth_of_pass
from napoleon_core.games.napoleon.exchange import first_wanted, keep_table, least, wanted
from napoleon_core.games.napoleon.kernel import ADJUTANT, ALLY, HONOUR_AT, JOKER_AT, NAPOLEON, NOBODY, STYLES, SUIT_AT, kernel_of
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.playout import Hand, Stop, play_out
from napoleon_core.games.napoleon.policy_naming import ranked_calls, ranked_discards
from napoleon_core.games.napoleon.reasons import reason
from napoleon_core.games.napoleon.scoring import shares
from napoleon_core.games.napoleon.stakes import NEVER, stakes_of
from napoleon_core.games.napoleon.worlds import World, WorldSampler
from napoleon_core.moves import PASS, Call, Discard, Move
from napoleon_core.seats import Seat
from napoleon_core.study import Considered
from napoleon_core.texts import Text

NAMINGS, DISCARDS = 8, 16  # so many are tried


def suits_of(cards: Collection[int]) -> Hand:
    """Cards as a playout's hand, without the joker."""
    hand: Hand = [[], [], [], [], []]
    for one in sorted(cards):
        if one != JOKER_AT:
            hand[SUIT_AT[one]].append(one)
    return hand


def cards_of(world: World, seat: Seat) -> list[int]:
    """The cards of one seat of a world, the joker too."""
    held = [one for suit in world.hands[seat] for one in suit]
    return [*held, JOKER_AT] if world.joker == seat else held


class Carrier:
    """Carries worlds through the play with one declarer and trump suit, until a bid of ``number`` is decided or to the end."""

    def __init__(self, options: NapoleonOptions, trump: str | None, declarer: Seat, stop: Stop) -> None:
        self.options, self.declarer, self.stop = options, declarer, stop
        self.kernels = [kernel_of(options, trump, style) for style in range(STYLES)]
        self.keep = keep_table(options, trump)

    def total(self, world: World, style: int, hand: Hand, joker: Seat, partner: Seat | None, away: Sequence[int]) -> int:
        """The honours of the army when all play in that style; ``hand`` is Napoleon's after the exchange."""
        roles = [ALLY] * self.options.players
        roles[self.declarer] = NAPOLEON
        if partner is not None:
            roles[partner] = ADJUTANT
        hands = [[suit[:] for suit in one] for one in world.hands]
        hands[self.declarer] = [suit[:] for suit in hand]
        laid = sum(HONOUR_AT[one] for one in away)
        unplayed = self._all & ~sum(1 << one for one in away)
        taken = laid if self.options.discarded_honours == "napoleon" else 0
        bonus = laid if self.options.discarded_honours == "first_trick" else 0
        return play_out(self.kernels[style], hands, joker, roles, unplayed, [], self.declarer, 0, taken, MOST - laid, self.stop, bonus)

    @property
    def _all(self) -> int:
        return (1 << (JOKER_AT + self.options.jokers)) - 1


def holder(world: World, one: int, declarer: Seat) -> Seat | None:
    """The seat but Napoleon's that holds a card, None when none does."""
    if one == JOKER_AT:
        return world.joker if world.joker not in (NOBODY, declarer) else None
    suit = SUIT_AT[one]
    return next((seat for seat, hand in enumerate(world.hands) if seat != declarer and one in hand[suit]), None)


class _Sums:
    """The sums of what each candidate came to."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = moves
        self.worth, self.made = [0.0] * len(moves), [0] * len(moves)
        self.worlds = 0

    def considered(self) -> tuple[Considered, ...]:
        count = max(1, self.worlds)
        rows = zip(self.moves, self.worth, self.made, strict=True)
        return tuple(Considered(move, worth / count, made / count) for move, worth, made in rows)


class CallStudy:
    """The candidates are cards that help most in a partner's hand, and one of Napoleon's own, which means to play alone."""

    def __init__(self, seen: Observation) -> None:
        assert seen.contract is not None
        self._seen = seen
        self._stakes = stakes_of(seen.options, seen.contract.number)
        self._carrier = Carrier(seen.options, seen.trump, seen.seat, self._stakes.stop)
        own = {*seen.hand, *(seen.discards or ())}
        alone = next((one for one in wanted(seen.options, seen.trump) if one in own), None)
        self.moves: Sequence[Call] = [*islice(ranked_calls(seen), NAMINGS), *([Call(alone)] if alone else [])]
        self._sums = _Sums(self.moves)
        self._sampler = WorldSampler(seen)

    def run(self, worlds: int, rng: Random) -> None:
        """Names every candidate in so many more worlds."""
        seen, carrier, sums = self._seen, self._carrier, self._sums
        for number in range(worlds):
            world, style = self._sampler.draw(rng), (sums.worlds + number) % STYLES
            held, away = cards_of(world, seen.seat), [one.index for one in seen.discards or ()]
            joker = world.joker
            if seen.discards is None:
                held += world.aside
                away = least(held, carrier.keep, len(world.aside))
                held = [one for one in held if one not in away]
                joker = seen.seat if JOKER_AT in held else world.joker
            hand = suits_of(held)
            for at, move in enumerate(self.moves):
                partner = holder(world, move.card.index, seen.seat)
                total = carrier.total(world, style, hand, joker, partner, away)
                share = shares(seen.options.players, seen.seat, partner)[seen.seat]
                sums.worth[at] += share * self._stakes.worth[partner is None][True][total]
                sums.made[at] += self._stakes.made[total]
        sums.worlds += worlds

    def considered(self) -> tuple[Considered, ...]:
        """What each naming is worth to Napoleon."""
        return self._sums.considered()

    def simulated(self, move: Move) -> float | None:
        """How often the bid was made after that candidate."""
        return next(one.chance for one in self.considered() if one.move == move)

    def reason(self, move: Move) -> Text:
        """See ``reasons``."""
        return reason(self._seen, move)


class DiscardStudy:
    """The candidates are the discards that a table of worth likes best."""

    def __init__(self, seen: Observation) -> None:
        assert seen.contract is not None
        self._seen = seen
        self._stakes = stakes_of(seen.options, seen.contract.number)
        self._carrier = Carrier(seen.options, seen.trump, seen.seat, self._stakes.stop)
        self.moves: Sequence[Discard] = ranked_discards(seen, DISCARDS)
        self._away = [[one.index for one in move.cards] for move in self.moves]
        held = [one.index for one in seen.hand]
        self._hands = [suits_of([one for one in held if one not in away]) for away in self._away]
        self._sums = _Sums(self.moves)
        self._sampler = WorldSampler(seen)
        self._named = (seen.named or first_wanted(seen.options, seen.trump, seen.hand)).index

    def run(self, worlds: int, rng: Random) -> None:
        """Lays every candidate away in so many more worlds."""
        seen, carrier, sums = self._seen, self._carrier, self._sums
        for number in range(worlds):
            world, style = self._sampler.draw(rng), (sums.worlds + number) % STYLES
            partner = holder(world, self._named, seen.seat)
            worth = self._stakes.worth[partner is None][True]
            for at, (hand, away) in enumerate(zip(self._hands, self._away, strict=True)):
                joker = world.joker if JOKER_AT not in away else NOBODY
                total = carrier.total(world, style, hand, joker, partner, away)
                sums.worth[at] += worth[total]
                sums.made[at] += self._stakes.made[total]
        sums.worlds += worlds

    def considered(self) -> tuple[Considered, ...]:
        """What each discard is worth to the army."""
        return self._sums.considered()

    def simulated(self, move: Move) -> float | None:
        """How often the bid was made after that candidate."""
        return next(one.chance for one in self.considered() if one.move == move)

    def reason(self, move: Move) -> Text:
        """See ``reasons``."""
        return reason(self._seen, move)


class BidStudy:
    """The candidates are the lowest bid in every strain and the pass; every strain is carried through the whole deal."""

    def __init__(self, seen: Observation) -> None:
        self._seen = seen
        options = seen.options
        whole = ladder(options.minimum_bid, options.no_trump)
        rows = whole[seen.bidding.high + 1 :]
        self._highest = None if seen.bidding.bidder is None else whole[seen.bidding.high].number
        lowest: dict[str, Contract] = {}
        for row in rows:
            lowest.setdefault(row.strain, row)
        self._rows = [] if seen.bidding.bidder == seen.seat else list(lowest.values())
        self.moves: Sequence[Move] = [*(row.bid for row in self._rows), PASS]
        least_number = min((row.number for row in self._rows), default=MOST)
        stop = Stop(least_number, NEVER, NEVER)
        self._carriers = [Carrier(options, row.trump, seen.seat, stop) for row in self._rows]
        self._named = [first_wanted(options, row.trump, seen.hand).index for row in self._rows]
        self._totals = [[0] * (MOST + 1) for _ in self._rows]
        self._shares = [0] * len(self._rows)
        self._worlds = 0
        self._sampler = WorldSampler(seen)

    def run(self, worlds: int, rng: Random) -> None:
        """Plays every strain in so many more worlds, as Napoleon."""
        seat = self._seen.seat
        for number in range(worlds):
            world, style = self._sampler.draw(rng), (self._worlds + number) % STYLES
            whole = cards_of(world, seat) + list(world.aside)
            for at, carrier in enumerate(self._carriers):
                away = least(whole, carrier.keep, len(world.aside))
                held = [one for one in whole if one not in away]
                joker = seat if JOKER_AT in held else NOBODY if JOKER_AT in away else world.joker
                partner = holder(world, self._named[at], seat)
                total = carrier.total(world, style, suits_of(held), joker, partner, away)
                self._totals[at][total] += 1
                self._shares[at] += shares(self._seen.options.players, seat, partner)[seat]
        self._worlds += worlds

    def considered(self) -> tuple[Considered, ...]:
        """What each bid is worth to its bidder, in points, by the fitted chance that it is made."""
        options = self._seen.options
        count = max(1, self._worlds)
        found = []
        for (row, simulated), share in zip(self._made(), self._shares, strict=True):
            chance = estimate(options, simulated)
            found.append(Considered(row.bid, worth_of_bid(options, row.number, chance, share / count), chance))
        return (*found, Considered(PASS, worth_of_pass(options, self._highest), None))

    def simulated(self, move: Move) -> float | None:
        """How often a bid was made, None for the pass."""
        return next((share for row, share in self._made() if row.bid == move), None)

    def _made(self) -> Iterator[tuple[Contract, float]]:
        for row, totals in zip(self._rows, self._totals, strict=True):
            yield row, sum(totals[row.number :]) / max(1, self._worlds)

    def reason(self, move: Move) -> Text:
        """See ``reasons``."""
        chance = next(one.chance for one in self.considered() if one.move == move)
        return reason(self._seen, move, chance)
