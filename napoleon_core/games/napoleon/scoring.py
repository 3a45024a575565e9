"""What a deal comes to (rules: Scoring)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from napoleon_core.cards import Card
from napoleon_core.games.napoleon.contract import MOST, Contract
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play import honours_in
from napoleon_core.mechanics.tricks import Trick
from napoleon_core.seats import Seat


@dataclass(frozen=True, slots=True)
class DealOutcome:
    """A deal that is over: ``declarer`` and ``contract`` are None when it was passed out, ``partner`` when the declarer was alone.

    ``taken`` counts, by seat, the honours won in tricks, a first-trick discard included; ``side_total`` is the army's, all included.
    ``allies_total`` is what is shown as the others': discarded honours too where they are theirs, but not with
    ``discarded_honours: nobody``.
    """

    declarer: Seat | None
    contract: Contract | None
    partner: Seat | None
    taken: tuple[int, ...]
    side_total: int
    allies_total: int
    made: bool
    scores: tuple[int, ...]

    @property
    def played(self) -> bool:
        """False for a deal that was passed out."""
        return self.contract is not None


def passed_out(options: NapoleonOptions) -> DealOutcome:
    """A deal in which all passed: it scores nothing."""
    nothing = (0,) * options.players
    return DealOutcome(None, None, None, nothing, 0, 0, False, nothing)


def taken_by_seat(options: NapoleonOptions, tricks: Sequence[Trick], discards: Sequence[Card]) -> tuple[int, ...]:
    """Honours won in tricks by each seat, with the discarded ones where the winner of the first trick gets them."""
    taken = [0] * options.players
    for trick in tricks:
        taken[trick.winner] += honours_in(trick.cards)
    if tricks and options.discarded_honours == "first_trick":
        taken[tricks[0].winner] += honours_in(discards)
    return tuple(taken)


def settle(
    options: NapoleonOptions, contract: Contract, declarer: Seat, partner: Seat | None, tricks: Sequence[Trick], discards: Sequence[Card]
) -> DealOutcome:
    """The outcome of a deal that was played to its end."""
    taken = taken_by_seat(options, tricks, discards)
    army = {declarer} if partner is None else {declarer, partner}
    total = sum(taken[seat] for seat in army)
    if options.discarded_honours == "napoleon":
        total += honours_in(discards)
    lost = honours_in(discards) if options.discarded_honours == "nobody" else 0
    made, factor = result(options, contract.number, partner is None, total)
    scores = _scores(options, shares(options.players, declarer, partner), factor)
    return DealOutcome(declarer, contract, partner, taken, total, MOST - total - lost, made, scores)


def result(options: NapoleonOptions, number: int, alone: bool, total: int) -> tuple[bool, int]:
    """Whether a bid of this number is made with this total of the army, and by what the shares are multiplied: negative when it failed."""
    made = total >= number
    if options.all_honours == "allies_win" and total == MOST and number < MOST:
        made = False
    factor = _factor(options, number, alone)
    if made and total == MOST and options.all_honours == "double":
        factor *= 2
    return made, factor if made else -factor


def shares(players: int, declarer: Seat, partner: Seat | None) -> tuple[int, ...]:
    """What each seat gets when the bid is made: −1 an ally, +1 the adjutant, the rest the declarer."""
    each = [-1] * players
    if partner is not None:
        each[partner] = 1
    each[declarer] = 0
    each[declarer] = -sum(each)
    return tuple(each)


def _scores(options: NapoleonOptions, share: tuple[int, ...], factor: int) -> tuple[int, ...]:
    scores = tuple(factor * one for one in share)
    return tuple(max(0, one) for one in scores) if options.scoring == "additive" else scores


def _factor(options: NapoleonOptions, number: int, alone: bool) -> int:
    if options.scoring == "bid_linked":
        return max(1, number - 10)
    if options.scoring == "fixed":
        return 1
    return 2 if alone or number == MOST else 1
