"""What is played: cells of a study, and who sits where in each of their games."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec

from meowple.core.game import MeowpleError
from meowple.core.plain import said
from meowple.core.registry import check_seats, find_game, read_options
from meowple.lab.players import Player, find_player

MOST_CELLS: Final = 10_000
LAST_SEED: Final = 2**62
"""Python deals for -3 as for 3, so deals would be played twice; and a table has 64 bits for one."""
Chairs = tuple[int, ...]
"""For each seat, which of the cell's bots sits there."""


class Cell(msgspec.Struct, frozen=True, dict=True):
    """One table: a game with its options, and a bot for each chair."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any] = {}
    swapped: bool = False
    """Whether the first two are compared: then each deal is played twice, with these two in each
    other's place, and they move round the table from deal to deal. Else everybody moves round the
    table within each deal."""

    @property
    def seats(self) -> int:
        """How many there are."""
        return len(self.bots)

    @cached_property
    def turns(self) -> int:
        """How many games are played of each deal."""
        return 2 if self.swapped else len(self._rotations)

    @cached_property
    def _rotations(self) -> list[Chairs]:
        """All ways round the table that differ."""
        chairs = tuple(range(self.seats))
        ways = {tuple(self.bots[one] for one in way): way for way in map(_turned(chairs), chairs)}
        return sorted(ways.values(), key=lambda way: -way[0] % self.seats)

    def chairs(self, seed: int, turn: int) -> Chairs:
        """Who sits where in a game."""
        return self._pair(seed, turn) if self.swapped else self._rotations[turn]

    def _pair(self, seed: int, turn: int) -> Chairs:
        one = seed % self.seats if self.seats > 2 else 0
        other = (one + 1 + seed // self.seats % (self.seats - 1)) % self.seats
        others = iter(range(2, self.seats))
        pair = {one: turn, other: 1 - turn}
        return tuple(pair[seat] if seat in pair else next(others) for seat in range(self.seats))


def _turned(chairs: Chairs) -> Any:
    return lambda by: chairs[-by:] + chairs[:-by] if by else chairs


class Study(msgspec.Struct, frozen=True):
    """Cells, and how many games of each."""

    cells: tuple[Cell, ...]
    games: int
    """Of each cell."""
    seed: int = 1
    """The seed of the first deal; the next ones follow."""

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self.games * len(self.cells)

    @property
    def most_seats(self) -> int:
        """The seats of its largest table."""
        return max(cell.seats for cell in self.cells)

    @property
    def axes(self) -> list[str]:
        """The options in which cells differ."""
        names = dict.fromkeys(name for cell in self.cells for name in cell.options)
        told = {name: {repr(cell.options.get(name)) for cell in self.cells} for name in names}
        return [name for name in names if len(told[name]) > 1]

    def deal_of(self, cell: int, number: int) -> tuple[int, int]:
        """The seed of a game, and which turn round the table it is."""
        deal, turn = divmod(number, self.cells[cell].turns)
        return self.seed + deal, turn


def check(study: Study) -> None:
    """Refuse what cannot be played, before anything is."""
    if study.games < 1:
        raise MeowpleError(f"a study is of one game at least, not {study.games}")
    if not 0 <= study.seed <= LAST_SEED:
        raise MeowpleError(f"a seed is a number from 0 to {LAST_SEED:,}, not {study.seed}")
    for cell in study.cells:
        game = find_game(cell.game)
        check_seats(game, cell.seats)
        read_options(game, cell.options)
    for name, bot in dict.fromkeys((cell.game, bot) for cell in study.cells for bot in cell.bots):
        _try(find_player(name, bot))


def _try(player: Player) -> None:
    """It can be made again: there is a new one in each game."""
    try:
        player.make()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        why = " ".join(f"{type(error).__name__}: {said(error)}".split())
        raise MeowpleError(f"{player.name} cannot be made twice: {why}") from None


def seated(game: str, bots: Sequence[str], seats: int | None = None) -> tuple[str, ...]:
    """A bot for each chair: those named, again and again until all chairs are filled."""
    if not bots:
        raise MeowpleError("nobody plays: name a bot, such as random or cat")
    many = max(len(bots), find_game(game).seats.start) if seats is None else seats
    check_seats(find_game(game), many)
    if many < len(bots):
        raise MeowpleError(f"{len(bots)} bots have no room on {many} seats")
    return tuple(bots[chair % len(bots)] for chair in range(many))


class Page(msgspec.Struct, forbid_unknown_fields=True):
    """A study as somebody writes it down; each list is an axis."""

    game: str
    bots: list[str | list[str]]
    games: int = 1000
    seed: int = 1
    seats: int | list[int] | None = None
    options: dict[str, Any] = {}


def read_study(file: Path) -> Study:
    """The study of a TOML file: every choice of options with all bots at all numbers of seats."""
    try:
        page = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Page)
    except OSError as error:
        raise MeowpleError(f"{file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise MeowpleError(f"{file} is not a study: {error}") from None
    except RecursionError:
        raise MeowpleError(f"{file} is not a study: lists in lists without end") from None
    many = page.seats if isinstance(page.seats, list) else [page.seats]
    lines = [line.split(",") if isinstance(line, str) else line for line in page.bots]
    choices = list(_choices(page.options))
    if not 0 < len(many) * len(lines) * len(choices) <= MOST_CELLS:
        raise MeowpleError(f"{file} has no cells, or more than {MOST_CELLS}")
    cells = [
        Cell(page.game, seated(page.game, [bot.strip() for bot in line], seats), options)
        for options, seats, line in product(choices, many, lines)
    ]
    return Study(tuple(cells), page.games, page.seed)


def _choices(options: Mapping[str, Any]) -> list[dict[str, Any]]:
    axes = [value if isinstance(value, list) else [value] for value in options.values()]
    return [dict(zip(options, values, strict=True)) for values in product(*axes)]
