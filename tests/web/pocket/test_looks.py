"""Whatever a device has to say fits on the page, in every language, and keeps nobody out."""

from __future__ import annotations

import re
from itertools import cycle, islice

import pytest
from playwright.sync_api import Browser, expect

from tests.served import Served
from tests.web.keyboard import Keyboard
from tests.web.looks.test_access import Theme, complaints
from tests.web.looks.test_layout import DESKTOP, PHONE, SIDEWAYS, TABLET, ZOOMED, unfit
from tests.web.pocket.moods import MOODS, in_mood
from tests.web.stage import LANGUAGES

WINDOWS = (PHONE, SIDEWAYS, TABLET, DESKTOP)
LETTERS = re.compile(r"\S")
THEMES: tuple[Theme, ...] = ("light", "dark")


def wrong_with(
    browser: Browser, theatre: Served, name: str, language: str, theme: Theme
) -> list[str]:
    """What is cut off, laid over something else, too small, or keeps somebody out."""
    with in_mood(browser, theatre, name, language) as stage:
        assert stage.page.get_attribute("html", "lang") == language
        if MOODS[name].aloud:
            said = stage.page.locator("[role=status]").filter(has_text=LETTERS)
            expect(said).to_have_count(1)
        wrong = unfit(stage, f"{name}, {language}", (*WINDOWS, ZOOMED))
        return wrong + complaints(stage, f"{name}, {language}", theme)


@pytest.mark.parametrize("name", MOODS)
def test_it_fits_and_nobody_is_kept_out(browser: Browser, theatre: Served, name: str) -> None:
    turn = list(MOODS).index(name)
    (language,) = islice(cycle(LANGUAGES), turn, turn + 1)
    wrong = wrong_with(browser, theatre, name, language, THEMES[turn // 2 % 2])
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MOODS)
def test_it_fits_in_every_language(
    browser: Browser, theatre: Served, name: str, language: str
) -> None:
    wrong = [one for theme in THEMES for one in wrong_with(browser, theatre, name, language, theme)]
    assert not wrong, "\n".join(wrong)


def test_a_device_is_chosen_loaded_and_told_about_by_keyboard(
    browser: Browser, theatre: Served
) -> None:
    with in_mood(browser, theatre, "to be loaded", "en") as stage:
        keyboard = Keyboard(stage.page)
        stage.page.evaluate("document.activeElement.blur()")
        keyboard.pick("place", "server")
        expect(stage.page.locator("[data-device-panel]")).to_have_count(0)
        keyboard.pick("place", "device")
        keyboard.press('[data-do="load-device"]')
        expect(stage.page.locator("[data-loaded]")).to_be_visible()
        keyboard.assert_not_lost()
        keyboard.go_to('[data-do="bring"]')
    with in_mood(browser, theatre, "not to be had", "en") as stage:
        keyboard = Keyboard(stage.page)
        keyboard.press('[data-do="try-again"]')
        keyboard.assert_not_lost()
    with in_mood(browser, theatre, "full", "en") as stage:
        keyboard = Keyboard(stage.page)
        keyboard.press('[data-do="device-read"]')
        expect(stage.page.locator("[data-device].shown")).to_have_count(0)
        keyboard.assert_not_lost()


def test_whoever_installs_the_page_loads_what_it_plays_with(
    browser: Browser, theatre: Served
) -> None:
    with in_mood(browser, theatre, "to be loaded", "en") as stage:
        keyboard = Keyboard(stage.page)
        stage.page.evaluate("document.activeElement.blur()")
        keyboard.pick("place", "server")
        stage.page.evaluate("dispatchEvent(new Event('appinstalled'))")
        expect(stage.page.locator('[data-device="ready"]')).to_be_attached()


@pytest.mark.parametrize("name", ["loading", "unpacking"])
def test_how_far_it_is_stands_on_the_shelf_and_lies_over_no_box(
    browser: Browser, theatre: Served, name: str
) -> None:
    with in_mood(browser, theatre, name, "en") as stage:
        expect(stage.page.locator("[data-device].shown")).to_have_count(0)
        expect(stage.page.locator("[data-kept]")).to_have_count(0)
