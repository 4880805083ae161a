"""Moments of real matches of `fits`: every phase, early and late, for the stage."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from random import Random
from typing import Any

from meowple import GAMES, Match
from tests.web.scenes import ME, Poke, Scene, Scenes, one_of_each, playing, update_of
from tests.web.stage import Stage

WANTED = (
    "choosing",
    "starting",
    "waiting",
    "turn",
    "play",
    "cat",
    "toy",
    "turn-late",
    "play-late",
    "princess-late",
    "cat-late",
    "final",
    "over",
)
LATE = 30
SELDOM = ("Sleep", "Pass", "Princess")
ODD = 0.08
"""How often somebody does anything: lays a sleeping cat, or the Princess, or no cat."""


@cache
def fits_scenes(seats: int) -> dict[str, Scene]:
    """One moment for every phase, seen from seat 0; the same ones each time."""
    return one_of_each(WANTED, partial(moments, seats))


def pokes(stage: Stage, name: str) -> Iterator[Poke]:
    """What can be laid, a box, and drawers."""
    for move in ("start:", "sleep", "lay:", "princess"):
        thing = stage.page.locator(f".hand [data-move^='{move}']").first
        if thing.count():
            thing.click()
            yield Poke(f"{move} pressed")
            stage.page.keyboard.press("Escape")
    if name == "waiting":
        stage.page.locator("[data-cell]").first.hover()
        yield Poke("a box looked at")
        yield from stage.drawers("log", "rules")


def moments(seats: int, seed: int) -> Iterator[Scene]:
    """A match of random moves in which people rather draw, and lay cats where they can."""
    luck = Random(seed)
    match = Match(GAMES["fits"], seats, seed=f"fits-{seats}-{seed}")
    number = 1
    while True:
        name = _name(match)
        if name is not None:
            yield Scene(name, playing(match, name), update_of(match, number))
        if match.outcome is not None:
            return
        actor = min(match.to_act)
        moves = match.moves(actor)
        quiet = [move for move in moves if type(move).__name__ not in SELDOM]
        match.play(actor, luck.choice(moves if not quiet or luck.random() < ODD else quiet))
        number += 1


def _name(match: Match[Any, Any, Any, Any]) -> str | None:
    view = match.view(ME)
    late = "-late" if len(view.cards) > LATE else ""
    if match.outcome is not None:
        return "over" if len(view.cards) > LATE else None
    if any(type(fact).__name__ == "FinalBegan" for fact in match.facts):
        return "final"
    if not match.moves(ME):
        return "waiting" if view.phase == "turn" and len(view.cards) > LATE // 2 else None
    if any(type(move).__name__ == "Princess" for move in match.moves(ME)):
        return "princess-late" if late else None
    return view.phase if view.phase in ("choosing", "starting", "toy") else f"{view.phase}{late}"


SCENES = Scenes(fits_scenes, WANTED, (2, 4, 5), "play", pokes)
