"""Positions of Napoleon in notation, seen by one seat; what it cannot see is filled in anyhow."""

from __future__ import annotations

from napoleon_core.cards import Card, card, cards, in_order, pack
from napoleon_core.games.napoleon import NapoleonGame
from napoleon_core.games.napoleon.contract import by_name
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play import trick_table
from napoleon_core.games.napoleon.state import Exchange, Naming, Playing, Settled
from napoleon_core.mechanics.auction import after_bid, after_pass, open_bidding
from napoleon_core.mechanics.dealing import Dealt
from napoleon_core.mechanics.tricks import Trick, plays

NAPOLEON = 0


def bidder(hand: str, calls: str = "", **options: object) -> Observation:
    """The view of a seat in the auction after these calls, which seat 0 begins; the hand is that of the seat to act."""
    game = NapoleonGame(NapoleonOptions(**options))
    first = game.start(_dealt(game, {len(calls.split()) % game.seats: cards(hand)}), game.seats - 1)
    state = first
    for text in calls.split():
        state = game.successor(state, game.read_move(state, text))
    seat = game.to_act(state)
    assert seat is not None
    assert state.dealt.hands[seat] == in_order(cards(hand)), "the auction came to another seat than the hand"
    return game.observe(state, seat)


def namer(hand: str, bid: str = "13h", **options: object) -> Observation:
    """The view of Napoleon, seat 0, who is to name a card."""
    game = NapoleonGame(NapoleonOptions(**options))
    dealt = _dealt(game, {NAPOLEON: cards(hand)})
    return game.observe(Naming(_settled(game, dealt, bid), dealt.hands, None), NAPOLEON)


def exchanger(hand: str, bid: str = "13h", named: str = "As", **options: object) -> Observation:
    """The view of Napoleon, seat 0, who holds this hand with the widow and is to discard."""
    game = NapoleonGame(NapoleonOptions(**options))
    held = cards(hand)
    dealt = _dealt(game, {NAPOLEON: held[: game.hand_size]}, widow=held[game.hand_size :])
    hands = (in_order(held), *dealt.hands[1:])
    return game.observe(Exchange(_settled(game, dealt, bid), hands, card(named)), NAPOLEON)


def player(
    hand: str, trick: str = "", *, leader: int, named: str = "2c", adjutant: int = 1, bid: str = "13h", before: str = "", **options: object
) -> Observation:
    """The view of the seat to act in play, whose hand is given as it is now.

    ``before`` are whole tricks with strokes between them, the first led by Napoleon, seat 0; ``adjutant`` holds the named card unless it
    is in the hand or has been played.
    """
    game = NapoleonGame(NapoleonOptions(**options))
    table = trick_table(game.options, by_name(game.options.minimum_bid, game.options.no_trump)[bid].trump)
    tricks: list[Trick] = []
    lead = NAPOLEON
    for text in filter(None, before.split("|")):
        place, line = table.winner(cards(text), first=not tricks)
        tricks.append(Trick(lead, cards(text), (lead + place) % game.seats, line))
        lead = tricks[-1].winner
    assert not before or lead == leader, f"seat {lead} leads"
    running = cards(trick)
    me = (leader + len(running)) % game.seats
    played: dict[int, list[Card]] = {seat: [] for seat in range(game.seats)}
    for first, cards_of in (*((one.leader, one.cards) for one in tricks), (leader, running)):
        for seat, one in plays(first, cards_of, game.seats):
            played[seat].append(one)
    given = {seat: (*played[seat], *(cards(hand) if seat == me else ())) for seat in range(game.seats)}
    if not any(card(named) in held for held in given.values()):
        given[adjutant] = (*given[adjutant], card(named))
    dealt = _dealt(game, given)
    hands = tuple(tuple(one for one in held if one not in played[seat]) for seat, held in enumerate(dealt.hands))
    assert hands[me] == in_order(cards(hand)), "the hand has another size than the play leaves"
    state = Playing(_settled(game, dealt, bid), card(named), dealt.widow, hands, tuple(tricks), leader, running)
    return game.observe(state, me)


def _settled(game: NapoleonGame, dealt: Dealt, bid: str) -> Settled:
    row = by_name(game.options.minimum_bid, game.options.no_trump)[bid]
    bidding = after_bid(open_bidding(game.seats, NAPOLEON), row.step, row.step + 1)
    for _ in range(game.seats - 1):
        bidding = after_pass(bidding)
    return Settled(dealt, game.seats - 1, bidding, row, NAPOLEON)


def _dealt(game: NapoleonGame, given: dict[int, tuple[Card, ...]], widow: tuple[Card, ...] = ()) -> Dealt:
    """A deal with these cards where they are given; the rest of the pack fills it up from the lowest, the widow first."""
    used = {one for held in (*given.values(), widow) for one in held}
    rest = [one for one in pack(game.options.jokers) if one not in used]
    size = len(game.pack) - game.seats * game.hand_size
    filled = [*widow, *(rest.pop() for _ in range(size - len(widow)))]
    hands = []
    for seat in range(game.seats):
        held = given.get(seat, ())
        hands.append(in_order([*held, *(rest.pop() for _ in range(game.hand_size - len(held)))]))
    return Dealt(tuple(hands), in_order(filled))
