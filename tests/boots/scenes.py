"""Moments of real matches of `boots`: every phase, early and late, for the stage."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from random import Random
from typing import Any

import msgspec

from meowple import GAMES, Match
from meowple.core.game import Millis, Seat, When
from meowple.games.boots import moves as m
from meowple.games.boots.race import right_card
from meowple.table.wire import Held
from tests.web.boots.people import SEEN, Choice, right, wrong
from tests.web.boots.people import Seen as Table
from tests.web.scenes import ME, Poke, Scene, Scenes, one_of_each, playing, update_of
from tests.web.stage import Stage

WANTED = (
    "roll",
    "race",
    "wrong",
    "right",
    "waiting",
    "look",
    "roll-late",
    "race-late",
    "took-late",
    "over",
)
HELD = {"paused": Held(Seat(1), None), "counted": Held(None, Millis(3_000))}
"""What holds a race up before the dice are rolled."""
LATE = 9


def warming_up(stage: Stage) -> Iterator[str]:
    """In the lobby of a race: what is seen of a warm-up, step by step."""
    stage.page.locator('[data-do="warm-up"]').click()
    stage.page.wait_for_selector("dialog[open]")
    yield "before"
    for name, choice in (("right", right), ("wrong", wrong)):
        stage.page.locator('[data-do="show-dice"]').click()
        stage.page.wait_for_selector('[data-board="warm-up"][data-busy="false"]')
        yield "dice"
        _grab(stage, choice)
        stage.page.wait_for_selector(f'[data-call="{name}"]')
        yield name
    stage.page.keyboard.press("Escape")


def _grab(stage: Stage, choose: Choice) -> None:
    seen = msgspec.convert(stage.page.evaluate(SEEN), Table)
    stage.page.locator(f'[data-move="grab:{choose(seen)}"]').click()


@cache
def boots_scenes(seats: int) -> dict[str, Scene]:
    """One moment for every phase, seen from seat 0; the same ones each time."""
    found = one_of_each(WANTED, partial(moments, seats))
    roll = found["roll"]
    held = {
        name: Scene(name, msgspec.structs.replace(roll.table, held=how), roll.update)
        for name, how in HELD.items()
    }
    return found | held


def pokes(stage: Stage, name: str) -> Iterator[Poke]:
    """Drawers: how the last round was decided, and who has won what."""
    if name == "roll-late":
        yield from stage.drawers("verdict", "cards", "log", "rules")


def moments(seats: int, seed: int) -> Iterator[Scene]:
    """A match in which everybody grabs in every round, mostly the right card. Every other table is
    slow: there only the time to look is another one."""
    luck = Random(seed)
    slow = {"tempo": "slow"} if seed % 2 else {}
    match = Match(GAMES["boots"], seats, slow, seed=f"boots-{seats}-{seed}")
    number = 1
    while True:
        name = _name(match)
        if name is not None:
            yield Scene(name, playing(match, name), update_of(match, number))
        if match.outcome is not None:
            return
        _play_on(match, luck)
        number += 1


def _play_on(match: Match[Any, Any, Any, Any], luck: Random) -> None:
    if not match.to_act:
        match.wake()
        return
    actor = min(match.to_act)
    state = match.state
    if state.dice is None:
        match.play(actor, m.ROLL)
        return
    there = [move for move in match.moves(actor) if isinstance(move, m.Grab)]
    right = m.Grab(right_card(state, state.dice))
    move = right if luck.random() < 0.7 else luck.choice(there)
    when = When(Millis(match.now + 1), Millis(luck.randint(600, 2_500)))
    match.play(actor, move, when=when)


def _name(match: Match[Any, Any, Any, Any]) -> str | None:
    view = match.screen(ME)
    late = "-late" if view.round > LATE else ""
    if view.options.tempo == "slow":
        return "look" if view.phase == "look" else None
    if match.outcome is not None:
        return "over"
    if late and any(type(fact).__name__ == "Took" for fact in match.facts):
        return "took-late"
    if view.mine is not None:
        return view.mine.call if view.mine.call in ("right", "wrong") and not late else None
    if not match.moves(ME):
        return "waiting" if view.round > 1 else None
    return f"{view.phase}{late}"


SCENES = Scenes(boots_scenes, (*WANTED, *HELD), (2, 4), "race", pokes)
