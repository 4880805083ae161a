"""A sheet to scribble on: what a player has drawn, counted so that quick thoughts are cheap.

The sheets of the game are values, made anew for every mark. A sketch is one that changes, and it
keeps the counts that appraisals ask for: kinds around each cell, yarn and room in each tower.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meowple.games.cafe.marks import Sheet
from meowple.games.cafe.mice import best_split
from meowple.games.cafe.rules import FOR_A_BUTTERFLY, FOR_A_PASS
from meowple.games.cafe.scoring import A_BUTTERFLY
from meowple.games.cafe.sheet import (
    BOWL,
    BUTTERFLY,
    CELL_COUNT,
    CUSHION,
    EMPTY,
    FLOOR_OF,
    HOUSE,
    IN_TOWER,
    ITEMS,
    LARGER,
    MOUSE,
    NEIGHBOURS,
    PAWS,
    SMALLER,
    TOWER_OF,
    YARN,
)

TOWER_AT: Final = tuple(tower - 1 for tower in TOWER_OF)
"""For each cell its tower, counted from 0."""
COLUMNS: Final = range(len(IN_TOWER))
FIELDS: Final = (
    "around",
    "barred",
    "cats",
    "cells",
    "circled",
    "count",
    "full",
    "housed",
    "mice",
    "open",
    "paws",
    "points",
    "room",
    "yarn",
)
"""What a sketch is made of."""


class Sketch:
    """One player's sheet, and what can be counted on it."""

    __slots__ = FIELDS

    cells: list[int]
    circled: int
    paws: int
    """Circled and not crossed out."""
    cats: list[bool]
    """For each item whether its cat is scored; there is no item 0."""
    barred: list[bool]
    count: list[int]
    """How often each item is drawn; there is no item 0."""
    around: list[int]
    """For each cell the kinds of items beside it, a bit each."""
    open: list[int]
    """For each cell the empty cells beside it."""
    mice: int
    """The cells with mice, a bit each."""
    yarn: list[int]
    """For each tower its yarn."""
    room: list[int]
    """For each tower its empty cells."""
    housed: list[bool]
    """For each tower whether it has a house."""
    full: int
    """The full towers."""
    points: int
    """All points but those for yarn, which depend on others."""

    def copy(self) -> Sketch:
        """The same marks on another sheet."""
        new = Sketch()
        new.cells = self.cells[:]
        new.circled = self.circled
        new.paws = self.paws
        new.cats = self.cats[:]
        new.barred = self.barred[:]
        new.count = self.count[:]
        new.around = self.around[:]
        new.open = self.open[:]
        new.mice = self.mice
        new.yarn = self.yarn[:]
        new.room = self.room[:]
        new.housed = self.housed[:]
        new.full = self.full
        new.points = self.points
        return new

    def draw(self, item: int, cell: int, cat: int, paws: int) -> None:
        """Draw an item for so many paws; with a house also the cat that is scored."""
        tower = TOWER_AT[cell]
        self.paws -= paws
        self.cells[cell] = item
        self.count[item] += 1
        self.room[tower] -= 1
        cells, around, bit = self.cells, self.around, 1 << item
        for other in NEIGHBOURS[cell]:
            self.open[other] -= 1
            if not around[other] & bit:
                around[other] |= bit
                if cells[other] == BOWL:
                    self.points += 1
        if item == HOUSE:
            self.housed[tower] = True
            self.cats[cat] = True
            self.points += 2 * self.count[cat]
        elif item == YARN:
            self.yarn[tower] += 1
        elif item == BUTTERFLY:
            self.points += A_BUTTERFLY
            self._circle(FOR_A_BUTTERFLY)
        elif item == BOWL:
            self.points += around[cell].bit_count()
        elif item == CUSHION:
            self.points += FLOOR_OF[cell]
        else:
            mice = self.mice | 1 << cell
            self.points += best_split(mice) - best_split(self.mice)
            self.mice = mice

    def skip(self) -> None:
        """Pass."""
        self._circle(FOR_A_PASS)

    def _circle(self, paws: int) -> None:
        more = min(paws, PAWS - self.circled)
        self.circled += more
        self.paws += more

    def top(self, tower: int) -> int:
        """The number that a full tower would be worth."""
        return LARGER[tower] if self.housed[tower] and not self.barred[tower] else SMALLER[tower]


def sketch(sheet: Sheet) -> Sketch:
    """A sheet, counted."""
    new = Sketch()
    cells = sheet.cells
    new.cells = list(cells)
    new.circled = sheet.circled
    new.paws = sheet.circled - sheet.crossed
    new.cats = [True, *[points is not None for points in sheet.cats]]
    new.barred = list(sheet.barred)
    new.count = [0, *[cells.count(item) for item in ITEMS]]
    beside = [[cells[other] for other in NEIGHBOURS[cell]] for cell in range(CELL_COUNT)]
    new.around = [sum([1 << item for item in set(items) if item]) for items in beside]
    new.open = [items.count(EMPTY) for items in beside]
    new.mice = sum([1 << cell for cell in range(CELL_COUNT) if cells[cell] == MOUSE])
    towers = [[cells[cell] for cell in column] for column in IN_TOWER]
    new.yarn = [items.count(YARN) for items in towers]
    new.room = [items.count(EMPTY) for items in towers]
    new.housed = [HOUSE in items for items in towers]
    new.full = new.room.count(0)
    new.points = _points(new, sheet)
    return new


def sketched_on(own: Sketch, before: Sheet, after: Sheet) -> Sketch | None:
    """The sketch of a sheet, from that of one a round before; None if it did not come from it."""
    differ = [at for at in range(CELL_COUNT) if before.cells[at] != after.cells[at]]
    cats = _new_marks(before.cats, after.cats, None)
    towers = _new_marks(before.towers, after.towers, 0)
    if cats is None or towers is None or len(differ) > 1 or max(len(cats), len(towers)) > 1:
        return None
    new = own.copy()
    if differ:
        cell = differ[0]
        item, tower = after.cells[cell], TOWER_AT[cell]
        if before.cells[cell] != EMPTY or (item == HOUSE) != bool(cats):
            return None
        new.draw(item, cell, cats[0] + 1 if cats else 0, 0)
        if (new.room[tower] == 0) != (towers == [tower]):
            return None
        new.full += len(towers)
        new.points += sum([after.towers[at] for at in towers])
    elif cats or towers:
        return None
    new.circled, new.paws = after.circled, after.circled - after.crossed
    new.barred = list(after.barred)
    return new


def _new_marks(
    before: Sequence[int | None], after: Sequence[int | None], nothing: int | None
) -> list[int] | None:
    """Where a mark is new; None if one is gone or another."""
    if before == after:
        return []
    differ = [at for at, one in enumerate(before) if one != after[at]]
    return None if any(before[at] != nothing for at in differ) else differ


def _points(new: Sketch, sheet: Sheet) -> int:
    """What the marks are worth, without yarn (cafe 5)."""
    cells = sheet.cells
    points = sum(sheet.towers) + sum([points or 0 for points in sheet.cats])
    points += A_BUTTERFLY * new.count[BUTTERFLY] + best_split(new.mice)
    for cell in range(CELL_COUNT):
        if cells[cell] == BOWL:
            points += new.around[cell].bit_count()
        elif cells[cell] == CUSHION:
            points += FLOOR_OF[cell]
    return points
