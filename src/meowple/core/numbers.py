"""Numbers for machines: moves as numbers, and what a seat knows as a row of bytes and as text.

A game that has a module `numbers` says there how its tables are told (`NUMBERS`, a `Numbers`).
They are made of views and moves alone, so they tell nobody more than a seat may know. Seats are
counted from the one whose view it is: it is 0, the one to its left 1, and so on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final, SupportsIndex, TypeVar

import msgspec

from meowple.core.game import AnyGame, MeowpleError, Millis, Seat
from meowple.core.plain import shown, whole
from meowple.core.registry import check_seats, find_part, game_or_name, read_options

MOST: Final = 255
"""No byte says more; what is larger is told as that."""
BYTE: Final = tuple(bytes((value,)) for value in range(MOST + 1))

Row = TypeVar("Row", bound=tuple[Any, ...])


class Numbers(ABC):
    """The numbers of one table: so many seats, these options."""

    game: ClassVar[str] = ""
    """The name of the game."""

    def __init__(self, seats: int, options: Any) -> None:
        self.seats = seats
        self.options = options
        self.actions_of = spread(self.action_table())
        self.actions = sum(map(len, self.actions_of.values()))
        self.features_of = spread(self.feature_table())
        self.length = sum(map(len, self.features_of.values()))

    actions: int
    """How many numbers there are for moves: 0 … actions - 1."""
    actions_of: dict[str, range]
    """The numbers of each kind of move."""
    length: int
    """How many bytes `features` gives."""
    features_of: dict[str, range]
    """Where in them each thing is told."""

    @abstractmethod
    def action_table(self) -> Mapping[str, int]:
        """For each kind of move how many numbers it has, in order."""

    @abstractmethod
    def feature_table(self) -> Mapping[str, int]:
        """For each thing that is told how many bytes it takes, in order."""

    @abstractmethod
    def action(self, view: Any, move: Any) -> int:
        """The number of a legal move of the seat whose view it is; no two of them share one."""

    @abstractmethod
    def move(self, view: Any, number: SupportsIndex) -> Any:
        """The move of that number; a `MeowpleError` where no move could have it."""

    @abstractmethod
    def features(self, view: Any) -> bytes:
        """What the seat knows, as `length` numbers from 0 to 255; equal for equal views."""

    def legal(self, view: Any, moves: Sequence[Any]) -> dict[int, Any]:
        """These moves by their numbers."""
        action = self.action
        return {action(view, move): move for move in moves}

    def mask(self, view: Any, moves: Sequence[Any]) -> bytes:
        """For each number 1 if it is that of one of these moves, else 0."""
        mask = bytearray(self.actions)
        for number in self.legal(view, moves):
            mask[number] = 1
        return bytes(mask)

    def information(self, view: Any) -> str:
        """What the seat knows as text: equal exactly for equal views."""
        return msgspec.json.encode(view, order="deterministic").decode()

    def in_turn(self, world: Any, seat: Seat, reaction: Millis) -> Any:
        """A world that this seat imagined, as it is where seats that are asked at once answer one
        after the other, each within this time: of those who seal an answer in silence, none after
        this seat has. The same world, unless a game hides who has answered."""
        return world

    def checked(self, number: SupportsIndex) -> int:
        """The number, if a move can have it."""
        given = whole(number, "the number of a move")
        if not 0 <= given < self.actions:
            raise MeowpleError(f"moves have numbers from 0 to {self.actions - 1}, not {given}")
        return given


class Listed(Numbers):
    """The numbers of a game whose moves can all be listed, for each seat once."""

    @abstractmethod
    def every_move(self, seat: Seat) -> Sequence[Any]:
        """All moves that this seat might ever make, in the order of `action_table`."""

    @cached_property
    def _moves(self) -> tuple[Sequence[Any], ...]:
        return tuple([self.every_move(Seat(seat)) for seat in range(self.seats)])

    @cached_property
    def _numbers(self) -> tuple[dict[Any, int], ...]:
        return tuple([{move: at for at, move in enumerate(moves)} for moves in self._moves])

    def action(self, view: Any, move: Any) -> int:
        """Where the move stands in the list of its seat."""
        try:
            own: dict[Any, int] = self._numbers[view.seat]
            return own[move]
        except (KeyError, TypeError):
            raise no_move(move) from None

    def move(self, view: Any, number: SupportsIndex) -> Any:
        """The move that stands there."""
        return self._moves[view.seat][self.checked(number)]


def find_numbers(
    game: AnyGame | str, seats: int, options: Mapping[str, Any] | msgspec.Struct | None = None
) -> Numbers:
    """The numbers of such a table; a `MeowpleError` if the game has none."""
    rules = game_or_name(game)
    own = find_part(rules.name, "numbers")
    if own is None:
        raise MeowpleError(f"{rules.name} has no numbers for machines")
    made: type[Numbers] = own.NUMBERS
    return made(check_seats(rules, seats), read_options(rules, {} if options is None else options))


def no_move(given: object) -> MeowpleError:
    """What is said of something that has no number."""
    return MeowpleError(f"no move of this seat is {shown(given)}")


def spread(table: Mapping[str, int]) -> dict[str, range]:
    """Lengths one after the other, as ranges."""
    found, first = {}, 0
    for name, length in table.items():
        found[name] = range(first, first + length)
        first += length
    return found


def one_hot(length: int) -> tuple[bytes, ...]:
    """For each of so many values a row with a single 1; the one after the last is all 0."""
    return tuple([bytes([int(at == value) for at in range(length)]) for value in range(length + 1)])


def small(value: int) -> bytes:
    """A number from 0 to 255 as one byte; one beyond them as the nearest."""
    return BYTE[0 if value < 0 else MOST if value > MOST else value]


def large(value: int) -> bytes:
    """A number from 0 to 65,535 as two bytes, the larger part first."""
    return max(0, min(value, 0xFFFF)).to_bytes(2, "big")


def around(row: Row, seat: int) -> Row:
    """A row with a value for each seat, counted from this one."""
    return row[seat:] + row[:seat] if seat else row  # type: ignore[return-value]
