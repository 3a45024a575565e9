"""What one seat knows of a deal (rules: Naming and exchange), and nothing more."""

from __future__ import annotations

from dataclasses import dataclass, replace

from napoleon_core.cards import Card
from napoleon_core.games.napoleon.contract import Contract
from napoleon_core.games.napoleon.options import NapoleonOptions
from napoleon_core.games.napoleon.play import IS_HONOUR
from napoleon_core.games.napoleon.scoring import taken_by_seat
from napoleon_core.games.napoleon.state import Auction, Exchange, Finished, Naming, Playing, State
from napoleon_core.mechanics.auction import Bidding
from napoleon_core.mechanics.dealing import hand_of
from napoleon_core.mechanics.tricks import Play, Trick, plays
from napoleon_core.seats import Seat

ARMY, ALLIES = "declarer", "defenders"
PHASES: dict[type, str] = {Auction: "auction", Naming: "naming", Exchange: "exchange", Playing: "play"}


@dataclass(frozen=True, slots=True)
class Observation:
    """A deal as ``seat`` knows it.

    ``dealt_hand`` and ``hand`` are its own; ``counts`` is how many cards each seat holds. ``contract``, ``declarer`` and ``named`` are
    None until they are settled. ``widow`` and ``discards`` are None unless this seat knows them; ``shown`` are discarded honours shown to
    all. ``finished`` is the whole deal once it is over, when everything is public.
    """

    options: NapoleonOptions
    seat: Seat
    phase: str
    dealer: Seat
    bidding: Bidding
    contract: Contract | None
    declarer: Seat | None
    dealt_hand: tuple[Card, ...]
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    named: Card | None
    widow: tuple[Card, ...] | None
    discards: tuple[Card, ...] | None
    shown: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    leader: Seat | None
    trick: tuple[Card, ...]
    to_act: Seat | None
    finished: Finished | None

    @property
    def trump(self) -> str | None:
        """The trump suit, None before the auction is over and without trumps."""
        return self.contract.trump if self.contract else None

    @property
    def is_declarer(self) -> bool:
        """Whether this seat is Napoleon."""
        return self.seat == self.declarer

    @property
    def is_adjutant(self) -> bool:
        """Whether this seat was dealt the named card and is not Napoleon."""
        return self.named is not None and not self.is_declarer and self.named in self.dealt_hand

    @property
    def is_exchanged(self) -> bool:
        """Whether Napoleon has taken the widow and discarded."""
        return self.phase in ("play", "result") or (self.phase == "naming" and self.options.adjutant_naming == "after_exchange")

    def trick_plays(self) -> tuple[Play, ...]:
        """The running trick with its seats."""
        return () if self.leader is None else tuple(plays(self.leader, self.trick, self.options.players))

    def all_plays(self) -> tuple[Play, ...]:
        """Every card played in this deal, in order."""
        done = [play for trick in self.tricks for play in plays(trick.leader, trick.cards, self.options.players)]
        return (*done, *self.trick_plays())

    def named_player(self) -> Seat | None:
        """Who has played the named card, None while it is out of sight."""
        for trick in self.tricks:
            if self.named in trick.cards:
                return (trick.leader + trick.cards.index(self.named)) % self.options.players
        return next((play.seat for play in self.trick_plays() if play.card is self.named), None)

    def partner(self) -> Seat | None:
        """The adjutant's seat as far as this seat knows it."""
        if self.finished:
            return self.finished.outcome.partner
        if self.is_adjutant:
            return self.seat
        player = self.named_player()
        return None if player == self.declarer else player

    def knows_alone(self) -> bool:
        """Whether this seat knows that Napoleon plays alone: the named card is in Napoleon's own cards, or was shown."""
        if self.named is None:
            return False
        if self.finished:
            return self.finished.outcome.partner is None
        if self.is_declarer and self.named in (*self.dealt_hand, *(self.widow or ())):
            return True
        return self.named_player() == self.declarer or self.named in self.shown

    def side(self, seat: Seat) -> str | None:
        """``declarer`` or ``defenders`` for a seat whose side this seat knows, else None."""
        if self.declarer is None or self.named is None:
            return ARMY if seat == self.declarer else None
        if seat in (self.declarer, self.partner()):
            return ARMY
        known = self.partner() is not None or self.knows_alone() or seat == self.seat
        return ALLIES if known else None

    def taken(self) -> tuple[int, ...]:
        """Honours won so far by each seat, those shown after the exchange included."""
        return taken_by_seat(self.options, self.tricks, self.shown)


def observe(options: NapoleonOptions, state: State, seat: Seat, to_act: Seat | None) -> Observation:
    """What ``seat``, or a bystander, knows of ``state``."""
    if isinstance(state, Finished):
        seen = observe(options, state.last, seat, None)
        return replace(seen, phase="result" if state.outcome.played else "passed", finished=state)
    if isinstance(state, Auction):
        return _in_auction(options, state, seat, to_act)
    deal, hands = state.deal, state.hands
    discards = None if isinstance(state, Exchange) else state.discards
    mine = seat == deal.declarer
    exchanged = isinstance(state, Exchange) or discards is not None
    shown: tuple[Card, ...] = ()
    if discards is not None and options.discarded_honours == "first_trick":
        shown = tuple(one for one in discards if one in IS_HONOUR)
    playing = state if isinstance(state, Playing) else None
    return Observation(
        options,
        seat,
        PHASES[type(state)],
        deal.dealer,
        deal.bidding,
        deal.contract,
        deal.declarer,
        hand_of(deal.dealt.hands, seat),
        hand_of(hands, seat),
        tuple(map(len, hands)),
        None if isinstance(state, Naming) else state.named,
        deal.dealt.widow if mine and exchanged else None,
        discards if mine else None,
        shown,
        playing.tricks if playing else (),
        playing.leader if playing else None,
        playing.trick if playing else (),
        to_act,
        None,
    )


def _in_auction(options: NapoleonOptions, state: Auction, seat: Seat, to_act: Seat | None) -> Observation:
    hand = hand_of(state.dealt.hands, seat)
    counts = tuple(map(len, state.dealt.hands))
    return Observation(
        options,
        seat,
        "auction",
        state.dealer,
        state.bidding,
        None,
        None,
        hand,
        hand,
        counts,
        None,
        None,
        None,
        (),
        (),
        None,
        (),
        to_act,
        None,
    )
