"""Moments of an evening: for the big screen as everybody may see them, and for a phone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from meowple import GAMES, Match
from meowple.core.game import Seat
from meowple.table.wire import Chair, EveningView, Placed
from tests.web.scenes import WIDEST, Scene, lobby, playing, update_of

STEPS = 3_000
LOOKS = 5
"""How many moments of a match are looked at, the first and the last among them."""


def the_evening(people: int, played: int = 12, *, is_over: bool = False) -> EveningView:
    """So many have played; their names could not be wider."""
    standing = tuple(
        Placed(WIDEST, Seat(seat), 1 + seat, 121 - 17 * seat, max(0, 7 - seat), played, 10 - seat)
        for seat in range(people)
    )
    games = ("tail", "fits", "cafe", "boots")
    return EveningView(None if is_over else "MHK4X9", games, played, standing)


def gathering(people: int, *, scored: bool) -> Scene:
    """Who comes, before the first match or between two."""
    scene = lobby(6)
    here = [Chair("person", name=WIDEST, ready=True)] * people
    chairs = (*here, *[Chair("free")] * (6 - people))
    evening = the_evening(people if scored else 0, 12 if scored else 0)
    table = replace(scene.table, chairs=chairs, yours=(), host=False, evening=evening)
    return Scene("gathering", table, None)


def ceremony(people: int) -> Scene:
    """The evening is over."""
    scene = gathering(people, scored=True)
    evening = the_evening(people, is_over=True)
    table = replace(scene.table, status="closed", why="evening_over", evening=evening)
    return Scene("ceremony", table, None)


def on_screen(game: str, seats: int) -> Iterator[Scene]:
    """Moments of one match from its deal to its end, as who watches sees them."""
    match = Match(GAMES[game], seats, key=b"a key of thirty-two bytes, about")
    luck, moments = Random(f"{game} {seats}"), [spectators(match, "match", 1)]
    for _ in range(STEPS):
        if match.outcome is not None:
            break
        step(match, luck)
        moments.append(spectators(match, "match" if match.outcome is None else "ended", 1))
    last = len(moments) - 1
    yield from (moments[at * last // (LOOKS - 1)] for at in range(LOOKS))


def step(match: Match[Any, Any, Any, Any], luck: Random) -> None:
    """Whoever may do something does anything; else time goes on."""
    if match.overdue(match.now) or not match.to_act:
        match.wake()
        return
    seat = luck.choice(sorted(match.to_act))
    match.play(seat, luck.choice(list(match.moves(seat))))


def spectators(match: Match[Any, Any, Any, Any], name: str, number: int) -> Scene:
    """What everybody may see of it."""
    scene = playing(match, "over" if name == "ended" else name)
    chairs = tuple([Chair("person", name=WIDEST, ready=True)] * match.seats)
    evening = the_evening(match.seats)
    table = replace(scene, chairs=chairs, yours=(), host=False, evening=evening)
    return Scene(name, table, update_of(match, number, None))
