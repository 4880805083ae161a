"""The grid on which the cards lie (fits 2.2). A place is `row * columns + column`."""

from __future__ import annotations

from typing import Final, NamedTuple

NO_PLACE: Final = -1
"""What lies beyond the table's edge."""

OPPOSITE: Final = (2, 3, 0, 1)
"""The side that faces each side: top 0, right 1, bottom 2, left 3."""


Near = tuple[int, int, int]
"""A place beside another one: the bit of the side towards it, that of its own side that faces back,
and the place."""


class Grid(NamedTuple):
    """A table of so many places."""

    columns: int
    rows: int
    beside: tuple[tuple[int, int, int, int], ...]
    """The places above, to the right, below and to the left of each place."""
    near: tuple[tuple[Near, ...], ...]
    """For each place those beside it that are on the table."""

    @property
    def middle(self) -> int:
        """Where the first start box lies."""
        return self.rows // 2 * self.columns + self.columns // 2


def grid(columns: int, rows: int) -> Grid:
    """The table with so many columns and rows."""
    beside = []
    for at in range(columns * rows):
        row, column = divmod(at, columns)
        beside.append(
            (
                at - columns if row > 0 else NO_PLACE,
                at + 1 if column < columns - 1 else NO_PLACE,
                at + columns if row < rows - 1 else NO_PLACE,
                at - 1 if column > 0 else NO_PLACE,
            )
        )
    return Grid(columns, rows, tuple(beside), tuple([_near(around) for around in beside]))


def _near(around: tuple[int, int, int, int]) -> tuple[Near, ...]:
    return tuple(
        [
            (1 << side, 1 << OPPOSITE[side], there)
            for side, there in enumerate(around)
            if there != NO_PLACE
        ]
    )


GRIDS: Final = {"small": grid(11, 7), "medium": grid(13, 9), "large": grid(19, 11)}
