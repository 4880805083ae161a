"""A sheet of `cafe` and what is on it, written from the rules alone.

A cell is `(tower, floor)`, as printed: towers 1 … 5, floors 1 … 6. Items are 1 house, 2 yarn,
3 butterfly, 4 bowl, 5 cushion, 6 mouse. `score_sheets` scores the sheets of a whole table;
`best_split`, `NEIGHBOURS` and `CELLS` stand alone too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

HOUSE, YARN, BUTTERFLY, BOWL, CUSHION, MOUSE = ITEMS = range(1, 7)
TOWERS: Final = range(1, 6)
PAWS: Final = 18

Cell = tuple[int, int]
"""Tower and floor."""

# cafe 1.1
FLOORS: Final = {
    1: (1, 2, 3, 5),
    2: (1, 2, 3, 4, 5, 6),
    3: (1, 2, 4, 5, 6),
    4: (1, 2, 3, 4, 5, 6),
    5: (1, 3, 4),
}
LARGER: Final = {1: 6, 2: 9, 3: 7, 4: 8, 5: 3}
SMALLER: Final = {1: 4, 2: 5, 3: 3, 4: 4, 5: 2}
CELLS: Final[tuple[Cell, ...]] = tuple((t, f) for t in TOWERS for f in FLOORS[t])

CHAIN_POINTS: Final = (0, 2, 6, 12, 20)  # cafe 5.4


def touch(cell: Cell, other: Cell) -> bool:
    """cafe 1.2: measured in half steps, two hexagons touch in a tower a step apart, and in
    towers side by side half a step apart."""
    (tower, floor), (there, then) = cell, other
    rise = abs(2 * floor + tower % 2 - 2 * then - there % 2)
    return (abs(tower - there), rise) in ((0, 2), (1, 1))


NEIGHBOURS: Final = {
    cell: frozenset(other for other in CELLS if touch(cell, other)) for cell in CELLS
}


class Sheet:
    """One player's sheet. What a view shows of it has the same names here."""

    def __init__(self) -> None:
        self.items: dict[Cell, int] = {}
        self.circled = 1  # cafe 1.3
        """Paws circled so far, the crossed ones among them."""
        self.crossed = 0
        """Paws used up."""
        self.cat_points: dict[int, int] = {}
        """Under each cat that was scored."""
        self.numbers: dict[int, int] = {}
        """The number circled on top of each full tower."""
        self.crossed_out: set[int] = set()
        """The towers whose larger number is gone."""

    @property
    def cells(self) -> tuple[int, ...]:
        """The items in the order of the cells; 0 is an empty one."""
        return tuple(self.items.get(cell, 0) for cell in CELLS)

    @property
    def cats(self) -> tuple[int | None, ...]:
        """The points of the six cats."""
        return tuple(self.cat_points.get(cat) for cat in ITEMS)

    @property
    def towers(self) -> tuple[int, ...]:
        """The circled number of each tower; 0 while it is not full."""
        return tuple(self.numbers.get(tower, 0) for tower in TOWERS)

    @property
    def barred(self) -> tuple[bool, ...]:
        """For each tower, whether its larger number is crossed out."""
        return tuple(tower in self.crossed_out for tower in TOWERS)

    @property
    def paws(self) -> int:
        """How many paws are available."""
        return self.circled - self.crossed

    def circle_paws(self, wanted: int) -> int:
        """cafe 3.5, 3.6: circle so many, or as many as are left; how many that is."""
        circled = min(wanted, PAWS - self.circled)
        self.circled += circled
        return circled

    def cells_with(self, item: int) -> list[Cell]:
        """Where this item was drawn."""
        return [cell for cell, drawn in self.items.items() if drawn == item]

    def in_tower(self, tower: int) -> list[int]:
        """The items in this tower, from the lowest."""
        return [self.items[tower, f] for f in FLOORS[tower] if (tower, f) in self.items]

    def is_full(self, tower: int) -> bool:
        """cafe 4.1: posts do not count."""
        return len(self.in_tower(tower)) == len(FLOORS[tower])


class Score(NamedTuple):
    """What a sheet is worth, and for what."""

    towers: tuple[int, ...]
    cats: int
    yarn: tuple[int, ...]
    """For each tower."""
    butterflies: int
    bowls: int
    cushions: int
    mice: int

    @property
    def total(self) -> int:
        """cafe 5.1."""
        drawn = self.butterflies + self.bowls + self.cushions + self.mice
        return sum(self.towers) + self.cats + sum(self.yarn) + drawn


def score_sheets(sheets: Sequence[Sheet]) -> list[Score]:
    """cafe 5: all the sheets of a table, since yarn is compared."""
    yarn = [yarn_points([sheet.in_tower(t).count(YARN) for sheet in sheets]) for t in TOWERS]
    return [
        Score(
            towers=sheet.towers,
            cats=sum(sheet.cat_points.values()),
            yarn=tuple(points[seat] for points in yarn),
            butterflies=3 * len(sheet.cells_with(BUTTERFLY)),
            bowls=sum(bowl_points(sheet, cell) for cell in sheet.cells_with(BOWL)),
            cushions=sum(floor for _, floor in sheet.cells_with(CUSHION)),
            mice=best_split(sheet.cells_with(MOUSE)),
        )
        for seat, sheet in enumerate(sheets)
    ]


def yarn_points(counts: Sequence[int]) -> list[int]:
    """cafe 5.2: one tower; most has 8, some has 3, none has nothing."""
    most = max(counts)
    return [0 if not count else 8 if count == most else 3 for count in counts]


def bowl_points(sheet: Sheet, bowl: Cell) -> int:
    """cafe 5.3: the kinds beside it."""
    return len({sheet.items[cell] for cell in NEIGHBOURS[bowl] if cell in sheet.items})


def best_split(mice: Collection[Cell]) -> int:
    """cafe 5.4: the most that all these mice are worth, split into chains."""
    return _best(frozenset(mice))


@cache
def _best(mice: frozenset[Cell]) -> int:
    """Some mouse is in some chain: try every one, and split the others as well as can be."""
    if not mice:
        return 0
    return max(CHAIN_POINTS[len(chain)] + _best(mice - chain) for chain in chains(mice))


def chains(mice: frozenset[Cell]) -> Iterator[frozenset[Cell]]:
    """Every chain, of four mice at most, that the first of these mice can be in."""
    grown = {frozenset({min(mice)})}
    for _ in range(4):
        yield from grown
        grown = {
            chain | {mouse}
            for chain in grown
            for mouse in mice - chain
            if NEIGHBOURS[mouse] & chain
        }
