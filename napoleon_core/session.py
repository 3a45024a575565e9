"""One live table: who sits there, which deals were played, and what may happen next.

It alone (with the arena) keeps whole states; what leaves it is a view for one seat, and a sealed save.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import Any

from napoleon_core import stand_ins
from napoleon_core.agents import RULE_OF_THUMB, Agent, agent_of, longest, thinking
from napoleon_core.book import booking, match_name, shuffle_name
from napoleon_core.errors import NoClaim, ParamsError, RecordError, TableStale, TableTurn
from napoleon_core.game import Claim, Game, apply, deal_for
from napoleon_core.hints import Hint, hint, seconds
from napoleon_core.mechanics.dealing import first_dealer, stream
from napoleon_core.mechanics.settlement import totals
from napoleon_core.moves import Move
from napoleon_core.option_specs import TableStyle, style_of
from napoleon_core.record import DealRecord, GameRecord, encode, seal, states
from napoleon_core.rule_page import RulePage
from napoleon_core.seating import HUMAN, Seating, check_match
from napoleon_core.seats import BYSTANDER, Seat, left_of
from napoleon_core.session_view import UNRATED, fill_sheet, name_seats, settings_of, take_prompt, tell_stand_in, unit_of
from napoleon_core.table_view import TableView, match_view, tell_deal

OF_THE_TABLE = ("preset", "settings")
"""The further keys of a record that hold for the next match at its table too."""


class Session:
    """A match in progress. Every change makes a new revision; a call for another one is refused and changes nothing."""

    def __init__(self, game: Game[Any, Any], seed: str, seating: Seating, dealer: Seat | None = None) -> None:
        """A match at its first deal, dealt by ``dealer``; without one, by a seat drawn from the seed.

        :raises BadSeed: for a seed that is not 1 to 64 characters.
        :raises ParamsError: when the seating does not fit the number of seats, or the dealer is none of them.
        :raises UnknownAgent: for the name of no agent.
        """
        check_match(game.seats, seed, seating, dealer)
        self.game = game
        self.seed = seed
        self.seating = seating
        self.extra: Mapping[str, Any] = {}
        self.rev = 0
        self._agents = [None if name == HUMAN else agent_of(name, game) for name in seating.agents]
        self._rule_of_thumb = agent_of(RULE_OF_THUMB, game)
        self._stand_ins: Mapping[Seat, str] = {}
        self._deals: list[DealRecord] = []
        self._finished: list[Any] = []
        self._state: Any = None
        self._choices: tuple[tuple[int, Any], ...] = ()
        """Where people had a real choice in this deal: the number of moves before it, and the state."""
        self._unrated: list[str] = ["people"] if seating.agents.count(HUMAN) > 1 else []
        self._holder: Seat | None = None
        self._deal(first_dealer(game.seats, seed) if dealer is None else dealer)

    def copy(self) -> Session:
        """A table that stands as this one and goes its own way; only ``unrate`` reaches both, for what was seen cannot be unseen."""
        other = copy(self)
        other._deals, other._finished = [*self._deals], [*self._finished]
        return other

    def again(self, seed: str) -> Session:
        """Another match at this table: the same rules, players and settings, and other cards.

        :raises BadSeed: for a seed that is not 1 to 64 characters.
        """
        other = Session(self.game, seed, self.seating)
        other.extra = {key: value for key, value in self.extra.items() if key in OF_THE_TABLE}
        return other

    def arrange(self, preset: str | None, settings: Mapping[str, object]) -> None:
        """Keeps what belongs to the table and is no rule: the preset that its rules began from, and its table settings.

        :raises OptionError: for a preset, a setting or a value that the game does not have.
        """
        style_of(self.game.id, self.game.presets, self.game.settings, preset, settings)
        named = {} if preset is None else {"preset": preset}
        self.extra = {**self.extra, **named, **({"settings": dict(settings)} if settings else {})}

    def go_through(self, deals: Sequence[DealRecord]) -> None:
        """The match so far, in the place of the deal that it began with; only the last deal may be unfinished.

        :raises CoreError: when a deal cannot be played so, or another one than the last is not over.
        """
        self._deals, self._finished = [], []
        passed: list[Any] = []
        for at, deal in enumerate(deals):
            if at and self.unfinished:
                raise RecordError(f"expected deal {at - 1} to be played to its end", deal=at - 1)
            passed = [*states(self.game, deal, at)]
            self._deals.append(deal)
            self._enter(passed[-1])
        for step, state in enumerate(passed[:-1]):
            self._remember(state, step)
        self.rev = sum(len(deal.actions) + 1 for deal in deals)

    def restore_stand_ins(self, given: object) -> None:
        """Has the seats of persons played for them that a record says so of."""
        self._stand_ins = stand_ins.read_stand_ins(given, {seat: agent is None for seat, agent in enumerate(self._agents)})

    def unrate(self, why: str) -> None:
        """The match counts for no rating any more; the first reason stays. It makes no new revision.

        :param why: a word of ``UNRATED``; any other, which only a record from elsewhere has, is taken for ``record``.
        """
        if not self._unrated:
            self._unrated.append(why if why in UNRATED else "record")

    # -- what it is ------------------------------------------------------------------------------------------------

    @property
    def persons(self) -> int:
        """How many persons sit at the table, which is to say around one device."""
        return self.seating.agents.count(HUMAN)

    @property
    def me(self) -> Seat:
        """The seat that the table is shown to: that of the person who is to act or acted last, at first the first person's."""
        if self.handover is not None:
            return self.handover
        if self._holder is not None:
            return self._holder
        return self.seating.agents.index(HUMAN) if HUMAN in self.seating.agents else 0

    @property
    def handover(self) -> Seat | None:
        """The person to whom the device is to be handed, who then sees the own hand; None while nobody else is to act."""
        seat = self.game.to_act(self._state)
        return seat if self.persons > 1 and seat is not None and self._player(seat) is None and seat != self._holder else None

    @property
    def next(self) -> str:
        """Whom the table waits for: ``human``, ``cpu``, ``deal`` (the next one is to be dealt) or ``over``."""
        seat = self.game.to_act(self._state)
        if seat is not None:
            return "human" if self._player(seat) is None else "cpu"
        return "over" if self.game.match_over(self._outcomes()) else "deal"

    def _player(self, seat: Seat) -> Agent | None:
        """Who plays a seat now; None is its person."""
        agent = self._agents[seat]
        return self._rule_of_thumb if agent is None and seat in self._stand_ins else agent

    def view(self) -> TableView:
        """The table as the person sees it."""
        view = self._shown()
        outcomes = self._outcomes()
        counted, length = self.game.deal_count(outcomes)
        sums = totals((outcome.scores for outcome in outcomes), self.game.seats)
        number = counted if self.game.to_act(self._state) is None and self._counts(outcomes[-1]) else counted + 1
        view["next"] = self.next
        view["deal"] = {"number": number, "of": length, "serial": len(self._deals)}
        view["step"] = len(self._deals[-1].actions)
        view["budget"] = max(round(longest(agent) * 1000) for agent in self._agents)
        unit = unit_of(self.game, self.extra)
        view["unit"] = unit.json() if unit else None
        view["undo"] = bool(self._choices) and stand_ins.END not in self._stand_ins.values()
        claim = self._claim() if view["seats"][self.me]["cards"] > 1 else None
        view["claim"] = claim.says.json() if claim else None
        view["shuffle"] = shuffle_name(self.game, self.seed)
        view["unrated"] = UNRATED[self._unrated[0]].json() if self._unrated else None
        view["settings"] = {**settings_of(self.game, self.extra)}
        name_seats(view, self.seating, [agent is not None for agent in self._agents], self._stand_ins, sums)
        fill_sheet(view, [(outcome, self._counts(outcome)) for outcome in outcomes], sums)
        if self.next == "over":
            view["match"] = match_view(sums)
        tell_deal(view)
        tell_stand_in(view, stand_ins.claimant(self._deals[-1].extra, self.game.seats))
        over = sums if self.next == "over" else None
        booked = booking(self.game, self._state, self.me, self.seating.agents, over) if self.persons == 1 else None
        match = match_name(self.game, self.seed, self._deals[0].dealer, self.me)
        view["booking"] = {"match": match, "serial": len(self._deals), **booked} if booked else None
        return view

    def rules(self) -> RulePage:
        """The rules of this table, with what is no rule but is told with them."""
        return self.game.rules(TableStyle(settings_of(self.game, self.extra), unit_of(self.game, self.extra)))

    def record(self) -> GameRecord:
        """The match so far, with the further keys of the record it came from."""
        mark = {"unrated": self._unrated[0]} if self._unrated else {}
        extra = {**self.extra, "seed": self.seed, "agents": [*self.seating.agents], **mark, **stand_ins.stand_ins_json(self._stand_ins)}
        return GameRecord(self.game, self.seating.names, tuple(self._deals), extra)

    def save(self) -> str:
        """The match so far, sealed."""
        return seal(encode(self.record()))

    @property
    def unfinished(self) -> bool:
        """Whether the last deal still runs, so that a record of it shows hidden cards."""
        return self.game.to_act(self._state) is not None

    # -- what may happen -------------------------------------------------------------------------------------------

    def act(self, rev: int, text: str) -> None:
        """A person's move.

        :raises TableStale: for another revision.
        :raises TableTurn: when no person is to act.
        :raises NotationError: for a text that is no move of this phase.
        :raises IllegalMove: for a move that is not allowed.
        """
        self._check(rev, HUMAN)
        move, seat = self.game.read_move(self._state, text), self.game.to_act(self._state)
        self._apply(move)
        self._holder = seat

    def take(self, rev: int) -> None:
        """The person who is to act takes the device over, and is shown the table from then on.

        :raises TableStale: for another revision.
        :raises TableTurn: when it is nobody else's turn.
        """
        self._check(rev, HUMAN)
        if self.handover is None:
            raise TableTurn("expected a person to hand the device to, got none", rev=self.rev)
        self._holder = self.handover
        self.rev += 1

    def advance(self, rev: int) -> None:
        """Exactly one move of the CPU player to act; see ``think``."""
        for _ in self.think(rev):
            pass

    def think(self, rev: int) -> Iterator[None]:
        """One move of the CPU player to act, thought out in slices; it is made after the last of them, and nothing changes before.

        :raises TableStale: for another revision.
        :raises TableTurn: when no CPU player is to act.
        :raises IllegalMove: when the player's answer is not allowed.
        """
        self._check(rev, "cpu")
        seat = self.game.to_act(self._state)
        assert seat is not None
        agent = self._player(seat)
        assert agent is not None
        rng = stream(self.seed, f"deal {len(self._deals) - 1} seat {seat} step {len(self._deals[-1].actions)}")
        for decision in thinking(agent, self.game.observe(self._state, seat), rng):
            if decision is not None:
                return self._apply(decision.move)
            yield

    def hint(self, rev: int) -> Iterator[Hint | None]:
        """None after every slice of thought, and at last a hint for the person to act, which makes the match unrated and no more.

        Its chance is a stream of its own, so CPU players play on as they would have.

        :raises TableStale: for another revision.
        :raises TableTurn: when no person is to act, or the one who is has not taken over.
        """
        self._check(rev, HUMAN)
        if self.handover is not None:
            raise TableTurn("expected the person who is to act to take over first", rev=self.rev)
        seat = self.game.to_act(self._state)
        assert seat is not None
        rng = stream(self.seed, f"hint {len(self._deals) - 1} {seat} {len(self._deals[-1].actions)}")
        for found in hint(self.game, self.game.observe(self._state, seat), rng):
            if found is not None:
                self.unrate("hint")
            yield found

    @property
    def hint_seconds(self) -> float:
        """About so long a hint takes at most."""
        return seconds(self.game)

    def next_deal(self, rev: int) -> None:
        """The next deal, once one is over: the deal passes to the left.

        :raises TableStale: for another revision.
        :raises TableTurn: when a deal runs, or the match is over.
        """
        self._check(rev, "deal")
        self._deal(left_of(self._deals[-1].dealer, self.game.seats))
        self.rev += 1

    def undo(self, rev: int) -> None:
        """Back to the last real choice of a person in this deal, also when the deal is over; the match is unrated from then on.

        The cards stay what they are, those of later deals too, and a CPU player answers the same move as it did.

        :raises TableStale: for another revision.
        :raises TableTurn: when no person had a choice in this deal, or a seat was given up.
        """
        self._check_revision(rev)
        if not self._choices or stand_ins.END in self._stand_ins.values():
            raise TableTurn("expected a choice of a person in this deal, to take it back", rev=self.rev)
        if not self.unfinished:
            self._finished.pop()
        *before, (step, self._state) = self._choices
        self._choices = (*before,)
        self._deals[-1] = stand_ins.taken_back(self._deals[-1], step)
        self._stand_ins = {}
        self.rev += 1
        self.unrate("undo")

    def stand_in(self, rev: int, seat: Seat, until: str | None) -> None:
        """Has a person's seat played by the rule of thumb until it is taken back, or until the end of the match; None takes it back.

        :raises TableStale: for another revision.
        :raises ParamsError: for a seat that is no person's, and for an end that there is none of.
        :raises TableTurn: when the seat was given up, its person has not taken the device over yet, or the match is over.
        """
        self._check_revision(rev)
        if not 0 <= seat < self.game.seats or self._agents[seat] is not None:
            raise ParamsError(f"expected the seat of a person, got {seat}", expected="seat")
        if self.next == "over" or (until is not None and seat == self.handover):
            raise TableTurn("expected a match that goes on, and a person who has the device", rev=self.rev)
        self._stand_ins = stand_ins.changed(self._stand_ins, seat, until, self.rev)
        self.rev += 1

    def claim(self, rev: int) -> None:
        """Plays the deal to its end as the person to act has claimed it: their cards as the claim needs them, the others' by rule of thumb.

        :raises TableStale: for another revision.
        :raises TableTurn: when no person is to act.
        :raises NoClaim: when nothing is certain.
        """
        self._check(rev, HUMAN)
        deal = self._deals[-1]
        if self._claim() is None:
            raise NoClaim(f"expected a claim that is certain, after {len(deal.actions)} actions")
        self._choices = (*self._choices, (len(deal.actions), self._state))
        rng = stream(self.seed, f"claim {len(self._deals) - 1} {len(deal.actions)}")
        self._deals[-1], state = stand_ins.claimed(self.game, deal, self._state, lambda seen: self._rule_of_thumb.choose(seen, rng))
        self._enter(state)
        self.rev += 1

    def _claim(self) -> Claim | None:
        """What the person to act, who has the device, may claim."""
        ready = self.next == HUMAN and self.handover is None
        return self.game.claim(self.game.observe(self._state, self.me)) if ready else None

    def _check(self, rev: int, expected: str) -> None:
        self._check_revision(rev)
        if self.next != expected:
            raise TableTurn(f"expected a call for {self.next!r}, got one for {expected!r}", rev=self.rev)

    def _check_revision(self, rev: int) -> None:
        if rev != self.rev:
            raise TableStale(f"expected revision {self.rev}, got {rev}", rev=self.rev)

    def _remember(self, state: Any, step: int) -> None:
        """Notes a state of this deal, after so many moves, if a person had a real choice in it, and made it."""
        seat = self.game.to_act(state)
        own = stand_ins.is_own(self._deals[-1].extra, step)
        if own and seat is not None and self._agents[seat] is None and len(self.game.legal_moves(state)) > 1:
            self._choices = (*self._choices, (step, state))

    def _apply(self, move: Move) -> None:
        state = apply(self.game, self._state, move)
        if self.game.to_act(self._state) in self._stand_ins:
            self._deals[-1] = stand_ins.played_for(self._deals[-1])
        deal = self._deals[-1]
        self._remember(self._state, len(deal.actions))
        self._deals[-1] = replace(deal, actions=(*deal.actions, str(move)))
        self._enter(state)
        self.rev += 1

    def _deal(self, dealer: Seat) -> None:
        game = self.game
        dealt = deal_for(game, self.seed, len(self._deals))
        self._deals.append(DealRecord(dealer, dealt, ()))
        self._choices = ()
        self._holder = None
        self._enter(game.start(dealt, dealer))

    def _enter(self, state: Any) -> None:
        self._state = state
        if self.game.to_act(state) is None:
            self._finished.append(state)

    def _outcomes(self) -> list[Any]:
        return [self.game.outcome(state) for state in self._finished]

    def _counts(self, outcome: Any) -> bool:
        """Whether a deal is one of those that the match has, which each game says of deals that were passed out."""
        return self.game.deal_count([outcome])[0] > 0

    # -- the session's part of the view ----------------------------------------------------------------------------

    def _shown(self) -> TableView:
        """What is drawn: hands lie face down until the person who is to act has taken the device over."""
        hidden = self.persons > 1 and self.unfinished and (self._holder is None or self.handover is not None)
        if not hidden:
            return self.game.present(self.game.observe(self._state, self.me))
        view = self.game.present(self.game.observe(self._state, BYSTANDER))
        view["me"] = self.me
        if self.handover is not None:
            view["prompt"] = take_prompt(self.handover)
        return view
