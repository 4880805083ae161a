"""The tables the contract is checked at: every game, number of seats and set of options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

import meowple
from meowple.core.game import AnyGame, Seat
from tests.contract.case import Case
from tests.contract.cases import case_of
from tests.toys import TOYS

SAMPLE = 2
"""How many matches of a table are played by `make test`; `make long` plays ten times more, and with
each number of seats all sets of options."""

ALL_GAMES: tuple[AnyGame, ...] = tuple(
    {**meowple.GAMES, **{toy.name: toy for toy in TOYS}}.values()
)


@dataclass(frozen=True)
class Table:
    """A game with so many seats and these options, and the seeds of its sampled matches."""

    game: AnyGame
    seats: int
    options: str
    seeds: range

    @property
    def case(self) -> Case:
        """What the game told the suite about itself."""
        return case_of(self.game.name)

    @property
    def chosen(self) -> dict[str, Any]:
        """The options of the table."""
        chosen: dict[str, Any] = msgspec.json.decode(self.options)
        return chosen

    @property
    def all_seats(self) -> list[Seat]:
        """Every seat of the table."""
        return [Seat(seat) for seat in range(self.seats)]

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.options}"


def _tables(game: AnyGame, seeds: range) -> Iterator[Table]:
    """Every number of seats with every set of options."""
    case = case_of(game.name)
    for seats in case.seats or game.seats:
        for options in case.options:
            yield Table(game, seats, msgspec.json.encode(options).decode(), seeds)


def _some_tables(game: AnyGame, seeds: range) -> Iterator[Table]:
    """Every number of seats, and every set of options, but not each with each."""
    case = case_of(game.name)
    numbers, sets = list(case.seats or game.seats), case.options
    for number in range(max(len(numbers), len(sets))):
        seats, options = numbers[number % len(numbers)], sets[number % len(sets)]
        yield Table(game, seats, msgspec.json.encode(options).decode(), seeds)


SHORT = [table for game in ALL_GAMES for table in _some_tables(game, range(SAMPLE))]
LONG = [table for game in ALL_GAMES for table in _tables(game, range(SAMPLE, 11 * SAMPLE))]


def together(game: AnyGame) -> pytest.MarkDecorator:
    """Tests of a game run in one process, so that its sampled matches are played once."""
    return pytest.mark.xdist_group(game.name)


over_games = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=together(game)) for game in ALL_GAMES]
)


def _over(allowed: Callable[[AnyGame], bool]) -> pytest.MarkDecorator:
    short = [table for table in SHORT if allowed(table.game)]
    long = [table for table in LONG if allowed(table.game)]
    marked = [(table, [pytest.mark.long, together(table.game)]) for table in long]
    return pytest.mark.parametrize(
        "table",
        [
            *(pytest.param(table, id=str(table), marks=together(table.game)) for table in short),
            *(pytest.param(table, id=f"long-{table}", marks=marks) for table, marks in marked),
        ],
    )


over_tables = _over(lambda game: True)
over_own_tables = _over(lambda game: game not in TOYS)
"""For what is asked of real games alone."""
