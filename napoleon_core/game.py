"""What a game is to everything above it, and the checked door to its moves.

``State`` is the truth and stays inside; a seat knows its ``Observation``; what is drawn is a ``TableView``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar, NamedTuple, Protocol, TypeVar

from napoleon_core.cards import Card
from napoleon_core.errors import IllegalMove
from napoleon_core.mechanics.dealing import Dealt, deal_of_match
from napoleon_core.mechanics.endgame import Endgame
from napoleon_core.moves import Move, Moves
from napoleon_core.option_specs import PLAIN, OptionSpec, Preset, TableStyle
from napoleon_core.rule_page import RulePage, Verdict
from napoleon_core.seats import Seat
from napoleon_core.study import Study
from napoleon_core.table_view import TableView
from napoleon_core.tally import DealFacts
from napoleon_core.texts import Json, Text

S = TypeVar("S")
Seen = TypeVar("Seen")
Seen_contra = TypeVar("Seen_contra", contravariant=True)

MESSAGE = 60  # so much of a text from outside is repeated in a message


class Claim(NamedTuple):
    """What is certain for the rest of a deal, in words, and the next move by which it comes true."""

    move: Move
    says: Text


class Outcome(Protocol):
    """What a deal came to, for the count of a match."""

    @property
    def played(self) -> bool:
        """False for a deal that was passed out."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat."""


class Options(Protocol):
    """The house rules of one table: a frozen value."""

    @property
    def players(self) -> int:
        """Number of seats."""

    def differences(self) -> dict[str, Json]:
        """The options that differ from the default preset, as a record writes them."""


class Policy(Protocol[Seen_contra]):
    """The rule of thumb of a game: quick, and knowing no more than its seat."""

    def choose(self, seen: Seen_contra, rng: Random, /) -> Move:
        """A legal move for the seat to act."""

    def mistakes(self, seen: Seen_contra, /) -> Sequence[Move]:
        """What a beginner may take for as good as what ``choose`` says: legal, nothing absurd, the least mistaken first; perhaps none."""

    def study(self, seen: Seen_contra, /) -> Study:
        """The decision of the seat to act, for a search to look into."""

    def informed_study(self, seen: Seen_contra, /) -> Study:
        """The same, in worlds that go with what the others have done so far; as ``study`` where the game knows nothing of that."""

    def liking(self, seen: Seen_contra, move: Move, /) -> float:
        """By how much more than it is worth a candidate is liked, in the unit of the study: what a temper may cost. 0 without a temper."""

    def telling(self, seen: Seen_contra, moves: Sequence[Move], /) -> Sequence[float]:
        """What each move costs by what it tells the others of its player, in the unit of the study; 0 where nothing is known of it."""

    def playout(self, seen: Seen_contra, rng: Random, /) -> Callable[[], object]:
        """A world that fits what is seen, ready to be played out again and again as a search does it. Precondition: cards are played."""


class Game(Protocol[S, Seen]):
    """One game with its options: rules as pure functions on its own states."""

    id: ClassVar[str]
    presets: ClassVar[Mapping[str, Preset]]
    settings: ClassVar[tuple[OptionSpec, ...]]

    @property
    def options(self) -> Options: ...
    @property
    def seats(self) -> int: ...
    @property
    def pack(self) -> tuple[Card, ...]: ...
    @property
    def hand_size(self) -> int: ...
    @property
    def widow_size(self) -> int: ...
    def start(self, dealt: Dealt, dealer: Seat, /) -> S:
        """The first state of a deal.

        :raises BadDeal: when the cards are not right.
        """

    def to_act(self, state: S, /) -> Seat | None:
        """The seat to move, None when the deal is over."""

    def legal_moves(self, state: S, /) -> Moves:
        """All moves of the seat to act, lazily and in a fixed order; none when the deal is over."""

    def read_move(self, state: S, text: str, /) -> Move:
        """The move that a text means here, legal or not.

        :raises NotationError: when it is no move of this phase.
        """

    def why_illegal(self, state: S, move: Move, /) -> Text | None:
        """Why a move is not allowed, None exactly for the legal ones."""

    def successor(self, state: S, move: Move, /) -> S:
        """The state after a move. Precondition: the move is legal. From outside, use ``apply``."""

    def outcome(self, state: S, /) -> Outcome | None:
        """What the deal came to, None while it runs."""

    def scores(self, state: S, /) -> tuple[int, ...]:
        """The scores of the deal, all 0 while it runs."""

    def sides(self, state: S, /) -> tuple[int, ...] | None:
        """The side of each seat, secret partners too: 0 for who undertook the contract, 1 for the others; None before the play begins."""

    def endgame(self, state: S, one: Card, /) -> Endgame:
        """The rest of the deal, all hands open, for a solver. Precondition: the seat to act may play the card ``one``.

        It is the deal before this card, which yet can decide what the cards are worth (a first lead that makes trumps).
        """

    def match_over(self, outcomes: Sequence[Outcome], /) -> bool:
        """Whether a match with these deals is at its end."""

    def deal_count(self, outcomes: Sequence[Outcome], /) -> tuple[int, int]:
        """How many of these deals count, and how many make a match."""

    def observe(self, state: S, seat: Seat, /) -> Seen:
        """What a seat knows, or in a deal that runs a ``BYSTANDER``."""

    def sample(self, seen: Seen, rng: Random, /) -> S:
        """A state that the seat cannot tell from the true one, drawn at random."""

    def claim(self, seen: Seen, /) -> Claim | None:
        """What the seat to act may claim of the rest of the deal: something that comes true in every deal that it cannot tell from the true
        one, whatever the others play, as long as it makes the move of each further claim. None where nothing is proved.
        """

    def present(self, seen: Seen, /) -> TableView:
        """What is drawn for a seat. It takes what the seat knows, so it cannot tell more."""

    def report(self, state: S, /) -> dict[str, Json]:
        """What a replay prints for the deal (rules: Game record)."""

    def facts(self, state: S, seat: Seat, /) -> DealFacts | None:
        """What a deal that is over was for a seat, None while it runs."""

    def habits(self, state: S, seat: Seat, /) -> Iterable[tuple[str, float]]:
        """What is to be counted of how a seat played a deal that is over: values of the family's habits by name, each as often as there
        was an occasion; nothing while the deal runs.
        """

    def rules(self, style: TableStyle = PLAIN, /) -> RulePage:
        """The rules of a table as a page, told with its style."""

    def judge(self, laid: tuple[Card, ...], trump: str | None, first: bool, /) -> Verdict:
        """Who wins a whole trick of these cards of the pack, in the order of play, and why; ``first`` is the first trick of a deal."""

    def playable(self, hand: tuple[Card, ...], trick: tuple[Card, ...], trump: str | None, /) -> tuple[tuple[Card, ...], Text | None]:
        """The cards of a hand, in the order of the pack, that may be played to a trick, and what bars the others, if some are barred."""

    def policy(self, who: str | None = None, /) -> Policy[Seen]:
        """The rule of thumb, with the temper of a character; one whom the game does not know plays without."""


def apply(game: Game[S, Seen], state: S, move: Move, /) -> S:
    """The state after a move from outside.

    :raises IllegalMove: when the move is not allowed; the state is as before.
    """
    if move not in game.legal_moves(state):
        reason = game.why_illegal(state, move) or Text("table-illegal")
        raise IllegalMove(f"expected a legal move, got '{str(move)[:MESSAGE]}' ({reason.key})", reason)
    return game.successor(state, move)


def deal_for(game: Game[S, Seen], seed: str, serial: int) -> Dealt:
    """Deal number ``serial`` (from 0, passed-out deals count) of the match with that seed."""
    return deal_of_match(game.pack, game.seats, game.hand_size, seed, serial, game.widow_size)
