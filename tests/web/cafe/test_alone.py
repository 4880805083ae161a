"""One person plays `cafe` against bots: by finger on a phone, and with a change of mind."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.served import Served
from tests.web.cafe.people import builder
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

    see_it_again(me)
    me.do("again").click()
    expect(me.board).to_have_attribute("data-round", "1")


def see_it_again(me: Person) -> None:
    """The replay begins with empty sheets, ends with those of the end, and asks for nothing."""
    me.do("replay").click()
    bar, board = me.page.locator("[data-replay]"), me.page.locator("[data-board]")
    expect(bar).to_have_attribute("data-replay", "0")
    expect(me.page.locator("[data-cell]:not([aria-label$='empty'])")).to_have_count(0)
    me.page.keyboard.press("End")
    expect(board).to_have_attribute("data-phase", "over")
    expect(me.page.locator("[data-cell]:not([aria-label$='empty'])")).not_to_have_count(0)
    expect(me.page.locator("button[data-move]")).to_have_count(0)
    me.do("replay-close").click()


def test_the_first_tap_shows_what_a_die_could_draw_and_the_second_takes_it(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.on_box("cafe", "play-now").click()
    question = me.question()
    assert question is not None
    die = me.page.locator(f'[data-move="{question.keys[0]}"]')
    die.tap()
    expect(die).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator("[data-item].faint").first).to_be_visible()
    assert me.decision == question.decision
    die.tap()
    expect(me.page.locator('[data-spot="taken:0"]')).to_be_visible()
