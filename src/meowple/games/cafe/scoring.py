"""Towers, the end of the game, and what everything is worth (cafe 4.1, 4.3, 5)."""

from __future__ import annotations

from typing import Final

from meowple.core.game import Line, Outcome
from meowple.games.cafe.marks import Sheet
from meowple.games.cafe.mice import best_split
from meowple.games.cafe.sheet import (
    BOWL,
    BUTTERFLY,
    CUSHION,
    EMPTY,
    FLOOR_OF,
    IN_TOWER,
    MOUSE,
    NEIGHBOURS,
    TOWERS,
    YARN,
)
from meowple.games.cafe.state import IDLE_ROUNDS, OVER, State

TOWERS_TO_END: Final = 3
MOST_YARN: Final = 8
SOME_YARN: Final = 3
A_BUTTERFLY: Final = 3


def is_full(sheet: Sheet, tower: int) -> bool:
    """Whether each cell of a tower has an item (cafe 4.1)."""
    return EMPTY not in in_tower(sheet, tower)


def in_tower(sheet: Sheet, tower: int) -> tuple[int, ...]:
    """The items of a tower, from the lowest."""
    cells = IN_TOWER[tower - 1]
    return sheet.cells[cells[0] : cells[-1] + 1]


def why_over(state: State) -> str | None:
    """The reason the game is over, if it is (cafe 4.3, 3.9)."""
    full = max([sum([number > 0 for number in sheet.towers]) for sheet in state.sheets])
    if full >= TOWERS_TO_END:
        return "three_towers"
    return "nobody_draws" if state.idle >= IDLE_ROUNDS else None


def outcome(state: State) -> Outcome | None:
    """Most points wins; equal players all win (cafe 5.6)."""
    reason = why_over(state) if state.phase == OVER else None
    if reason is None:
        return None
    seats = range(state.seats)
    scores = tuple(total(state.sheets, seat) for seat in seats)
    ranks = tuple(1 + sum([other > mine for other in scores]) for mine in scores)
    breakdown = tuple(lines(state.sheets, seat) for seat in seats)
    return Outcome(ranks, scores, breakdown, reason)


def total(sheets: tuple[Sheet, ...], seat: int) -> int:
    """The points of a seat, as the sheets lie now."""
    return sum([line.points for line in lines(sheets, seat)])


def lines(sheets: tuple[Sheet, ...], seat: int) -> tuple[Line, ...]:
    """What a seat has points for, as the sheets lie now (cafe 5.1)."""
    sheet = sheets[seat]
    cells = sheet.cells
    towers, cats = enumerate(sheet.towers, start=1), enumerate(sheet.cats, start=1)
    found = [Line("tower", number, tower) for tower, number in towers if number]
    found += [Line("cat", points, cat) for cat, points in cats if points is not None]
    wound = [tower for tower in TOWERS if YARN in in_tower(sheet, tower)]
    found += [Line("yarn", yarn_points(sheets, seat, tower), tower) for tower in wound]
    if BUTTERFLY in cells:
        found.append(Line("butterflies", A_BUTTERFLY * cells.count(BUTTERFLY)))
    if BOWL in cells:
        found.append(Line("bowls", bowl_points(cells)))
    if CUSHION in cells:
        found.append(Line("cushions", cushion_points(cells)))
    if MOUSE in cells:
        found.append(Line("mice", mouse_points(cells)))
    return tuple(found)


def yarn_points(sheets: tuple[Sheet, ...], seat: int, tower: int) -> int:
    """Most yarn in a tower, or at least some; equal players have the most together (cafe 5.2)."""
    counts = [in_tower(sheet, tower).count(YARN) for sheet in sheets]
    if counts[seat] == 0:
        return 0
    return MOST_YARN if counts[seat] == max(counts) else SOME_YARN


def bowl_points(cells: tuple[int, ...]) -> int:
    """A point for each kind of item beside a bowl (cafe 5.3)."""
    bowls = [cell for cell in range(len(cells)) if cells[cell] == BOWL]
    return sum([len({cells[other] for other in NEIGHBOURS[bowl]} - {EMPTY}) for bowl in bowls])


def cushion_points(cells: tuple[int, ...]) -> int:
    """A cushion is worth its floor (cafe 5.3)."""
    return sum([FLOOR_OF[cell] for cell in range(len(cells)) if cells[cell] == CUSHION])


def mouse_points(cells: tuple[int, ...]) -> int:
    """The best split of all mice into chains (cafe 5.4)."""
    return best_split(sum([1 << cell for cell in range(len(cells)) if cells[cell] == MOUSE]))
