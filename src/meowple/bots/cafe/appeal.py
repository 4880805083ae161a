"""How much each item in each cell appeals to a player: points at once, and what may come of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meowple.bots.cafe.mood import NEVER, Mood
from meowple.bots.cafe.sketch import TOWER_AT, Sketch
from meowple.games.cafe.mice import AROUND, LONGEST, best_split, connected
from meowple.games.cafe.sheet import (
    BOWL,
    BUTTERFLY,
    CELL_COUNT,
    CUSHION,
    FLOOR_OF,
    ITEMS,
    MOUSE,
    NEIGHBOURS,
    YARN,
)

PER_ITEM: Final = 7
"""An item and a floor are one number, a way: so many times the item, plus the floor."""
WAYS: Final = PER_ITEM * 7
KINDS: Final = len(ITEMS)


class Appeal:
    """For each item and floor the best cell and what it is worth; paws not counted."""

    __slots__ = ("cat", "cells", "costs", "skip", "values")

    values: list[float]
    cells: list[int]
    cat: int
    """The cat to score with a house; 0 if there is none left."""
    costs: Sequence[float]
    """What crossing out so many paws costs."""
    skip: float
    """What a pass is worth."""


def appeal(own: Sketch, mood: Mood) -> Appeal:
    """What a player in this mood thinks of each item on each floor."""
    found = Appeal()
    found.cat, found.costs, found.skip = mood.cat, mood.costs, mood.skip
    values, cells = [NEVER] * WAYS, [0] * WAYS
    marks = own.cells
    for cell in range(CELL_COUNT):
        if marks[cell]:
            continue
        way = FLOOR_OF[cell]
        for gain in gains_in(own, mood, cell):
            way += PER_ITEM
            if gain > values[way]:
                values[way] = gain
                cells[way] = cell
    found.values = values
    found.cells = cells
    return found


def gains_in(own: Sketch, mood: Mood, cell: int) -> list[float]:
    """What each item is worth in an empty cell, in the order of the items."""
    marks, around, hopes = own.cells, own.around, mood.hopes
    tower, floor = TOWER_AT[cell], FLOOR_OF[cell]
    kinds, room = around[cell].bit_count(), own.open[cell]
    height = mood.height * floor
    beside = (AROUND[cell] & own.mice).bit_count()
    base = mood.plain[tower] - height - mood.mouse_room * beside
    gains = [
        mood.house + mood.housed[tower] - height - mood.mouse_room * beside,
        base + hopes[YARN] + mood.yarn[tower],
        base + hopes[BUTTERFLY] + mood.butterfly,
        base + hopes[BOWL] + kinds + mood.bowl * min(room, KINDS - kinds),
        base + hopes[CUSHION] + floor + height,
        base + hopes[MOUSE] + _mouse(own, mood, cell, beside),
    ]
    for other in NEIGHBOURS[cell]:
        if marks[other] == BOWL:
            for item in ITEMS:
                if not around[other] >> item & 1:
                    gains[item - 1] += 1.0
    return gains


def _mouse(own: Sketch, mood: Mood, cell: int, beside: int) -> float:
    """What a mouse is worth here: for its chain now, and for room to grow."""
    bit = 1 << cell
    mice = own.mice | bit
    length = connected(mice, bit).bit_count() if beside else 1
    gain = best_split(mice) - best_split(own.mice) + mood.mouse_room * beside
    return gain + (mood.mouse * (length % LONGEST) if own.open[cell] else 0.0)
