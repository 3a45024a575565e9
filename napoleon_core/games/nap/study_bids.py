"""What to bid in Nap: every bid is followed through the auction of each sampled world, and the contract that comes of it is carried on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable

from napoleon_core.cards import SUITS, Card
from napoleon_core.games.nap.contract import Contract, all_bids, open_to
from napoleon_core.games.nap.kernel import OpenDeal
from napoleon_core.games.nap.kernel_misere import holds
from napoleon_core.games.nap.observation import Observation
from napoleon_core.games.nap.options import NapOptions
from napoleon_core.games.nap.policy_bidding import card_chances, chance_of_least, choose_bid, choose_row
from napoleon_core.games.nap.study import NapStudy, mean_pay
from napoleon_core.games.nap.worlds import Hands
from napoleon_core.moves import PASS, Move
from napoleon_core.seats import Seat, clockwise
from napoleon_core.study import Considered

TRIED = 2
"""So many suits are tried as own trumps, those that promise most."""


class BidStudy(NapStudy):
    """The candidates are the legal bids and the pass. The seats after this one bid by rule of thumb.

    As declarer this seat has to choose its trumps without seeing the other hands, so a lead is judged over all worlds: the highest card of
    a suit, or in a misère each card.
    """

    def __init__(self, seen: Observation) -> None:
        rows = open_to(seen.options, seen.bidding.high, seen.forced)
        self._rows: dict[Move, Contract] = {row.bid: row for row in rows}
        super().__init__(seen, (*self._rows, *(() if seen.forced else (PASS,))), choose_bid(seen))
        self._own: Counter[Move] = Counter()  # worlds in which this seat is left to play its bid
        self._made: dict[Move, Counter[Hashable]] = {move: Counter() for move in self.moves}
        self._paid: Counter[Move] = Counter()  # what the bids of others paid this seat
        self._others: Counter[Move] = Counter()
        self._lost: Counter[Move] = Counter()
        self._later = [seat for seat in clockwise(seen.seat, seen.options.players)[1:] if seat in seen.bidding.active]
        held = [suit for suit in SUITS if any(one.suit == suit for one in seen.hand)]
        promising = sorted(held, key=lambda suit: -sum(card_chances(seen.options, seen.hand, suit)))
        self._leads = [_highest(seen.hand, suit) for suit in promising[:TRIED]]

    def _look_at(self, hands: Hands) -> None:
        seen, own = self._seen, _Leads(hands, self._seen.seat)
        solved: dict[tuple[Seat, Contract], bool] = {}
        for move in self.moves:
            row = self._rows.get(move)
            declarer, contract = self._auction(hands, row)
            if contract is None or declarer is None:
                continue
            if declarer == seen.seat:
                self._own[move] += 1
                self._made[move].update(own.making(contract, seen.hand if contract.most == 0 else self._leads))
                continue
            key = (declarer, contract)
            if key not in solved:
                lead = _lead(seen.options, hands[declarer], contract)
                solved[key] = bool(_Leads(hands, declarer).making(contract, [lead]))
            self._others[move] += 1
            self._lost[move] += solved[key]
            self._paid[move] += -contract.won if solved[key] else contract.lost

    def _auction(self, hands: Hands, row: Contract | None) -> tuple[Seat | None, Contract | None]:
        """Who plays which contract after a bid or a pass of this seat."""
        seen, rows = self._seen, all_bids(self._seen.options)
        bidder, high = (seen.bidding.bidder, seen.bidding.high) if row is None else (seen.seat, row.step)
        for seat in self._later:
            forced = high < 0 and seat == seen.dealer and seen.options.all_pass == "dealer_bids"
            found = choose_row(seen.options, hands[seat], high, forced)
            if found is not None:
                bidder, high = seat, found.step
        return bidder, rows[high] if high >= 0 else None

    def considered(self) -> tuple[Considered, ...]:
        """See ``NapStudy``; the chance of a pass is that of the others."""
        return tuple(self._judged(move) for move in self.moves)

    def _judged(self, move: Move) -> Considered:
        worlds, own, opponents = max(1, self._worlds), self._own[move], self._seen.options.players - 1
        worth = self._paid[move] / worlds / opponents
        if not own or move not in self._rows:
            others = self._others[move]
            return Considered(move, worth, self._lost[move] / others if others else None)
        best = max(self._made[move].values(), default=0) / own
        return Considered(move, worth + own / worlds * mean_pay(self._rows[move], best), best)


class _Leads:
    """One world, asked by which leads of a seat its contracts are made."""

    def __init__(self, hands: Hands, seat: Seat) -> None:
        self._deal = OpenDeal(hands, (), seat, seat)
        self._known: dict[tuple[Card, int], bool] = {}

    def making(self, contract: Contract, leads: Iterable[Card]) -> list[Card]:
        """Those of the leads."""
        return [one for one in leads if self._makes(contract, one)]

    def _makes(self, contract: Contract, one: Card) -> bool:
        key = (one, contract.least)
        if key not in self._known:
            trump = one.suit if contract.trump_from else None
            if contract.most == 0:
                self._known[key] = holds(self._deal, one, trump, frozenset())
            else:
                self._known[key] = self._deal.trumps(trump).makes(one, contract.least)
        return self._known[key]


def _lead(options: NapOptions, hand: tuple[Card, ...], contract: Contract) -> Card:
    """What a declarer leads by rule of thumb."""
    if contract.most == 0:
        return min(hand, key=lambda one: one.rank)
    return _highest(hand, max((one.suit for one in hand), key=lambda suit: _strength(options, hand, suit, contract.least)))


def _strength(options: NapOptions, hand: tuple[Card, ...], suit: str, need: int) -> tuple[float, float]:
    return chance_of_least(options, hand, suit, need), sum(card_chances(options, hand, suit))


def _highest(hand: tuple[Card, ...], suit: str) -> Card:
    return max((one for one in hand if one.suit == suit), key=lambda one: one.rank)
