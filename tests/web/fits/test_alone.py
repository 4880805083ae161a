"""One person plays `fits` against bots on a phone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.served import Served
from tests.web.fits.people import layer
from tests.web.person import Person


def test_one_person_plays_fits_against_bots_on_a_phone(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.on_box("fits", "play-now").click()
    me.play_until(lambda question: False, layer)

    totals = me.page.locator("[data-score-sheet] .total")
    expect(me.page.locator("[data-winners]")).not_to_have_attribute("data-winners", "")
    best = max(int(text) for text in totals.all_inner_texts())
    shown = me.page.locator("[data-row] .points").all_inner_texts()
    assert max(int(text.split()[-1]) for text in shown) == best
