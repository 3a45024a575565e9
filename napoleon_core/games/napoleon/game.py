"""Japanese Napoleon behind the ``Game`` protocol: which moves there are and what they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar

from napoleon_core.cards import Card, card, in_order, pack
from napoleon_core.errors import NotationError
from napoleon_core.game import Claim, Outcome, Policy
from napoleon_core.games.napoleon import belief, legality, observation
from napoleon_core.games.napoleon.claim import claim
from napoleon_core.games.napoleon.contract import by_name, ladder
from napoleon_core.games.napoleon.endgame import endgame
from napoleon_core.games.napoleon.habits import HABITS, habits
from napoleon_core.games.napoleon.observation import Observation
from napoleon_core.games.napoleon.options import DAILY, PRESETS, SETTINGS, SPECS, NapoleonOptions, read_options
from napoleon_core.games.napoleon.play import trick_tables
from napoleon_core.games.napoleon.players import NOTES
from napoleon_core.games.napoleon.policy import NapoleonPolicy
from napoleon_core.games.napoleon.present import present
from napoleon_core.games.napoleon.report import report
from napoleon_core.games.napoleon.rulebook import rules
from napoleon_core.games.napoleon.rulebook_tricks import verdict
from napoleon_core.games.napoleon.scoring import DealOutcome, passed_out, settle
from napoleon_core.games.napoleon.state import Auction, Exchange, Finished, Naming, Playing, Settled, State, adjutant
from napoleon_core.games.napoleon.tally import TALLY, facts
from napoleon_core.games.napoleon.tempers import temper_of
from napoleon_core.habits import Habits
from napoleon_core.mechanics.auction import after_bid, after_pass, open_bidding
from napoleon_core.mechanics.dealing import Dealt, checked
from napoleon_core.mechanics.endgame import Endgame
from napoleon_core.mechanics.tricks import Trick, without
from napoleon_core.moves import PASS, PASS_WORD, Bid, Call, Discard, Move, Moves, read_call, read_discard
from napoleon_core.option_specs import PLAIN, OptionSpec, Preset, TableStyle
from napoleon_core.rule_page import PlayerNotes, RulePage, Verdict
from napoleon_core.seats import Seat, left_of
from napoleon_core.table_view import TableView
from napoleon_core.tally import DealFacts, Tally
from napoleon_core.texts import Json, Text


class NapoleonGame:
    """The rules of one table."""

    id: ClassVar[str] = "napoleon"
    presets: ClassVar[Mapping[str, Preset]] = PRESETS
    specs: ClassVar[tuple[OptionSpec, ...]] = SPECS
    settings: ClassVar[tuple[OptionSpec, ...]] = SETTINGS
    levels: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7)
    player_notes: ClassVar[PlayerNotes] = NOTES
    daily: ClassVar[Mapping[str, Json]] = DAILY
    tally: ClassVar[Tally] = TALLY
    habits_told: ClassVar[Habits] = HABITS

    def __init__(self, options: NapoleonOptions) -> None:
        self.options = options
        self.seats = options.players
        self.hand_size = options.hand_size
        self.pack: tuple[Card, ...] = pack(options.jokers)
        self.widow_size = len(self.pack) - self.seats * self.hand_size
        self._tables = trick_tables(options)

    @classmethod
    def from_options(cls, given: Mapping[str, object]) -> NapoleonGame:
        """The game with options from outside.

        :raises OptionError: for an option or value that it does not have.
        """
        return cls(read_options(given))

    def start(self, dealt: Dealt, dealer: Seat) -> State:
        """The auction, which begins left of the dealer."""
        right = checked(dealt, self.pack, self.seats, self.hand_size, self.widow_size)
        return Auction(right, dealer, open_bidding(self.seats, left_of(dealer, self.seats)))

    def to_act(self, state: State) -> Seat | None:
        """The bidder in turn, then Napoleon, then who is to play to the trick."""
        if isinstance(state, Playing):
            return (state.leader + len(state.trick)) % self.seats
        if isinstance(state, Auction):
            return state.bidding.to_act
        return None if isinstance(state, Finished) else state.deal.declarer

    def legal_moves(self, state: State) -> Moves:
        """See ``legality.legal_moves``."""
        return legality.legal_moves(self.options, self._tables, state)

    def why_illegal(self, state: State, move: Move) -> Text | None:
        """See ``legality.why_illegal``."""
        return legality.why_illegal(self.options, self._tables, state, move)

    def read_move(self, state: State, text: str) -> Move:
        """A bid or pass in the auction, then a naming, a discard, a card."""
        if isinstance(state, Auction):
            if text == PASS_WORD:
                return PASS
            row = by_name(self.options.minimum_bid, self.options.no_trump).get(text)
            return row.bid if row else Bid(text)
        if isinstance(state, Naming):
            return read_call(text)
        if isinstance(state, Exchange):
            return read_discard(text)
        if isinstance(state, Playing):
            return card(text)
        raise NotationError(f"expected no move, the deal is over, got {text!r}", expected="nothing", got=text)

    def successor(self, state: State, move: Move) -> State:
        """One step of the deal; see the paragraphs Auction, Naming and exchange, Play of the rules."""
        if isinstance(state, Playing):
            assert isinstance(move, Card)
            return self._played(state, move)
        if isinstance(state, Auction):
            return self._bid(state, move)
        if isinstance(state, Naming):
            assert isinstance(move, Call)
            if state.discards is None:
                return Exchange(state.deal, self._with_widow(state.deal, state.hands), move.card)
            return Playing(state.deal, move.card, state.discards, state.hands, (), state.deal.declarer, ())
        assert isinstance(state, Exchange)
        assert isinstance(move, Discard)
        return self._discarded(state, in_order(move.cards))

    def _bid(self, state: Auction, move: Move) -> State:
        rows = ladder(self.options.minimum_bid, self.options.no_trump)
        if isinstance(move, Bid):
            bidding = after_bid(state.bidding, by_name(self.options.minimum_bid, self.options.no_trump)[move.name].step, len(rows) - 1)
        else:
            bidding = after_pass(state.bidding)
        if bidding.to_act is not None:
            return Auction(state.dealt, state.dealer, bidding)
        if bidding.bidder is None:
            return Finished(Auction(state.dealt, state.dealer, bidding), passed_out(self.options))
        return self._settled(Settled(state.dealt, state.dealer, bidding, rows[bidding.high], bidding.bidder))

    def _settled(self, deal: Settled) -> State:
        if self.options.adjutant_naming == "before_widow":
            return Naming(deal, deal.dealt.hands, None)
        return Exchange(deal, self._with_widow(deal, deal.dealt.hands), None)

    def _with_widow(self, deal: Settled, hands: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
        return tuple(in_order((*hand, *deal.dealt.widow)) if seat == deal.declarer else hand for seat, hand in enumerate(hands))

    def _discarded(self, state: Exchange, discards: tuple[Card, ...]) -> State:
        declarer = state.deal.declarer
        hands = tuple(
            tuple(one for one in hand if one not in discards) if seat == declarer else hand for seat, hand in enumerate(state.hands)
        )
        if state.named is None:
            return Naming(state.deal, hands, discards)
        return Playing(state.deal, state.named, discards, hands, (), declarer, ())

    def _played(self, state: Playing, one: Card) -> State:
        deal, named, discards, hands, tricks, leader, trick = state
        seats = self.seats
        hands = without(hands, (leader + len(trick)) % seats, one)
        trick = (*trick, one)
        if len(trick) < seats:
            return Playing(deal, named, discards, hands, tricks, leader, trick)
        place, line = self._tables[deal.contract.trump].winner(trick, first=not tricks)
        winner = (leader + place) % seats
        after = Playing(deal, named, discards, hands, (*tricks, Trick(leader, trick, winner, line)), winner, ())
        return after if hands[winner] else Finished(after, self._outcome(after))

    def _outcome(self, state: Playing) -> DealOutcome:
        deal = state.deal
        partner = adjutant(deal.dealt, deal.declarer, state.named)
        return settle(self.options, deal.contract, deal.declarer, partner, state.tricks, state.discards)

    def outcome(self, state: State) -> DealOutcome | None:
        """None until the deal is over."""
        return state.outcome if isinstance(state, Finished) else None

    def scores(self, state: State) -> tuple[int, ...]:
        """The scores of the deal, all 0 while it runs."""
        return state.outcome.scores if isinstance(state, Finished) else (0,) * self.seats

    def sides(self, state: State) -> tuple[int, ...] | None:
        """Napoleon's army is side 0, its adjutant too, the allies side 1."""
        playing = state.last if isinstance(state, Finished) else state
        if not isinstance(playing, Playing):
            return None
        deal = playing.deal
        army = (deal.declarer, adjutant(deal.dealt, deal.declarer, playing.named))
        return tuple(0 if seat in army else 1 for seat in range(self.seats))

    def endgame(self, state: State, one: Card) -> Endgame:  # noqa: ARG002  # the card led decides nothing here
        """See ``endgame.endgame``."""
        assert isinstance(state, Playing)
        return endgame(self.options, state)

    def match_over(self, outcomes: Sequence[Outcome]) -> bool:
        """A match ends after ``deals`` deals; passed-out ones are not counted."""
        counted, length = self.deal_count(outcomes)
        return counted >= length

    def deal_count(self, outcomes: Sequence[Outcome]) -> tuple[int, int]:
        """The deals that were not passed out, of ``deals``."""
        return sum(outcome.played for outcome in outcomes), self.options.deals

    def observe(self, state: State, seat: Seat) -> Observation:
        """See ``observation.observe``."""
        return observation.observe(self.options, state, seat, self.to_act(state))

    def sample(self, seen: Observation, rng: Random) -> State:
        """See ``belief.sample``."""
        return belief.sample(seen, rng)

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
        return habits(self.options, state, seat)

    def rules(self, style: TableStyle = PLAIN) -> RulePage:
        """See ``rulebook.rules``."""
        return rules(self.options, style)

    def judge(self, laid: tuple[Card, ...], trump: str | None, first: bool) -> Verdict:
        """See ``rulebook_tricks.verdict``."""
        return verdict(self.options, laid, trump, first)

    def playable(self, hand: tuple[Card, ...], trick: tuple[Card, ...], trump: str | None) -> tuple[tuple[Card, ...], Text | None]:
        """See ``play.TrickTable.legal`` and ``legality.duty``."""
        table = self._tables[trump]
        legal = table.legal(hand, trick)
        return legal, None if len(legal) == len(hand) else legality.duty(table, hand, trick)

    def policy(self, who: str | None = None) -> Policy[Observation]:
        """See ``policy.NapoleonPolicy``."""
        return NapoleonPolicy(temper_of(who))
