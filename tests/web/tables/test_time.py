"""A time to think is chosen in the lobby, and runs on the board."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.served import Served
from tests.web.company import asked
from tests.web.person import Person, hasty
from tests.web.tables.test_lobby import invite

STORE = "bank-300000-10000"


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
