"""What happens is told in words to those who do not see the table, once and in order."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.conftest import Join
from e2e.player import Mouse, Table
from e2e.saves import find, find_first_bid


def test_bids_cards_tricks_and_my_turn_are_said_once_each(join: Join) -> None:
    table = join(find(lambda view: view["next"] == "human" and view["phase"] == "play" and (view["last"] or {}).get("number") == 2))
    news = table.page.locator("#news")
    expect(news).to_contain_text(re.compile("Your turn|You hold no"))
    before = news.locator("p").count()
    others = 4 - in_the_trick(table)
    moment = table.moment
    table.decide(Mouse())
    table.wait_after(moment)
    said = news.locator("p").all_inner_texts()[before:]
    (won,) = [place for place, line in enumerate(said) if re.search(r"takes? the trick", line)]
    assert len([line for line in said[:won] if re.search(r"(plays|leads) the \w+", line)]) == len(said[:won]) == others
    assert len([line for line in said[won + 1 : -2] if re.search(r"(plays|leads) the \w+", line)]) == in_the_trick(table)
    assert len([line for line in said if line.startswith(("Your turn", "You hold no", "The joker calls"))]) == 1


def in_the_trick(table: Table) -> int:
    """How many cards lie in the running trick."""
    trick = table.saved().view()["trick"]
    assert trick
    return len(trick["plays"])


def test_that_everyone_passed_is_said_once(join: Join) -> None:
    table = join(find_last_pass())
    table.decide(Mouse())
    table.wait_for_me()
    expect(table.page.locator("#news p", has_text="Everyone passed")).to_have_count(1)


def find_last_pass() -> str:
    """The save at the person's own pass after which all have passed."""
    return find_first_bid(lambda view: view["phase"] == "passed")


def test_a_new_deal_says_which_it_is_and_what_is_asked(join: Join) -> None:
    table = join(find(lambda view: view["next"] == "human" and view["phase"] == "auction"))
    expect(table.page.locator("#news")).to_contain_text(re.compile(r"Deal 1 of 5: Auction.*(Make a bid|Bid higher)", re.DOTALL))
