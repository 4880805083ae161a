"""`cafe` a second time: dice, sheets and pencils, written from the rules alone.

It shares nothing with the game but how moves are written in a log. It is told what was played and
what the dice showed, and fills the sheets as people would. How it is used:

- `play_log_again(log)` gives the `Table` at the end of a match, `play_again` the same from steps
  that were kept. A move that is not legal, or dice that nobody rolls, is an `AssertionError`.
- Beside a match that is going on: `Table(seats, lots of the deal)`, then after each entry
  `table.step(*happened(entry))`. Moves may be the game's own or those of this page.
- `table.waiting` are the seats waited for; `table.legal(seat)` is the set of all moves the seat may
  make, in this page's types: compare it with `set(read_moves(match.moves(seat)))`.
  `table.may(seat, move)` answers for any move; `every_move()` has the senseless ones too.
- `table.sheets[seat]` has `cells`, `circled`, `crossed`, `cats`, `towers` and `barred` as a view
  has them. `table.rounds` tells of each finished round what facts tell of it.
- `table.scores()` is a `Score` for each seat, `table.ranks()` the places, and `table.reason` is
  "three_towers", "nobody_draws", or None while the match goes on.
- Luck: when a round begins, each die is one lot `(6, answer)`; the order does not matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from meowple.core.log import Entry, Log, Played
from tests.second.cafe_sheet import (
    BUTTERFLY,
    CELLS,
    HOUSE,
    ITEMS,
    LARGER,
    PAWS,
    SMALLER,
    TOWERS,
    Score,
    Sheet,
    score_sheets,
)
from tests.second.standing import standing

MOST_TAKE_BACKS = 20


class Take(Struct, frozen=True, tag="take"):
    """Take a die of this value."""

    value: int


class Draw(Struct, frozen=True, tag="draw"):
    """Draw an item into a cell; with a house, score a cat."""

    item: int
    tower: int
    floor: int
    cat: int | None = None


class Pass(Struct, frozen=True, tag="pass"):
    """Draw nothing."""


class TakeBack(Struct, frozen=True, tag="take_back"):
    """Choose again."""


Choice = Draw | Pass
Move = Take | Draw | Pass | TakeBack
Lot = tuple[int, int]
"""What chance gave: of so many, this one, from 0."""


class Happened(NamedTuple):
    """One step of a match."""

    seat: int
    move: Any
    lots: Sequence[Lot]


class Shown(NamedTuple):
    """What a seat had chosen, and what came of it."""

    choice: Choice
    crossed: int
    """Paws it used."""
    circled: int
    """Paws it circled."""
    cat: int
    """Points under the cat."""


class Round(NamedTuple):
    """A finished round."""

    first: int
    dice: tuple[int, ...]
    taken: tuple[int, ...]
    central: int
    shown: tuple[Shown, ...]
    circled: dict[tuple[int, int], int]
    """Seat and tower of each number that was circled, and the number."""
    barred: set[tuple[int, int]]
    """Seat and tower of each larger number that was crossed out."""


class Table:
    """The dice in the middle and a sheet before each seat."""

    dice: list[int]
    """Those in the middle, sorted."""
    rolled: tuple[int, ...]
    """All the dice of this round, sorted."""
    taken: list[int]
    """The die of each seat; 0 while it has none."""
    choices: list[Choice | None]
    """What each seat has sealed."""
    taken_back: list[int]
    """How often each seat has chosen again in this round."""

    def __init__(self, seats: int, lots: Sequence[Lot]) -> None:
        self.seats = seats
        self.sheets = [Sheet() for _ in range(seats)]
        self.first = 0  # cafe 3.1
        self.idle = 0
        """Rounds running in which nobody could even circle a paw."""
        self.reason: str | None = None
        self.rounds: list[Round] = []
        self.begin_round(lots)

    # Rolling and taking dice

    def begin_round(self, lots: Sequence[Lot]) -> None:
        """cafe 3.1: a die more than players."""
        assert len(lots) == self.seats + 1, f"{self.seats + 1} dice are rolled, not {len(lots)}"
        assert all(of == 6 and 0 <= answer < 6 for of, answer in lots), "a die has six faces"
        self.dice = sorted(answer + 1 for _, answer in lots)
        self.rolled = tuple(self.dice)
        self.taken = [0] * self.seats
        self.choices = [None] * self.seats
        self.taken_back = [0] * self.seats

    @property
    def in_draft(self) -> bool:
        """Whether somebody still has to take a die."""
        return 0 in self.taken

    @property
    def central(self) -> int:
        """The die left in the middle; 0 while there are several."""
        return 0 if self.in_draft else self.dice[0]

    @property
    def waiting(self) -> set[int]:
        """The seats the table waits for."""
        if self.reason is not None:
            return set()
        if self.in_draft:
            clockwise = [(self.first + step) % self.seats for step in range(self.seats)]
            return {next(seat for seat in clockwise if not self.taken[seat])}
        return {seat for seat, choice in enumerate(self.choices) if choice is None}

    # What is legal

    def may(self, seat: int, move: Move) -> bool:
        """Whether the rules let this seat do this now."""
        if isinstance(move, TakeBack):  # cafe 3.8
            sealed = self.reason is None and self.choices[seat] is not None
            return sealed and self.taken_back[seat] < MOST_TAKE_BACKS
        if seat not in self.waiting:
            return False
        if isinstance(move, Take):
            return self.in_draft and move.value in self.dice
        return not self.in_draft and (isinstance(move, Pass) or self.may_draw(seat, move))

    def may_draw(self, seat: int, move: Draw) -> bool:
        """cafe 3.3, 3.4, 3.7."""
        sheet, cell = self.sheets[seat], (move.tower, move.floor)
        if move.item not in ITEMS or cell not in CELLS or cell in sheet.items:
            return False
        if move.item == HOUSE:
            right_cat = move.cat in ITEMS and move.cat not in sheet.cat_points
        else:
            right_cat = move.cat is None
        return right_cat and self.price(seat, move) <= sheet.paws

    def price(self, seat: int, move: Draw) -> int:
        """cafe 3.4: the fewest steps that bring the two dice to item and floor."""
        own, central = self.taken[seat], self.central
        one_way = abs(own - move.item) + abs(central - move.floor)
        other_way = abs(own - move.floor) + abs(central - move.item)
        return min(one_way, other_way)

    def legal(self, seat: int) -> set[Move]:
        """Every move that this seat may make."""
        return {move for move in sensible_moves() if self.may(seat, move)}

    # What happens

    def step(self, seat: int, move: Any, lots: Sequence[Lot]) -> None:
        """One step of the match."""
        (move,) = read_moves([move])
        assert self.may(seat, move), f"seat {seat} may not {move}"
        finished = len(self.rounds)
        self.play(seat, move)
        if len(self.rounds) > finished and self.reason is None:
            self.begin_round(lots)
        else:
            assert not lots, "nobody rolls now"

    def play(self, seat: int, move: Move) -> None:
        if isinstance(move, Take):
            self.dice.remove(move.value)
            self.taken[seat] = move.value
        elif isinstance(move, TakeBack):
            self.choices[seat] = None
            self.taken_back[seat] += 1
        else:
            self.choices[seat] = move
            if None not in self.choices:
                self.end_round()

    def end_round(self) -> None:
        """cafe 3.2, 4: all show what they chose; then towers are checked."""
        stuck = all(
            isinstance(choice, Pass) and sheet.circled == PAWS
            for choice, sheet in zip(self.choices, self.sheets, strict=True)
        )
        self.idle = self.idle + 1 if stuck else 0
        shown = tuple(self.show(seat) for seat in range(self.seats))
        circled = self.circle_numbers()
        barred = self.cross_out_numbers(circled)
        taken = tuple(self.taken)
        self.rounds.append(
            Round(self.first, self.rolled, taken, self.central, shown, circled, barred)
        )
        if any(len(sheet.numbers) >= 3 for sheet in self.sheets):  # cafe 4.3
            self.reason = "three_towers"
        elif self.idle == 3:  # cafe 3.9
            self.reason = "nobody_draws"
        else:
            self.first = (self.first + 1) % self.seats

    def show(self, seat: int) -> Shown:
        """What the seat chose goes onto its sheet."""
        sheet, choice = self.sheets[seat], self.choices[seat]
        if not isinstance(choice, Draw):
            return Shown(Pass(), 0, sheet.circle_paws(3), 0)  # cafe 3.5
        price = self.price(seat, choice)
        sheet.crossed += price
        sheet.items[choice.tower, choice.floor] = choice.item
        circled = sheet.circle_paws(2) if choice.item == BUTTERFLY else 0  # cafe 3.6
        if choice.cat is None:
            return Shown(choice, price, circled, 0)
        points = 2 * len(sheet.cells_with(choice.cat))  # cafe 3.7
        sheet.cat_points[choice.cat] = points
        return Shown(choice, price, circled, points)

    def circle_numbers(self) -> dict[tuple[int, int], int]:
        """cafe 4.1."""
        circled = {}
        for (seat, sheet), tower in product(enumerate(self.sheets), TOWERS):
            if sheet.is_full(tower) and tower not in sheet.numbers:
                large = HOUSE in sheet.in_tower(tower) and tower not in sheet.crossed_out
                number = LARGER[tower] if large else SMALLER[tower]
                sheet.numbers[tower] = circled[seat, tower] = number
        return circled

    def cross_out_numbers(self, circled: dict[tuple[int, int], int]) -> set[tuple[int, int]]:
        """cafe 4.2."""
        won = {tower for (_, tower), number in circled.items() if number == LARGER[tower]}
        crossed_out = set()
        for (seat, sheet), tower in product(enumerate(self.sheets), won):
            if circled.get((seat, tower)) != LARGER[tower] and tower not in sheet.crossed_out:
                sheet.crossed_out.add(tower)
                crossed_out.add((seat, tower))
        return crossed_out

    # The score sheet

    def scores(self) -> list[Score]:
        """What each sheet is worth as it lies."""
        return score_sheets(self.sheets)

    def ranks(self) -> tuple[int, ...]:
        """cafe 5.6: equals share a place."""
        totals = [score.total for score in self.scores()]
        return tuple(1 + sum(other > total for other in totals) for total in totals)


@cache
def sensible_moves() -> tuple[Move, ...]:
    """Every move that could be legal on some sheet."""
    moves: list[Move] = [Pass(), TakeBack(), *map(Take, ITEMS)]
    for (tower, floor), item in product(CELLS, ITEMS):
        cats = ITEMS if item == HOUSE else (None,)
        moves += [Draw(item, tower, floor, cat) for cat in cats]
    return tuple(moves)


@cache
def every_move() -> tuple[Move, ...]:
    """Moves of all kinds, the senseless ones too: posts, no such item, a cat without a house."""
    numbers = range(-1, 8)
    draws = product(numbers, numbers, numbers, (None, *numbers))
    return (Pass(), TakeBack(), *map(Take, numbers), *(Draw(*draw) for draw in draws))


def read_moves(moves: Iterable[Any]) -> list[Move]:
    """The game's moves as this page writes them."""
    return msgspec.convert([msgspec.to_builtins(move) for move in moves], list[Move])


def play_again(seats: int, dealt: Sequence[Lot], steps: Iterable[Happened]) -> Table:
    """The table at the end of a match, from what was played and rolled."""
    table = Table(seats, dealt)
    for step in steps:
        table.step(*step)
    return table


def play_log_again(log: Log) -> Table:
    """The table at the end of the match of this log."""
    dealt, *later = standing(log.entries)
    return play_again(log.header.seats, dealt.draws, map(happened, later))


def happened(entry: Entry) -> Happened:
    """What an entry of the log tells."""
    assert isinstance(entry.act, Played)
    return Happened(entry.act.seat, entry.act.move, entry.draws)
