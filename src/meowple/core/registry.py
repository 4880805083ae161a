"""The games there are, by name, where their parts are, and how options and moves are read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final, Literal, NamedTuple, cast

import msgspec

from meowple.core.game import AnyGame, MeowpleError
from meowple.core.plain import plain, shown, whole

GAMES: dict[str, AnyGame] = {}
"""Every game that has joined; `meowple.games` fills it, and `meowple.plugins`."""


class Parts(NamedTuple):
    """Where that is found which belongs to a game besides its rules. None of it has to be there."""

    bots: str
    """The module with its `BOTS`."""
    lesson: str
    """The module with its `LESSON`."""
    terminal: str
    """The module with its `PAGE` in text."""
    retold: str
    """The module with its `highlights`, for matches that are over."""
    numbers: str
    """The module with its `NUMBERS`, for machines."""
    pictures: str
    """The module that reads and draws its positions as text."""
    words: str
    """The package in whose `locales` its words lie."""


PARTS: dict[str, Parts] = {}
"""The parts of each game that has any."""


HOME: Final = "meowple"
"""The package of our games."""


def at_home(name: str) -> Parts:
    """The parts of a game of ours."""
    return Parts(
        bots=f"{HOME}.bots.{name}",
        lesson=f"{HOME}.lessons.{name}",
        terminal=f"{HOME}.terminal.{name}",
        retold=f"{HOME}.games.{name}.retold",
        numbers=f"{HOME}.games.{name}.numbers",
        pictures=f"{HOME}.pictures.{name}",
        words=HOME,
    )


def inside(package: str) -> Parts:
    """The parts of a game that is a package by itself."""
    return Parts(
        bots=f"{package}.bots",
        lesson=f"{package}.lesson",
        terminal=f"{package}.terminal",
        retold=f"{package}.retold",
        numbers=f"{package}.numbers",
        pictures=f"{package}.pictures",
        words=package,
    )


def register(game: AnyGame, parts: Parts | None = None) -> None:
    """Let a game join: from now on it has a name here, and the contract suite tests it."""
    if not hasattr(game, "deal"):
        raise MeowpleError(f"a game joins, not {shown(game)}")
    if game.name in GAMES and GAMES[game.name] is not game:
        raise MeowpleError(f"there is already a game called {game.name!r}")
    GAMES[game.name] = game
    if parts is not None:
        PARTS[game.name] = parts


def allow_only(names: Iterable[str]) -> None:
    """Let all other games go."""
    allowed = [find_game(name).name for name in names]
    for name in GAMES.keys() - set(allowed):
        del GAMES[name]


def find_part(
    name: str, part: Literal["bots", "lesson", "terminal", "retold", "numbers", "pictures"]
) -> ModuleType | None:
    """The module with this part of a game; None if it has none. One that is there and cannot be
    imported is a `MeowpleError`."""
    if find_game(name).name not in PARTS:
        return None
    place: str = getattr(PARTS[name], part)
    try:
        return import_module(place)
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and error.name == place:
            return None
        raise MeowpleError(f"{place} cannot be imported: {shown(error)}") from error


def find_game(name: str) -> AnyGame:
    """The game of that name."""
    if not isinstance(name, str) or name not in GAMES:
        known = ", ".join(sorted(GAMES))
        raise MeowpleError(f"there is no game called {shown(name)}; there are: {known}")
    return GAMES[name]


def game_or_name(given: AnyGame | str) -> AnyGame:
    """The game itself, however it was given."""
    if isinstance(given, str) or not hasattr(given, "deal"):
        return find_game(cast("str", given))
    return given


def read_options(
    game: AnyGame | str, options: Mapping[str, Any] | msgspec.Struct
) -> msgspec.Struct:
    """The table's options, checked; whatever is not named has its default."""
    game = game_or_name(game)
    try:
        return msgspec.convert(msgspec.to_builtins(options, enc_hook=plain), game.options)
    except msgspec.ValidationError as error:
        raise MeowpleError(f"bad options for {game.name}: {error}") from None
    except (TypeError, RecursionError):
        raise MeowpleError(f"bad options for {game.name}: {shown(options)}") from None


def read_move(game: AnyGame, move: Any) -> Any:
    """A move of this game, from the plain values it was written in; else a
    `msgspec.ValidationError`."""
    return msgspec.convert({"move": move}, _holding(game.move_type)).move  # type: ignore[attr-defined]


def move_again(game: AnyGame, move: Any) -> Any:
    """The same move as a log gives it back, which is something else if it is none of this game; or
    an error, if it cannot be written down."""
    return _reader(game.move_type).decode(_WRITER.encode(move))


Known = dict[int, tuple[Any, Any]]
"""Moves that went through a log before, by their `id`: each with itself, so that the id stays its
own, and with what a log gives back. Games make most of their moves but once."""

_MOST_KNOWN: Final = 1 << 12


@cache
def known_moves(kind: Any) -> Known:
    """The moves of this kind that are known."""
    return {}


def know_again(known: Known, move: Any, again: Any) -> None:
    """Remember what a log makes of a move; not of one that could still become another."""
    try:
        hash(move)
    except TypeError:
        return
    if len(known) >= _MOST_KNOWN:
        known.clear()
    known[id(move)] = move, again


_WRITER: Final = msgspec.json.Encoder(enc_hook=plain)


@cache
def _reader(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


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
