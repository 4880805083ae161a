"""A friend looks on at `fits`: sees the whole table and no hand, and is asked nothing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.served import Served
from tests.web.fits.people import sleeper
from tests.web.person import AT_THE_END, Person

ON_THE_TABLE = (
    """all => all.map(it => it.dataset.spot + " " + it.getAttribute("aria-label")).sort()"""
)
TO_PLAY = "[data-move], [data-do=turn], [data-do=cancel]"


def test_who_looks_on_sees_the_same_table_and_is_asked_nothing(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    me.page.goto(server.at())
    me.on_box("fits", "play-now").click()
    expect(me.board).to_be_visible()
    friend.page.goto(me.page.url)
    expect(friend.board).to_have_attribute("data-phase", "choosing")
    while (question := me.question()) is not None:
        expect(friend.page.locator(TO_PLAY)).to_have_count(0)
        me.answer(question, sleeper)
    expect(friend.page.locator(AT_THE_END)).to_be_visible()
    expect(friend.page.locator("[data-place]")).to_have_count(0)
    mine = [said.replace("Your", f"{name_of_the_host(friend)}’s") for said in on_the_table(me.page)]
    assert on_the_table(friend.page) == mine
    assert_no_hand_was_told(friend)


def on_the_table(page: Page) -> list[str]:
    """Where something lies, and how it is called."""
    lying = page.locator('[data-pans] :is([data-spot^="at:"], [data-spot^="across:"])')
    found: list[str] = lying.evaluate_all(ON_THE_TABLE)
    return found


def name_of_the_host(friend: Person) -> str:
    """How somebody else is told whose things lie there."""
    welcome = next(message for message in friend.heard if message["type"] == "welcome")
    return str(welcome["table"]["chairs"][0]["name"])


def assert_no_hand_was_told(friend: Person) -> None:
    """Not even the line to the page knew of a card in a hand."""
    updates = [message for message in friend.heard if message["type"] == "update"]
    assert updates
    assert all(update["view"]["hand"] == [] for update in updates)
    assert all(update["moves"] == [] for update in updates)
