"""The bots, by game and level. Those of a game are its `BOTS`, found by its name; a game that has
none is played by plain ones. What it thinks of its states is its `JUDGEMENT`, or the plain one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from meowple.bots.anyhow import LEVEL as RANDOM
from meowple.bots.anyhow import RandomBot
from meowple.bots.bot import LEVELS, Bot, Plan
from meowple.bots.judgement import AnyJudgement, Judgement
from meowple.bots.plain import plain_bots
from meowple.bots.search import Search
from meowple.core.game import MeowpleError
from meowple.core.plain import shown
from meowple.core.registry import find_game, find_part

__all__ = ["LEVELS", "RANDOM", "Bot", "Plan", "find_bot", "find_search"]


def find_bot(game_name: str, level: str) -> Bot:
    """The bot that plays this game at this level, or at random (`"random"`)."""
    bots = _bots(find_game(game_name).name)
    if level == RANDOM:
        return _random(game_name)
    if not isinstance(level, str) or level not in bots:
        known = ", ".join(bots)
        raise MeowpleError(f"{game_name} has no bot called {shown(level)}; there are: {known}")
    return bots[level]


@cache
def _bots(name: str) -> Mapping[str, Bot]:
    own = find_part(name, "bots")
    if own is None:
        return plain_bots(find_game(name).race)
    bots: Mapping[str, Bot] = own.BOTS
    return bots


@cache
def _random(name: str) -> Bot:
    own = find_part(name, "bots")
    return RandomBot({} if own is None else getattr(own, "RARELY", {}))


def find_search(game_name: str) -> Search:
    """The search of a game, by its own judgement or by the plain one: what a move is worth, and
    what a view is."""
    return _search(find_game(game_name).name)


@cache
def _search(name: str) -> Search:
    own = find_part(name, "bots")
    judgement: AnyJudgement | None = None if own is None else getattr(own, "JUDGEMENT", None)
    return Search(Judgement(find_game(name)) if judgement is None else judgement)
