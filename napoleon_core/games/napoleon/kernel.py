"""What a playout needs of the rules and of the rule of thumb, as tables over small integers.

A card is its ``index`` (0 … 52), a suit its place in ``SUITS``; 4 is the joker's "suit", in which nobody holds a card, so that a lead that
calls for nothing calls for it. A strength is the place of the engine's strength in one order, so that it indexes short rows.
"""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from typing import NamedTuple

from napoleon_core.cards import JOKER, SUITS, Card, pack
from napoleon_core.games.napoleon.kernel_weights import STAGES, STAND, WEIGHTS, KernelWeights
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play import (
    IS_HONOUR,
    LED,
    MIGHTY,
    TRUMP,
    TWOS,
    YOROMEKI_QUEEN,
    left_jack,
    right_jack,
    trick_table,
)
from napoleon_core.mechanics.dealing import stream

NO_SUIT = 4
SUIT_SIZE = 13
JOKER_AT = JOKER.index
NOBODY = -1

SUIT_AT = tuple(SUITS.index(one.suit) if one.suit else NO_SUIT for one in pack(1))
HONOUR_AT = tuple(int(one in IS_HONOUR) for one in pack(1))
BIT_AT = tuple(1 << one.index for one in pack(1))
HIGHER_BITS = (*(sum(1 << other for other in range(one - one % SUIT_SIZE, one)) for one in range(JOKER_AT)), 0)
SUIT_BITS = (*(sum(BIT_AT[one.index] for one in pack(0) if one.suit == suit) for suit in SUITS), 0)
RANKS = range(2, 15)
STRENGTHS = (-1, 0, 1, *(LED + rank for rank in RANKS), *(TRUMP + rank for rank in RANKS), 300, 400, 500, 600, 700)
HONOURS = 6  # so many numbers of honours, from none, can lie in a trick to which somebody is still to play
MOST_PLAYERS = 6
STYLES = 4
SHIFT = 0.25  # by so much, in honours, a weight differs at most from one style to another
SHIFTED = tuple(field.name for field in fields(KernelWeights) if field.name != "late")
TO_COME = 0.4  # so many honours does a seat that is still to play bring to a trick

# A situation is one number, the sum of: the honours in the trick, the strength of the card that holds it, its place and side, and a role.
STRENGTH_AT = {strength: HONOURS * place for place, strength in enumerate(STRENGTHS)}
LED_ACE, TRUMP_ACE = STRENGTHS.index(LED + 14), STRENGTHS.index(TRUMP + 14)
PLACE = HONOURS * len(STRENGTHS)
HELD = PLACE * MOST_PLAYERS
ALLY, ADJUTANT, NAPOLEON = 0, 2 * HELD, 4 * HELD
"""The roles, as a world gives one to each seat: true for the army."""
LEAD_STAGE = SUIT_SIZE + 1
MASTER = len(BIT_AT)


def weights_of(style: int) -> tuple[KernelWeights, ...]:
    """The weights by role: as they were found in style 0, in the others each of them shifted at random.

    What one style gets wrong is then not wrong in every world: a search for which each world is played in another style is stronger.
    """
    rng = stream("style", str(style))
    shift = SHIFT if style else 0.0
    return tuple(
        replace(weights, **{name: getattr(weights, name) + shift * (2.0 * rng.random() - 1.0) for name in SHIFTED}) for weights in WEIGHTS
    )


class Plans:
    """What to play in every situation that the rule of thumb tells apart, made when one first comes up.

    A plan is a row of ranks by card, of which the highest is played. The rank that a card has if it is the highest of its suit that is left
    stands ``MASTER`` places on.
    """

    __slots__ = ("_kept", "_players", "_strengths", "_trump", "_weights", "follow", "leads")

    def __init__(
        self,
        players: int,
        trump: int,
        strengths: tuple[tuple[int, ...], ...],
        weights: tuple[KernelWeights, ...],
        kept: tuple[tuple[float, ...], ...],
    ) -> None:
        self._players, self._trump, self._strengths, self._weights, self._kept = players, trump, strengths, weights, kept
        self.follow: list[list[dict[int, list[int]]]] = [[{} for _ in range(STAGES)] for _ in range(NO_SUIT + 1)]
        self.leads: dict[int, list[int]] = {}

    def new_follow(self, suit: int, stage: int, key: int) -> list[int]:
        """The plan of a seat that follows to a lead of ``suit`` in a stage of the play; ``key`` is the situation (see above)."""
        role, rest = divmod(key, ADJUTANT)
        army, rest = divmod(rest, HELD)
        place, rest = divmod(rest, PLACE)
        best, honours = divmod(rest, HONOURS)
        ours = army == (role > 0)
        after = self._players - 1 - place
        called = self._trump if suit == NO_SUIT else suit
        sides = STAND[called == self._trump]
        beyond = sides[role > 0][stage][after]
        within = beyond[best] if ours else -sides[not role][stage][after][best]
        stake = honours + TO_COME * after
        row, kept = self._strengths[suit], self._kept[role]
        share = 1.0 - self._weights[role].late * stage / STAGES
        common, masters = [], []
        for one in range(JOKER_AT + 1):
            strength = row[one] // HONOURS
            loss = share * kept[one]
            common.append((stake + HONOUR_AT[one]) * (beyond[strength] if strength > best else within) - loss)
            masters.append((stake + HONOUR_AT[one]) * (beyond[_as_master(strength)] if strength > best else within) - loss)
        plan = self.follow[suit][stage][key] = _ranks(common + masters)
        return plan

    def new_lead(self, key: int) -> list[int]:
        """The plan of a seat that leads; ``key`` is its role, ``LEAD_STAGE`` × the stage, and the trumps that others hold, added up."""
        role, rest = divmod(key, ADJUTANT)
        stage, out = divmod(rest, LEAD_STAGE)
        weights, kept, last = self._weights[role], self._kept[role], self._players - 1
        share = 1.0 - weights.late * stage / STAGES
        plain, trumps = STAND[0][role > 0][stage][last], STAND[1][role > 0][stage][last]
        common, masters = [], []
        for one in range(JOKER_AT + 1):
            suit = SUIT_AT[one]
            stake = HONOUR_AT[one] + TO_COME * last
            strength = self._strengths[suit][one] // HONOURS
            fates = trumps if suit in (self._trump, NO_SUIT) else plain
            more = weights.first + weights.draw * out if suit == self._trump else 0.0
            bold = 0.0 if suit == self._trump else weights.master
            loss = share * kept[one] - more
            common.append(stake * fates[strength] - loss)
            masters.append(stake * (max(fates[strength], fates[_as_master(strength)]) + bold) - loss)
        plan = self.leads[key] = _ranks(common + masters)
        return plan


def _as_master(strength: int) -> int:
    """The strength of a card of which no higher one of its suit is out: as the ace of its suit."""
    return LED_ACE if LED_ACE - SUIT_SIZE < strength < LED_ACE else TRUMP_ACE if TRUMP_ACE - SUIT_SIZE < strength < TRUMP_ACE else strength


def _ranks(worth: list[float]) -> list[int]:
    order = sorted(range(len(worth)), key=worth.__getitem__)
    ranks = [0] * len(worth)
    for rank, one in enumerate(order):
        ranks[one] = rank
    return ranks


class Kernel(NamedTuple):
    """The tables for one set of options and one trump suit.

    ``strengths[suit led][card]``; a strength of ``special`` or more decides by itself, ``mighty`` is the Mighty's; ``twos[suit led]`` is
    the card of same two, ``queen`` ♥Q over the Mighty, ``call`` the card that calls the joker: ``NOBODY`` where the rules have none.
    ``stages`` are by trick, ``after`` the other seats in turn, by seat.
    """

    players: int
    tricks: int
    trump: int
    strengths: tuple[tuple[int, ...], ...]
    special: int
    mighty: int
    twos: tuple[int, ...]
    queen: int
    call: int
    stages: tuple[int, ...]
    after: tuple[tuple[int, ...], ...]
    plans: Plans


@cache
def kernel_of(options: NapoleonOptions, trump: str | None, style: int) -> Kernel:
    """The tables for these options and this trump suit, None without trumps, in one of ``STYLES`` styles of play."""
    table = trick_table(options, trump)
    suit = SUITS.index(trump) if trump else NO_SUIT
    strengths = tuple(tuple(STRENGTH_AT[strength] for strength in table.strengths[led]) for led in (*SUITS, ""))
    weights = weights_of(style)
    kept = tuple(tuple(_worth(one, options, trump, of_role) for one in pack(1)) for of_role in weights)
    return Kernel(
        players=options.players,
        tricks=options.hand_size,
        trump=suit,
        strengths=strengths,
        special=STRENGTH_AT[300],
        mighty=STRENGTH_AT[700],
        twos=(*(TWOS[suit].index if options.same_two else NOBODY for suit in SUITS), NOBODY),
        queen=YOROMEKI_QUEEN.index if options.yoromeki else NOBODY,
        call=table.call_card.index if table.call_card else NOBODY,
        stages=tuple(trick * STAGES // options.hand_size for trick in range(options.hand_size)),
        after=tuple(tuple((seat + step) % options.players for step in range(1, options.players)) for seat in range(options.players)),
        plans=Plans(options.players, suit, strengths, weights, kept),
    )


def _worth(one: Card, options: NapoleonOptions, trump: str | None, weights: KernelWeights) -> float:
    """What a card is worth if it is kept, at the beginning of the play."""
    worth = weights.honour if one in IS_HONOUR else 0.0
    named = {MIGHTY: weights.mighty, right_jack(trump): weights.right_jack, left_jack(trump): weights.left_jack, JOKER: weights.joker}
    if one in named:
        return worth + named[one]
    if one.suit == trump:
        return worth + weights.trump + weights.trump_rank * (one.rank - 2) + weights.trump_ace * (one.rank == 14)
    worth += weights.rank * (one.rank - 2) + {14: weights.ace, 13: weights.king, 12: weights.queen}.get(one.rank, 0.0)
    if one is YOROMEKI_QUEEN and options.yoromeki:
        worth += weights.yoromeki
    return worth + (weights.two if one.rank == 2 and options.same_two else 0.0)
