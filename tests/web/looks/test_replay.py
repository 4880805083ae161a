"""A match is seen again: told in words that are in sight, from round to round, with open cards."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.contract.case import Golden
from tests.declared import over
from tests.web.keyboard import Keyboard
from tests.web.looks.test_access import complaints
from tests.web.looks.test_layout import PHONE, SIDEWAYS, TABLET, USUAL, look_through, unfit
from tests.web.replays import show_again
from tests.web.stage import LANGUAGES, Stage

MOST_OF_THE_PAGE = 0.45
COVERED = """news => {
  const { left, top, width, height } = news.getBoundingClientRect();
  return !news.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
BEHIND = """() => {
  const bar = document.querySelector("[data-replay]").getBoundingClientRect();
  const things = "[data-board], [data-row], [data-card], [data-cell], [data-pans]";
  return [...document.querySelectorAll(things)].filter(it => {
    const { right, bottom } = it.getBoundingClientRect();
    return bottom > innerHeight || (right > bar.left && bottom > bar.top);
  }).map(it => it.className);
}"""


@over("golden")
def test_every_step_is_told_once_in_sight_and_none_is_empty(
    stage: Stage, game: str, told: dict[str, Golden]
) -> None:
    show_again(stage, f"{game}-{next(iter(told))}")
    news, board = stage.page.locator("[data-news]"), stage.page.locator("[data-board]")
    for _ in range(12):
        stage.page.locator('[data-do="replay-on"]').click()
        said = news.inner_text()
        assert len(said) > 3
        assert not news.evaluate(COVERED)
        again = board.inner_text()
        assert not [line for line in re.findall(r"[^.!]{12,}[.!]", said) if line.strip() in again]
    for window in (PHONE, SIDEWAYS):
        look_through(stage, window)
        assert stage.measure(BEHIND, {}) == [], window


IN_ONE_LINE = """() => {
  const buttons = [...document.querySelectorAll("[data-replay] .buttons > button")];
  return new Set(buttons.map(it => Math.round(it.getBoundingClientRect().top))).size === 1;
}"""


@over("golden")
def test_on_a_tablet_nothing_lies_behind_it_and_its_buttons_stand_in_one_line(
    stage: Stage, game: str, told: dict[str, Golden]
) -> None:
    """What is told of hints takes no room from them."""
    largest = max(told, key=lambda name: told[name].seats)
    show_again(stage, f"{game}-{largest}", hints=4)
    stage.speak("uk")
    found = []
    for at in range(12):
        stage.page.locator('[data-do="replay-on"]').click()
        found += unfit(stage, f"step {at}", [TABLET])
        found += stage.measure(BEHIND, {})
    assert not found, "\n".join(found)
    assert stage.page.evaluate(IN_ONE_LINE)


OVER_THE_SHEET = """() => {
  const sheet = document.querySelector(".own").getBoundingClientRect();
  const dice = [...document.querySelectorAll(".side figure, .side [data-spot^='die:']")];
  return dice.filter(it => it.getBoundingClientRect().bottom > sheet.top).map(it => it.innerText);
}"""


def test_the_dice_of_cafe_lie_above_the_sheet_however_little_room_there_is(stage: Stage) -> None:
    show_again(stage, "cafe-four-players", hints=4)
    look_through(stage, TABLET)
    for _ in range(24):
        stage.page.locator('[data-do="replay-on"]').click()
        assert stage.page.evaluate(OVER_THE_SHEET) == []


@over("golden")
def test_large_letters_leave_the_cards_in_sight(
    stage: Stage, game: str, told: dict[str, Golden]
) -> None:
    with stage.large_letters():
        show_again(stage, f"{game}-{next(iter(told))}")
        look_through(stage, PHONE)
        if game != "boots":  # its field has more rows than fit, and scrolls
            assert stage.measure(BEHIND, {}) == []
        bar = stage.page.locator("[data-replay]").bounding_box()
    assert bar is not None
    assert bar["height"] < PHONE[1] * MOST_OF_THE_PAGE


def test_by_keyboard_and_by_ear_no_step_is_lost(stage: Stage) -> None:
    show_again(stage, "tail-two-players")
    keyboard = Keyboard(stage.page)
    news = stage.page.locator("[aria-live]", has=stage.page.locator("span")).last
    expect(news).to_have_attribute("data-news", "")
    keyboard.press('[data-do="replay-on"]')
    told = news.inner_text()
    assert told not in (stage.page.get_by_role("slider").get_attribute("aria-valuetext") or "")
    keyboard.press('[data-do="replay-play"]')
    expect(stage.page.locator('[data-do="replay-pause"]')).to_be_focused()
    expect(news).not_to_have_text(told)
    stage.page.keyboard.press("Enter")
    expect(stage.page.locator('[data-do="replay-play"]')).to_be_focused()


def test_it_jumps_to_the_next_round_and_back(stage: Stage) -> None:
    show_again(stage, "cafe-two-players")
    board, step = stage.page.locator("[data-board]"), stage.page.locator("[data-replay] .step")
    expect(step).to_contain_text("Round 1 ")
    on, back = (stage.page.locator(f'[data-do="replay-round-{way}"]') for way in ("on", "back"))
    on.click()
    on.click()
    expect(board).to_have_attribute("data-round", "3")
    expect(step).to_contain_text("Round 3 ")
    back.click()
    expect(board).to_have_attribute("data-round", "2")


def test_back_closes_it_forward_opens_it_again_and_one_press_closes_it(stage: Stage) -> None:
    show_again(stage, "tail-two-players")
    bar = stage.page.locator("[data-replay]")
    stage.page.go_back()
    expect(bar).to_have_count(0)
    stage.page.go_forward()
    expect(bar).to_have_count(1)
    for _ in range(2):
        stage.page.locator('[data-do="replay-close"]').click()
        expect(bar).to_have_count(0)
        stage.page.locator('[data-do="replay"]').click()
        expect(bar).to_have_count(1)


def test_it_fits_and_nobody_is_kept_out(stage: Stage) -> None:
    show_again(stage, "tail-six-players")
    found = []
    for language in LANGUAGES:
        stage.speak(language)
        stage.page.locator('[data-do="replay-on"]').click()
        found += unfit(stage, f"replay, {language}", [PHONE])
    found += unfit(stage, "replay", [*USUAL, SIDEWAYS])
    found += complaints(stage, "replay", "dark")
    assert not found, "\n".join(found)
