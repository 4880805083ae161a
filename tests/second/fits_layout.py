"""The cards of `fits` as they lie, in plain values, and the boxes they form; from the rules alone.

A place is `(column, row)` from 0, columns to the right and rows downwards: the top side of a card
faces the row before. Sides are a word of the letters L R T B, in this order, of those that are
open: "LRT" has its bottom walled. A card laid across lies on its place and the one to the right.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

Place = tuple[int, int]

FACING: Final = {"L": (-1, 0, "R"), "R": (1, 0, "L"), "T": (0, -1, "B"), "B": (0, 1, "T")}
"""For each side: the step to the neighbour, and its side that lies against this one."""
HALF_TURN: Final = str.maketrans("LRTB", "RLBT")
COVERABLE: Final = ("box", "start", "toy")


class Lying(NamedTuple):
    """A card, turned as it lies."""

    sort: str
    """box, start, toy, sleeper or princess."""
    sides: str
    """The open ones."""
    toys: tuple[str, ...] = ()
    """Its toy symbols, sorted."""
    sprays: int = 0
    owner: int | None = None
    """The seat of a sleeper."""


class Across(NamedTuple):
    """A card laid across two others."""

    sort: str
    """cat, princess or toy."""
    owner: int | None = None
    """The seat of a cat."""
    toys: tuple[str, ...] = ()


class Box(NamedTuple):
    """Cards joined through open sides."""

    places: frozenset[Place]
    closed: bool


@cache
def turns_of(card: Lying) -> frozenset[Lying]:
    """fits 2.1: the card as it can lie; one way only, if turning changes nothing."""
    turned = "".join(sorted(card.sides.translate(HALF_TURN), key="LRTB".index))
    return frozenset({card, card._replace(sides=turned)})


@cache
def around(place: Place) -> tuple[tuple[str, Place, str], ...]:
    """Each side of a place, the place beyond it, and that one's side."""
    column, row = place
    return tuple(
        (side, (column + right, row + down), against)
        for side, (right, down, against) in FACING.items()
    )


class Layout:
    """All the cards that lie on the table."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.grid: dict[Place, Lying] = {}
        self.across: dict[Place, Across] = {}
        """By the left of the two places."""

    @property
    def middle(self) -> Place:
        """fits 2.2."""
        return self.columns // 2, self.rows // 2

    def frontier(self) -> set[Place]:
        """fits 2.2, 2.3: the empty places of the table beside a card on the grid."""
        beside = {there for place in self.grid for _, there, _ in around(place)}
        on_table = {(c, r) for c, r in beside if 0 <= c < self.columns and 0 <= r < self.rows}
        return on_table - self.grid.keys()

    def doubles_a_wall(self, place: Place, card: Lying) -> bool:
        """fits 10.2: whether wall would lie against wall."""
        return any(
            there in self.grid and side not in card.sides and against not in self.grid[there].sides
            for side, there, against in around(place)
        )

    def free_pairs(self) -> set[Place]:
        """fits 5.1: where a card can be laid across, by the left of the two places."""
        covered = {(c + step, r) for c, r in self.across for step in (0, 1)}
        bare = {
            place
            for place, card in self.grid.items()
            if card.sort in COVERABLE and place not in covered
        }
        return {
            (c, r)
            for c, r in bare
            if (c + 1, r) in bare and joined(self.grid, (c, r), "R", (c + 1, r))
        }

    def cats_in(self, box: Box) -> tuple[list[int], list[int]]:
        """The owners of the awake and of the sleeping cats in a box, once for each cat."""
        awake = [c.owner for p, c in self.across.items() if p in box.places]
        asleep = [self.grid[p].owner for p in box.places]
        return [o for o in awake if o is not None], [o for o in asleep if o is not None]

    def box_at(self, place: Place) -> Box:
        """The box that a card belongs to."""
        return flood(self.grid, place)

    def is_free_for(self, seat: int, place: Place) -> bool:
        """fits 5.2, 7.2: nobody else's cat is in the box, or an own one is too."""
        awake, asleep = self.cats_in(self.box_at(place))
        owners = {*awake, *asleep}
        return seat in owners or not owners


def joined(grid: Mapping[Place, Lying], place: Place, side: str, there: Place) -> bool:
    """fits 2.4: whether this side and the one against it are both open."""
    against = FACING[side][2]
    return there in grid and side in grid[place].sides and against in grid[there].sides


def boxes(grid: Mapping[Place, Lying]) -> set[Box]:
    """fits 2.4: every box on the table, found by walking through open sides."""
    found: set[Box] = set()
    left = set(grid)
    while left:
        box = flood(grid, min(left))
        found.add(box)
        left -= box.places
    return found


def flood(grid: Mapping[Place, Lying], start: Place) -> Box:
    """The box around one card. An open side towards nothing leaves it open."""
    inside, fresh, closed = {start}, [start], True
    while fresh:
        place = fresh.pop()
        for side, there, _ in around(place):
            if side in grid[place].sides and there not in grid:
                closed = False
            if joined(grid, place, side, there) and there not in inside:
                inside.add(there)
                fresh.append(there)
    return Box(frozenset(inside), closed)
