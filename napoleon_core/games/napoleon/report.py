"""What a replay prints for one deal (rules: Game record)."""

from __future__ import annotations

from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.scoring import taken_by_seat
from napoleon_core.games.napoleon.state import Auction, Finished, Playing, Settled, State
from napoleon_core.mechanics.tricks import tricks_json
from napoleon_core.seats import Seat
from napoleon_core.texts import Json


def report(options: NapoleonOptions, state: State, to_act: Seat | None) -> dict[str, Json]:
    """The keys of the replay line for a deal that is played, passed out or unfinished.

    An unfinished deal has those keys that are settled, tricks and honours as far as they were won, and never ``partner``.
    """
    if isinstance(state, Finished) and isinstance(state.last, Playing):
        outcome = state.outcome
        return {
            "outcome": "played",
            **_settled(state.last.deal),
            "partner": outcome.partner,
            "tricks": tricks_json(state.last.tricks),
            "taken": [*outcome.taken],
            "side_total": outcome.side_total,
            "made": outcome.made,
            "scores": [*outcome.scores],
        }
    if isinstance(state, Finished):
        return {"outcome": "passed", "scores": [*state.outcome.scores]}
    tricks = state.tricks if isinstance(state, Playing) else ()
    discards = state.discards if isinstance(state, Playing) else ()
    return {
        "outcome": "unfinished",
        "to_act": to_act,
        **({} if isinstance(state, Auction | Finished) else _settled(state.deal)),
        "tricks": tricks_json(tricks),
        "taken": [*taken_by_seat(options, tricks, discards)],
        "scores": [0] * options.players,
    }


def _settled(deal: Settled) -> dict[str, Json]:
    return {"declarer": deal.declarer, "bid": deal.contract.name, "trump": deal.contract.trump}
