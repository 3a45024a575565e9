"""The log of a deal of Napoleon: what all have seen, made from what one seat knows, so that it reads alike from every seat."""

from __future__ import annotations

from napoleon_core.cards import JOKER, Card, codes
from napoleon_core.deal_log import AUCTION, END, NAMING, TRICK, called, came_to, done, followed, part, played, scored
from napoleon_core.games.napoleon.contract import ladder
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.play import HIGHEST_TRUMP, YOROMEKI_QUEEN, honours_in
from napoleon_core.games.napoleon.state import Playing
from napoleon_core.games.napoleon.words import SPOKEN_LINES, reveal, roles, special_roles
from napoleon_core.mechanics.tricks import Trick, plays
from napoleon_core.table_view import LogLine, LogPart, Result
from napoleon_core.texts import Text, bid, card, card_list, nested, seat


def log(seen: Observation, shown: Result | None) -> list[LogPart]:
    """Everything that has happened in the deal, in order, and its result; later logs of the same deal begin with it."""
    parts = part(AUCTION, Text("napoleon-auction"), _auction(seen)) + part(NAMING, Text("napoleon-log-naming"), _naming(seen))
    spoken = _spoken_roles(seen)
    for number, trick in enumerate(seen.tricks, 1):
        lines = [*_cards(seen, trick.leader, trick.cards, spoken), _won(seen, trick)]
        if number == 1 and seen.shown:
            lines.append(followed(Text("napoleon-log-shown-won", {"who": seat(trick.winner), "count": len(seen.shown)})))
        parts += part(TRICK, Text("table-log-trick", {"number": number}), lines)
    if seen.leader is not None and seen.trick:
        number = len(seen.tricks) + 1
        parts += part(TRICK, Text("table-log-trick", {"number": number}), _cards(seen, seen.leader, seen.trick, spoken))
    return parts + part(END, Text("table-log-end"), _end(seen, shown))


def _auction(seen: Observation) -> list[LogLine]:
    rows = ladder(seen.options.minimum_bid, seen.options.no_trump)
    lines = called((at, None if step is None else rows[step].face()) for at, step in seen.bidding.calls)
    if seen.contract and seen.declarer is not None:
        who = {"who": seat(seen.declarer), "bid": bid(seen.contract.face())}
        return [*lines, followed(Text("napoleon-log-contract", who))]
    return [*lines, followed(Text("napoleon-passed-out"))] if seen.phase == "passed" else lines


def _naming(seen: Observation) -> list[LogLine]:
    """Naming and exchange, in the order of the house rules, and what they show to all."""
    if seen.declarer is None:
        return []
    who = seat(seen.declarer)
    named, exchanged = [], []
    if seen.named:
        role, args = special_roles(seen).get(seen.named), {"who": who, "card": card(seen.named.code)}
        if role is None or seen.named is JOKER:
            named = [done(seen.declarer, Text("napoleon-log-names", args))]
        else:
            named = [done(seen.declarer, Text("napoleon-log-names-role", {**args, "role": nested(role)}))]
    if seen.is_exchanged:
        widow = 52 + seen.options.jokers - seen.options.players * len(seen.dealt_hand)
        exchanged = [done(seen.declarer, Text("napoleon-log-exchange", {"who": who, "count": widow}))]
    if seen.shown:
        exchanged.append(followed(Text("napoleon-log-shown", {"cards": card_list(codes(seen.shown))})))
    lines = [*exchanged, *named] if seen.options.adjutant_naming == "after_exchange" else [*named, *exchanged]
    return [*lines, followed(reveal(seen, seen.declarer))] if seen.named in seen.shown else lines


def _spoken_roles(seen: Observation) -> dict[Card, Text]:
    """The parts that are said with a card: not what its name says, nor what it does only in a trick with another."""
    silent = (JOKER, YOROMEKI_QUEEN)
    spoken = {one: role for one, role in roles(seen).items() if one not in silent}
    return {**spoken, seen.named: Text("napoleon-role-named")} if seen.named in silent else spoken


def _cards(seen: Observation, leader: int, cards: tuple[Card, ...], spoken: dict[Card, Text]) -> list[LogLine]:
    lines = []
    for place, play in enumerate(plays(leader, cards, seen.options.players)):
        lines.append(played(play, leads=place == 0, role=spoken.get(play.card)))
        if play.card is seen.named:
            lines.append(followed(reveal(seen, play.seat)))
    return lines


def _won(seen: Observation, trick: Trick) -> LogLine:
    """Who took a trick, with which card and why."""
    best = trick.cards[(trick.winner - trick.leader) % seen.options.players]
    args = {"who": seat(trick.winner), "card": card(best.code), "count": honours_in(trick.cards)}
    special = SPOKEN_LINES.get(trick.line)
    if special:
        return followed(Text("napoleon-log-takes-line", {**args, "line": nested(special)}))
    trumped = trick.line == HIGHEST_TRUMP and trick.cards[0].suit not in (seen.trump, "")
    return followed(Text("napoleon-log-takes-trump" if trumped else "napoleon-log-takes", args))


def _end(seen: Observation, shown: Result | None) -> list[LogLine]:
    """What it came to, and what nobody could know before."""
    if shown is None or seen.finished is None or not isinstance(seen.finished.last, Playing):
        return []
    last, outcome = seen.finished.last, seen.finished.outcome
    lines = came_to(shown)
    if last.named in last.discards and last.named not in seen.shown:
        lines.append(followed(Text("napoleon-log-alone", {"who": seat(last.deal.declarer), "card": card(last.named.code)})))
    for key, held in (("napoleon-log-widow", last.deal.dealt.widow), ("napoleon-log-discard", last.discards)):
        lines.append(followed(Text(key, {"cards": card_list(codes(held))})))
    return [*lines, *scored(outcome.scores)]
