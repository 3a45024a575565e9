"""What a card tells the allies of its player: how much surer they become that it is the adjutant, by how the play model reads all plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp, log

from napoleon_core.cards import JOKER, Card, pack
from napoleon_core.games.napoleon.belief import proved_lacks
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play_model import IN_ADJUTANT, IN_ALLY, PlayModel, Situation, situations

SECRET = 0.08  # what it is worth to the allies to know the adjutant from the first trick on, as it was measured, in contracts
HEED = 0.5  # readers of plays trust them by half: they do not know the hand from which a card was chosen


def told(seen: Observation, cards: Sequence[Card], weights: Sequence[Sequence[float]]) -> list[float]:
    """What each card costs by what it tells, in contracts: nothing but for an adjutant whom nobody knows yet."""
    if not seen.is_adjutant or seen.named_player() is not None:
        return [0.0] * len(cards)
    left = 1.0 - len(seen.tricks) / seen.options.hand_size
    return [SECRET * left * one for one in exposures(seen, cards, weights)]


def exposures(seen: Observation, cards: Sequence[Card], weights: Sequence[Sequence[float]]) -> list[float]:
    """By how much each card raises the chance that its player is the adjutant, in the eyes of those who know no hand at all.

    Precondition: the seat to act is the adjutant, and has not shown it.
    """
    assert seen.named is not None
    model, lacks = PlayModel(seen.options, seen.trump, seen.named), proved_lacks(seen)
    suspects = [seat for seat in range(seen.options.players) if seat != seen.declarer and seen.named.suit not in lacks[seat]]
    guilt = dict.fromkeys(suspects, 0.0)
    for at in situations(seen):
        if at.seat in guilt:
            guilt[at.seat] += _tells(model, at, at.card, weights)
    others = sum(exp(HEED * guilt[seat]) for seat in suspects if seat != seen.seat)
    own = guilt[seen.seat]
    before = _share(own, others)
    leader = seen.seat if seen.leader is None else seen.leader
    *_, now = situations(replace(seen, leader=leader, trick=(*seen.trick, seen.hand[0])))  # any card stands for the one that is to come
    return [1.0 - before if one is seen.named else _share(own + _tells(model, now, one, weights), others) - before for one in cards]


def _share(own: float, others: float) -> float:
    mine = exp(HEED * own)
    return mine / (mine + others)


def _tells(model: PlayModel, at: Situation, one: Card, weights: Sequence[Sequence[float]]) -> float:
    """How much likelier an adjutant plays a card than an ally does, as a logarithm, if any card that is out might be in hand."""
    if one is JOKER:
        return 0.0
    follows = at.called is not None and one.suit == at.called
    able = [other for other in pack(0) if at.unplayed >> other.index & 1 and (not follows or other.suit == at.called)]
    found = []
    for role in (IN_ADJUTANT, IN_ALLY):
        odds = model.odds(at, role, able, weights)
        found.append(log(odds[one.index] / sum(odds)))
    return found[0] - found[1]
