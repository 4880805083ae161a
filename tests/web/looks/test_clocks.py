"""Tables where people have a time to think: the clocks take no room that the board needs, and say
when little is left."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import expect

from meowple import GAMES
from meowple.table.timing import DAY, Timing
from tests.declared import declared, our_games
from tests.tail.scenes import SCENES
from tests.web.looks.test_layout import StageIn, unfit
from tests.web.scenes import Scenes, timed, widely_named
from tests.web.stage import LANGUAGES

MOVE = Timing("move", 30_000)
DAYS = Timing("days", 3 * DAY)


@pytest.mark.parametrize("game", [game for game in our_games() if not GAMES[game].race])
def test_the_clocks_fit_beside_every_board(stage_in: StageIn, game: str) -> None:
    told: Scenes = declared("scenes", game)
    found, languages = [], cycle(LANGUAGES)
    stage = stage_in(next(languages))
    for (name, scene), timing in zip(told.of(2).items(), cycle((MOVE, DAYS)), strict=False):
        if name == "over":
            continue
        stage.show(timed(widely_named(scene), timing))
        stage.speak(language := next(languages))
        expect(stage.page.locator("[data-clocks] [data-clock]").first).to_be_visible()
        found += unfit(stage, f"{name}, {language}", high=False)
    assert not found, "\n".join(found)


def test_little_time_is_said_and_seen(stage_in: StageIn) -> None:
    stage = stage_in("en")
    scene = SCENES.of(2)["turn"]
    stage.show(timed(scene, MOVE))
    mine = stage.page.locator('[data-clock="0"]')
    expect(mine).to_have_class(re.compile("little"))
    said = stage.page.get_by_role("status").filter(has_text=re.compile("seconds left|Time is up"))
    expect(said).to_have_count(1)
