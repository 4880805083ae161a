"""What lies on the table: cards, the boxes they form, and what lies across them (fits 2).

A box is named by its first place, and has a tally; joining boxes adds their tallies up. Which boxes
the cards form is worked out once somebody asks, card by card: in random play hardly anybody does.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import ClassVar, Final, NamedTuple

from meowple.core.state import Value
from meowple.games.fits.cards import ALL_SIDES, FACES, LEFT, NOTHING, PRINCESS, RIGHT, SLEEPER
from meowple.games.fits.grid import GRIDS, NO_PLACE, Near

LOOSE: Final = 0
"""In a tally: open sides towards nothing; with none the box is closed (fits 2.4)."""
MICE: Final = 1
BALLS: Final = 2
FEATHERS: Final = 3
SPRAYS: Final = 4
AWAKE: Final = 5
"""The awake cats of seat 0; the next seats' follow."""
ASLEEP: Final = 10
"""The sleeping cats of seat 0; the next seats' follow."""

Tally = tuple[int, ...]
NO_BOX: Final[Tally] = ()

BYTE: Final = tuple(bytes((value,)) for value in range(256))

FIELDS: Final = (
    "across",
    "boxes",
    "cards",
    "cats",
    "covered",
    "facing",
    "frontier",
    "seams",
    "sides",
    "size",
    "tallies",
)


def _tally(shows: str, sleeper: int) -> Tally:
    tally = [0, *(shows.count(kind) for kind in "mbfs"), *[0] * 10]
    if sleeper >= 0:
        tally[ASLEEP + sleeper] = 1
    return tuple(tally)


NO_TALLY: Final[Tally] = (0,) * 15

TALLIES: Final = tuple(_tally(face.shows, card - SLEEPER) for card, face in enumerate(FACES))
"""What each card adds to the box that it is part of, or lies across."""
CAT_TALLIES: Final = tuple(
    tuple(int(field == AWAKE + seat) for field in range(15)) for seat in range(5)
)
"""What an awake cat of each seat adds."""


OPEN: Final = tuple([sides.bit_count() for sides in range(ALL_SIDES + 1)])
"""How many sides are open, for all ways they can be."""


SLOTS: Final = (
    "_formed",
    "across",
    "cards",
    "cats",
    "covered",
    "frontier",
    "seams",
    "sides",
    "size",
)

Laid = tuple[int, int, int]
"""A card as it was laid: its place, its number, its open sides as it lies."""
Formed = tuple[bytes, tuple[Tally, ...], bytes, tuple[Laid, ...]]
"""The boxes, their tallies and the walls, and the cards laid since these were worked out."""


class Table(Value):
    """The cards on the table. A value: laying gives a new one."""

    fields: ClassVar = FIELDS
    __slots__ = SLOTS

    size: str
    """Which of the grids it is."""
    cards: bytes
    """The card at each place, or NOTHING. Where the Princess took a sleeping cat's place, she."""
    sides: bytes
    """The open sides of each card as it lies."""
    across: bytes
    """What lies across this card and its right neighbour: a seat's cat, a special toy, the
    Princess, or NOTHING."""
    covered: bytes
    """1 where no further cat or toy can lie across (fits 5.1)."""
    frontier: bytes
    """The empty places next to a card, in order: where a card can be laid (fits 2.3)."""
    seams: bytes
    """Where something can be laid across, in order: the left card of each two (fits 5.1)."""
    cats: bytes
    """Where a cat lies, in order: a sleeper's place, or the left card under an awake one."""
    _formed: Formed
    """In one tuple, so that nobody ever sees half of it."""

    @property
    def boxes(self) -> bytes:
        """For each card its box: the first place of it."""
        return self._caught_up()[0]

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """What each box has, at its first place; NO_BOX elsewhere."""
        return self._caught_up()[1]

    @property
    def facing(self) -> bytes:
        """For each empty place the sides on which a neighbour has a wall, as bits."""
        return self._caught_up()[2]

    def form(self, boxes: bytes, tallies: tuple[Tally, ...], facing: bytes) -> None:
        """Say which boxes the cards on a new table form."""
        self._formed = (boxes, tallies, facing, ())

    def _caught_up(self) -> Formed:
        if self._formed[3]:
            self._formed = _join_all(GRIDS[self.size].near, self.sides, self._formed)
        return self._formed

    def copy(self) -> Table:
        """The same table again, to lay something on it."""
        new = Table()
        new.size = self.size
        new.cards = self.cards
        new.sides = self.sides
        new.across = self.across
        new.covered = self.covered
        new.frontier = self.frontier
        new.seams = self.seams
        new.cats = self.cats
        new._formed = self._formed
        return new

    def __repr__(self) -> str:
        return f"Table({', '.join(f'{name}={getattr(self, name)!r}' for name in FIELDS)})"


def empty_table(size: str) -> Table:
    """A table on which nothing lies; the first card goes into the middle."""
    grid = GRIDS[size]
    places = len(grid.beside)
    table = Table()
    table.size = size
    table.cards = table.across = bytes([NOTHING]) * places
    table.sides = table.covered = bytes(places)
    table.form(table.cards, (NO_BOX,) * places, table.sides)
    table.frontier = bytes((grid.middle,))
    table.seams = table.cats = b""
    return table


def put(row: bytes, at: int, value: int) -> bytes:
    """The same bytes with another value at one place."""
    return row[:at] + BYTE[value] + row[at + 1 :]


def summed(one: Tally, other: Tally) -> Tally:
    """Two tallies in one."""
    return tuple(map(add, one, other))


def loosened(tally: Tally, loose: int) -> Tally:
    """The tally with so many more open sides."""
    return (tally[LOOSE] + loose, *tally[1:])


ALONE: Final = tuple([tuple([loosened(tally, loose) for loose in range(5)]) for tally in TALLIES])
"""The tally of each card that joins no box, by its open sides."""


class Meeting(NamedTuple):
    """What a card would do to the boxes around it."""

    tally: Tally
    """That of the box it would be part of."""
    joined: tuple[int, ...]
    """The boxes that would become one with it."""
    shut: tuple[int, ...]
    """Other boxes, once for each open side that its walls would shut."""


def meet(table: Table, at: int, card: int, sides: int) -> Meeting:
    """Which boxes a card laid here would join, by sides open on both, and shut (fits 2.4)."""
    near = GRIDS[table.size].near[at]
    tally, joined, shut = _meet(near, table.sides, table.boxes, table.tallies, card, sides)
    return Meeting(tally, tuple(joined), tuple(shut))


def _meet(
    near: tuple[Near, ...],
    open_sides: bytes,
    boxes: bytes | bytearray,
    tallies: Sequence[Tally],
    card: int,
    sides: int,
) -> tuple[Tally, list[int], list[int]]:
    """The same, from what lies around it; a neighbour that is in no box yet is not there yet."""
    loose = OPEN[sides]
    joined: list[int] = []
    shut: list[int] = []
    for side, facing, there in near:
        box = boxes[there]
        if box == NOTHING:
            continue
        is_open = sides & side
        if is_open:
            loose -= 1
        if open_sides[there] & facing:
            shut.append(box)
            if is_open and box not in joined:
                joined.append(box)
    if not joined:
        return ALONE[card][loose], joined, shut
    tally = TALLIES[card]
    for box in joined:
        tally = summed(tally, tallies[box])
        loose -= shut.count(box)
    return loosened(tally, loose), joined, [box for box in shut if box not in joined]


def _join_all(near: tuple[tuple[Near, ...], ...], open_sides: bytes, formed: Formed) -> Formed:
    """The boxes with the cards laid since they were worked out, in the order they were laid."""
    boxes, tallies, facing = bytearray(formed[0]), list(formed[1]), bytearray(formed[2])
    for at, card, sides in formed[3]:
        tally, joined, shut = _meet(near[at], open_sides, boxes, tallies, card, sides)
        for box in shut:
            tallies[box] = loosened(tallies[box], -1)
        name = min(at, *joined) if joined else at
        for box in joined:
            tallies[box] = NO_BOX
            if box != name:
                boxes[:] = boxes.replace(BYTE[box], BYTE[name])
        boxes[at], tallies[name], facing[at] = name, tally, 0
        for side, back, there in near[at]:
            if not sides & side and boxes[there] == NOTHING:
                facing[there] |= back
    return bytes(boxes), tuple(tallies), bytes(facing), ()


def lay_card(old: Table, at: int, card: int, sides: int) -> Table:
    """The table with one more card; its open sides join it to its neighbours (fits 2.4)."""
    table = old.copy()
    boxes, tallies, facing, later = old._formed
    table._formed = (boxes, tallies, facing, (*later, (at, card, sides)))
    table.cards = put(table.cards, at, card)
    table.sides = put(table.sides, at, sides)
    _extend_frontier(table, at)
    if card >= PRINCESS:
        table.covered = put(table.covered, at, 1)  # fits 5.1, 7.2
    elif sides & (LEFT | RIGHT):
        _open_seams(table, at)
    if card >= SLEEPER:
        table.cats = bytes(sorted(table.cats + BYTE[at]))
    return table


def _extend_frontier(table: Table, at: int) -> None:
    """The place is taken, and the empty ones around it can be."""
    cards, places = table.cards, table.frontier.replace(BYTE[at], b"")
    known = len(places)
    for _, _, there in GRIDS[table.size].near[at]:
        if cards[there] == NOTHING and there not in places:
            places += BYTE[there]
    table.frontier = bytes(sorted(places)) if len(places) > known else places


def _open_seams(table: Table, at: int) -> None:
    """Where the new card and a neighbour can be lain across: neither may be covered."""
    fresh = [seam for seam in (at - 1, at) if is_seam(table, seam)]
    free = [seam for seam in fresh if not table.covered[seam] and not table.covered[seam + 1]]
    if free:
        table.seams = bytes(sorted([*table.seams, *free]))


def is_seam(table: Table, at: int) -> bool:
    """Whether a card is joined to its right neighbour by long sides that are both open."""
    if at < 0 or table.sides[at] & RIGHT == 0:
        return False
    right = GRIDS[table.size].beside[at][1]
    return right != NO_PLACE and table.sides[right] & LEFT != 0


def lay_across(old: Table, at: int, card: int, tally: Tally) -> Table:
    """The table with a cat or a toy laid across `at` and its right neighbour (fits 5.1, 6.1)."""
    table = old.copy()
    table.across = put(table.across, at, card)
    table.covered = put(put(table.covered, at, 1), at + 1, 1)
    table.seams = bytes([seam for seam in table.seams if not at - 1 <= seam <= at + 1])
    box = table.boxes[at]
    _retally(table, box, summed(table.tallies[box], tally))
    return table


def lay_cat(old: Table, at: int, seat: int) -> Table:
    """The table with a seat's cat laid across `at` and its right neighbour (fits 5.1)."""
    table = lay_across(old, at, seat, CAT_TALLIES[seat])
    table.cats = bytes(sorted(table.cats + BYTE[at]))
    return table


def send_home(old: Table, at: int) -> tuple[Table, int]:
    """The table with the Princess in place of the cat at `at`, and whose cat it was (fits 7.1)."""
    table = old.copy()
    box = table.boxes[at]
    tally = list(table.tallies[box])
    if table.cards[at] >= SLEEPER and table.cards[at] != NOTHING:
        owner = table.cards[at] - SLEEPER
        table.cards = put(table.cards, at, PRINCESS)
        tally[ASLEEP + owner] -= 1
    else:
        owner = table.across[at]
        table.across = put(table.across, at, PRINCESS)
        tally[AWAKE + owner] -= 1
    _retally(table, box, tuple(tally))
    table.cats = table.cats.replace(BYTE[at], b"")
    return table, owner


def _retally(table: Table, box: int, tally: Tally) -> None:
    tallies = table.tallies
    table.form(table.boxes, (*tallies[:box], tally, *tallies[box + 1 :]), table.facing)


def double_wall(table: Table, at: int, sides: int) -> bool:
    """Whether a card with these open sides would lie wall against wall here (fits 10.2)."""
    return table.facing[at] & ~sides & ALL_SIDES != 0
