"""Which card to play in Nap by rule of thumb: the bidder draws trumps, defenders beat it cheaply, and in a misère all turns round."""

from __future__ import annotations

from collections.abc import Sequence

from napoleon_core.cards import SUITS, Card
from napoleon_core.games.nap.observation import Observation
from napoleon_core.games.nap.play import legal_cards, winner
from napoleon_core.games.nap.policy_bidding import card_chances, chance_of_least
from napoleon_core.seats import Seat


def choose_card(seen: Observation) -> Card:
    """A legal card for the seat to act."""
    legal = legal_cards(seen.hand, seen.trick)
    if len(legal) == 1:
        return legal[0]
    none = seen.contract is not None and seen.contract.most == 0
    if seen.seat == seen.declarer:
        return _shun(seen, legal) if none else _declare(seen, legal)
    return _tempt(seen, legal) if none else _defend(seen, legal)


def _low(cards: Sequence[Card], trump: str | None) -> Card:
    """The card that is missed least: plain before trumps, low before high."""
    return min(cards, key=lambda one: (one.suit == trump, one.rank, one.index))


def _high(cards: Sequence[Card], trump: str | None) -> Card:
    return max(cards, key=lambda one: (one.suit == trump, one.rank, -one.index))


def _beats(seen: Observation, one: Card) -> bool:
    """Whether a card would lead the trick that runs."""
    return winner((*seen.trick, one), seen.trump)[0] == len(seen.trick)


def _holder(seen: Observation) -> Seat:
    """Who is winning the trick that runs."""
    assert seen.leader is not None
    return (seen.leader + winner(seen.trick, seen.trump)[0]) % seen.options.players


def _last(seen: Observation) -> bool:
    return len(seen.trick) == seen.options.players - 1


def _declare(seen: Observation, legal: Sequence[Card]) -> Card:
    if seen.trick:
        return _cheapest_winner(seen, legal)
    if seen.trump is None:  # the first lead makes trumps
        need = seen.contract.least if seen.contract else 0
        suits = [suit for suit in SUITS if any(one.suit == suit for one in legal)]
        trump = max(
            suits, key=lambda suit: (chance_of_least(seen.options, seen.hand, suit, need), sum(card_chances(seen.options, seen.hand, suit)))
        )
        return _high([one for one in legal if one.suit == trump], trump)
    trumps = [one for one in legal if one.suit == seen.trump]
    if trumps and (_trumps_out(seen) or len(trumps) == len(legal)):
        return _high(trumps, seen.trump)
    plain = [one for one in legal if one.suit != seen.trump]
    return _high(plain or legal, seen.trump)


def _trumps_out(seen: Observation) -> bool:
    """Whether the others may still hold trumps."""
    lacks = seen.lacks()
    if all(str(seen.trump) in lacks[at] for at in range(seen.options.players) if at != seen.seat):
        return False
    gone = sum(play.card.suit == seen.trump for play in seen.all_plays()) + sum(one.suit == seen.trump for one in seen.hand)
    return gone < sum(one.suit == seen.trump for one in seen.options.cards())


def _cheapest_winner(seen: Observation, legal: Sequence[Card]) -> Card:
    winning = [one for one in legal if _beats(seen, one)]
    if not winning:
        return _low(legal, seen.trump)
    return (
        _low(winning, seen.trump)
        if _last(seen)
        else _high([one for one in winning if one.suit == _low(winning, seen.trump).suit], seen.trump)
    )


def _defend(seen: Observation, legal: Sequence[Card]) -> Card:
    if not seen.trick:
        plain = [one for one in legal if one.suit != seen.trump]
        return _high(plain or legal, seen.trump)
    declarer_played = any(play.seat == seen.declarer for play in seen.trick_plays())
    if declarer_played and _holder(seen) != seen.declarer:
        return _low(legal, seen.trump)
    winning = [one for one in legal if _beats(seen, one)]
    if not winning:
        return _low(legal, seen.trump)
    return _low(winning, seen.trump) if declarer_played else _cheapest_winner(seen, legal)


def _shun(seen: Observation, legal: Sequence[Card]) -> Card:
    """The bidder of a misère: the highest card that does not win, the most dangerous one when void."""
    if not seen.trick:
        return min(legal, key=lambda one: (_below(seen, one), one.index))
    losing = [one for one in legal if not _beats(seen, one)]
    if not losing:
        return min(legal, key=lambda one: (one.suit == seen.trump, one.rank)) if not _last(seen) else _high(legal, None)
    return max(losing, key=lambda one: (_below(seen, one), one.rank, -one.index))


def _below(seen: Observation, one: Card) -> int:
    """How many unseen cards of the suit lie below a card: those that may make it win."""
    gone = {play.card for play in seen.all_plays()}
    return sum(
        other.suit == one.suit and other.rank < one.rank and other not in gone and other not in seen.hand for other in seen.options.cards()
    )


def _tempt(seen: Observation, legal: Sequence[Card]) -> Card:
    """A defender of a misère: low while the bidder may still be made to win this trick, high as soon as that is settled."""
    if not seen.trick:
        void = seen.lacks()[seen.declarer or 0]
        return min(legal, key=lambda one: (one.suit in void, one.rank, one.index))
    if legal[0].suit != seen.trick[0].suit:
        return _high(legal, None)
    declarer_played = any(play.seat == seen.declarer for play in seen.trick_plays())
    if not declarer_played:
        return _low(legal, seen.trump)
    losing = [one for one in legal if not _beats(seen, one)]
    if _holder(seen) == seen.declarer and losing:
        return _high(losing, seen.trump)
    return _high(legal, seen.trump)
