"""The games there are, by name, and how options and moves are read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from meowple.core.game import AnyGame, MeowpleError
from meowple.core.plain import plain, shown, whole

GAMES: dict[str, AnyGame] = {}
"""Every game that has joined; `meowple.games` fills it."""


def register(game: AnyGame) -> None:
    """Let a game join: from now on it has a name here, and the contract suite tests it."""
    if game.name in GAMES and GAMES[game.name] is not game:
        raise MeowpleError(f"there is already a game called {game.name!r}")
    GAMES[game.name] = game


def find_game(name: str) -> AnyGame:
    """The game of that name."""
    if not isinstance(name, str) or name not in GAMES:
        known = ", ".join(sorted(GAMES))
        raise MeowpleError(f"there is no game called {shown(name)}; there are: {known}")
    return GAMES[name]


def read_options(game: AnyGame, options: Mapping[str, Any] | msgspec.Struct) -> msgspec.Struct:
    """The table's options, checked; whatever is not named has its default."""
    try:
        return msgspec.convert(msgspec.to_builtins(options, enc_hook=plain), game.options)
    except (msgspec.ValidationError, TypeError) as error:
        raise MeowpleError(f"bad options for {game.name}: {error}") from None


def read_move(game: AnyGame, move: Any) -> Any:
    """A move of this game, from the plain values it was written in; else a
    `msgspec.ValidationError`."""
    return msgspec.convert({"move": move}, _holding(game.move_type)).move  # type: ignore[attr-defined]


@cache
def _holding(kind: Any) -> type[msgspec.Struct]:
    """A struct around a union: msgspec remembers how to read the one, and works out the other anew
    each time, which takes thirty times as long as reading."""
    return msgspec.defstruct("Holding", [("move", kind)])


def check_seats(game: AnyGame, seats: Any) -> int:
    """The number of seats; refuses one that the game is not made for."""
    try:
        number = whole(seats, "a number of seats")
    except MeowpleError:
        number = 0
    if number not in game.seats:
        fewest, most = game.seats.start, game.seats.stop - 1
        raise MeowpleError(f"{game.name} is for {fewest} to {most} seats, not {shown(seats)}")
    return number
