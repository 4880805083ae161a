"""Moments of real matches of `tail`: one for every phase, for the stage."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from random import Random
from typing import Any

from meowple import GAMES, Match
from tests.web.scenes import ME, Poke, Scene, Scenes, one_of_each, playing, update_of
from tests.web.stage import Stage

WANTED = (
    "opening",
    "turn",
    "waiting",
    "drew",
    "offer-swap",
    "offer-peek",
    "offer-draw-two",
    "offer-super-peek",
    "look",
    "closing",
    "called",
    "last-turns",
    "between",
    "over",
)
SPECIALS = ("swap", "peek", "draw-two", "super-peek")
NUMBERS = 10
CALLS_AFTER = 40


@cache
def tail_scenes(seats: int) -> dict[str, Scene]:
    """One moment for every phase, seen from seat 0; the same ones each time."""
    return one_of_each(WANTED, partial(moments, seats))


def a_turn_with_a_number_on_top() -> Scene:
    """My turn, in which I may draw or take what was discarded."""
    return next(
        scene
        for seed in range(9)
        for scene in moments(3, seed)
        if scene.name == "turn" and scene.update and len(scene.update.moves) > 1
    )


def pokes(stage: Stage, name: str) -> Iterator[Poke]:
    """The first of two cards to swap, how the luck was made, and drawers."""
    if name == "offer-swap":
        stage.page.locator("[data-move^='swap:']").first.click()
        yield Poke("swap, first chosen", high=True)
    if name == "over":
        stage.page.locator("[data-luck] summary").click()
        yield Poke("luck", high=True)
    if name == "turn":
        yield from stage.drawers("log", "rules")


def moments(seats: int, seed: int) -> Iterator[Scene]:
    """A match of random moves; every moment in which seat 0 learns something."""
    luck = Random(seed)
    match = Match(GAMES["tail"], seats, {"rounds": 2}, seed=f"{seats}-{seed}")
    number = 1
    while True:
        name = _name(match)
        if name is not None:
            yield Scene(name, playing(match, name), update_of(match, number))
        if match.outcome is not None:
            return
        actor = min(match.to_act)
        moves = list(match.moves(actor))
        quiet = [move for move in moves if type(move).__name__ != "Call"]
        match.play(actor, luck.choice(quiet if number < CALLS_AFTER else moves))
        number += 1


def _name(match: Match[Any, Any, Any, Any]) -> str | None:
    view = match.screen(ME)
    if match.outcome is not None:
        return "over"
    if not match.moves(ME):
        called = any(type(fact).__name__ == "Called" for fact in match.facts)
        return "called" if called else "waiting"
    if view.called is not None and view.phase == "turn":
        return "last-turns"
    if view.phase == "offer":
        return f"offer-{SPECIALS[view.special - NUMBERS]}"
    return str(view.phase)


SCENES = Scenes(tail_scenes, WANTED, (2, 4, 6), "turn", pokes)
