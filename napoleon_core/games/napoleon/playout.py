"""The playout kernel: a deal played on by a quick rule of thumb, all hands open, until it or the contract is decided.

It is one long function on purpose: a search plays tens of thousands of deals a second, and a call for each card would cost as much as the
card. What it knows of the rules comes from the tables of ``kernel``; a property test holds it to the engine on every trick.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from napoleon_core.games.napoleon.kernel import (
    BIT_AT,
    HELD,
    HIGHER_BITS,
    HONOUR_AT,
    HONOURS,
    JOKER_AT,
    LEAD_STAGE,
    LED_ACE,
    MASTER,
    NO_SUIT,
    NOBODY,
    PLACE,
    SUIT_AT,
    SUIT_BITS,
    TRUMP_ACE,
    Kernel,
)

Hand: TypeAlias = list[list[int]]
"""A list of cards for each suit, and an empty one for ``NO_SUIT``; the joker is kept apart."""
KernelTrick: TypeAlias = tuple[int, list[int], int]
"""Leader, cards in the order of play, winner."""


class Stop(NamedTuple):
    """When a playout may end, by honours of the army: it can no longer reach ``lost``, or has ``made`` and cannot reach ``sweep``."""

    lost: int
    made: int
    sweep: int


TO_THE_END = Stop(-1, 99, 99)


def play_out(  # noqa: C901, PLR0912, PLR0915  # see above
    kernel: Kernel,
    hands: list[Hand],
    joker: int,
    roles: Sequence[int],
    unplayed: int,
    trick: list[int],
    leader: int,
    number: int,
    taken: int,
    left: int,
    stop: Stop,
    bonus: int = 0,
    trace: list[KernelTrick] | None = None,
) -> int:
    """The honours of the army when the playout stopped. Precondition: cards are left, and the lists fit each other.

    ``hands`` and ``trick`` are used up. ``joker`` is the seat that holds it or ``NOBODY``; ``roles`` are by seat (true for the army);
    ``unplayed`` is the bit set of the cards in hands and in ``trick``, begun by ``leader``; ``number`` tricks are over. ``taken`` are the
    army's honours so far, ``left`` those still to be won in tricks; ``bonus`` goes with the first trick (rules:
    ``discarded_honours``).
    """
    players, tricks, trump, strengths, special, mighty, twos, queen, call, stages, after, plans = kernel
    lost, made, sweep = stop
    led_ace, trump_ace = HONOURS * LED_ACE, HONOURS * TRUMP_ACE
    none: list[int] = []
    while True:
        stage = stages[number]
        if trick:
            opening = trick[0]
            suit = SUIT_AT[opening]
            row = strengths[suit]
            holder, best, honours = leader, NOBODY, 0
            for seat, one in zip((leader, *after[leader]), trick, strict=False):
                honours += HONOUR_AT[one]
                if row[one] > best:
                    best, holder = row[one], seat
                    if best < special and not unplayed & HIGHER_BITS[one]:
                        best = trump_ace if best > led_ace else led_ace
            waiting = after[leader][len(trick) - 1 :]
        else:
            hand = hands[leader]
            spades, hearts, diamonds, clubs, _ = hand
            legal = spades + hearts + diamonds + clubs
            if joker == leader:
                legal.append(JOKER_AT)
            opening = legal[0]
            if len(legal) > 1:
                key = roles[leader] + stage * LEAD_STAGE + (unplayed & SUIT_BITS[trump]).bit_count() - len(hand[trump])
                try:
                    plan = plans.leads[key]
                except KeyError:
                    plan = plans.new_lead(key)
                top = NOBODY
                for one in legal:
                    if plan[one] > top:
                        top, opening = plan[one], one
                for cards in hand:
                    if cards:
                        one = cards[0]
                        if plan[one + MASTER] > top and not unplayed & HIGHER_BITS[one]:
                            top, opening = plan[one + MASTER], one
            suit = SUIT_AT[opening]
            if opening == JOKER_AT:
                joker = NOBODY
            else:
                hand[suit].remove(opening)
            row = strengths[suit]
            trick = [opening]
            holder, best, honours = leader, row[opening], HONOUR_AT[opening]
            if best < special and suit != NO_SUIT and not unplayed & HIGHER_BITS[opening]:
                best = trump_ace if best > led_ace else led_ace
            waiting = after[leader]
        called = trump if suit == NO_SUIT else suit
        known = plans.follow[suit][stage]
        held = HELD + len(trick) * PLACE if roles[holder] else len(trick) * PLACE
        for seat in waiting:
            hand = hands[seat]
            legal = hand[called]
            ahead = legal
            if joker == seat:
                legal, ahead = [JOKER_AT] if opening == call else [*(legal or hand[0] + hand[1] + hand[2] + hand[3]), JOKER_AT], none
            elif not legal:
                legal, ahead = hand[0] + hand[1] + hand[2] + hand[3], hand[trump]
            chosen = legal[0]
            if len(legal) > 1:
                key = roles[seat] + held + best + honours
                try:
                    plan = known[key]
                except KeyError:
                    plan = plans.new_follow(suit, stage, key)
                top = NOBODY
                for one in legal:
                    if plan[one] > top:
                        top, chosen = plan[one], one
                if ahead and plan[ahead[0] + MASTER] > top and not unplayed & HIGHER_BITS[ahead[0]]:
                    chosen = ahead[0]
            if chosen == JOKER_AT:
                joker = NOBODY
            else:
                hand[SUIT_AT[chosen]].remove(chosen)
            trick.append(chosen)
            honours += HONOUR_AT[chosen]
            held += PLACE
            if row[chosen] > best:
                best = row[chosen]
                if best < special and not unplayed & HIGHER_BITS[chosen]:
                    best = trump_ace if best > led_ace else led_ace
                if roles[holder]:
                    if not roles[seat]:
                        held -= HELD
                elif roles[seat]:
                    held += HELD
                holder = seat
        if best == mighty:
            if queen in trick:
                holder = (leader + trick.index(queen)) % players
        elif number and best < special and twos[suit] in trick:
            for one in trick:
                if SUIT_AT[one] != suit:
                    break
            else:
                holder = (leader + trick.index(twos[suit])) % players
        if trace is not None:
            trace.append((leader, trick, holder))
        left -= honours
        if not number:
            honours += bonus
        if roles[holder]:
            taken += honours
        number += 1
        if number == tricks or taken + left < lost or (taken >= made and taken + left < sweep):
            return taken
        for one in trick:
            unplayed ^= BIT_AT[one]
        leader, trick = holder, []
