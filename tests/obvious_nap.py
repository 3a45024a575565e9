"""Obvious positions of Nap: hands by seat, of which seat 0 speaks first, and what has been said and played."""

from __future__ import annotations

from typing import Any

from tests.nap_tables import nap_after
from tests.obvious import Obvious


def at(what: str, moves: str, hands: str, actions: str = "", *, never: bool = False, **options: Any) -> Obvious:
    """A position after these actions, as who is to act sees it; hands that are not told hold anything."""

    def seen() -> Any:
        game, state = nap_after(actions, *hands.split(" | "), **options)
        return game.observe(state, game.to_act(state))

    return Obvious(what, seen, moves, never)


TOP, LOW, PLAIN, ANY = "As Ks Qs Js Ts", "2s 3s 2h 3d 2c", "7s 9h 9d Td Jc", "6h 7h 8h 6d 7d"
ALONE = "pass pass pass"
WEAK = f"8s 5h 8d 8c 5s | {ANY} | 4s Qh Qd Qc 4d"
FORCED: dict[str, Any] = {"actions": ALONE, "all_pass": "dealer_bids"}

BIDS = [
    at("five top trumps are a Nap", "nap", TOP),
    at("four top trumps and an ace are a Nap", "nap", "Ah Kh Qh Jh Ac"),
    at("ace, king and queen of a suit are a three", "3", "As Ks Qs 4h 2d"),
    at("four top trumps and a low card are a four at least", "4, nap", "Ah Kh Qh Jh 2c"),
    at("middling cards are passed", "pass", PLAIN),
    at("middling cards are passed among six", "pass", PLAIN, players=6),
    at("middling cards are passed over a three", "pass", f"{ANY} | {PLAIN}", "3"),
    at("the lowest cards are a misère", "misere", LOW),
    at("the lowest cards are a misère among three", "misere", LOW, players=3),
    at("the lowest cards are passed where there is no misère", "pass", LOW, misere=False),
    at("five top trumps are a Wellington over a Nap", "wellington", f"{ANY} | {TOP}", "nap"),
    at(
        "five top trumps are a Blücher over a Wellington", "blucher", f"{ANY} | 6s 7s 8s 8d 9d | {TOP}", "nap wellington", top_bid="blucher"
    ),
    at("middling cards are passed over a Nap", "pass", f"{ANY} | {PLAIN}", "nap", top_bid="blucher"),
    at("one ace is no Nap over a four", "pass", f"{ANY} | As 9h 9d Jc 3s", "4"),
    at("a dealer who must bid bids as little as there is", "1", f"{WEAK} | {PLAIN}", misere=False, **FORCED),
    at("a dealer who must bid has a Nap with five top trumps", "nap", f"{WEAK} | {TOP}", **FORCED),
    at("a dealer who must bid has a misère with the lowest cards", "misere", f"{WEAK} | {LOW}", **FORCED),
]
LEADS = [
    at("ace, king and queen make their suit trumps", "Ad, Kd, Qd", "Ad Kd Qd 3s 2c", f"3 {ALONE}"),
    at("a long suit makes trumps before a single ace", "Js, Ts, 9s, 8s", "Js Ts 9s 8s Ah", f"3 {ALONE}"),
    at(
        "of a Nap the sure cards are led first",
        "4h",
        "As Ks Qs Js 4h | 2s 5h 6h 7h 8h | 3s 5d 6d 7d 8d | 4s 5c 6c 7c 8c",
        f"nap {ALONE} As 2s 3s 4s",
        never=True,
    ),
    at("who bids a misère leads a card that lies under all", "2s", "2s 7h 5d 8d 4c", f"misere {ALONE}"),
    at(
        "where the lead makes trumps, a misère is not begun with an ace",
        "Ah",
        "2s 3s 4s 2d Ah",
        f"misere {ALONE}",
        never=True,
        misere_trumps=True,
    ),
    at(
        "a defender cashes the ace that beats a four",
        "Ah",
        "As Qs Js Ts 3h | Ks Ah 5d 6d 7d | 2s 5h 6h 8d 9d | 4s 7h 8h 8c 9c",
        f"4 {ALONE} Qs Ks 2s 4s",
    ),
]
THREE = f"3 {ALONE} As 3s 5s"
PLAYS = [
    at(
        "the bidder takes the last trick that is wanted with a small trump",
        "4s",
        "As Ks 4s 7d 2c | 2s 6s 9d Td 3h | 3s 7s 8d Jd 4h | 5s 8s Qd 2d 5h",
        f"3 {ALONE} As 2s 3s 5s Ks 6s 7s 8s 7d 9d 8d Qd 5h",
    ),
    at(
        "last in hand the bidder wins as cheaply as it can",
        "Jh",
        "As 2s Kh Jh 4d | 3s Td 9h 8c 9c | 4s 5d 5h Tc Jc | 5s 6d 6h Qc Kc",
        f"3 {ALONE} As 3s 4s 5s 4d Td 5d 6d 9h 5h 6h",
    ),
    at(
        "the last to play beats a Nap where it can",
        "Ks",
        "Qs Js Ts 9s Ac | 2s 5h 6h 7h 8h | 3s 5d 6d 7d 8d | Ks 4s 6c 7c 8c",
        f"nap {ALONE} Qs 2s 3s",
    ),
    at("the ace of trumps beats a Nap at once", "As", "Ks Qs Js Ts Ac | As 2s 6h 7h 8h", f"nap {ALONE} Ks"),
    at(
        "a small trump beats a Nap on an ace",
        "5s",
        "As Ks Qs Ah 2c | 4s 5s 6d 7d 8c | 3s 5h 6h 5d 7c | 6s 3h 4h 4d 8d",
        f"nap {ALONE} As 4s 3s 6s Ah",
    ),
    at(
        "a defender does not beat a partner's ace",
        "2h",
        "As Ks 7h 8d 2c | Ah 3s 6d 7d 8c | 3h 5s 6h 5d 7c | Kh 2h 4s 4d Jd",
        f"{THREE} 4s 7h Ah 3h",
    ),
    at(
        "a defender does not trump a partner's ace",
        "6s",
        "As Ks 7h 8d 3c | Ah 3s 6d 7d 8c | 3h 5s 6h 5d 7c | 4s 6s 2c 3d 2d",
        f"{THREE} 4s 7h Ah 3h",
        never=True,
    ),
    at(
        "a defender throws no ace on a partner's",
        "Ad",
        "As Ks 7h 8d 3c | Ah 3s 6d 7d 8c | 3h 5s 6h 5d 7c | Ad 6s 2c 3d 2d",
        f"{THREE} 6s 7h Ah 3h",
        never=True,
    ),
    at(
        "last in hand a defender beats the bidder as cheaply as it can",
        "9h",
        "As Ks 7h 8d 3c | 2h 3s 6d 7d 8c | 3h 5s 6h 5d 7c | Ah 9h 6s 3d 2d",
        f"{THREE} 6s 7h 2h 3h",
    ),
]
MISERE = [
    at(
        "last in hand a defender stays under the card of a misère",
        "2s",
        "5s 4h 3d 3c 2d | 3s 9h Kh Ad Qc | 4s Js Qh Kd Kc | 9s 2s Jh Qd Ac",
        f"misere {ALONE} 5s 3s 4s",
    ),
    at(
        "a defender throws a high card when the trick cannot catch the misère any more",
        "As",
        "5s 4h 3d 3c 2d | 9s 6s Kh Ad Qc | Ts Js Qh Kd Kc | As 2s Jh Qd Ac",
        f"misere {ALONE} 5s 9s Ts",
    ),
    at(
        "a defender leads no suit that a misère lacks",
        "Kh",
        "3s 6d 5d 4c 3c | 9s 5h 7d Qh Jc | 4s 8h 9h Kd Kc | 6s Th 2d Kh Qc",
        f"misere {ALONE} 3s 9s 4s 6s 5h 8h Th 6d",
        never=True,
    ),
    at(
        "a defender plays low before who bid a misère",
        "2d",
        "2s 6d 3h 3c 5h | 3s 8h 9h Kc Tc | 9s 4d Jh Qh Ac | 4s 2d Kd Qc Ah",
        f"misere {ALONE} 2s 3s 9s 4s 4d",
    ),
    at(
        "a defender does not trump the card of a misère",
        "3h",
        "2h 5s 3d 3c 4d | 9h 3h Kc Qc Ac | 8h Js 9d Td 7c | Th 3s Ks Qd 2d",
        f"misere {ALONE} 2h 9h 8h Th 3s 5s",
        never=True,
        misere_trumps=True,
    ),
    at(
        "a misère follows as high as loses",
        "9h",
        "2s 9h 3h 4d 5c | 8s Th Qd Kd Ac | 3s 6h 9d Tc Jc | 4s 7h 8d 9c Qc",
        f"misere {ALONE} 2s 8s 3s 4s Th 6h 7h",
    ),
    at(
        "a misère throws its most dangerous card away",
        "Kd",
        "2s 3h Kd 2c 3c | 8s 9s Qd Qh Ac | 3s 5s 9d Tc Jc | 4s 6s 8d 9c Qc",
        f"misere {ALONE} 2s 8s 3s 4s 9s 5s 6s",
    ),
]
ALL = [*BIDS, *LEADS, *PLAYS, *MISERE]
