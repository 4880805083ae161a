"""A pause that all have agreed on is seen by everybody who looks at the big screen."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from tests.served import Served
from tests.web.evening.scenes import on_screen
from tests.web.evening.screen import TELEVISION
from tests.web.evening.test_looks import drawn, speak, wrong_with
from tests.web.scenes import Scene
from tests.web.stage import on_stage

SAID = {
    "uk": "Гра на паузі.",
    "ru": "Игра на паузе.",
    "pl": "Gra jest wstrzymana.",
    "en": "The game is paused.",
}


@pytest.mark.parametrize("game", ["tail", "cafe", "fits"])
def test_the_big_screen_says_that_the_game_is_paused_and_waits_for_nobody(
    browser: Browser, theatre: Served, game: str
) -> None:
    scene = list(on_screen(game, 3))[1]
    paused = Scene(scene.name, replace(scene.table, resting=True), scene.update)
    with on_stage(browser, theatre.at()) as stage:
        stage.window(TELEVISION)
        for language, said in SAID.items():
            speak(stage, language)
            frame = drawn(stage, paused)
            expect(frame.locator("[data-rests]")).to_have_text(said)
            expect(frame.locator("[data-turn]")).to_be_empty()
            assert wrong_with(stage, frame, language) == []
            frame = drawn(stage, scene)
            expect(frame.locator("[data-turn]")).not_to_be_empty()
            expect(frame.locator("[data-rests]")).to_have_count(0)
