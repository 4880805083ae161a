"""`cafe` in text: the sheets side by side, the dice, and what happens."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from meowple.games.cafe import GAME
from meowple.games.cafe.facts import Drew
from meowple.games.cafe.marks import Sheet
from meowple.games.cafe.moves import Draw
from meowple.games.cafe.sheet import CELLS, FLOORS, ITEMS, LARGER, SMALLER, TOWERS, height
from meowple.games.cafe.view import View
from meowple.terminal.text import Names, Page, columns
from meowple.words import Argument, Words

SIGNS: Final = " ⌂@%U#~"
"""How an empty cell and each item is drawn: a house, yarn, wings, a bowl, a cushion, a tail."""
POST: Final = " ‖ "
BESIDE: Final = " " * 4
"""What keeps sheets apart."""
WIDTH: Final = 3 * len(TOWERS)


class Cafe(Page):
    """The page of `cafe`."""

    def table(self, view: View, say: Words, names: Names) -> list[str]:
        """The dice, then all sheets side by side, and what stands on them in numbers."""
        signs = " · ".join(f"{SIGNS[item]} {item_name(item, say)}" for item in ITEMS)
        sheets = _side_by_side(view, names)
        return [_dice(view, say), "", *sheets, "", signs, "", *_numbers(view, say, names)]

    def called(self, thing: Struct) -> str:
        """A house comes with its cat."""
        house = isinstance(thing, Draw | Drew) and thing.cat is not None
        return super().called(thing) + "_house" * house

    def spell(self, key: str, value: Any, say: Words, names: Names) -> Argument:
        """Items and cats are called by their names."""
        if key in ("item", "cat"):
            return say(f"cafe-{key}-{value}") if value in ITEMS else str(value)
        return super().spell(key, value, say, names)


PAGE: Final = Cafe(GAME)


def _side_by_side(view: View, names: Names) -> list[str]:
    sheets = [
        [name[:WIDTH], *picture(sheet)] for name, sheet in zip(names, view.sheets, strict=True)
    ]
    beside = [(BESIDE.join(line.ljust(WIDTH) for line in row)) for row in zip(*sheets, strict=True)]
    return [line.rstrip() for line in beside]


def picture(sheet: Sheet) -> list[str]:
    """One sheet: the numbers on top, then the towers, every other one half a step higher."""
    halves = range(height(1, 6), height(2, 1) - 1, -1)
    towers = ["".join(_spot(sheet, tower, half) for tower in TOWERS) for half in halves]
    return [_tops(sheet, LARGER), _tops(sheet, SMALLER), *towers]


def _tops(sheet: Sheet, numbers: tuple[int, ...]) -> str:
    """A row of numbers: circled ones in brackets, crossed out ones as a cross."""
    said = []
    for number, circled, barred in zip(numbers, sheet.towers, sheet.barred, strict=True):
        gone = barred and numbers is LARGER
        said.append(f"({number})" if circled == number else " × " if gone else f" {number} ")
    return "".join(said)


def _spot(sheet: Sheet, tower: int, half: int) -> str:
    """What lies at this height of a tower, counted in half steps: a cell, a post or nothing."""
    floor, off = divmod(half - tower % 2, 2)
    if off or not 1 <= floor <= FLOORS[tower - 1][-1]:
        return "   "
    cell = CELLS.get((tower, floor))
    return POST if cell is None else f"[{SIGNS[sheet.cells[cell]]}]"


def _dice(view: View, say: Words) -> str:
    round_said = say("cafe-table-round", round=view.round)
    if view.phase == "draft":
        return f"{round_said} · {say('cafe-table-dice', dice=_listed(view.dice))}"
    return f"{round_said} · {say('cafe-table-central', value=view.central)}"


def _numbers(view: View, say: Words, names: Names) -> list[str]:
    """For each seat its die, the paws it can use, the points of its cats and of all so far."""
    head = [say(f"cafe-table-{column}") for column in ("die", "paws", "cats", "points")]
    return columns([["", "", *head], *[_row(view, seat, names) for seat in range(view.seats)]])


def _row(view: View, seat: int, names: Names) -> list[str]:
    sheet, total = view.sheets[seat], sum(line.points for line in view.scores[seat])
    cats = zip(ITEMS, sheet.cats, strict=True)
    scored = [f"{SIGNS[cat]}{points}" for cat, points in cats if points is not None]
    die, paws = view.taken[seat] or "", sheet.circled - sheet.crossed
    chosen = "✓" if view.chosen[seat] else ""
    return [chosen, names[seat], str(die), str(paws), " ".join(scored), str(total)]


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


def item_name(item: int, say: Words) -> str:
    """What an item is called."""
    return say(f"cafe-item-{item}")
