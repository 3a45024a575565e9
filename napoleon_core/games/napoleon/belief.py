"""Worlds that a seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from random import Random

from napoleon_core.cards import JOKER, Card, in_order, pack
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play import IS_HONOUR, trick_table
from napoleon_core.games.napoleon.state import Auction, Exchange, Naming, Playing, Settled, State
from napoleon_core.mechanics.beliefs import Place, spread
from napoleon_core.mechanics.dealing import Dealt, shuffle
from napoleon_core.mechanics.tricks import played_by_seat


def proved_lacks(seen: Observation) -> list[set[str]]:
    """The suits that each seat has been proved not to hold any more; the joker's "suit" is ``""``.

    Only a play proves a void: the joker need not follow, so playing it proves nothing.
    """
    table = trick_table(seen.options, seen.trump)
    lacks: list[set[str]] = [set() for _ in range(seen.options.players)]
    tricks = [(trick.leader, trick.cards) for trick in seen.tricks]
    if seen.leader is not None and seen.trick:
        tricks.append((seen.leader, seen.trick))
    for leader, cards in tricks:
        called = table.called(cards[0])
        calls_joker = cards[0] is table.call_card
        for place, one in enumerate(cards[1:], leader + 1):
            if one is JOKER or (one.suit == called and not calls_joker):
                continue
            if called is not None and one.suit != called:
                lacks[place % seen.options.players].add(called)
            if calls_joker:
                lacks[place % seen.options.players].add(JOKER.suit)
    return lacks


def sample(seen: Observation, rng: Random) -> State:
    """A state drawn at random among those that ``seen`` cannot tell apart."""
    if seen.finished:
        return seen.finished
    played = played_by_seat(seen.tricks, seen.leader, seen.trick, seen.options.players)
    *hands, hidden = spread(*unseen_cards(seen, played), rng)
    held = tuple(seen.hand if seat == seen.seat else in_order(hands[seat]) for seat in range(seen.options.players))
    owned = [[*hand, *cards] for hand, cards in zip(held, played, strict=True)]
    return _state(seen, held, owned, in_order(hidden), rng)


def unseen_cards(seen: Observation, played: Sequence[Sequence[Card]]) -> tuple[list[Card], list[Place]]:
    """The cards that a seat does not see, and where they lie: one place a seat, its own empty, and last what lies face down.

    ``played`` are the cards that each seat has played.
    """
    known = {*seen.hand, *chain.from_iterable(played), *seen.shown, *(seen.discards or ())}
    unseen = [one for one in pack(seen.options.jokers) if one not in known]
    lacks = map(frozenset, proved_lacks(seen))
    sizes = (0 if seat == seen.seat else count for seat, count in enumerate(seen.counts))
    places = [Place(size, suits) for size, suits in zip(sizes, lacks, strict=True)]
    return unseen, [*places, Place(len(unseen) - sum(place.size for place in places), bars=_aside(seen))]


def _aside(seen: Observation) -> frozenset[Card]:
    """What cannot lie face down: honours, where all discarded ones have been shown."""
    shown = seen.is_exchanged and seen.options.discarded_honours == "first_trick"
    return IS_HONOUR if shown else frozenset()


def _state(seen: Observation, held: tuple[tuple[Card, ...], ...], owned: list[list[Card]], hidden: tuple[Card, ...], rng: Random) -> State:
    if seen.contract is None or seen.declarer is None:
        return Auction(Dealt(held, hidden), seen.dealer, seen.bidding)
    exchanged = seen.phase != "naming" or seen.options.adjutant_naming == "after_exchange"
    discards = seen.discards or (in_order((*hidden, *seen.shown)) if exchanged else ())
    dealt = _dealt(seen, owned, hidden, discards, exchanged, rng)
    deal = Settled(dealt, seen.dealer, seen.bidding, seen.contract, seen.declarer)
    if seen.phase == "naming":
        return Naming(deal, held, discards if exchanged else None)
    if seen.phase == "exchange":
        return Exchange(deal, held, seen.named)
    assert seen.named is not None
    assert seen.leader is not None
    return Playing(deal, seen.named, discards, held, seen.tricks, seen.leader, seen.trick)


def _dealt(
    seen: Observation, owned: list[list[Card]], hidden: tuple[Card, ...], discards: tuple[Card, ...], exchanged: bool, rng: Random
) -> Dealt:
    """The hands as dealt that lead to these: ``owned`` is what each seat holds and has played.

    Napoleon's own are split from the widow at random where this seat cannot know.
    """
    declarer = seen.declarer
    assert declarer is not None
    if not exchanged:
        return Dealt(tuple(in_order(hand) for hand in owned), hidden)
    owned[declarer].extend(discards)
    if seen.widow is not None:
        widow = seen.widow
        owned[declarer] = list(seen.dealt_hand)
    else:
        shuffle(owned[declarer], rng)
        widow = tuple(owned[declarer][seen.options.hand_size :])
        owned[declarer] = owned[declarer][: seen.options.hand_size]
    return Dealt(tuple(in_order(hand) for hand in owned), in_order(widow))
