"""What a replay prints for one deal of Nap (rules: Game record)."""

from __future__ import annotations

from napoleon_core.games.nap.options import NapOptions
from napoleon_core.games.nap.play import trump_suit
from napoleon_core.games.nap.scoring import taken_by_seat
from napoleon_core.games.nap.state import Auction, Finished, Playing, State
from napoleon_core.mechanics.tricks import tricks_json
from napoleon_core.seats import Seat
from napoleon_core.texts import Json


def report(options: NapOptions, state: State, to_act: Seat | None) -> dict[str, Json]:
    """The keys of the replay line for a deal that is played, passed out or unfinished; see the rules for what an unfinished one has."""
    if isinstance(state, Finished) and isinstance(state.last, Playing):
        outcome = state.outcome
        return {
            "outcome": "played",
            **_settled(state.last),
            "partner": None,
            "tricks": tricks_json(state.last.tricks),
            "taken": [*outcome.taken],
            "side_total": outcome.taken[state.last.declarer],
            "made": outcome.made,
            "scores": [*outcome.scores],
        }
    if isinstance(state, Finished):
        return {"outcome": "passed", "scores": [*state.outcome.scores]}
    tricks = () if isinstance(state, Auction) else state.tricks
    return {
        "outcome": "unfinished",
        "to_act": to_act,
        **({} if isinstance(state, Auction) else _settled(state)),
        "tricks": tricks_json(tricks),
        "taken": [*taken_by_seat(options.players, tricks)],
        "scores": [0] * options.players,
    }


def _settled(state: Playing) -> dict[str, Json]:
    """Trumps are settled by the first lead, or from the start where there are none."""
    settled: dict[str, Json] = {"declarer": state.declarer, "bid": state.contract.name}
    if state.contract.trump_from is None or state.tricks or state.trick:
        settled["trump"] = trump_suit(state.contract, state.tricks, state.trick)
    return settled
