"""What a deal of Nap comes to (rules: Nap, Scoring)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from napoleon_core.games.nap.contract import Contract
from napoleon_core.games.nap.options import NapOptions
from napoleon_core.mechanics.settlement import each_pays
from napoleon_core.mechanics.tricks import Trick
from napoleon_core.seats import Seat


@dataclass(frozen=True, slots=True)
class NapOutcome:
    """A deal that is over: ``declarer`` and ``contract`` are None when it was passed out; ``taken`` are tricks won by seat."""

    declarer: Seat | None
    contract: Contract | None
    taken: tuple[int, ...]
    made: bool
    scores: tuple[int, ...]

    @property
    def played(self) -> bool:
        """False for a deal that was passed out."""
        return self.contract is not None


def passed_out(options: NapOptions) -> NapOutcome:
    """A deal in which all passed: it scores nothing, but it counts."""
    nothing = (0,) * options.players
    return NapOutcome(None, None, nothing, False, nothing)


def taken_by_seat(players: int, tricks: Sequence[Trick]) -> tuple[int, ...]:
    """Tricks won by each seat."""
    taken = [0] * players
    for trick in tricks:
        taken[trick.winner] += 1
    return tuple(taken)


def settle(options: NapOptions, contract: Contract, declarer: Seat, tricks: Sequence[Trick]) -> NapOutcome:
    """The outcome of a deal that was played to its end: every opponent pays the declarer, or is paid."""
    taken = taken_by_seat(options.players, tricks)
    made = contract.made_with(taken[declarer])
    scores = each_pays(options.players, declarer, contract.won if made else -contract.lost)
    return NapOutcome(declarer, contract, taken, made, scores)
