"""One person plays `cafe` against bots: by finger on a phone, and with a change of mind."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.served import Served
from tests.web.cafe_people import builder
from tests.web.person import Person


def test_one_person_plays_cafe_against_three_bots_on_a_phone(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.on_box("cafe", "play-now").click()
    me.play_until(lambda question: False, builder)

    totals = me.page.locator("[data-score-sheet] tfoot tr").first.locator("td")
    expect(me.page.locator("[data-winners]")).not_to_have_attribute("data-winners", "")
    expect(me.page.locator("[data-row]")).to_have_count(4)
    best = max(int(text) for text in totals.all_inner_texts())
    shown = me.page.locator("[data-row] .points").all_inner_texts()
    assert max(int(text.split()[-1]) for text in shown) == best

    me.do("again").click()
    expect(me.board).to_have_attribute("data-round", "1")
