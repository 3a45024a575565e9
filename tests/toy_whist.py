"""Plain whist, a third game that lives in the tests alone: four seats, thirteen tricks, partners across, no auction, no widow.

It goes through every layer and so proves that the protocol serves more than Napoleon. Trumps are the suit in the dealer's turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

from napoleon_core.cards import SUITS, Card, card, codes, in_order, pack
from napoleon_core.deal_log import END, TRICK, followed, part, played, scored
from napoleon_core.engine_study import EngineStudy
from napoleon_core.errors import BadOption, NotationError, UnknownOption
from napoleon_core.habits import Habit, Habits
from napoleon_core.mechanics.beliefs import Place, spread
from napoleon_core.mechanics.dealing import Dealt, checked
from napoleon_core.mechanics.endgame import Endgame, Lead, bits_of
from napoleon_core.mechanics.tricks import Play, Trick, following, plays
from napoleon_core.moves import NO_MOVES, Move, MoveList
from napoleon_core.option_specs import PLAIN, OptionSpec, Preset, TableStyle, choice
from napoleon_core.rule_page import PlayerNotes, RulePage, Rung, Verdict
from napoleon_core.seats import BYSTANDER, Seat, left_of
from napoleon_core.study import Study
from napoleon_core.table_view import TableView
from napoleon_core.tally import DealFacts, Tally
from napoleon_core.texts import Json, Text, seat, suit

SEATS, HAND = 4, 13
NOTHING = Text("table-deal-is-over").json()


@dataclass(frozen=True, slots=True)
class ToyOptions:
    """The length of a match is the one thing to choose."""

    deals: int = 2
    players: ClassVar[int] = SEATS

    def differences(self) -> dict[str, Json]:
        return {} if self.deals == 2 else {"deals": self.deals}


@dataclass(frozen=True, slots=True)
class State:
    """The truth of a deal."""

    dealt: Dealt
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    tricks: tuple[Trick, ...]
    leader: Seat
    trick: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """What one seat knows; ``whole`` once the deal is over."""

    seat: Seat
    dealer: Seat
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    tricks: tuple[Trick, ...]
    leader: Seat
    trick: tuple[Card, ...]
    whole: State | None

    def all_tricks(self) -> list[tuple[Seat, tuple[Card, ...]]]:
        return [*((trick.leader, trick.cards) for trick in self.tricks), (self.leader, self.trick)]


@dataclass(frozen=True, slots=True)
class Settled:
    """The outcome of a deal."""

    scores: tuple[int, ...]
    played: bool = True


class LowestCard:
    """The toy's rule of thumb."""

    def __init__(self, game: ToyWhist) -> None:
        self._game = game

    def choose(self, seen: Seen, _rng: Random) -> Move:
        return _from_low(seen)[0]

    def mistakes(self, seen: Seen) -> list[Move]:
        return _from_low(seen)[1:3]

    def study(self, seen: Seen) -> Study:
        return EngineStudy(self._game, seen)

    informed_study = study

    def telling(self, _seen: Seen, moves: Sequence[Move]) -> list[float]:
        return [0.0] * len(moves)

    def liking(self, _seen: Seen, _move: Move) -> float:
        return 0.0

    def playout(self, seen: Seen, rng: Random) -> Callable[[], object]:
        return EngineStudy(self._game, seen).playout(rng)


class ToyWhist:
    """Plain whist behind the protocol of a game."""

    id = "toy"
    presets: ClassVar[Mapping[str, Preset]] = {"standard": Preset(), "single": Preset({"deals": 1})}
    specs = (choice("deals", (1, 2), 2),)
    settings: ClassVar[tuple[OptionSpec, ...]] = ()
    levels: ClassVar[tuple[int, ...]] = (1, 3)
    daily: ClassVar[Mapping[str, Json]] = {}
    player_notes: ClassVar[PlayerNotes] = PlayerNotes(())
    tally: ClassVar[Tally] = Tally(
        {"partner": Text("table-deal-is-over")}, {}, Text("table-deal-is-over"), {"level:1": 1400, "level:3": 1500}
    )
    habits_told: ClassVar[Habits] = Habits((Habit("led", Text("table-deal-is-over")),), {}, 0, 0)
    seats, hand_size, widow_size, pack = SEATS, HAND, 0, pack(0)

    def __init__(self, options: ToyOptions) -> None:
        self.options = options

    @classmethod
    def from_options(cls, given: Mapping[str, object], **_every: bool) -> ToyWhist:
        for name, value in given.items():
            if name != "deals":
                raise UnknownOption(f"expected the option deals, got {name!r}", option=str(name))
            if type(value) is not int or value not in (1, 2):
                raise BadOption(f"expected 1 or 2, got {value!r}", option=name)
        return cls(ToyOptions(**given))

    def start(self, dealt: Dealt, dealer: Seat) -> State:
        right = checked(dealt, self.pack, SEATS, HAND)
        return State(right, dealer, right.hands, (), left_of(dealer, SEATS), ())

    def to_act(self, state: State) -> Seat | None:
        return None if len(state.tricks) == HAND else (state.leader + len(state.trick)) % SEATS

    def legal_moves(self, state: State) -> MoveList:
        at = self.to_act(state)
        return NO_MOVES if at is None else MoveList(following(state.hands[at], state.trick[0].suit if state.trick else None))

    def read_move(self, state: State, text: str) -> Move:
        if self.to_act(state) is None:
            raise NotationError(f"expected no move, the deal is over, got {text!r}")
        return card(text)

    def why_illegal(self, state: State, move: Move) -> Text | None:
        return None if move in self.legal_moves(state) else Text("table-illegal")

    def successor(self, state: State, move: Move) -> State:
        at = self.to_act(state)
        hands = tuple(tuple(one for one in held if one is not move) if mine == at else held for mine, held in enumerate(state.hands))
        trick = (*state.trick, move)
        if len(trick) < SEATS:
            return replace(state, hands=hands, trick=trick)
        winner = (state.leader + _best(trick, SUITS[state.dealer])) % SEATS
        return replace(state, hands=hands, tricks=(*state.tricks, Trick(state.leader, trick, winner, "highest")), leader=winner, trick=())

    def outcome(self, state: State) -> Settled | None:
        return Settled(self.scores(state)) if self.to_act(state) is None else None

    def scores(self, state: State) -> tuple[int, ...]:
        taken = _taken(state.tricks)
        sides = [max(0, taken[at] + taken[(at + 2) % SEATS] - 6) for at in range(SEATS)]
        return tuple(sides) if self.to_act(state) is None else (0,) * SEATS

    def sides(self, state: State) -> tuple[int, ...] | None:
        return tuple((at + left_of(state.dealer, SEATS)) % 2 for at in range(SEATS))

    def endgame(self, state: State, _one: Card) -> Endgame:
        cards = tuple(one for one in pack(0) if one in state.trick or any(one in hand for hand in state.hands))
        sides, trump = self.sides(state), SUITS[state.dealer]
        first, counting = sides.index(0), tuple(side == 0 for side in sides)
        mine = [*state.hands[first], *(play.card for play in plays(state.leader, state.trick, SEATS) if play.seat == first)]
        return Endgame(
            cards=cards,
            kinds=tuple(one.suit for one in cards),
            hands=tuple(bits_of(cards, hand) for hand in state.hands),
            leader=state.leader,
            trick=tuple(map(cards.index, state.trick)),
            leads=tuple(_lead(cards, one.suit, trump) for one in cards),
            counting=counting,
            raising=counting,
            points=bits_of(cards, mine),
            taken=sum(counting[trick.winner] for trick in state.tricks),
            goal=7,
        )

    def match_over(self, outcomes: Sequence[Settled]) -> bool:
        return len(outcomes) >= self.options.deals

    def deal_count(self, outcomes: Sequence[Settled]) -> tuple[int, int]:
        return len(outcomes), self.options.deals

    def observe(self, state: State, seat: Seat) -> Seen:
        whole = state if self.to_act(state) is None else None
        counts = tuple(map(len, state.hands))
        return Seen(
            seat, state.dealer, () if seat == BYSTANDER else state.hands[seat], counts, state.tricks, state.leader, state.trick, whole
        )

    def sample(self, seen: Seen, rng: Random) -> State:
        if seen.whole:
            return seen.whole
        played: list[list[Card]] = [[] for _ in range(SEATS)]
        lacks: list[set[str]] = [set() for _ in range(SEATS)]
        for leader, cards in seen.all_tricks():
            for at, one in plays(leader, cards, SEATS):
                played[at].append(one)
                if one.suit != cards[0].suit:
                    lacks[at].add(cards[0].suit)
        known = {*seen.hand, *(one for cards in played for one in cards)}
        places = [Place(0 if at == seen.seat else seen.counts[at], frozenset(lacks[at])) for at in range(SEATS)]
        dealt = spread([one for one in self.pack if one not in known], places, rng)
        hands = tuple(in_order(seen.hand if at == seen.seat else dealt[at]) for at in range(SEATS))
        whole = Dealt(tuple(in_order([*hands[at], *played[at]]) for at in range(SEATS)), ())
        return State(whole, seen.dealer, hands, seen.tricks, seen.leader, seen.trick)

    def claim(self, _seen: Seen) -> None:
        return None

    def present(self, seen: Seen) -> TableView:
        turn = None if seen.whole else (seen.leader + len(seen.trick)) % SEATS
        taken = _taken(seen.tricks)
        place = {"name": "", "cpu": False, "character": None, "stand_in": None, "total": 0}
        place |= {"passed": False, "said": None, "hat": None, "side": None, "role": None}
        view: TableView = {
            "game": self.id,
            "me": seen.seat,
            "phase": "result" if seen.whole else "play",
            "next": "",
            "deal": {"number": 0, "of": 0, "serial": 0},
            "step": 0,
            "budget": 0,
            "turn": turn,
            "seats": [
                {"seat": at, "cards": seen.counts[at], "dealer": at == seen.dealer, "taken": taken[at], **place} for at in range(SEATS)
            ],
            "zones": {f"hand:{at}": codes(seen.hand) if at == seen.seat else [None] * seen.counts[at] for at in range(SEATS)},
            "headline": [{"face": {"suit": SUITS[seen.dealer]}}],
            "ring": {"of": HAND, "goal": None, "sure": 0, "maybe": 0, "against": 0, "high": None},
            "middle": None,
            "trump": None,
            "trick": None if seen.whole else _running(seen),
            "last": _over(seen.tricks, len(seen.tricks)) if seen.tricks else None,
            "tricks": [_over(seen.tricks, number) for number in range(1, len(seen.tricks) + 1)],
            "roles": {},
            "unit": None,
            "shuffle": "",
            "unrated": None,
            "undo": False,
            "claim": None,
            "settings": {},
            "marks": {},
            "prompt": {"widget": None, "title": NOTHING, "detail": None, "warn": False},
            "tips": [],
            "log": _log(seen),
            "result": self._result(seen.whole) if seen.whole else None,
            "match": None,
            "booking": None,
            "sheet": {"deals": [], "totals": []},
        }
        if turn == seen.seat:
            view["prompt"] = self._ask(seen)
        elif turn is not None:
            view["prompt"]["title"] = Text("table-thinking", {"who": seat(turn)}).json()
        return view

    def _ask(self, seen: Seen) -> dict:
        legal = following(seen.hand, seen.trick[0].suit if seen.trick else None)
        title = Text("table-turn-lead")
        if seen.trick:
            follows = legal[0].suit == seen.trick[0].suit
            title = Text("table-turn-follow" if follows else "table-turn-void", {"suit": suit(seen.trick[0].suit)})
        barred = {one.code: Text("table-illegal").json() for one in seen.hand if one not in legal}
        told = {"title": title.json(), "detail": None, "warn": False}
        return {"widget": "cards", "zone": f"hand:{seen.seat}", "legal": codes(legal), "barred": barred, **told}

    def _result(self, whole: State) -> dict:
        taken, scores = _taken(whole.tricks), self.scores(whole)
        lines = [
            {"seat": at, "role": _who(at), "side": "defenders", "taken": taken[at], "dealt": codes(whole.dealt.hands[at])}
            | {"score": scores[at], "total": 0}
            for at in range(SEATS)
        ]
        return {"title": NOTHING, "detail": None, "made": True, "counting": [], "legend": None, "lines": lines, "cards": []}

    def report(self, state: State) -> dict[str, Json]:
        line: dict[str, Json] = {"outcome": "played" if self.to_act(state) is None else "unfinished", "scores": [*self.scores(state)]}
        return line if self.to_act(state) is None else line | {"to_act": self.to_act(state)}

    def facts(self, state: State, seat: Seat) -> DealFacts | None:
        if self.to_act(state) is not None:
            return None
        score = self.scores(state)[seat]
        return DealFacts("partner", None, score > 0, _taken(state.tricks)[seat], score)

    def habits(self, state: State, seat: Seat) -> list[tuple[str, float]]:
        return [("led", trick.leader == seat) for trick in state.tricks] if self.to_act(state) is None else []

    def rules(self, style: TableStyle = PLAIN) -> RulePage:
        return RulePage(Text("table-deal-is-over"), (), style.unit)

    def judge(self, laid: tuple[Card, ...], trump: str | None, _first: bool) -> Verdict:
        return Verdict(_best(laid, trump or ""), (Rung(("As",), Text("table-illegal")),), 0)

    def playable(self, hand: tuple[Card, ...], trick: tuple[Card, ...], _trump: str | None) -> tuple[tuple[Card, ...], Text | None]:
        legal = following(hand, trick[0].suit if trick else None)
        return legal, None if len(legal) == len(hand) else Text("table-illegal")

    def policy(self, _who: str | None = None) -> LowestCard:
        return LowestCard(self)


def _from_low(seen: Seen) -> list[Card]:
    return sorted(following(seen.hand, seen.trick[0].suit if seen.trick else None), key=lambda one: (one.rank, one.index))


def _best(trick: Sequence[Card], trump: str) -> int:
    return max(range(len(trick)), key=lambda at: (trick[at].suit == trump, trick[at].suit == trick[0].suit, trick[at].rank))


def _lead(cards: Sequence[Card], led: str, trump: str) -> Lead:
    strengths = tuple(one.rank + 20 * (one.suit == trump) if one.suit in (led, trump) else 0 for one in cards)
    return Lead(strengths, bits_of(cards, [one for one in cards if one.suit == led]))


def _taken(tricks: Sequence[Trick]) -> tuple[int, ...]:
    return tuple(sum(trick.winner == at for trick in tricks) for at in range(SEATS))


def _who(at: Seat) -> dict[str, Json]:
    return Text("table-who", {"who": seat(at)}).json()


def _running(seen: Seen) -> dict:
    winning = (seen.leader + _best(seen.trick, SUITS[seen.dealer])) % SEATS if seen.trick else None
    shown = [{"seat": at, "card": one.code} for at, one in plays(seen.leader, seen.trick, SEATS)]
    return {"number": len(seen.tricks) + 1, "leader": seen.leader, "plays": shown, "winning": winning, "reason": None}


def _log(seen: Seen) -> list:
    parts = []
    for number, (leader, cards) in enumerate(seen.all_tricks(), 1):
        lines = [played(Play(at, one), leads=at == leader, role=None) for at, one in plays(leader, cards, SEATS)]
        won = [followed(Text("table-who", {"who": seat(trick.winner)})) for trick in seen.tricks[number - 1 : number]]
        parts += part(TRICK, Text("table-log-trick", {"number": number}), [*lines, *won])
    return parts + part(END, Text("table-log-end"), scored(ToyWhist(ToyOptions()).scores(seen.whole)) if seen.whole else [])


def _over(tricks: Sequence[Trick], number: int) -> dict:
    trick = tricks[number - 1]
    shown = [{"seat": at, "card": one.code} for at, one in plays(trick.leader, trick.cards, SEATS)]
    told = {"winner": trick.winner, "reason": None, "gain": 1, "title": _who(trick.winner), "detail": None}
    return {"number": number, "leader": trick.leader, "plays": shown, **told}
