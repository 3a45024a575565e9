"""What no player with sense does, whatever the weights say: the joker and the honours are not given away while a low card can go."""

from __future__ import annotations

from napoleon_core.cards import JOKER, Card
from napoleon_core.games.napoleon.play import IS_HONOUR, MIGHTY, SAME_TWO, SPECIAL, TWOS, YOROMEKI_QUEEN
from napoleon_core.games.napoleon.policy_history import SUIT_BITS
from napoleon_core.games.napoleon.policy_reading import MIGHTY_BIT, Later, Reading

FRIEND = 0.5  # a seat that is so likely on the own side has shown it: nobody is when play begins
SURE = 0.75  # a friend's trick that stands so surely is fed
CONTEST = 0.4  # an honour that wins so far is played if it stands so surely
JOKER_LATE = 2  # with so few cards left the joker will hardly be led any more


def sensible(reading: Reading, legal: tuple[Card, ...]) -> tuple[Card, ...]:
    """The legal cards among which the weights choose; never none."""
    low = [one for one in legal if one is not JOKER and one not in IS_HONOUR]
    if not low:
        return tuple(one for one in legal if one is not MIGHTY or not _is_thrown_away(reading, legal))
    if not reading.seen.trick:
        return tuple(one for one in legal if one not in IS_HONOUR or not _is_exposed(reading, one))
    kept = JOKER if _keeps_joker(reading) else None
    return tuple(one for one in legal if one is not kept and (one not in IS_HONOUR or _is_well_placed(reading, one)))


def _keeps_joker(reading: Reading) -> bool:
    """Whether the joker waits for a lead: if it follows it never wins, and where it is the weakest card of all it wins no lead either."""
    seen = reading.seen
    worthless = seen.options.joker_led == "weakest" and seen.trump is not None
    return len(seen.hand) > JOKER_LATE and not worthless


def _is_exposed(reading: Reading, one: Card) -> bool:
    """Whether an honour to lead is a plain one and a higher card of its suit is out; a lone one may go, to ruff that suit later."""
    hand, trump = reading.seen.hand, reading.seen.trump
    if one in reading.specials or one.suit == trump:
        return False
    if sum(other.suit == one.suit for other in hand) == 1 and any(other.suit == trump for other in hand):
        return False
    return bool(reading.unseen & reading.above[one.suit][one.index] & SUIT_BITS[one.suit])


def _is_thrown_away(reading: Reading, legal: tuple[Card, ...]) -> bool:
    """Whether ♥Q of the running trick would take the Mighty for nothing while a plain honour can go, and the Mighty win a trick later."""
    seen = reading.seen
    if not (seen.options.yoromeki and YOROMEKI_QUEEN in seen.trick):
        return False
    if all(one is MIGHTY or one is JOKER or one in reading.specials for one in legal):
        return False
    place, players = seen.trick.index(YOROMEKI_QUEEN), seen.options.players
    if reading.align[((seen.leader or 0) + place) % players] < FRIEND:
        return True
    return len(seen.trick) == players - 1 and reading.table.winner(seen.trick, first=not seen.tricks)[0] == place


def _is_well_placed(reading: Reading, one: Card) -> bool:
    """Whether an honour played to the trick stays with the own side: it wins itself, or a friend does who has shown to be one."""
    seen = reading.seen
    trick = (*seen.trick, one)
    place, line = reading.table.winner(trick, first=not seen.tricks)
    holder = ((seen.leader or 0) + place) % seen.options.players
    if holder != seen.seat and reading.align[holder] < FRIEND:
        return False
    return stands(reading, trick, place, line == SAME_TWO) >= (CONTEST if holder == seen.seat else SURE)


def stands(reading: Reading, trick: tuple[Card, ...], place: int, by_two: bool) -> float:
    """The chance that none of the seats still to play, friends apart, takes the trick from the card at this place."""
    led = reading.table.called(trick[0]) or ""
    beaters = unseen_beaters(reading, trick, place)
    chance = 1.0
    for other in reading.later(led):
        if by_two:
            chance *= other.follows
        elif other.align < FRIEND:
            chance *= 1.0 - beating(other, beaters, SUIT_BITS[led] if led else 0)
            chance *= 1.0 - _holds_two(reading, trick, other)
    return chance


def _holds_two(reading: Reading, trick: tuple[Card, ...], other: Later) -> float:
    """The chance that a seat still to play has the two that would win a trick of one suit."""
    seen, led = reading.seen, trick[0].suit
    if not (led and seen.options.same_two and seen.tricks):
        return 0.0
    strengths = reading.table.strengths[led]
    if not other.may_hold >> TWOS[led].index & 1 or any(one.suit != led or strengths[one.index] >= SPECIAL for one in trick):
        return 0.0
    return (1.0 - other.misses) * other.follows


def beating(other: Later, beaters: int, suit: int) -> float:
    """The chance that a seat still to play can beat the trick: with a card of the suit to follow, or with another if it need not follow."""
    within = (beaters & other.may_hold & suit).bit_count()
    beyond = (beaters & other.may_hold & ~suit).bit_count()
    if not within and not beyond:
        return 0.0
    held = 1.0 - other.misses_beyond**beyond
    return float(1.0 - other.misses**within * (1.0 - held * (1.0 - other.follows)))


def unseen_beaters(reading: Reading, trick: tuple[Card, ...], place: int) -> int:
    """The unseen cards with which others than a friend of Napoleon's may beat the trick."""
    seen = reading.seen
    queen_in = seen.options.yoromeki and YOROMEKI_QUEEN in trick
    if queen_in and MIGHTY in trick:
        return 0
    beaters = reading.above[trick[0].suit][trick[place].index] & reading.unseen
    if queen_in:
        beaters &= ~MIGHTY_BIT
    if seen.is_declarer and seen.named is not None:
        beaters &= ~(1 << seen.named.index)
    return beaters
