"""Cards are carried to where they shall lie, as well as pressed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.served import Served
from tests.tail.scenes import a_turn_with_a_number_on_top, tail_scenes
from tests.web.carrying import carried, carry, carry_with_a_finger, spot
from tests.web.person import Person, Question, hasty
from tests.web.scenes import Scene
from tests.web.stage import Stage

NO_HURRY = "document.documentElement.style.setProperty('--moment', '9999s')"
"""Turns do not pass by themselves, however slow the machine is."""


CARRIES = [
    ("pile", "0:3", {"type": "draw"}),
    ("pile", "hand", {"type": "draw"}),
    ("discard", "0:2", {"type": "take", "place": 2}),
    ("hand", "0:1", {"type": "keep", "place": 1}),
    ("hand", "discard", {"type": "discard"}),
    ("0:1", "2:2", {"type": "swap", "place": 1, "seat": 2, "other": 2}),
]


def the_table_for(start: str) -> Scene:
    if start in ("pile", "discard"):
        return a_turn_with_a_number_on_top()
    return tail_scenes(4)["drew" if start == "hand" else "offer-swap"]


@pytest.mark.parametrize(("start", "end", "move"), CARRIES)
def test_a_card_that_is_carried_there_makes_the_move(
    stage: Stage, start: str, end: str, move: dict[str, object]
) -> None:
    stage.show(the_table_for(start))
    with carried(stage.page, start, end):
        expect(stage.page.locator("[data-carried]")).to_have_count(1)
        expect(stage.page.locator(".aimed")).to_have_attribute("data-spot", end)
    expect(stage.page.locator('[data-board][data-busy="true"]')).to_be_visible()
    assert stage.played == [move]


def test_a_card_that_is_not_taken_goes_back_and_the_reason_is_said(stage: Stage) -> None:
    stage.show(tail_scenes(4)["drew"])
    carry(stage.page, "hand", "2:1")
    expect(stage.page.get_by_role("alert")).to_contain_text("in place of one of yours")
    expect(stage.page.locator("[data-carried]")).to_have_count(0)
    assert stage.played == []


def test_escape_puts_a_carried_card_back(stage: Stage) -> None:
    stage.show(tail_scenes(4)["drew"])
    with carried(stage.page, "hand", "0:1"):
        stage.page.keyboard.press("Escape")
        expect(stage.page.locator("[data-carried]")).to_have_count(0)
    assert stage.played == []


def test_what_nobody_may_move_cannot_be_carried(stage: Stage) -> None:
    stage.show(tail_scenes(4)["waiting"])
    with carried(stage.page, "pile", "0:1"):
        expect(stage.page.locator("[data-carried]")).to_have_count(0)


def test_a_finger_carries_too_and_does_not_push_the_page(stage: Stage) -> None:
    stage.page.goto(f"{stage.home}/look")
    spot(stage.page, "box-1").scroll_into_view_if_needed()
    before = stage.page.evaluate("scrollY")
    carry_with_a_finger(stage.page, "box-1", "box-3")
    expect(stage.page.locator("[data-carrying]")).to_have_attribute("data-carrying", "box-3")
    assert stage.page.evaluate("scrollY") == before


def test_a_round_is_played_by_carrying_with_cards_in_motion(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.goto(server.at())
    me.page.evaluate(NO_HURRY)
    me.choose(seats="2", rounds="1")
    me.do("play-chosen").click()
    while (question := me.question()) is not None:
        way = way_of(question)
        if way is None:
            me.answer(question, hasty)
            continue
        carry(me.page, *way)
        me.page.wait_for_selector(f'[data-board]:not([data-decision="{question.decision}"])')
    expect(me.page.locator("[data-score-sheet]")).to_be_visible()


def way_of(question: Question) -> tuple[str, str] | None:
    """A card that can be carried now, and where to."""
    if "take" in question.keys:
        return "discard", "0:0"
    if question.phase == "turn":
        return "pile", "hand"
    if "keep:2" in question.keys:
        return "hand", "0:2"
    return ("0:3", "1:3") if "swap:3" in question.keys else None
