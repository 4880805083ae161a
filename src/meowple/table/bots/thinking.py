"""Work that would hold up a table is done elsewhere: bots' choices, replays, whatever is long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

import msgspec

from meowple.bots import find_bot
from meowple.core.game import AnyGame, Millis
from meowple.core.registry import find_game

Work = Callable[..., Any]
"""A function of a module; what goes in and what comes out can be written down."""


class TookTooLong(Exception):
    """The work was given up."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot decided: which of the moves it was given, and after which pause."""

    move: int
    after: Millis


class Thinkers(Protocol):
    """Whoever does what would hold up the tables."""

    async def do(self, work: Work, *given: Any, kind: str = "", hurry: bool = False) -> Any:
        """What the function gives, worked out elsewhere. Work of one kind takes about equally
        long. `hurry`: people wait for it, so it is given up sooner, with `TookTooLong`."""
        ...

    def close(self) -> None:
        """Stop working."""
        ...


class InPlace:
    """Everything is done here and now: for tests, and where there is nothing but one thread."""

    async def do(self, work: Work, *given: Any, kind: str = "", hurry: bool = False) -> Any:
        """After everybody else had their turn."""
        await asyncio.sleep(0)
        return work(*given)

    def close(self) -> None:
        """There is nothing to stop."""


async def think(
    thinkers: Thinkers, game: AnyGame, level: str, view: Any, moves: Any, dice: str
) -> Thought:
    """Let a bot choose one of the moves, from a view alone."""
    seen, choices = msgspec.json.encode(view), msgspec.json.encode(moves)
    given = (game.name, level, seen, choices, dice)
    thought: Thought = await thinkers.do(choose, *given, kind=f"{game.name} {level}", hurry=True)
    return thought


def choose(name: str, level: str, view: bytes, moves: bytes, dice: str) -> Thought:
    """Runs elsewhere: everything goes in and out as bytes, so nothing else can."""
    game, bot = find_game(name), find_bot(name, level)
    choices = msgspec.json.decode(moves, type=list[game.move_type])  # type: ignore[name-defined]
    seen = msgspec.json.decode(view, type=game.view_type)
    plan = bot.choose(seen, choices, Random(dice), bot.budget)
    return Thought(choices.index(plan.move), plan.after)
