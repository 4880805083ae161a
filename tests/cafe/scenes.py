"""Moments of real matches of `cafe`: every phase, early and late, for the stage."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from random import Random
from typing import Any

from meowple import GAMES, Match
from meowple.games.cafe.moves import Draw
from tests.web.scenes import ME, SEEDS, Poke, Scene, Scenes, one_of_each, playing, update_of
from tests.web.stage import Stage

WANTED = (
    "draft",
    "waiting",
    "draw",
    "sealed",
    "draft-late",
    "draw-late",
    "sealed-late",
    "passed-late",
    "over",
)
LATE = 8
DEAR = 5
"""So many paws have no room beside each other."""


@cache
def cafe_scenes(seats: int) -> dict[str, Scene]:
    """One moment for every phase, seen from seat 0; the same ones each time."""
    return one_of_each(WANTED, partial(moments, seats))


def a_dear_choice() -> tuple[Scene, str]:
    """A moment at which an item may be drawn for five paws, and the cell that offers it."""
    for seed in range(SEEDS):
        for scene in moments(2, seed):
            if scene.update is None or not scene.update.view.costs:
                continue
            costs = scene.update.view.costs
            for move in scene.update.moves:
                if isinstance(move, Draw) and costs[move.item - 1][move.floor - 1] >= DEAR:
                    return scene, f"draw:{move.tower}:{move.floor}"
    raise AssertionError("nothing is dear")


def pokes(stage: Stage, name: str) -> Iterator[Poke]:
    """What a die could draw, what a cell offers, a cat for the house, and drawers."""
    for move in ("take:", "draw:1:", "draw:5:"):
        first = stage.page.locator(f"[data-move^='{move}']").first
        if first.count():
            first.hover()
            yield Poke(f"{move} looked at")
        if first.count() and move != "take:":
            first.click()
            yield Poke(f"{move} pressed")
            stage.page.keyboard.press("Escape")
    if name == "waiting":
        yield from stage.drawers("sheet", "log", "rules")
    if name == "draw":
        stage.page.locator("[data-move^='draw:']").first.click()
        house = stage.page.locator("[data-ways] [data-move$=':1']")
        if house.count():
            house.click()
            yield Poke("a cat for the house")


def moments(seats: int, seed: int) -> Iterator[Scene]:
    """A match of random moves in which people rather draw than pass, and never take back."""
    luck = Random(seed)
    match = Match(GAMES["cafe"], seats, seed=f"cafe-{seats}-{seed}")
    number = 1
    while True:
        name = _name(match)
        if name is not None:
            yield Scene(name, playing(match, name), update_of(match, number))
        if match.outcome is not None:
            return
        actor = min(match.to_act)
        moves = match.moves(actor)
        draws = [move for move in moves if type(move).__name__ != "Pass"]
        match.play(actor, luck.choice(draws if draws and luck.random() < 0.85 else moves))
        number += 1


def _name(match: Match[Any, Any, Any, Any]) -> str | None:
    view = match.screen(ME)
    late = "-late" if view.round > LATE else ""
    if match.outcome is not None:
        return "over"
    if view.choice is not None:
        passed = type(view.choice).__name__ == "Pass"
        return "passed-late" if passed and late else None if passed else f"sealed{late}"
    if not match.moves(ME):
        return "waiting" if view.phase == "draft" else None
    return f"{view.phase}{late}"


SCENES = Scenes(cafe_scenes, WANTED, (2, 4), "draw", pokes)
