"""Everybody can use the pages: checked by axe, by day or by night.

`make test` looks at every scene once, by day and by night in turn; `make long` the other way round.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Any, Literal, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.boots.scenes import warming_up
from tests.declared import our_games, over
from tests.web.scenes import Scenes, invited, lobby
from tests.web.stage import Stage

Theme = Literal["light", "dark"]
OTHER: dict[Theme, Theme] = {"light": "dark", "dark": "light"}
VIOLATIONS = "axe.run({resultTypes: ['violations']}).then(({violations}) => violations)"
UNREADABLE = """
const sheet = new CSSStyleSheet();
sheet.replaceSync(`.unread { color: #fff; background: #000 }
  @media (prefers-color-scheme: dark) { .unread { color: #222; background: #000 } }`);
document.adoptedStyleSheets.push(sheet);
const text = document.createElement("p");
text.className = "unread";
text.textContent = "By night nobody can read this.";
document.querySelector("main").append(text);
"""


@pytest.fixture
def stage(stage_in: Callable[[str], Stage]) -> Stage:
    return stage_in("en")


def by(first: Theme) -> pytest.MarkDecorator:
    """Look at it so, and in `make long` the other way."""
    long = pytest.param(OTHER[first], marks=pytest.mark.long)
    return pytest.mark.parametrize("theme", [first, long])


def complaints(stage: Stage, what: str, theme: Theme) -> list[str]:
    """What axe finds wrong, and where."""
    if not stage.page.evaluate("'axe' in window"):
        stage.page.evaluate(Axe().axe_script)
    stage.page.emulate_media(color_scheme=theme)
    found: list[dict[str, Any]] = stage.page.evaluate(VIOLATIONS)
    return [
        f"{what}, {theme}, {one['id']}: {node['html'][:160]}"
        for one in found
        for node in one["nodes"]
    ]


def test_no_two_buttons_of_the_shelf_are_heard_alike(stage: Stage) -> None:
    stage.go_home()
    for size in ("phone", "desktop"):
        stage.size(size)
        buttons = stage.page.locator("[data-game] button:visible")
        heard = buttons.evaluate_all("all => all.map(it => it.ariaLabel ?? it.innerText.trim())")
        assert len(heard) == len(set(heard)) > len(our_games()), heard


@by("light")
def test_nobody_is_kept_out_of_home_and_its_drawers(stage: Stage, theme: Theme) -> None:
    stage.go_home()
    said = complaints(stage, "home", theme)
    for box in stage.drawers("box"):
        stage.page.locator('[data-do="little"]').click()
        said += complaints(stage, box.name, theme)
        for drawer in stage.drawers("choose", "rules"):
            said += complaints(stage, drawer.name, theme)
    stage.size("desktop")
    said += complaints(stage, "home on a desktop", theme)
    assert not said, "\n".join(said)


@by("dark")
def test_nobody_is_kept_out_of_the_lobby(stage: Stage, theme: Theme) -> None:
    stage.show(lobby(4))
    said = complaints(stage, "lobby", theme)
    for drawer in stage.drawers("change-options"):
        said += complaints(stage, drawer.name, theme)
    stage.show(invited(4))
    said += complaints(stage, "invited", theme)
    assert not said, "\n".join(said)


@by("light")
def test_nobody_is_kept_out_of_the_warm_up(stage: Stage, theme: Theme) -> None:
    stage.show(lobby(2, "boots", "far"))
    said = complaints(stage, "lobby of a race", theme)
    for name in warming_up(stage):
        said += complaints(stage, name, theme)
    assert not said, "\n".join(said)


class Phase(NamedTuple):
    """A scene of a game, by day or by night."""

    scenes: Scenes
    name: str
    theme: Theme


def in_turn(scenes: Scenes) -> list[tuple[str, Phase]]:
    """Each scene, by day and by night in turn."""
    themed = zip(scenes.names, cycle(OTHER), strict=False)
    return [(f"{name}-{theme}", Phase(scenes, name, theme)) for name, theme in themed]


def the_other_way(scenes: Scenes) -> list[tuple[str, Phase]]:
    """Each scene, by night and by day in turn."""
    others = (phase._replace(theme=OTHER[phase.theme]) for _, phase in in_turn(scenes))
    return [(f"{phase.name}-{phase.theme}", phase) for phase in others]


def kept_out(stage: Stage, phase: Phase) -> list[str]:
    """What axe finds wrong with a phase, and with what can be opened and pressed in it."""
    scenes, name, theme = phase
    stage.show(scenes.of(4)[name])
    said = complaints(stage, name, theme)
    for poke in scenes.pokes(stage, name):
        said += complaints(stage, f"{name}, {poke.name}", theme)
    return said


@over("scenes", in_turn)
def test_nobody_is_kept_out_of_any_phase(stage: Stage, game: str, told: Phase) -> None:
    said = kept_out(stage, told)
    assert not said, "\n".join(said)


@pytest.mark.long
@over("scenes", the_other_way)
def test_nobody_is_kept_out_of_any_phase_by_day_and_by_night(
    stage: Stage, game: str, told: Phase
) -> None:
    said = kept_out(stage, told)
    assert not said, "\n".join(said)


@by("dark")
def test_nobody_is_kept_out_of_the_page_of_parts(stage: Stage, theme: Theme) -> None:
    stage.go("/look", '[data-page="look"]')
    stage.page.locator('[data-do="toast"]').click()
    said = complaints(stage, "look", theme)
    for drawer in stage.drawers("rules"):
        said += complaints(stage, drawer.name, theme)
    assert not said, "\n".join(said)


def test_what_cannot_be_read_by_night_alone_is_noticed(stage: Stage) -> None:
    stage.go_home()
    stage.page.evaluate(UNREADABLE)
    assert complaints(stage, "home", "light") == []
    (said,) = complaints(stage, "home", "dark")
    assert said.startswith("home, dark, color-contrast: ")
