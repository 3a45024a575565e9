"""Nap behind the ``Game`` protocol: which moves there are and what they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar

from napoleon_core.cards import Card, card
from napoleon_core.errors import NotationError
from napoleon_core.game import Claim, Outcome, Policy
from napoleon_core.games.nap import legality, observation
from napoleon_core.games.nap.claim import claim
from napoleon_core.games.nap.contract import all_bids, by_name
from napoleon_core.games.nap.endgame import endgame
from napoleon_core.games.nap.habits import HABITS, habits
from napoleon_core.games.nap.observation import Observation
from napoleon_core.games.nap.options import DAILY, PRESETS, SETTINGS, SPECS, NapOptions, read_options
from napoleon_core.games.nap.play import legal_cards, trump_suit, winner
from napoleon_core.games.nap.players import NOTES
from napoleon_core.games.nap.policy import NapPolicy
from napoleon_core.games.nap.present import present
from napoleon_core.games.nap.report import report
from napoleon_core.games.nap.rulebook import rules
from napoleon_core.games.nap.rulebook_tricks import verdict
from napoleon_core.games.nap.scoring import NapOutcome, passed_out, settle
from napoleon_core.games.nap.state import Auction, Finished, Playing, State
from napoleon_core.games.nap.tally import TALLY, facts
from napoleon_core.games.nap.tempers import temper_of
from napoleon_core.habits import Habits
from napoleon_core.mechanics.auction import after_bid, after_pass, open_bidding
from napoleon_core.mechanics.dealing import Dealt, checked
from napoleon_core.mechanics.endgame import Endgame
from napoleon_core.mechanics.tricks import Trick, without
from napoleon_core.moves import PASS, PASS_WORD, Bid, Move, Moves
from napoleon_core.option_specs import PLAIN, OptionSpec, Preset, TableStyle
from napoleon_core.rule_page import PlayerNotes, RulePage, Verdict
from napoleon_core.seats import Seat, left_of
from napoleon_core.table_view import TableView
from napoleon_core.tally import DealFacts, Tally
from napoleon_core.texts import Json, Text

HAND_SIZE = 5


class NapGame:
    """The rules of one table."""

    id: ClassVar[str] = "nap"
    presets: ClassVar[Mapping[str, Preset]] = PRESETS
    specs: ClassVar[tuple[OptionSpec, ...]] = SPECS
    settings: ClassVar[tuple[OptionSpec, ...]] = SETTINGS
    levels: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7)
    player_notes: ClassVar[PlayerNotes] = NOTES
    daily: ClassVar[Mapping[str, Json]] = DAILY
    tally: ClassVar[Tally] = TALLY
    habits_told: ClassVar[Habits] = HABITS
    hand_size: ClassVar[int] = HAND_SIZE
    widow_size: ClassVar[int] = 0

    def __init__(self, options: NapOptions) -> None:
        self.options = options
        self.seats = options.players
        self.pack: tuple[Card, ...] = options.cards()

    @classmethod
    def from_options(cls, given: Mapping[str, object]) -> NapGame:
        """The game with options from outside.

        :raises OptionError: for an option or value that it does not have.
        """
        return cls(read_options(given))

    def start(self, dealt: Dealt, dealer: Seat) -> State:
        """The auction, which begins left of the dealer."""
        right = checked(dealt, self.pack, self.seats, self.hand_size, self.widow_size)
        return Auction(right, dealer, open_bidding(self.seats, left_of(dealer, self.seats)))

    def to_act(self, state: State) -> Seat | None:
        """The bidder in turn, then who is to play to the trick."""
        if isinstance(state, Playing):
            return (state.leader + len(state.trick)) % self.seats
        return state.bidding.to_act if isinstance(state, Auction) else None

    def legal_moves(self, state: State) -> Moves:
        """See ``legality.legal_moves``."""
        return legality.legal_moves(self.options, state)

    def why_illegal(self, state: State, move: Move) -> Text | None:
        """See ``legality.why_illegal``."""
        return legality.why_illegal(self.options, state, move)

    def read_move(self, state: State, text: str) -> Move:
        """A bid or pass in the auction, then a card."""
        if isinstance(state, Auction):
            if text == PASS_WORD:
                return PASS
            row = by_name(self.options).get(text)
            return row.bid if row else Bid(text)
        if isinstance(state, Playing):
            return card(text)
        raise NotationError(f"expected no move, the deal is over, got {text!r}", expected="nothing", got=text)

    def successor(self, state: State, move: Move) -> State:
        """One step of the deal; see the paragraphs Auction and Play of the rules of Nap."""
        if isinstance(state, Playing):
            assert isinstance(move, Card)
            return self._played(state, move)
        assert isinstance(state, Auction)
        rows = all_bids(self.options)
        if isinstance(move, Bid):
            bidding = after_bid(state.bidding, by_name(self.options)[move.name].step, len(rows) - 1, once=True)
        else:
            bidding = after_pass(state.bidding, once=True)
        if bidding.to_act is not None:
            return Auction(state.dealt, state.dealer, bidding)
        if bidding.bidder is None:
            return Finished(Auction(state.dealt, state.dealer, bidding), passed_out(self.options))
        first = bidding.bidder
        return Playing(state.dealt, state.dealer, bidding, rows[bidding.high], first, state.dealt.hands, (), first, ())

    def _played(self, state: Playing, one: Card) -> State:
        seats, trick = self.seats, (*state.trick, one)
        seat = (state.leader + len(state.trick)) % seats
        hands = without(state.hands, seat, one)
        base = (state.dealt, state.dealer, state.bidding, state.contract, state.declarer, hands)
        if len(trick) < seats:
            return Playing(*base, state.tricks, state.leader, trick)
        place, line = winner(trick, trump_suit(state.contract, state.tricks, trick))
        at = (state.leader + place) % seats
        after = Playing(*base, (*state.tricks, Trick(state.leader, trick, at, line)), at, ())
        if hands[at]:
            return after
        return Finished(after, settle(self.options, after.contract, after.declarer, after.tricks))

    def outcome(self, state: State) -> NapOutcome | None:
        """None until the deal is over."""
        return state.outcome if isinstance(state, Finished) else None

    def scores(self, state: State) -> tuple[int, ...]:
        """The scores of the deal, all 0 while it runs."""
        return state.outcome.scores if isinstance(state, Finished) else (0,) * self.seats

    def sides(self, state: State) -> tuple[int, ...] | None:
        """The bidder is side 0, all others side 1."""
        playing = state.last if isinstance(state, Finished) else state
        return tuple(int(seat != playing.declarer) for seat in range(self.seats)) if isinstance(playing, Playing) else None

    def endgame(self, state: State, one: Card) -> Endgame:
        """See ``endgame.endgame``."""
        assert isinstance(state, Playing)
        return endgame(state, one)

    def match_over(self, outcomes: Sequence[Outcome]) -> bool:
        """A match ends when every seat has dealt ``deals_each`` times; passed-out deals count."""
        counted, length = self.deal_count(outcomes)
        return counted >= length

    def deal_count(self, outcomes: Sequence[Outcome]) -> tuple[int, int]:
        """All deals, passed-out ones too, of ``deals_each`` for each seat."""
        return len(outcomes), self.options.deals_each * self.seats

    def observe(self, state: State, seat: Seat) -> Observation:
        """See ``observation.observe``."""
        return observation.observe(self.options, state, seat, self.to_act(state))

    def sample(self, seen: Observation, rng: Random) -> State:
        """See ``observation.sample``."""
        return observation.sample(seen, rng)

    def claim(self, seen: Observation) -> Claim | None:
        """See ``claim.claim``."""
        return claim(seen)

    def present(self, seen: Observation) -> TableView:
        """See ``present.present``."""
        return present(seen)

    def report(self, state: State) -> dict[str, Json]:
        """See ``report.report``."""
        return report(self.options, state, self.to_act(state))

    def facts(self, state: State, seat: Seat) -> DealFacts | None:
        """See ``tally.facts``."""
        return facts(state, seat)

    def habits(self, state: State, seat: Seat) -> Iterable[tuple[str, float]]:
        """See ``habits.habits``."""
        return habits(state, seat)

    def rules(self, style: TableStyle = PLAIN) -> RulePage:
        """See ``rulebook.rules``."""
        return rules(self.options, style)

    def judge(self, laid: tuple[Card, ...], trump: str | None, _first: bool) -> Verdict:
        """See ``rulebook_tricks.verdict``."""
        return verdict(laid, trump)

    def playable(self, hand: tuple[Card, ...], trick: tuple[Card, ...], _trump: str | None) -> tuple[tuple[Card, ...], Text | None]:
        """See ``play.legal_cards``."""
        legal = legal_cards(hand, trick)
        return legal, None if len(legal) == len(hand) else legality.must_follow(trick)

    def policy(self, who: str | None = None) -> Policy[Observation]:
        """See ``policy.NapPolicy``."""
        return NapPolicy(temper_of(who))
