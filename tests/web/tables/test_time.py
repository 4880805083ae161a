"""A time to think is chosen in the lobby, and runs on the board."""

from __future__ import annotations

import re
from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.served import Served
from tests.web.company import asked
from tests.web.person import CAN_ACT, Person, hasty, patient
from tests.web.tables.test_lobby import invite

STORE = "bank-300000-10000"
DAYS = "days-259200000-0"


def test_the_host_chooses_a_time_and_everybody_sees_the_clocks(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    invite(server, me, friend, seats="2", seat=1)
    theirs = friend.page.locator("[data-timing]")
    expect(theirs).to_have_attribute("data-timing", "none")
    chosen = me.page.locator(f'input[name="timing"][value="{STORE}"]')
    me.page.locator("label", has=chosen).click()
    expect(theirs).to_have_attribute("data-timing", STORE)
    expect(theirs).to_contain_text("5 min")
    me.do("start").click()
    for person in (me, friend):
        expect(person.page.locator('[data-clock][data-runs="true"]')).to_have_count(2)
    me.answer(asked(me), hasty)
    mine = me.page.locator('[data-clock="0"][data-runs="false"] b')
    expect(mine).to_have_text(re.compile(r"5:\d\d"))


def test_a_table_with_days_for_a_move_waits_on_the_shelf_and_tells_what_is_new(
    own_server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    invite(own_server, me, friend, seats="2", seat=1)
    chosen = me.page.locator(f'input[name="timing"][value="{DAYS}"]')
    me.page.locator("label", has=chosen).click()
    expect(me.page.locator("[data-timing]")).to_have_attribute("data-timing", DAYS)
    me.do("start").click()
    for person in (me, friend):
        person.answer(asked(person), hasty)
    friend.page.goto(own_server.at())
    expect(friend.page.locator("[data-until]")).to_contain_text("until")
    expect(me.page.locator('[data-row="1"] [data-absence]')).to_have_text("away")
    while me.page.locator(CAN_ACT).count() or not friend_is_asked(me):
        me.answer(asked(me), patient)
    own_server.kill()
    own_server.start()

    friend.page.reload()
    table = friend.page.locator("a[data-table]")
    expect(table.locator("[data-how]")).to_have_text("Your turn!")
    expect(table.locator("[data-until]")).to_contain_text("until")
    expect(table.locator("[data-news]")).to_contain_text("since you looked")
    assert Axe().run(friend.page).violations_count == 0
    table.click()
    digest = friend.page.locator("[data-missed]")
    expect(digest).to_contain_text("Since you looked last")
    expect(digest.locator("li").first).to_be_visible()
    friend.do("missed-read").click()
    friend.reload()
    expect(digest).to_have_count(0)


def friend_is_asked(me: Person) -> bool:
    """Whether the match waits for the second seat, as my page was told last."""
    updates = [heard for heard in me.heard if heard["type"] == "update"]
    return bool(updates[-1]["waiting"] == [1])
