"""The games there are, by name, and how options and moves are read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from meowple.core.game import AnyGame, MeowpleError

GAMES: dict[str, AnyGame] = {}
"""Every game that has joined; `meowple.games` fills it."""


def register(game: AnyGame) -> None:
    """Let a game join: from now on it has a name here, and the contract suite tests it."""
    if game.name in GAMES and GAMES[game.name] is not game:
        raise MeowpleError(f"there is already a game called {game.name!r}")
    GAMES[game.name] = game


def find_game(name: str) -> AnyGame:
    """The game of that name."""
    if name not in GAMES:
        known = ", ".join(sorted(GAMES))
        raise MeowpleError(f"there is no game called {name!r}; there are: {known}")
    return GAMES[name]


def read_options(game: AnyGame, options: Mapping[str, Any] | msgspec.Struct) -> msgspec.Struct:
    """The table's options, checked; whatever is not named has its default."""
    if isinstance(options, game.options):
        options = msgspec.to_builtins(options)
    try:
        return msgspec.convert(options, game.options)
    except msgspec.ValidationError as error:
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


def check_seats(game: AnyGame, seats: int) -> None:
    """Refuse a number of seats the game is not made for."""
    if type(seats) is not int or seats not in game.seats:
        raise MeowpleError(
            f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} seats, not {seats!r}"
        )
