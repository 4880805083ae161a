"""The table as a view tells it, laid at once: the order in which it was laid does not matter."""

from __future__ import annotations

from meowple.games.fits.cards import LEFT, NOTHING, PRINCESS, RIGHT, SLEEPER
from meowple.games.fits.grid import GRIDS, NO_PLACE, OPPOSITE
from meowple.games.fits.table import NO_BOX, Table, Tally
from meowple.games.fits.view import Box, View

_MOST_SEATS = 5


def laid_again(view: View) -> Table:
    """The table of a view."""
    table = Table()
    table.size = view.options.size
    beside = GRIDS[table.size].beside
    places = len(beside)
    lying = [(one.at, one.card, one.sides, one.box) for one in view.cards]
    lying += [
        (one.at, PRINCESS if one.seat is None else SLEEPER + one.seat, one.sides, one.box)
        for one in view.sleeping
    ]
    cards, sides = bytearray([NOTHING]) * places, bytearray(places)
    for at, card, open_sides, _ in lying:
        cards[at] = card
        sides[at] = open_sides
    table.cards, table.sides = bytes(cards), bytes(sides)
    boxes, tallies = _boxes(table, view, lying)
    table.form(boxes, tallies, _bound(table, lying))
    _cover(table, view)
    return table


def _boxes(
    table: Table, view: View, lying: list[tuple[int, int, int, int]]
) -> tuple[bytes, tuple[Tally, ...]]:
    """A box is named by its first place, and has a tally there."""
    beside, cards = GRIDS[table.size].beside, table.cards
    names = [NOTHING] * len(view.boxes)
    loose = [0] * len(view.boxes)
    for at, _, sides, box in lying:
        names[box] = min(names[box], at)
        for side in range(4):
            if sides >> side & 1:
                there = beside[at][side]
                loose[box] += there == NO_PLACE or cards[there] == NOTHING
    boxes = bytearray([NOTHING]) * len(cards)
    for at, _, _, box in lying:
        boxes[at] = names[box]
    tallies: list[Tally] = [NO_BOX] * len(cards)
    for name, shown, sides in zip(names, view.boxes, loose, strict=True):
        tallies[name] = _tally(shown, sides)
    return bytes(boxes), tuple(tallies)


def _tally(box: Box, loose: int) -> Tally:
    nobody = (0,) * (_MOST_SEATS - len(box.awake))
    toys = (loose, box.mice, box.balls, box.feathers, box.sprays)
    return (*toys, *box.awake, *nobody, *box.asleep, *nobody)


def _bound(table: Table, lying: list[tuple[int, int, int, int]]) -> bytes:
    """Find the empty places next to cards; gives the walls that they face."""
    grid, cards = GRIDS[table.size], table.cards
    facing = bytearray(len(cards))
    frontier = set[int]()
    for at, _, sides, _ in lying:
        for side, there in enumerate(grid.beside[at]):
            if there != NO_PLACE and cards[there] == NOTHING:
                frontier.add(there)
                if not sides >> side & 1:
                    facing[there] |= 1 << OPPOSITE[side]
    table.frontier = bytes(sorted(frontier)) if lying else bytes((grid.middle,))
    return bytes(facing)


def _cover(table: Table, view: View) -> None:
    """What lies across two cards, where something still can, and where the cats are."""
    beside, sides = GRIDS[table.size].beside, table.sides
    across, covered = bytearray([NOTHING]) * len(sides), bytearray(len(sides))
    cats = [one.at for one in view.sleeping if one.seat is not None]
    for one in view.sleeping:
        covered[one.at] = 1
    for over in view.across:
        if over.seat is not None:
            across[over.at] = over.seat
            cats.append(over.at)
        else:
            across[over.at] = PRINCESS if over.card is None else over.card
        covered[over.at] = covered[over.at + 1] = 1
    seams = []
    for lying in view.cards:
        right = beside[lying.at][1]
        joined = lying.sides & RIGHT and right != NO_PLACE and sides[right] & LEFT
        if joined and not covered[lying.at] and not covered[right]:
            seams.append(lying.at)
    table.across, table.covered = bytes(across), bytes(covered)
    table.seams, table.cats = bytes(seams), bytes(sorted(cats))
