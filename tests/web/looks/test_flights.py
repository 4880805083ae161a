"""What flies to its owner is nothing to press: the finger that grabbed is still on its way up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest
from playwright.sync_api import Browser

from meowple.core.game import Millis
from meowple.games.boots.facts import Won
from tests.boots.scenes import boots_scenes
from tests.served import Served
from tests.web.scenes import ME
from tests.web.stage import Stage, on_stage

HOLD = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...args) {
  const flight = animate.apply(this, args);
  flight.pause();
  return flight;
};
"""
"""Every flight stands still at its start."""
UNDER = """(card) => {
  const find = (spot) => document.querySelector(`[data-spot="${spot}:${card}"]`);
  const at = (spot) => find(spot).getBoundingClientRect();
  const {x, y, width, height} = at("won"), start = at("place");
  const button = document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button");
  return {there: Math.hypot(x - start.x, y - start.y) < 40, pressed: button?.dataset.do ?? null};
}"""
"""Whether the card is seen where it lay, and which button a finger there would press."""


@pytest.fixture
def stage(browser: Browser, theatre: Served) -> Iterator[Stage]:
    with on_stage(browser, theatre.at(), reduced_motion="no-preference") as stage:
        stage.page.add_init_script(HOLD)
        yield stage


def test_a_card_in_the_air_cannot_be_pressed(stage: Stage) -> None:
    scene = boots_scenes(2)["roll-late"]
    assert scene.update is not None
    card = scene.update.view.owners.index(ME)
    won = msgspec.structs.replace(scene.update, facts=(Won(ME, card, Millis(800)),))
    stage.show(replace(scene, update=won))
    assert stage.page.evaluate(UNDER, card) == {"there": True, "pressed": None}
