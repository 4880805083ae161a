"""Cards of `fits` are seen travelling: from the deck into the hand, or to whoever drew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from msgspec import structs
from playwright.sync_api import Browser

from meowple.core.game import Seat
from meowple.games.fits.facts import Drew
from tests.fits.scenes import fits_scenes, moments
from tests.served import Served
from tests.web.scenes import Scene
from tests.web.stage import Stage, on_stage

NOTE_FLIGHTS = """
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...args) {
    window.flown.push(this.dataset.spot ?? "a copy");
    return animate.apply(this, args);
  };
"""


@pytest.fixture
def stage(browser: Browser, theatre: Served, request: pytest.FixtureRequest) -> Iterator[Stage]:
    with on_stage(browser, theatre.at(), reduced_motion=request.param) as stage:
        stage.page.add_init_script(NOTE_FLIGHTS)
        yield stage


def in_motion(how: str) -> pytest.MarkDecorator:
    """Whether the person wants to see things move."""
    return pytest.mark.parametrize("stage", [how], indirect=True)


def my_draw() -> tuple[Scene, Scene, int]:
    """Before and after I draw a box, and where in the hand it lies then."""
    for before, after in pairwise(moments(4, 0)):
        if before.name == "turn" and after.name == "play":
            assert before.update is not None
            assert after.update is not None
            had = [card.card for card in before.update.view.hand]
            has = [card.card for card in after.update.view.hand]
            return before, after, next(at for at, card in enumerate(has) if card not in had)
    raise AssertionError("nobody drew")


def flown(stage: Stage) -> list[str]:
    """The spots at which something has arrived since the last look."""
    found: list[str] = stage.page.evaluate("() => window.flown.splice(0)")
    return found


@in_motion("no-preference")
def test_a_card_that_is_drawn_comes_from_the_deck_into_the_hand(stage: Stage) -> None:
    before, after, at = my_draw()
    stage.show(before)
    flown(stage)
    stage.go_on(after)
    assert flown(stage) == [f"hand:{at}"]


@in_motion("no-preference")
def test_a_card_s_back_is_seen_going_to_whoever_else_draws(stage: Stage) -> None:
    before = fits_scenes(4)["waiting"]
    assert before.update is not None
    stage.show(before)
    flown(stage)
    stage.go_on(replace(before, update=structs.replace(before.update, facts=(Drew(Seat(2)),))))
    assert flown(stage) == ["a copy"]
    stage.page.wait_for_selector("[data-carried]", state="detached")


@in_motion("no-preference")
def test_a_special_toy_that_is_found_comes_from_the_deck(stage: Stage) -> None:
    stage.show(fits_scenes(4)["toy"])
    assert "toy" in flown(stage)


@in_motion("reduce")
def test_who_wants_no_motion_sees_none(stage: Stage) -> None:
    before, after, _ = my_draw()
    stage.show(before)
    stage.go_on(after)
    assert flown(stage) == []
