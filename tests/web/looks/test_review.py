"""A review: it fits and keeps nobody out, its moments lie on the board in sight, Back closes it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.declared import our_games
from tests.web.keyboard import Keyboard
from tests.web.looks.test_access import complaints
from tests.web.looks.test_layout import PHONE, SIDEWAYS, USUAL, look_through
from tests.web.reviews import DONE, MARKED, ON_BOARD, REVIEW, show_review
from tests.web.stage import LANGUAGES, Stage

BEHIND = """() => {
  const bar = document.querySelector("[data-onboard]").getBoundingClientRect();
  const things = "[data-board], [data-row], [data-card], [data-pans]";
  const shown = document.querySelector("main:not([hidden])");
  return [...shown.querySelectorAll(things)].filter(it => {
    const { right, bottom } = it.getBoundingClientRect();
    return right > bar.left && bottom > bar.top + 1;
  }).map(it => it.className);
}"""
OUT_OF_SIGHT = """() => {
  const bar = document.querySelector("[data-onboard]").getBoundingClientRect();
  const shown = document.querySelector("main:not([hidden]) > [data-board]");
  const { top } = shown.getBoundingClientRect();
  return [...shown.querySelectorAll("[data-marked]")].filter(it => {
    const box = it.getBoundingClientRect();
    return box.top < top || box.bottom > bar.top + 1;
  }).map(it => it.outerHTML.slice(0, 120));
}"""
LIES_WITHIN = """line => {
  const [inner, outer] = [line, line.closest(".chart")].map(it => it.getBoundingClientRect());
  return inner.height > 80 && inner.top >= outer.top && inner.bottom <= outer.bottom;
}"""
NO_PATTERNS = """() => [...document.querySelectorAll("main:not([hidden]) [fill^='url(#']")]
  .map(it => it.getAttribute("fill").slice(5, -1))
  .filter(id => !document.getElementById(id)?.closest("main:not([hidden])"))"""
CUT = """() => [...document.querySelectorAll("[data-page='review'] *, [data-onboard] *")]
  .filter(it => !it.closest(".unseen, svg, .plot"))
  .filter(it => it.getBoundingClientRect().right > innerWidth + 0.5)
  .map(it => it.outerHTML.slice(0, 120))"""

FIRST, *REST = our_games()
one_of_all = pytest.mark.parametrize(
    "game", [FIRST, *(pytest.param(game, marks=pytest.mark.long) for game in REST)]
)


def shown(stage: Stage) -> Iterator[int]:
    """Each decision on the board, one after the other; then back at the overview."""
    stage.page.locator('[data-do="review-show"]').first.click()
    for number in range(3):
        expect(stage.page.locator(ON_BOARD)).to_be_visible()
        yield number
        if number < 2:
            before = stage.page.locator(ON_BOARD).get_attribute("data-onboard")
            stage.page.locator('[data-do="review-next"]').click()
            expect(stage.page.locator(f'{ON_BOARD}:not([data-onboard="{before}"])')).to_be_visible()
    stage.page.go_back()
    expect(stage.page.locator(REVIEW)).to_be_visible()


@one_of_all
def test_it_fits_and_nobody_is_kept_out(stage: Stage, game: str) -> None:
    show_review(stage, f"{game}-two-players")
    found: list[str] = []
    for language in LANGUAGES:
        stage.speak(language)
        look_through(stage, PHONE)
        found += stage.measure(CUT, {})
    for window in (*USUAL, SIDEWAYS):
        look_through(stage, window)
        found += stage.measure(CUT, {})
    look_through(stage, PHONE)
    found += complaints(stage, "review", "light") + complaints(stage, "review", "dark")
    assert not found, "\n".join(found)


def test_large_letters_leave_what_is_marked_in_sight(stage: Stage) -> None:
    found = list[str]()
    with stage.large_letters():
        show_review(stage, "tail-two-players")
        for number in shown(stage):
            look_through(stage, PHONE)
            found += [f"{number} {one}" for one in stage.measure(OUT_OF_SIGHT, {})]
            bar = stage.page.locator(ON_BOARD).bounding_box()
            assert bar is not None
            assert bar["height"] < PHONE[1] / 2
    assert not found, "\n".join(found)


@one_of_all
def test_what_cost_most_lies_on_the_board_marked_and_in_sight(stage: Stage, game: str) -> None:
    show_review(stage, f"{game}-two-players")
    marked, found = 0, list[str]()
    for number in shown(stage):
        marked += stage.page.locator(MARKED).count()
        for window in (PHONE, SIDEWAYS, *USUAL):
            look_through(stage, window)
            found += [f"{number} {window} {one}" for one in stage.measure(BEHIND, {})]
            found += stage.measure(CUT, {})
        if number == 0:
            found += complaints(stage, "on the board", "dark")
        found += stage.measure(NO_PATTERNS, {})
    assert marked > 0
    assert not found, "\n".join(found)


def test_back_leads_from_the_board_to_the_review_and_from_there_to_the_end(stage: Stage) -> None:
    show_review(stage, "tail-two-players")
    page, keyboard = stage.page, Keyboard(stage.page)
    keyboard.press('[data-do="review-show"]')
    expect(page.locator(ON_BOARD)).to_be_visible()
    expect(page.get_by_role("heading", name="Decision")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(REVIEW)).to_be_visible()
    expect(page.locator('[data-do="review-show"]').first).to_be_focused()
    page.go_back()
    expect(page.locator('[data-page="end"]')).to_be_visible()
    expect(page.locator('[data-do="review"]')).to_be_focused()
    page.go_forward()
    expect(page.locator(REVIEW)).to_be_visible()
    keyboard.press('[data-do="review-close"]')
    expect(page.locator('[data-page="end"]')).to_be_visible()


def test_it_can_be_read_without_its_line_and_without_colours(stage: Stage) -> None:
    part = show_review(stage, "tail-two-players")
    page = stage.page
    expect(page.get_by_role("img", name="Chance to win over the match")).to_be_visible()
    assert page.locator(".plot svg").evaluate(LIES_WITHIN)
    page.get_by_text("The same as a table").click()
    rows = page.get_by_role("row")
    expect(rows).to_have_count(part.of + 2)  # the head, and the end
    expect(rows.nth(1)).to_contain_text("50")
    played, better = (page.locator(f"article i.{how}").first for how in ("played", "better"))
    assert played.evaluate("it => getComputedStyle(it).borderStyle") == "dashed"
    assert better.evaluate("it => getComputedStyle(it).borderStyle") == "solid"


WHY_NOT = {
    "review_other_rules": "other rules than are played here",
    "review_damaged": "cannot be read",
    "no_such_match": "There is no such match",
    "review_went_wrong": "Please try again.",
}


def test_why_there_is_none_is_said_in_one_line(stage: Stage) -> None:
    refusals = iter(WHY_NOT)

    def refused(route: Route) -> None:
        route.fulfill(status=422, json={"key": next(refusals), "details": {}})

    show_review(stage, "tail-two-players")
    whose = stage.page.get_by_label("Whose game")
    stage.page.route("**/api/matches/*/review/1/*", refused)
    whose.select_option(index=1)
    for key, says in WHY_NOT.items():
        why = stage.page.locator(f'[role="alert"][data-why="{key}"]')
        expect(why).to_contain_text(says)
        assert "\n" not in why.inner_text()
        if key != list(WHY_NOT)[-1]:
            stage.page.locator('[data-do="review-again"]').click()
    whose.select_option(index=0)
    expect(stage.page.locator(DONE)).to_be_visible()
