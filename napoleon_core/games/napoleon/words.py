"""Texts that several parts of the view share: roles of cards and seats, and why a card wins."""

from __future__ import annotations

from napoleon_core.cards import JOKER, Card
from napoleon_core.games.napoleon.observation import ALLIES, Observation
from napoleon_core.games.napoleon.play import MIGHTY, YOROMEKI_QUEEN, honours_in, left_jack, right_jack
from napoleon_core.mechanics.tricks import Trick, plays
from napoleon_core.seats import Seat
from napoleon_core.table_view import LastTrickView, play_views
from napoleon_core.texts import Text, card, nested, seat

SPOKEN_LINES = {
    "yoromeki": Text("napoleon-line-yoromeki"),
    "mighty": Text("napoleon-line-mighty"),
    "joker_led": Text("napoleon-line-joker"),
    "right_jack": Text("napoleon-line-right-jack"),
    "left_jack": Text("napoleon-line-left-jack"),
    "same_two": Text("napoleon-line-same-two"),
}


def special_roles(seen: Observation) -> dict[Card, Text]:
    """The cards with a part to play of their own, as far as trumps are known."""
    named = {
        MIGHTY: "napoleon-role-mighty",
        right_jack(seen.trump): "napoleon-role-right-jack",
        left_jack(seen.trump): "napoleon-role-left-jack",
    }
    if seen.options.jokers:
        named[JOKER] = "napoleon-role-joker"
    if seen.options.yoromeki:
        named[YOROMEKI_QUEEN] = "napoleon-role-yoromeki"
    return {one: Text(key) for one, key in named.items() if one is not None}


def roles(seen: Observation) -> dict[Card, Text]:
    """The cards with a part to play, as far as trumps and the named card are known."""
    found = special_roles(seen)
    if seen.named is not None:
        only = Text("napoleon-role-named")
        found[seen.named] = Text("napoleon-role-and-named", {"role": nested(found[seen.named])}) if seen.named in found else only
    return found


def seat_role(seen: Observation, at: Seat) -> Text | None:
    """What a seat is called, as far as this seat knows it."""
    if at == seen.declarer:
        alone = seen.knows_alone()
        return Text("napoleon-role-alone" if alone else "napoleon-role-napoleon")
    if at == seen.partner():
        secret = at == seen.seat and seen.named_player() is None and not seen.finished
        return Text("napoleon-role-adjutant-secret" if secret else "napoleon-role-adjutant")
    return Text("napoleon-role-ally") if seen.side(at) == ALLIES else None


def revealed(seen: Observation, trick: Trick) -> Text | None:
    """What is to be said when the named card is in that trick."""
    for play in plays(trick.leader, trick.cards, seen.options.players):
        if play.card is seen.named:
            return reveal(seen, play.seat)
    return None


def reveal(seen: Observation, player: Seat) -> Text:
    """The named card has come out of that seat's hand."""
    named = seen.named.code if seen.named else ""
    key = "napoleon-revealed-alone" if player == seen.declarer else "napoleon-revealed"
    return Text(key, {"card": card(named), "who": seat(player)})


def last_trick(seen: Observation, number: int) -> LastTrickView:
    """Trick ``number`` (from 1), which is over, with what is said of it."""
    trick = seen.tricks[number - 1]
    line = SPOKEN_LINES.get(trick.line)
    gain = honours_in(trick.cards)
    said = revealed(seen, trick)
    if line:
        title = Text("napoleon-trick-line", {"who": seat(trick.winner), "count": gain, "line": nested(line)})
    else:
        title = Text("napoleon-trick", {"who": seat(trick.winner), "count": gain})
    return {
        "number": number,
        "leader": trick.leader,
        "plays": play_views(plays(trick.leader, trick.cards, seen.options.players)),
        "winner": trick.winner,
        "reason": line.json() if line else None,
        "gain": gain,
        "title": title.json(),
        "detail": said.json() if said else None,
    }
