"""What the inference knows, fitted to logs: which cards our own strong players play, when they bid, and how far both are to be trusted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from napoleon_core.cards import Card, in_order
from napoleon_core.games.napoleon.bid_model import BidModel, calls_of, lanes_of, promises
from napoleon_core.games.napoleon.informed_worlds import InformedSampler
from napoleon_core.games.napoleon.likelihood import PARTS
from napoleon_core.games.napoleon.observation import Observation, observe
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play import trick_table
from napoleon_core.games.napoleon.play_model import (
    CONTEXTS,
    FEATURES,
    IN_ADJUTANT,
    IN_ALLY,
    IN_NAPOLEON,
    UNIT,
    PlayModel,
    situations,
    weight_table,
)
from napoleon_core.games.napoleon.state import Finished, Playing
from napoleon_core.mechanics.logit import Choice, fit_logit
from napoleon_core.mechanics.tricks import played_by_seat
from napoleon_core.seats import BYSTANDER, Seat

CAUTION = 3.0
RIVALS = 30
NO_TRUST = (0.0,) * len(PARTS)
TRUSTING = (1.0, 1.0, 1.0, 1.0, 0.0, 0.0)
"""The trust to begin with, by ``likelihood.PARTS``."""


def played(ends: Iterable[Finished]) -> Iterator[Playing]:
    """The last states of the deals that were not passed out."""
    return (end.last for end in ends if isinstance(end.last, Playing))


def play_choices(options: NapoleonOptions, deals: Iterable[Playing]) -> list[list[Choice]]:
    """Every card that was played where another might have been, by context."""
    found: list[list[Choice]] = [[] for _ in range(CONTEXTS)]
    for last in deals:
        seen = observe(options, last, BYSTANDER, None)
        model, table = PlayModel(options, seen.trump, seen.named), trick_table(options, seen.trump)
        hands = [list(in_order(held)) for held in whole_hands(last)]
        partner = next((seat for seat, held in enumerate(hands) if last.named in held and seat != last.deal.declarer), None)
        for at in situations(seen):
            role = IN_NAPOLEON if at.seat == last.deal.declarer else IN_ADJUTANT if at.seat == partner else IN_ALLY
            legal = table.legal(tuple(hands[at.seat]), () if at.lead is None else (at.lead,))
            hands[at.seat].remove(at.card)
            if len(legal) > 1:
                rows = []
                for one in legal:
                    row = [0.0] * len(FEATURES)
                    for place, value in model.features(at, one):
                        row[place] += value
                    rows.append(row)
                found[4 * role + at.whose[role]].append(Choice(rows, legal.index(at.card)))
    return found


def whole_hands(last: Playing) -> list[list[Card]]:
    """What each seat held when play began."""
    gone = played_by_seat(last.tricks, last.leader, last.trick, len(last.hands))
    return [[*hand, *held] for hand, held in zip(gone, last.hands, strict=True)]


def fit_plays(options: NapoleonOptions, deals: Sequence[Playing]) -> list[list[float]]:
    """The weights of the play model; an adjutant is thought to play like an ally where nothing else is seen."""
    choices, nothing = play_choices(options, deals), [0.0] * len(FEATURES)
    found = [nothing] * CONTEXTS
    for role in (IN_NAPOLEON, IN_ALLY, IN_ADJUTANT):
        for whose in range(4):
            start = found[4 * IN_ALLY + whose] if role == IN_ADJUTANT else nothing
            found[4 * role + whose] = fit_logit(choices[4 * role + whose], start, CAUTION)
    return found


def fit_bids(options: NapoleonOptions, ends: Iterable[Finished]) -> BidModel:
    """The bid model."""
    whether, which = [], []
    for end in ends:
        seen = observe(options, end.last, BYSTANDER, None)
        dealt = end.last.deal.dealt if isinstance(end.last, Playing) else end.last.dealt
        for call in calls_of(seen):
            promised = promises(options, lanes_of(options, dealt.hands[call.seat]))
            spare = [mine - need for mine, need in zip(promised, call.needs, strict=True)]
            bid = [1.0, max(spare), float(call.first)]
            whether.append(Choice([[0.0] * 3, bid], int(call.strain is not None)))
            if call.strain is not None:
                which.append(Choice([[max(one, -50.0)] for one in spare], call.strain))
    return BidModel(*fit_logit(whether, [0.0] * 3, 1.0), *fit_logit(which, [1.0], 1.0))


def moments(options: NapoleonOptions, deals: Iterable[Playing], rng: Random) -> Iterator[tuple[Observation, list[list[int]], Seat | None]]:
    """Of every deal some moments of the play, each as the seat sees it whose turn it is, with what it does not see: the cards of each seat
    and those aside, and the adjutant.
    """
    for last in deals:
        hands = whole_hands(last)
        partner = next((seat for seat, held in enumerate(hands) if last.named in held and seat != last.deal.declarer), None)
        for number in range(options.hand_size):
            trick = last.tricks[number]
            place = int(rng.random() * options.players)
            seat = (trick.leader + place) % options.players
            gone = played_by_seat(last.tricks[:number], trick.leader, trick.cards[:place], options.players)
            held = tuple(in_order(one for one in hand if one not in out) for hand, out in zip(hands, gone, strict=True))
            state = Playing(last.deal, last.named, last.discards, held, last.tricks[:number], trick.leader, trick.cards[:place])
            seen = observe(options, state, seat, seat)
            aside = [one.index for one in last.discards if one not in (seen.discards or seen.shown)]
            yield seen, [*([one.index for one in hand] for hand in held), aside], partner


def trust_choices(
    options: NapoleonOptions, deals: Sequence[Playing], plays: Sequence[Sequence[float]], bidding: BidModel, rng: Random
) -> list[Choice]:
    """The true world among some that were drawn for the same seat without weighing, at some moments of each deal."""
    found = []
    for seen, truth, _ in moments(options, deals, rng):
        sampler = InformedSampler(seen, plays, bidding, NO_TRUST)
        found.append(Choice([sampler.parts(hands) for hands in (truth, *(sampler.drawn(rng) for _ in range(RIVALS)))], 0))
    return found


def fitted(options: NapoleonOptions, ends: Sequence[Finished], rng: Random) -> dict[str, str | tuple[float, ...]]:
    """What ``inference_weights`` holds, by name, fitted to these deals. Precondition: at least one of them was played."""
    deals = [*played(ends)]
    plays = [[round(UNIT * one) for one in row] for row in fit_plays(options, deals)]
    rows = "\n".join(" ".join(map(str, row)) for row in plays)
    bidding = BidModel(*(round(one, 2) for one in fit_bids(options, ends)))
    choices = trust_choices(options, deals, weight_table(rows), bidding, rng)
    return {"PLAYS": rows, "BIDDING": (*bidding,), "TRUST": tuple(round(one, 2) for one in fit_logit(choices, TRUSTING, 1.0))}
