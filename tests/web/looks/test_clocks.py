"""Tables where people have a time to think: the clocks take no room that the board needs, and say
when little is left."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from meowple import GAMES
from meowple.table.people import NAMES
from meowple.table.timing import DAY, Timing
from tests.declared import declared, our_games
from tests.tail.scenes import SCENES
from tests.web.looks.test_layout import PHONE, SIDEWAYS, USUAL, StageIn, look_through, unfit
from tests.web.scenes import WIDEST, Scene, Scenes, timed, widely_named
from tests.web.stage import LANGUAGES, NEXT_FRAMES, Stage
from tests.web.stage import USUAL as LETTERS

MOVE = Timing("move", 30_000)
DAYS = Timing("days", 3 * DAY)


@pytest.mark.parametrize("game", [game for game in our_games() if not GAMES[game].race])
def test_the_clocks_fit_beside_every_board(stage_in: StageIn, game: str) -> None:
    told: Scenes = declared("scenes", game)
    found, languages, windows = [], cycle(LANGUAGES), cycle(USUAL)
    stage = stage_in(next(languages))
    for (name, scene), timing in zip(told.of(2).items(), cycle((MOVE, DAYS)), strict=False):
        if name == "over":
            continue
        stage.show(timed(widely_named(scene), timing))
        stage.speak(language := next(languages))
        expect(stage.page.locator("[data-clocks] [data-clock]").first).to_be_visible()
        found += unfit(stage, f"{name}, {language}", [next(windows)], high=False)
    assert not found, "\n".join(found)


BANK = Timing("bank", 900_000, 15_000)


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_where_all_think_at_once_the_own_clock_stands_first_and_none_is_cut_off(
    stage_in: StageIn, percent: int
) -> None:
    stage = stage_in("pl")
    opening = SCENES.of(6)["opening"]
    people = tuple(replace(one, kind="person", level=None) for one in opening.table.chairs)
    scene = Scene("opening", replace(opening.table, chairs=people), opening.update)
    with stage.large_letters(LETTERS * percent // 100):
        stage.show(timed(widely_named(scene), BANK, left=900_000))
        clocks = stage.page.locator("[data-clocks] [data-clock]")
        expect(clocks.first).to_have_attribute("data-clock", "0")
        cut = []
        for window in (*USUAL, SIDEWAYS):
            look_through(stage, window)
            cut += [window for out in clocks.evaluate_all(BEYOND, window.width) if out]
    assert not cut


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("timing", [MOVE, DAYS])
def test_a_clock_says_a_name_of_ours_whole_where_there_is_room(
    stage_in: StageIn, language: str, timing: Timing
) -> None:
    stage = stage_in(language)
    look_through(stage, PHONE)
    longest = max(NAMES[language], key=len)
    for name in ("turn", "waiting"):
        scene = SCENES.of(2)[name]
        chairs = tuple(replace(one, name=longest) for one in scene.table.chairs)
        stage.show(timed(Scene(name, replace(scene.table, chairs=chairs), scene.update), timing))
        names = stage.page.locator("[data-clocks] span")
        expect(names.first).to_have_text(longest)
        assert names.all_inner_texts() == [longest] * names.count()
        cut = "all => all.some(it => it.scrollWidth > it.clientWidth)"
        assert not names.evaluate_all(cut)


@pytest.mark.parametrize("short", ["Ю", "Mia"])
def test_a_short_name_stays_whole_beside_long_ones(stage_in: StageIn, short: str) -> None:
    stage = stage_in("uk")
    look_through(stage, PHONE)
    scene = widely_named(SCENES.of(4)["opening"])
    people = [replace(one, kind="person", name=WIDEST, level=None) for one in scene.table.chairs]
    people[1] = replace(people[1], name=short)
    table = replace(scene.table, chairs=tuple(people))
    stage.show(timed(Scene("opening", table, scene.update), MOVE))
    name = stage.page.locator('[data-clock="1"] span')
    expect(name).to_have_text(short)
    assert not name.evaluate("it => it.scrollWidth > it.clientWidth")


BEYOND = """(all, wide) => all.map(it => it.getBoundingClientRect())
  .map(({left, right}) => left < 0 || right > wide)"""


def test_little_time_is_said_and_seen(stage_in: StageIn) -> None:
    stage = stage_in("en")
    scene = SCENES.of(2)["turn"]
    stage.show(timed(scene, MOVE))
    mine = stage.page.locator('[data-clock="0"]')
    expect(mine).to_have_class(re.compile("little"))
    said = stage.page.get_by_role("status").filter(has_text=re.compile("seconds left|Time is up"))
    expect(said).to_have_count(1)


KEEP_TICKS = """const every = setInterval;
window.ticks = [];
window.setInterval = (tick, span) => (window.ticks.push(tick), every(tick, span));"""
HALF_A_MINUTE_LATER = """() => {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 30_000;
  window.ticks.forEach(tick => tick());
}"""


def test_in_a_pause_the_clocks_stand_still(own_stage: Stage) -> None:
    own_stage.page.add_init_script(KEEP_TICKS)
    scene = timed(SCENES.of(2)["turn"], BANK, left=600_000)
    own_stage.show(Scene(scene.name, replace(scene.table, resting=True), scene.update))
    clock = own_stage.page.locator('[data-clock="0"] b')
    expect(clock).to_have_text("10:00")
    own_stage.page.evaluate(HALF_A_MINUTE_LATER)
    own_stage.page.evaluate(NEXT_FRAMES)
    assert clock.inner_text() == "10:00"
    own_stage.show(scene)
    own_stage.page.evaluate(HALF_A_MINUTE_LATER)
    expect(clock).to_have_text(re.compile("9:[12].|9:30"))
