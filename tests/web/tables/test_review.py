"""A real match is reviewed by the bots of its server: from its end, from the shelf, from its
replay; by keyboard, and by ear."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.declared import our_games
from tests.served import Served
from tests.web.person import AT_THE_END, Person
from tests.web.pocket.test_without_a_line import PLAYERS
from tests.web.reviews import BOARD, DONE, MARKED, ON_BOARD, REVIEW
from tests.web.tables.test_ending import play_a_round
from tests.web.tables.test_hints import sit_down

Arrive = Callable[[], Person]
MINUTES = 180_000
"""A review is worked out by the same cores that play the other tests."""


def reviewed(me: Person) -> None:
    """Back when the review is all there."""
    expect(me.page.locator(DONE)).to_be_visible(timeout=MINUTES)


def test_a_match_of_tail_is_reviewed_by_keyboard_and_by_ear(server: Served, arrive: Arrive) -> None:
    me = arrive()
    play_a_round(server, me)
    me.press_by_keyboard('[data-do="review"]')
    title = me.page.get_by_role("heading", level=1)
    expect(title).to_be_focused()
    expect(title).to_contain_text("Review of ")
    reviewed(me)
    expect(me.page.get_by_role("img", name="Chance to win over the match")).to_be_visible()
    told = me.page.get_by_role("status").filter(has_text="most of this result.")
    expect(told).to_contain_text(re.compile("Own luck, from the very start: (about|too little)"))
    for place in range(me.page.locator("[data-dear]").count()):
        me.press_by_keyboard(f'[data-do="review-show"][data-at="{place}"]')
        expect(me.page.get_by_role("heading", name="Decision")).to_be_focused()
        expect(me.page.locator(ON_BOARD)).to_contain_text("Better: ")
        me.page.keyboard.press("Escape")
        expect(me.page.locator(f'[data-do="review-show"][data-at="{place}"]')).to_be_focused()
    me.page.get_by_label("Whose game").select_option(index=1)
    reviewed(me)
    expect(me.page.locator(REVIEW)).to_have_attribute("data-seat", "1")
    me.page.go_back()
    expect(me.page.locator(AT_THE_END)).to_be_visible()

    me.page.goto(server.at())
    me.page.locator("[data-review]").click()
    reviewed(me)
    me.press_by_keyboard('[data-do="review-close"]')
    expect(me.page.locator(AT_THE_END)).to_be_visible()
    me.do("replay").click()
    me.page.locator('[data-replay] [data-do="review"]').click()
    reviewed(me)
    me.page.go_back()
    expect(me.page.locator("[data-replay]")).to_be_visible()


@pytest.mark.long
def test_an_earlier_match_of_a_table_is_reviewed_from_the_shelf(
    server: Served, arrive: Arrive
) -> None:
    me = arrive()
    play_a_round(server, me)
    me.do("again").click()
    expect(me.board).to_be_visible()
    me.page.goto(server.at())
    me.page.locator("[data-review]").click()
    reviewed(me)
    expect(me.page.locator(REVIEW)).to_have_attribute("data-seat", "0")
    me.page.go_back()
    expect(me.page.locator("[data-review]")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", our_games())
def test_every_game_is_reviewed_on_its_own_board(game: str, server: Served, arrive: Arrive) -> None:
    me = arrive()
    sit_down(me, server, game)
    PLAYERS[game](me)
    me.do("review").click()
    reviewed(me)
    dear = me.page.locator("[data-dear]").count()
    for place in range(dear):
        me.page.locator(f'[data-do="review-show"][data-at="{place}"]').click()
        expect(me.page.locator(BOARD)).to_have_attribute("data-board", game)
        expect(me.page.locator(ON_BOARD)).to_contain_text("Played: ")
        me.do("review-back").click()
    assert dear or game == "boots", "whoever plays at random makes mistakes"
    assert me.page.locator(MARKED).count() == 0
