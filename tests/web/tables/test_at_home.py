"""The shelf and the ways to it: games that are over, wrong addresses, another language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Route, expect

from tests.served import Served
from tests.web.person import Person, hasty


def test_a_game_that_is_over_stands_on_the_shelf_and_is_seen_again(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.choose(seats="2", rounds="1")
    me.do("play-chosen").click()
    me.play_until(lambda question: False, hasty)
    place = me.page.locator("[data-place]")
    said = {"1": "You are 1st of 2.", "2": "You are 2nd of 2."}
    expect(place).to_have_text(said[place.get_attribute("data-place") or ""])

    me.page.locator('[data-page="end"] a[href="/"]').click()
    finished = me.page.locator("a[data-table]")
    expect(finished).to_contain_text("1 bot")
    finished.click()
    expect(me.page.locator("[data-replay]")).to_be_visible()
    me.do("replay-close").click()
    expect(me.page.locator('[data-page="end"]')).to_be_visible()
    assert "?" not in me.page.url, "who reloads wants the end"


def test_the_game_before_a_rematch_is_seen_again_and_can_be_dropped(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.choose(seats="2", rounds="1")
    me.do("play-chosen").click()
    me.play_until(lambda question: False, hasty)
    me.do("again").click()
    expect(me.page.locator('[data-page="end"]')).to_have_count(0)

    me.page.goto(server.at())
    earlier = me.page.locator('a[data-table][href*="?replay="]')
    expect(earlier).to_contain_text("win")
    expect(me.page.locator("a[data-table]")).to_have_count(2)
    earlier.click()
    expect(me.page.locator("[data-replay]")).to_be_visible()
    assert not any("face down" in card for card in me.row(0))
    assert Axe().run(me.page).violations_count == 0
    me.do("replay-close").click()

    expect(me.page.locator("a[data-table]")).to_have_count(2)
    me.page.locator('li:has([href*="?replay="]) [data-do="drop-table"]').click()
    expect(earlier).to_have_count(0)
    me.page.reload()
    expect(me.page.locator("a[data-table]")).to_have_count(1)


@pytest.mark.parametrize("path", ["/nowhere", "/t/", "/t/a.b"])
def test_who_is_lost_finds_home_in_their_own_language(
    server: Served, arrive: Callable[[], Person], path: str
) -> None:
    me = arrive()
    answer = me.page.goto(server.at() + path)
    assert answer is not None
    assert answer.status == 404
    title = me.page.locator('[data-page="nowhere"] h1')
    expect(title).to_contain_text("There is no such page")
    me.page.locator("[data-language]").select_option("pl")
    expect(title).to_contain_text("Nie ma takiej strony")
    assert Axe().run(me.page).violations_count == 0
    me.page.locator('[data-page="nowhere"] a').click()
    expect(me.do("play-now").first).to_be_visible()


def test_the_language_can_be_changed_in_the_middle_of_a_game(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.do("play-now").first.click()
    expect(me.board).to_be_visible()
    expect(me.do("rules")).to_have_text("Rules")
    me.page.locator("header [data-language]").select_option("uk")
    expect(me.do("rules")).to_have_text("Правила")
    me.page.reload()
    expect(me.do("rules")).to_have_text("Правила")


def test_a_name_may_be_an_emoji(server: Served, arrive: Callable[[], Person]) -> None:
    me = arrive()
    me.page.goto(server.at())
    name = me.page.locator('input[autocomplete="nickname"]')
    name.fill("…")
    name.press("Enter")
    expect(me.page.get_by_role("alert")).to_contain_text("at least one letter, digit or emoji")
    name.fill("🐱")
    with me.page.expect_response("**/api/me"):  # a page that is left sooner takes it along
        name.press("Enter")
    expect(me.page.get_by_role("alert")).to_have_count(0)
    me.page.reload()
    expect(name).to_have_value("🐱")


@pytest.mark.parametrize("nothing", ["", "   "])
def test_a_name_field_that_is_left_empty_shows_the_name_again(
    server: Served, arrive: Callable[[], Person], nothing: str
) -> None:
    """The name stays what it was, and whoever looks at the field sees that."""
    me = arrive()
    me.page.goto(server.at())
    field = me.page.locator("input[autocomplete=nickname]")
    expect(field).not_to_have_value("")
    before = field.input_value()
    field.fill("…")
    field.blur()
    expect(me.page.get_by_role("alert")).to_be_visible()
    field.fill(nothing)
    field.blur()
    expect(field).to_have_value(before)
    expect(me.page.get_by_role("alert")).to_have_count(0)


def test_a_page_that_is_older_than_the_server_is_loaded_anew(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    asked: list[str] = []

    def gone_at_first(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=404)
        else:
            route.continue_()

    me.page.route("**/assets/TablePage-*.js", gone_at_first)
    me.page.goto(server.at())
    me.do("play-now").first.click()
    expect(me.board).to_be_visible()
    assert len(asked) > 1


def test_a_part_that_cannot_be_had_is_said_in_words(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.route("**/assets/TablePage-*.js", lambda route: route.abort())
    me.page.goto(server.at())
    me.do("play-now").first.click()
    expect(me.page.locator('[data-page="nowhere"] h1')).to_contain_text("cannot be reached")


def test_a_lesson_that_is_on_its_way_looks_like_a_button_that_is(
    server: Served, arrive: Callable[[], Person]
) -> None:
    # A device takes some seconds for its first table.
    me = arrive()
    me.page.goto(server.at())
    for name in ("play-now", "lesson"):
        button = me.on_box("tail", name)
        button.evaluate("it => (it.disabled = true)")
        expect(button).to_have_css("opacity", "0.6")
