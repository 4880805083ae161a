"""A big screen is read from three metres, and nothing on it is cut off or laid over something."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from msgspec.structs import replace
from playwright.sync_api import Browser, Frame, expect

from meowple import GAMES
from tests.declared import our_games
from tests.served import Served
from tests.web.evening.scenes import ceremony, gathering, on_screen, the_evening
from tests.web.evening.screen import TELEVISION
from tests.web.looks.test_access import VIOLATIONS
from tests.web.looks.test_layout import MEASURE
from tests.web.scenes import Scene
from tests.web.stage import LANGUAGES, LARGE, USUAL, Stage, on_stage

LEAST = 24
LETTERS = """({ scale, least }) => {
  const small = new Set(), walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.data.trim(), of = walk.currentNode.parentElement;
    const seen = of && of.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!text || !seen || of.closest(".unseen, script, style")) continue;
    const grown = of instanceof SVGElement ? of.getScreenCTM().a : (of.currentCSSZoom ?? 1);
    const size = parseFloat(getComputedStyle(of).fontSize) * grown * scale;
    if (size < least - 0.01) small.add(`${size.toFixed(1)} px: ${of.tagName} ${text.slice(0, 40)}`);
  }
  return [...small];
}"""


@pytest.fixture(scope="module")
def television(browser: Browser, theatre: Served) -> Iterator[Stage]:
    """A screen at which scenes are looked at."""
    with on_stage(browser, theatre.at()) as stage:
        stage.window(TELEVISION)
        stage.go_home()
        yield stage


def drawn(stage: Stage, scene: Scene) -> Frame:
    """What is drawn on the screen, once it shows the scene."""
    match = stage.put_on(scene, f"/tv/scene#{'k' * 22}")
    shown = f'[data-match="{match}"] [data-scene="{scene.name}"]'
    shown += ":has([data-board])" if scene.name == "match" else ""
    stage.page.frame_locator("iframe").locator(shown).wait_for()
    frame = stage.page.frames[1]
    frame.evaluate("document.fonts.ready.then(() => 0)")
    return frame


def speak(stage: Stage, language: str) -> None:
    """Switch the language, as whoever sets the screen up would."""
    stage.go_home()
    stage.speak(language)


def wrong_with(stage: Stage, frame: Frame, what: str) -> list[str]:
    """Letters that are too small, and whatever does not fit."""
    scale = TELEVISION["height"] / int(frame.evaluate("innerHeight"))
    asked: dict[str, Any] = {"touch": 0, "zoomed": False, "high": False}
    found = frame.evaluate(LETTERS, {"scale": scale, "least": LEAST})
    found += frame.evaluate(f"asked => ({MEASURE})(asked)", asked)
    return [f"{what}: {one}" for one in found]


def around() -> list[Scene]:
    """All that there is around the matches."""
    return [
        gathering(0, scored=False),
        gathering(6, scored=False),
        gathering(2, scored=True),
        gathering(6, scored=True),
        ceremony(2),
        ceremony(6),
    ]


@cache
def matches() -> list[Scene]:
    """Moments of all games, with the most and with few."""
    found = []
    for game in our_games():
        seats = GAMES[game].seats
        found += [*on_screen(game, seats[-1]), *on_screen(game, 3 if 3 in seats else seats[0])]
    return found


def look_at(stage: Stage, scenes: Iterable[Scene], language: str) -> list[str]:
    """What is wrong with any of them."""
    speak(stage, language)
    found = []
    for number, scene in enumerate(scenes):
        table = scene.table
        what = f"{table.game} {number}, {scene.name}, {len(table.chairs)} seats, {language}"
        found += wrong_with(stage, drawn(stage, scene), what)
    return found


@pytest.mark.parametrize(("first", "language"), list(enumerate(LANGUAGES)))
def test_every_letter_is_read_from_afar_and_everything_is_in_sight(
    television: Stage, first: int, language: str
) -> None:
    """Matches in the four languages in turn."""
    found = look_at(television, [*around(), *matches()[first :: len(LANGUAGES)]], language)
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_moment_is_read_from_afar_in_every_language(television: Stage, language: str) -> None:
    found = look_at(television, matches(), language)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_has_nothing_to_say_of_a_big_screen(television: Stage, theme: Any) -> None:
    television.page.emulate_media(color_scheme=theme)
    found: list[str] = []
    ended = next(scene for scene in on_screen("tail", 3) if scene.name == "ended")
    for scene in (gathering(3, scored=True), ended, ceremony(3)):
        frame = drawn(television, scene)
        frame.evaluate(Axe().axe_script)
        for one in frame.evaluate(VIOLATIONS):
            found += [f"{scene.name}, {one['id']}: {node['html'][:160]}" for node in one["nodes"]]
    television.page.emulate_media(color_scheme="light")
    assert not found, "\n".join(found)


def test_a_letter_that_is_too_small_is_noticed(television: Stage) -> None:
    scene = gathering(2, scored=False)
    frame = drawn(television, replace_name(scene))
    frame.evaluate("document.querySelector('h1').style.fontSize = '10px'")
    assert wrong_with(television, frame, "small")


CATS = """asked => [...document.querySelectorAll(asked.in)].map(it => {
  const cat = it.querySelector("svg[data-fur]");
  const name = it.innerText.match(asked.by)?.[0] ?? "";
  return [name, cat.getAttribute("class"), cat.dataset.fur].join();
}).sort()"""


def test_nobody_has_two_cats_on_the_screen_that_ends_a_match(television: Stage) -> None:
    """In `fits` cats are chosen for a match; the evening's points beside its end show the same."""
    ended = next(scene for scene in on_screen("fits", 3) if scene.name == "ended")
    chairs = [
        replace(chair, name=name) for chair, name in zip(ended.table.chairs, "XYZ", strict=True)
    ]
    evening = the_evening(3)
    named = [replace(one, name=name) for one, name in zip(evening.standing, "XYZ", strict=True)]
    evening = replace(evening, standing=tuple(named))
    table = replace(ended.table, chairs=tuple(chairs), evening=evening)
    frame = drawn(television, Scene("ended", table, ended.update))
    match, so_far = (
        frame.evaluate(CATS, {"in": f"{where} li", "by": "[XYZ]"})
        for where in (".ended section:first-child", "[data-places]")
    )
    assert match == so_far
    assert len(set(match)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("letters", [USUAL, LARGE])
def test_a_usual_name_is_whole_when_the_evening_is_over(
    kept_stage: Stage, language: str, letters: int
) -> None:
    kept_stage.go_home()
    kept_stage.size("phone")
    kept_stage.speak(language)
    scene = ceremony(2)
    assert scene.table.evening is not None
    first, second = scene.table.evening.standing
    named = (replace(first, name="Пушистик"), replace(second, name="Смугастик"))
    evening = replace(scene.table.evening, standing=named)
    kept_stage._scene = Scene("ceremony", replace(scene.table, evening=evening), None)
    with kept_stage.large_letters(letters):
        kept_stage.page.goto(f"{kept_stage.home}/t/scene")
        names = kept_stage.page.locator("[data-places] .name")
        expect(names).to_have_count(2)
        kept_stage.page.evaluate("document.fonts.ready.then(() => 0)")
        cut = "all => all.filter(it => it.scrollWidth > it.clientWidth).map(it => it.innerText)"
        assert names.evaluate_all(cut) == []


LONG = "Przemysław-Kazimierz Wlk"
UNLIKE = """() => new Set([...document.querySelectorAll("[data-places] li")].map(row => {
  const top = it => row.querySelector(it).getBoundingClientRect().top;
  return Math.round(top(".points") - top(".wins"));
})).size"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rows_of_a_ceremony_are_alike_and_a_long_name_is_whole(
    kept_stage: Stage, television: Stage, language: str
) -> None:
    scene = ceremony(3)
    evening = scene.table.evening
    assert evening is not None
    won = zip(evening.standing, ("Хвостик", LONG, "Пухнастик"), (1, 0, 0), strict=True)
    named = tuple(replace(one, name=name, points=6, won=count) for one, name, count in won)
    table = replace(scene.table, evening=replace(evening, standing=named))
    speak(television, language)
    frame = drawn(television, Scene("ceremony", table, None))
    kept_stage.go_home()
    kept_stage.size("phone")
    kept_stage.speak(language)
    kept_stage._scene = Scene("ceremony", table, None)
    kept_stage.page.goto(f"{kept_stage.home}/t/scene")
    for page in (frame, kept_stage.page):
        names = page.locator("[data-places] .name")
        expect(names).to_have_count(3)
        page.evaluate("document.fonts.ready.then(() => 0)")
        cut = "all => all.filter(it => it.scrollWidth > it.clientWidth).map(it => it.innerText)"
        assert names.evaluate_all(cut) == []
        assert page.evaluate(UNLIKE) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_is_whole_between_two_matches_too(television: Stage, language: str) -> None:
    speak(television, language)
    ended = [*on_screen("tail", 3)][-1]
    cut = """all => all.filter(it => it.scrollWidth > it.clientWidth
      || it.scrollHeight > 1.2 * it.clientHeight).map(it => it.innerText)"""
    for scene in (gathering(3, scored=False), gathering(3, scored=True), ended):
        evening = scene.table.evening
        assert evening is not None
        chairs = tuple(replace(chair, name=LONG) for chair in scene.table.chairs)
        named = tuple(replace(one, name=LONG, gained=4) for one in evening.standing)
        table = replace(scene.table, chairs=chairs, evening=replace(evening, standing=named))
        frame = drawn(television, Scene(scene.name, table, scene.update))
        names = frame.locator("[data-here] li span, [data-places] .name")
        expect(names.first).to_have_text(LONG)
        assert names.evaluate_all(cut) == [], scene.name


def test_whom_the_table_waits_for_is_named_whole(television: Stage) -> None:
    speak(television, "uk")
    scene = next(it for it in on_screen("fits", 3) if it.update and len(it.update.waiting) == 1)
    chairs = tuple(replace(chair, name=LONG) for chair in scene.table.chairs)
    frame = drawn(television, Scene(scene.name, replace(scene.table, chairs=chairs), scene.update))
    turn = frame.locator("[data-turn]")
    expect(turn).to_have_text(f"Чекаємо: {LONG}")
    assert not turn.evaluate("it => it.scrollWidth > it.clientWidth")


def replace_name(scene: Scene) -> Scene:
    """With a name that all can read."""
    chairs = tuple(replace(chair, name="Ann") for chair in scene.table.chairs)
    return Scene(scene.name, replace(scene.table, chairs=chairs), None)
