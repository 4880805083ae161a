"""A whole game of `boots` by keyboard: letters and arrows lead to cards, Enter and Space grab."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from meowple.games.boots.cards import CATS, FIRST_PAW
from tests.boots.scenes import boots_scenes
from tests.served import Served
from tests.web.boots.people import play_on
from tests.web.keyboard import Keyboard
from tests.web.person import Person
from tests.web.stage import Stage, on_stage

LETTERS = {"yellow": "y", "blue": "b", "violet": "v", "green": "g", "red": "r", "orange": "o"}


@pytest.fixture
def stage(browser: Browser, theatre: Served) -> Iterator[Stage]:
    with on_stage(browser, theatre.at()) as stage:
        yield stage


def letters(card: int) -> tuple[str, ...]:
    """What is typed for a card: the colours of a cat, or the value of a paw."""
    if card >= FIRST_PAW:
        return (str(card - FIRST_PAW + 1),)
    return (LETTERS[CATS[card].head], LETTERS[CATS[card].boots])


def by_keys(person: Person, key: str) -> None:
    """Type the letters of a card and press Enter; the dice are reached with the tabulator."""
    page = person.page
    if key == "roll":
        for _ in range(40):
            if page.evaluate("!document.querySelector('[data-move=roll]:not(:focus)')"):
                break
            page.keyboard.press("Shift+Tab")
    else:
        for letter in letters(int(key.removeprefix("grab:"))):
            page.keyboard.press(letter)
    page.keyboard.press("Enter")


def test_a_whole_game_of_boots_is_played_by_keyboard_alone(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    keyboard = Keyboard(me.page)
    me.page.goto(server.at())
    keyboard.press('[data-game="boots"] [data-do="box"]')
    keyboard.press('[data-game="boots"] [data-do="choose"]')
    keyboard.pick("seats", "2")
    keyboard.press('[data-game="boots"] [data-do="play-chosen"]')
    keyboard.press('[data-do="start-race"]')
    expect(me.board).to_be_visible()
    play_on([me], by_keys)
    keyboard.press('[data-do="again"]')
    expect(me.board).to_have_attribute("data-round", "1")


def test_letters_and_arrows_lead_to_cards_and_the_focus_is_seen(stage: Stage) -> None:
    stage.show(boots_scenes(4)["race"])
    page, keyboard = stage.page, Keyboard(stage.page)
    for card in range(len(CATS) + 5):
        for letter in letters(card):
            page.keyboard.press(letter)
        expect(page.locator(f'[data-card="{card}"]')).to_be_focused()
    keyboard.go_to("[data-card]:focus")
    walked = {page.locator(":focus").get_attribute("data-card")}
    row_by_row = (*["ArrowRight"] * 3, "ArrowDown", *["ArrowLeft"] * 3, "ArrowDown")
    for key in (*["ArrowUp"] * 7, *["ArrowLeft"] * 3, *row_by_row * 4):
        page.keyboard.press(key)
        walked.add(page.locator(":focus").get_attribute("data-card"))
    assert len(walked) > len(CATS)
    page.keyboard.press("Space")
    assert stage.played == [
        {"type": "grab", "card": int(page.locator(":focus").get_attribute("data-card") or -1)}
    ]
