"""What people are asked at a table, and what they may do about the company, in four languages."""

from __future__ import annotations

import dataclasses
import os
from itertools import cycle
from pathlib import Path
from typing import Literal

from msgspec.structs import replace
from playwright.sync_api import expect

from meowple.core.game import Seat
from meowple.table.wire import Proposal
from tests.cafe.scenes import cafe_scenes
from tests.declared import over
from tests.tail.scenes import SCENES
from tests.web.evening.scenes import the_evening
from tests.web.looks.test_access import Theme, complaints
from tests.web.looks.test_layout import (
    DESKTOP,
    PHONE,
    POINTER,
    SIDEWAYS,
    StageIn,
    Window,
    look_through,
    measured,
    unfit,
)
from tests.web.scenes import Scene, Scenes, widely_named
from tests.web.stage import LANGUAGES, NEXT_FRAMES, Stage

WINDOWS = (PHONE, SIDEWAYS, DESKTOP)
THEMES: dict[str, Theme] = {"uk": "dark", "en": "light"}
WANTED = (
    Proposal(None, (Seat(1),), (Seat(0),)),
    Proposal(Seat(1), (Seat(0),), (Seat(2),)),
)
PICTURES = os.environ.get("PICTURES")


def asked(scenes: Scenes) -> list[tuple[str, Scene]]:
    """The board with three seats or as few as there may be, and all that can be asked at once."""
    scene = widely_named(scenes.of(max(3, scenes.seats[0]))[scenes.board])
    table = replace(scene.table, proposals=WANTED, resting=True, host=True, timing=None)
    return [(scene.name, Scene(scene.name, table, scene.update))]


def fits(stage: Stage, what: str, window: Window) -> list[str]:
    """What is wrong; a board on a phone held sideways is as small as its own tests allow."""
    if window is SIDEWAYS:
        return measured(stage, what, window, touch=POINTER)
    return unfit(stage, what, [window])


def picture(stage: Stage, name: str) -> None:
    """For whoever wants to look: PICTURES names a folder."""
    if PICTURES:
        stage.page.screenshot(path=Path(PICTURES) / f"{name}.png")


@over("scenes", asked)
def test_what_all_are_asked_fits_beside_every_board(
    stage_in: StageIn, game: str, told: Scene
) -> None:
    found, stage = [], stage_in("uk")
    stage.show(told)
    for language, window in zip(LANGUAGES, cycle(WINDOWS), strict=False):
        look_through(stage, window)
        stage.speak(language)
        expect(stage.page.locator("[data-proposal]")).to_have_count(2)
        expect(stage.page.locator("[data-rests]")).to_be_visible()
        found += fits(stage, f"{game}, {language}", window)
        picture(stage, f"{game}-{language}-asked")
        stage.page.locator('[data-do="log"]').click()
        expect(stage.page.locator("[data-around]")).to_be_visible()
        found += fits(stage, f"{game}, {language}, around", window)
        if theme := THEMES.get(language):
            found += complaints(stage, f"{game}, {language}", theme)
        picture(stage, f"{game}-{language}-around")
        stage.page.keyboard.press("Escape")
        expect(stage.page.get_by_role("dialog")).to_have_count(0)
    assert not found, "\n".join(found)


def test_what_is_proposed_already_keeps_its_place_so_that_a_second_press_hits_nothing_else(
    stage_in: StageIn,
) -> None:
    stage = stage_in("en")
    scene = SCENES.of(4)[SCENES.board]
    chairs = tuple(
        replace(one, kind="person", level=None, name=one.name or "Bo") for one in scene.table.chairs
    )
    table = replace(scene.table, chairs=chairs, timing=None)
    stage.show(Scene(scene.name, table, scene.update))
    stage.page.locator('[data-do="log"]').click()
    pressed = stage.page.locator('[data-do="want-pause"], [data-do="without"][data-about="1"]')
    expect(pressed).to_have_count(2)
    before = pressed.evaluate_all(PLACES)
    wanted = replace(table, proposals=WANTED)
    stage.page.keyboard.press("Escape")
    stage.show(Scene(scene.name, wanted, scene.update))
    stage.page.locator('[data-do="log"]').click()
    expect(pressed.and_(stage.page.locator(":disabled"))).to_have_count(2)
    assert pressed.evaluate_all(PLACES) == before


PLACES = "all => all.map(it => it.getBoundingClientRect().toJSON())"


def test_in_an_evening_a_board_offers_nothing_against_those_who_are_there(
    stage_in: StageIn,
) -> None:
    stage = stage_in("en")
    scene = SCENES.of(4)[SCENES.board]
    me, *rest = (replace(one, kind="person", level=None, name="Ann") for one in scene.table.chairs)
    away = replace(rest[-1], name="Zoe", away=True)
    chairs = (me, *(replace(one, away=False) for one in rest[:-1]), away)
    table = replace(scene.table, chairs=chairs, evening=the_evening(4))
    stage.show(Scene(scene.name, table, scene.update))
    stage.page.locator('[data-do="log"]').click()
    for offer in ("remove", "hand-over"):
        offered = stage.page.locator(f'[data-do="{offer}"]')
        expect(offered).to_have_count(1)
        expect(offered).to_contain_text(away.name)


def watched(scene: Scene, kind: Literal["bot", "person"]) -> Scene:
    """The same, seen by somebody who may have a bot's seat, if there is one."""
    assert scene.update is not None
    update = replace(scene.update, seat=None, moves=(), joins=True)
    level = "cat" if kind == "bot" else None
    chairs = tuple(
        replace(one, kind=kind, level=level, name="Bo", you=False) for one in scene.table.chairs
    )
    table = replace(scene.table, chairs=chairs, yours=(), host=False, timing=None)
    return Scene(scene.name, table, update)


def test_where_no_bot_plays_whoever_watches_is_offered_nothing(stage_in: StageIn) -> None:
    stage, scene = stage_in("en"), SCENES.of(4)["between"]
    stage.show(watched(scene, "bot"))
    offer = stage.page.locator("[data-joins]")
    expect(offer).to_be_visible()
    stage.show(watched(scene, "person"))
    expect(offer).to_have_count(0)


def test_at_the_end_a_bots_seat_is_offered_above_the_winner_and_not_over_it(
    stage_in: StageIn,
) -> None:
    stage = stage_in("en")
    stage.show(watched(SCENES.of(4)["over"], "bot"))
    for window in WINDOWS:
        look_through(stage, window)
        offer = stage.page.locator("[data-joins]").bounding_box()
        end = stage.page.locator('[data-page="end"]').bounding_box()
        assert offer
        assert end
        assert offer["y"] + offer["height"] <= end["y"]


def test_who_comes_in_the_middle_of_a_match_is_not_shown_the_lobby_first(stage: Stage) -> None:
    scene = cafe_scenes(4)["waiting"]
    stage.go_home()
    # How it stands is told after who is there.
    stage.put_on(dataclasses.replace(scene, update=None), "/t/scene")
    expect(stage.page.locator('[data-line="open"]')).to_have_count(1)
    stage.page.wait_for_load_state("networkidle")
    stage.page.evaluate(NEXT_FRAMES)
    expect(stage.page.locator('[data-page="lobby"]')).to_have_count(0)
    stage.show(scene)
