"""The total of a score sheet is always in sight, however many lines there are and whoever plays."""

from __future__ import annotations

import dataclasses

import msgspec

from tests.declared import over
from tests.web.scenes import Scene, Scenes
from tests.web.stage import LANGUAGES, Stage

OUT_OF_SIGHT = """() => [...document.querySelectorAll("[data-score-sheet] .total")]
  .map(total => Math.round(total.getBoundingClientRect().right))
  .filter(right => right > innerWidth)"""


@over("scenes")
def test_the_total_is_in_sight_on_a_phone(stage: Stage, game: str, told: Scenes) -> None:
    stage.size("phone")
    for lines in (3, 4, 5):
        stage.show(with_lines(told.of(told.seats[-1])["over"], lines))
        for language in LANGUAGES:
            stage.speak(language)
            assert not stage.page.evaluate(OUT_OF_SIGHT), (lines, language)


def with_lines(scene: Scene, lines: int) -> Scene:
    """The end of a match in which so many things gave points."""
    assert scene.update is not None
    assert scene.update.outcome is not None
    parts = scene.update.outcome.breakdown
    kinds = list(dict.fromkeys(line for part in parts for line in part))
    some = tuple(tuple(kinds[:lines]) for _ in parts)
    outcome = msgspec.structs.replace(scene.update.outcome, breakdown=some)
    return dataclasses.replace(scene, update=msgspec.structs.replace(scene.update, outcome=outcome))
