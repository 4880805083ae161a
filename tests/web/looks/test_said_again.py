"""What happens a second time is said a second time, in the very same words."""

from __future__ import annotations

from meowple.words import words
from tests.declared import over
from tests.web.listener import HEAR, LIVE, MORE
from tests.web.scenes import Scenes
from tests.web.stage import Stage


@over("scenes")
def test_the_same_news_again_are_said_again(stage: Stage, game: str, told: Scenes) -> None:
    scene = told.of(told.seats[0])[told.board]
    assert scene.update is not None
    assert scene.update.facts
    stage.show(scene)
    live = stage.page.get_by_role("main").locator(LIVE)
    said = live.evaluate(HEAR)
    stage.go_on(scene)
    assert live.inner_text() == said
    assert stage.page.evaluate(MORE, [f"main {LIVE}", "[data-nothing]"])


@over("scenes")
def test_that_it_is_over_is_said_once(stage: Stage, game: str, told: Scenes) -> None:
    stage.show(told.of(told.seats[0])["over"])
    live = stage.page.get_by_role("main").get_by_role("status").last
    assert words("en")(f"{game}-phase-over") not in live.inner_text()
