"""Fingers on `cafe`: whatever looks alive can be pressed, and nothing stays in the way."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.cafe.scenes import cafe_scenes, moments
from tests.web.scenes import SEEDS, Scene
from tests.web.stage import Stage


def a_draft(*, alike: bool) -> tuple[Scene, int]:
    """A moment to take a die, and a value that two dice show; all of them, if they are `alike`."""
    for seed in range(SEEDS):
        for scene in moments(2, seed):
            dice = scene.update.view.dice if scene.update and scene.name == "draft" else ()
            twice = [value for value in dice if dice.count(value) == 2]
            if twice and alike == (len(dice) == 2):
                return scene, twice[0]
    raise AssertionError("no such dice")


def test_of_equal_dice_each_can_be_taken(stage: Stage) -> None:
    scene, value = a_draft(alike=False)
    stage.show(scene)
    second = stage.page.locator(f'[data-spot="die:{value}"]').nth(1)
    second.tap()
    expect(stage.page.locator("[data-item].faint").first).to_be_visible()
    assert stage.played == []
    second.tap()
    expect(stage.page.locator('[data-board][data-busy="true"]')).to_be_visible()
    assert stage.played == [{"type": "take", "value": value}]


def test_when_there_is_nothing_to_compare_the_first_press_takes(stage: Stage) -> None:
    scene, value = a_draft(alike=True)
    stage.show(scene)
    stage.page.locator(f'[data-move="take:{value}"]').first.tap()
    expect(stage.page.locator('[data-board][data-busy="true"]')).to_be_visible()
    assert stage.played == [{"type": "take", "value": value}]


def test_a_cell_pressed_twice_leaves_nothing_lying_over_the_sheet(stage: Stage) -> None:
    stage.show(cafe_scenes(2)["draw"])
    cell = stage.page.locator("[data-cell][data-move]").first
    cell.tap()
    expect(stage.page.locator("[data-ways]")).to_be_visible()
    cell.tap()
    expect(stage.page.locator("[data-floats]")).to_have_count(0)
