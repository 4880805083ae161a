"""A whole game of `cafe` by keyboard: arrows lead over the cells, and the focus is always seen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from meowple.games.cafe.sheet import HOUSE
from tests.cafe.scenes import cafe_scenes
from tests.served import Served
from tests.web.cafe.people import SheetKeyboard, builder
from tests.web.person import Person
from tests.web.stage import Stage


def test_a_whole_game_of_cafe_is_played_by_keyboard_alone(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    keyboard = SheetKeyboard(me.page)
    me.page.goto(server.at())
    keyboard.press('[data-game="cafe"] [data-do="box"]')
    keyboard.press('[data-game="cafe"] [data-do="choose"]')
    keyboard.pick("seats", "2")
    keyboard.press('[data-game="cafe"] [data-do="play-chosen"]')

    keyboard.press('[data-do="sheet"]')
    expect(me.page.get_by_role("dialog")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_be_hidden()

    while (question := me.question()) is not None:
        me.answer(question, builder, keyboard.press)
        keyboard.assert_not_lost()
    keyboard.press('[data-do="again"]')
    expect(me.board).to_have_attribute("data-round", "1")


def test_escape_closes_what_a_cell_offers_and_goes_back_to_it(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    keyboard = SheetKeyboard(me.page)
    me.page.goto(server.at())
    me.on_box("cafe", "play-now").click()
    question = me.play_until(lambda question: question.phase == "draw", builder)
    assert question is not None
    cell = next(key for key in question.keys if key.startswith("draw:"))
    keyboard.press(f'[data-move="{cell}"]')
    ways = me.page.locator("[data-ways]")
    expect(ways.locator("button").first).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(ways).to_have_count(0)
    expect(me.page.locator(f'[data-move="{cell}"]')).to_be_focused()


def test_what_others_choose_meanwhile_does_not_move_the_focus(stage: Stage) -> None:
    scene = cafe_scenes(4)["draw"]
    stage.show(scene)
    ways = stage.page.locator("[data-ways]")
    house = ways.locator(f'[data-move$=":{HOUSE}"]')
    for cell in stage.page.locator('[data-cell][data-move^="draw:"]').all():
        cell.press("Enter")
        if house.count():
            break
    house.press("Enter")
    cats = ways.get_by_role("button")
    expect(cats.first).to_be_focused()
    for key, place in (("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowUp", -1), ("ArrowDown", 0)):
        stage.page.keyboard.press(key)
        expect(cats.nth(place)).to_be_focused()
    cats.nth(1).focus()
    stage.go_on(scene)
    expect(cats.nth(1)).to_be_focused()
