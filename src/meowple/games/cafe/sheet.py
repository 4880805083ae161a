"""The printed sheet (cafe 1.1–1.3): five towers of hexagons, six cats, eighteen paws.

A cell has a number: tower by tower from the first, floor by floor from the lowest. An item and the
cat that loves it have the number of the die that draws it.
"""

from __future__ import annotations

from typing import Final

HOUSE: Final = 1
YARN: Final = 2
BUTTERFLY: Final = 3
BOWL: Final = 4
CUSHION: Final = 5
MOUSE: Final = 6
ITEMS: Final = (HOUSE, YARN, BUTTERFLY, BOWL, CUSHION, MOUSE)
EMPTY: Final = 0
"""In a cell that nothing is drawn in."""

PAWS: Final = 18
FIRST_PAWS: Final = 1
"""Paws that are circled from the beginning."""

TOWERS: Final = (1, 2, 3, 4, 5)
FLOORS: Final = ((1, 2, 3, 5), (1, 2, 3, 4, 5, 6), (1, 2, 4, 5, 6), (1, 2, 3, 4, 5, 6), (1, 3, 4))
"""For each tower the floors that have a cell; where one is left out stands a scratching post."""
LARGER: Final = (6, 9, 7, 8, 3)
SMALLER: Final = (4, 5, 3, 4, 2)
"""The two numbers on top of each tower."""

PLACES: Final = tuple((tower, floor) for tower in TOWERS for floor in FLOORS[tower - 1])
"""For each cell its tower and floor."""
CELLS: Final = {place: cell for cell, place in enumerate(PLACES)}
"""The cell in a tower on a floor."""
CELL_COUNT: Final = len(PLACES)
TOWER_OF: Final = tuple(tower for tower, _ in PLACES)
FLOOR_OF: Final = tuple(floor for _, floor in PLACES)
IN_TOWER: Final = tuple(
    tuple(cell for cell in range(CELL_COUNT) if TOWER_OF[cell] == tower) for tower in TOWERS
)
"""For each tower its cells, from the lowest."""
ON_FLOOR: Final = tuple(
    tuple(cell for cell in range(CELL_COUNT) if FLOOR_OF[cell] == floor) for floor in range(7)
)
"""For each floor its cells, from the first tower; there is no floor 0."""


def height(tower: int, floor: int) -> int:
    """How high the middle of a hexagon lies, in half steps: odd towers stand half a step higher."""
    return 2 * floor + tower % 2


def share_a_border(one: int, other: int) -> bool:
    """Whether two cells are neighbours: above each other, or side by side half a step apart."""
    (tower, floor), (there, level) = PLACES[one], PLACES[other]
    apart = abs(height(tower, floor) - height(there, level))
    return apart == (2 if tower == there else 1) and abs(tower - there) <= 1


NEIGHBOURS: Final = tuple(
    tuple(other for other in range(CELL_COUNT) if share_a_border(cell, other))
    for cell in range(CELL_COUNT)
)
