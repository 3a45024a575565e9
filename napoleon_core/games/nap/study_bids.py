"""What to bid in Nap: every bid is followed through the auction of each sampled world, and the contract that comes of it is solved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from napoleon_core.game import Game
from napoleon_core.games.nap.contract import Contract, by_name
from napoleon_core.games.nap.observation import Observation
from napoleon_core.games.nap.policy_bidding import choose_bid
from napoleon_core.games.nap.policy_play import choose_card
from napoleon_core.games.nap.state import Auction, Playing, State
from napoleon_core.games.nap.study import NapStudy, Solved, mean_pay
from napoleon_core.moves import Bid, Move
from napoleon_core.study import Considered


class BidStudy(NapStudy):
    """The candidates are the legal bids and the pass. The seats after this one bid by rule of thumb.

    As declarer this seat has to choose its trumps without seeing the other hands, so a lead is judged over all worlds: that of each suit,
    or where there are no trumps that of each card.
    """

    def __init__(self, game: Game[State, Observation], seen: Observation, moves: tuple[Move, ...]) -> None:
        super().__init__(game, seen, moves, choose_bid(seen))
        self._own: Counter[Move] = Counter()  # worlds in which this seat is left to play its bid
        self._made: dict[Move, Counter[Hashable]] = {move: Counter() for move in self.moves}
        self._paid: Counter[Move] = Counter()  # what the bids of others paid this seat
        self._others: Counter[Move] = Counter()
        self._lost: Counter[Move] = Counter()

    def _look_at(self, world: State) -> None:
        own: dict[bool, Solved] = {}
        solved: dict[tuple[object, ...], bool] = {}
        for move in self.moves:
            played = self._auction(self._game.successor(world, move))
            if isinstance(played, Playing) and played.declarer == self._seen.seat:
                self._own[move] += 1
                misere = played.contract.most == 0
                own[misere] = own.get(misere) or Solved(self._game, played)
                self._made[move].update(_leads(own[misere], played))
            elif isinstance(played, Playing):
                key = (played.declarer, played.contract)
                if key not in solved:
                    solved[key] = self._others_make(played)
                self._others[move] += 1
                self._lost[move] += solved[key]
                self._paid[move] += -played.contract.won if solved[key] else played.contract.lost

    def _auction(self, state: State) -> State:
        while isinstance(state, Auction):
            seat = self._game.to_act(state)
            assert seat is not None
            state = self._game.successor(state, choose_bid(self._game.observe(state, seat)))
        return state

    def _others_make(self, played: Playing) -> bool:
        one = choose_card(self._game.observe(played, played.declarer))
        return Solved(self._game, played).makes(one, played.contract)

    def considered(self) -> tuple[Considered, ...]:
        """See ``NapStudy``; the chance of a pass is that of the others."""
        return tuple(self._judged(move) for move in self.moves)

    def _judged(self, move: Move) -> Considered:
        worlds, own, opponents = max(1, self._worlds), self._own[move], self._seen.options.players - 1
        worth = self._paid[move] / worlds / opponents
        if not own or not isinstance(move, Bid):
            others = self._others[move]
            return Considered(move, worth, self._lost[move] / others if others else None)
        best = max(self._made[move].values(), default=0) / own
        return Considered(move, worth + own / worlds * mean_pay(self._row(move), best), best)

    def _row(self, move: Bid) -> Contract:
        return by_name(self._seen.options)[move.name]


def _leads(table: Solved, played: Playing) -> set[Hashable]:
    """The leads by which the contract is made: suits, or cards where there are no trumps."""
    contract, made = played.contract, set[Hashable]()
    for one in played.hands[played.declarer]:
        lead = one.suit if contract.trump_from else one
        if lead not in made and table.makes(one, contract):
            made.add(lead)
    return made
