"""What to do, and why: the search compares the moves, and says what the best of them comes to
against the next one. All of it follows from a view and the moves: equal views are told the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from meowple.bots import find_bot, find_search
from meowple.bots.search import Weighed
from meowple.core.game import AnyGame, Seat
from meowple.core.registry import find_game

BUDGET: Final = 100
"""Tries, where the lion of a game searches nothing."""
CLEARLY: Final = 0.005
"""The least chance to win that is worth a word."""
LARGE: Final = 2.0
"""A difference that is told without fractions: they would only pretend to be exact …"""
MANY: Final = 20.0
"""… as in numbers from here on."""
SURELY: Final = 2.0
"""Standard errors beyond which a difference is a reason."""

WHOLE: Final = ("only", "alone", "equal")
"""Reasons that compare nothing …"""
PLAIN: Final = (*WHOLE, "chance")
"""… and all that every game has; any other is one of its traits."""


class Reason(Struct, frozen=True):
    """What speaks for a move, or against it, compared with the next best one."""

    key: str
    """One of `PLAIN`, or a trait of the game."""
    here: float = 0.0
    """What it comes to with this move …"""
    there: float = 0.0
    """… and with the next best one."""
    against: bool = False
    """Whether the move is best in spite of it."""


class Advice(Struct, frozen=True):
    """A move, and why."""

    move: int
    """Which of the moves."""
    why: tuple[Reason, ...]


def advise(name: str, view: bytes, moves: bytes, seat: int, seats: int) -> Advice:
    """What the search would do at a table of so many seats. All else comes in as bytes, so that
    nothing more can."""
    game = find_game(name)
    choices = msgspec.json.decode(moves, type=list[game.move_type])  # type: ignore[name-defined]
    seen = msgspec.json.decode(view, type=game.view_type)
    if len(choices) == 1:
        return Advice(0, (Reason("only"),))
    rng = Random(sha256(view + moves).digest())
    return advice(game, seen, Seat(seat), choices, rng, seats)


def advice(
    game: AnyGame, view: Any, seat: Seat, moves: Sequence[Any], rng: Random, seats: int
) -> Advice:
    """The same, of what was read."""
    search = find_search(game.name)
    budget = find_bot(game.name, "lion").budget // 2 or BUDGET
    weighed = search.weigh(view, seat, moves, rng, budget, why=True)
    chance = partial(search.judgement.chance, seats=seats)
    why = reasons(weighed, search.judgement.matters, chance)
    return Advice(moves.index(weighed[0].move), why)


def reasons(
    weighed: Sequence[Weighed], matters: Mapping[str, float], chance: Callable[[float], float]
) -> tuple[Reason, ...]:
    """What the best move earns and risks against the next best one; `chance` makes of a value what
    can be told as a chance to win."""
    if len(weighed) < 2 or not weighed[0].visits or not weighed[1].visits:
        return (Reason("alone"),)
    best, other = weighed[0], weighed[1]
    if other.behind < max(CLEARLY, other.error):
        return (Reason("equal", *_percent(best, other, chance)),)
    gains = _gains(other, matters)
    earns = max(gains, key=lambda name: gains[name], default=None)
    risks = min(gains, key=lambda name: gains[name], default=None)
    found = [Reason("chance", *_percent(best, other, chance))]
    if earns is not None and gains[earns] >= 1.0:
        found = [_told(earns, other, against=False)]
    if risks is not None and gains[risks] <= -1.0:
        found.append(_told(risks, other, against=True))
    return tuple(found)


def _gains(other: Weighed, matters: Mapping[str, float]) -> dict[str, float]:
    """What the best move gains over another in the same worlds, in differences that are worth a
    word; what may be noise is left out."""
    gaps = {name: beside.best - other.traits[name] for name, beside in other.beside.items()}
    return {
        name: gap / matters[name]
        for name, gap in gaps.items()
        if name in matters and abs(gap) > SURELY * other.beside[name].error
    }


def _told(name: str, other: Weighed, *, against: bool) -> Reason:
    best, there = other.beside[name].best, other.traits[name]
    digits = 0 if abs(best - there) >= LARGE or _tell_apart(best, there) else 1
    return Reason(name, _rounded(best, digits), _rounded(there, digits), against)


def _rounded(value: float, digits: int) -> float:
    """Nothing is never told as less than nothing."""
    return round(value, digits) + 0.0


def _tell_apart(best: float, there: float) -> bool:
    """Whether large numbers can be told apart without fractions."""
    return min(abs(best), abs(there)) >= MANY and round(best) != round(there)


def _percent(
    best: Weighed, other: Weighed, chance: Callable[[float], float]
) -> tuple[float, float]:
    """Both chances, of a hundred; the other one as it is in the worlds that both were tried in."""
    there = min(1.0, max(0.0, best.value - other.behind))
    return round(100 * chance(best.value)), round(100 * chance(there))
