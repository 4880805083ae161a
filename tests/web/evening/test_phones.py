"""What phones show of an evening fits in every language, is read by axe, and goes by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, product
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from tests.declared import over
from tests.served import Served
from tests.web.evening.scenes import ceremony, gathering, the_evening
from tests.web.looks.test_access import complaints
from tests.web.looks.test_layout import (
    POINTER,
    SIDEWAYS,
    USUAL,
    ZOOMED,
    look_through,
    measured,
    unfit,
)
from tests.web.looks.test_letters import SIZES
from tests.web.person import Person
from tests.web.scenes import Scene, Scenes, lobby, widely_named
from tests.web.stage import LANGUAGES, Stage
from tests.web.stage import USUAL as LETTERS

StageIn = Callable[[str], Stage]
PHONE = USUAL[0]


def in_an_evening(scene: Scene) -> Scene:
    """The same at the table of an evening."""
    table = replace(scene.table, evening=the_evening(len(scene.table.chairs)))
    return Scene(scene.name, table, scene.update)


def between() -> Scene:
    """Before a match: I choose the game."""
    return widely_named(in_an_evening(lobby(6)))


def show_ceremony(stage: Stage) -> None:
    stage.show(between())
    stage.put_on(ceremony(6), "/t/scene")
    stage.page.wait_for_selector('[data-page="ceremony"]')


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_choosing_the_game_joining_and_the_ceremony_fit(stage_in: StageIn, language: str) -> None:
    stage = stage_in(language)
    stage.show(between())
    stage.page.wait_for_selector('input[name="game"]')
    windows = (*USUAL, SIDEWAYS, ZOOMED)
    found = unfit(stage, "between", windows)
    look_through(stage, PHONE)
    stage.page.locator("[data-evening] summary").click()
    stage.page.locator('[data-do="end-evening"]').click()
    found += unfit(stage, "the end is asked for", windows)
    look_through(stage, PHONE)
    show_ceremony(stage)
    found += unfit(stage, "ceremony", windows)
    look_through(stage, PHONE)
    stage.go("/join", '[data-page="join"]')
    found += unfit(stage, "join", windows)
    look_through(stage, PHONE)
    assert not found, "\n".join(found)


EMPTY = "all => all.filter(it => !it.innerText.trim()).map(it => it.outerHTML)"


def test_whoever_has_come_for_the_first_match_is_shown_no_empty_panel_and_sent_to_no_host(
    stage_in: StageIn,
) -> None:
    stage = stage_in("en")
    stage.show(gathering(3, scored=False))
    stage.page.wait_for_selector('[data-do="join"]')
    stage.page.wait_for_load_state("networkidle")
    assert not stage.page.locator("main .panel").evaluate_all(EMPTY)
    waiting = stage.page.locator("[data-free]")
    expect(waiting).to_contain_text("seats are still free")
    expect(waiting).not_to_contain_text("host")  # that is the screen, and nobody sits there
    stage.show(gathering(6, scored=False))
    expect(waiting).to_contain_text("Everybody is here")
    expect(waiting).not_to_contain_text("host")


def test_where_everybody_is_a_host_only_who_is_away_can_be_sent_away(stage_in: StageIn) -> None:
    stage, scene = stage_in("en"), between()
    me, away, *rest = scene.table.chairs
    away = replace(away, kind="person", name="Ann", away=True)
    chairs = (me, away, *(replace(one, kind="person", name="Ben") for one in rest))
    stage.show(Scene(scene.name, replace(scene.table, chairs=chairs), None))
    offered = stage.page.locator('[data-do="remove"]')
    expect(offered).to_have_attribute("data-about", "1")
    expect(offered).to_have_count(1)


IN_TURN = set(zip(LANGUAGES, cycle(SIZES), strict=False))
"""`make test` looks at each language in one size, `make long` in all."""
OTHERS = [
    pytest.param(*one, marks=pytest.mark.long)
    for one in product(LANGUAGES, SIZES)
    if one not in IN_TURN
]


@pytest.mark.parametrize(("language", "percent"), [*sorted(IN_TURN), *OTHERS])
def test_an_evening_can_be_read_in_large_letters(
    stage_in: StageIn, language: str, percent: int
) -> None:
    stage = stage_in(language)

    def unread(what: str) -> list[str]:
        return measured(stage, what, PHONE, touch=POINTER, letters=True)

    with stage.large_letters(LETTERS * percent // 100):
        stage.show(between())
        stage.page.locator("[data-evening] summary").click()
        stage.page.locator('[data-do="end-evening"]').click()
        found = unread("between")
        show_ceremony(stage)
        found += unread("ceremony")
        stage.go("/join", '[data-page="join"]')
        found += unread("join")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_the_field_shows_all_of_a_code_as_the_screen_writes_it(
    stage_in: StageIn, language: str
) -> None:
    stage = stage_in(language)
    stage.go("/join", '[data-page="join"]')
    code = stage.page.locator('[data-do="code"]')
    code.fill("mmm mmm")
    assert code.evaluate("it => it.scrollWidth - it.clientWidth") <= 0


def boards(scenes: Scenes) -> list[tuple[str, Scenes]]:
    return [("board", scenes)]


@over("scenes", boards)
def test_a_board_fits_below_the_line_that_tells_where_one_stands(
    stage_in: StageIn, game: str, told: Scenes
) -> None:
    scenes = told.of(told.seats[-1])
    stage = stage_in("uk")
    stage.show(in_an_evening(scenes[told.board]))
    stage.page.wait_for_selector("[data-strip]")
    found = unfit(stage, "board", USUAL, high=False)
    look_through(stage, SIDEWAYS)
    expect(stage.page.locator("[data-strip]")).to_be_hidden()  # there the board needs all room
    look_through(stage, PHONE)
    stage.show(in_an_evening(scenes["over"]))
    stage.page.wait_for_selector('[data-page="end"] [data-places]')
    found += unfit(stage, "over", [*USUAL, ZOOMED])
    look_through(stage, PHONE)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_has_nothing_to_say_of_the_phones(stage_in: StageIn, theme: Any) -> None:
    stage = stage_in("en")
    stage.show(between())
    stage.page.wait_for_selector('input[name="game"]')
    found = complaints(stage, "between", theme)
    show_ceremony(stage)
    found += complaints(stage, "ceremony", theme)
    stage.go("/join", '[data-page="join"]')
    found += complaints(stage, "join", theme)
    stage.page.emulate_media(color_scheme="light")
    assert not found, "\n".join(found)


def test_by_keyboard_alone_an_evening_is_joined_and_its_game_chosen(
    server: Served, arrive: Callable[[], Person]
) -> None:
    screen, phone = arrive(), arrive()
    screen.page.goto(f"{server.url}/tv")
    code = screen.page.frame_locator("iframe").locator("[data-code]")
    expect(code).to_be_visible()
    phone.page.goto(f"{server.url}/")
    phone.press_by_keyboard('[data-do="evening"]')
    phone.page.locator('[data-do="code"]').focus()
    phone.page.keyboard.type("BCH 999")
    phone.page.keyboard.press("Enter")
    expect(phone.page.get_by_role("alert")).to_contain_text("no evening")
    phone.page.locator('[data-do="code"]').fill("")
    phone.page.keyboard.type(code.get_attribute("data-code") or "")
    phone.page.keyboard.press("Enter")
    phone.press_by_keyboard('[data-do="join"]')
    game = phone.page.locator('input[name="game"]:checked')
    before = game.get_attribute("value")
    game.focus()
    phone.page.keyboard.press("ArrowDown")
    shown = screen.page.frame_locator("iframe").locator("[data-next]")
    expect(shown).not_to_have_attribute("data-next", before or "")
    chosen = shown.get_attribute("data-next")
    expect(phone.page.locator(f'input[name="game"][value="{chosen}"]')).to_be_focused()
