"""`cafe` in text: the sheets side by side, the dice, and what happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import asdict

from meowple.games.cafe.facts import CafeFact, Drew
from meowple.games.cafe.marks import Sheet
from meowple.games.cafe.moves import Draw, Move
from meowple.games.cafe.sheet import CELLS, FLOORS, ITEMS, LARGER, SMALLER, TOWERS, height
from meowple.games.cafe.view import View
from meowple.terminal.text import Names, columns
from meowple.words import Argument, Words, key_of

SIGNS: Final = " ⌂@%U#~"
"""How an empty cell and each item is drawn: a house, yarn, wings, a bowl, a cushion, a tail."""
POST: Final = " ‖ "
BESIDE: Final = " " * 4
"""What keeps sheets apart."""
WIDTH: Final = 3 * len(TOWERS)


def table(view: View, say: Words, names: Names) -> list[str]:
    """The dice, then all sheets side by side, and what stands on them in numbers."""
    sheets = [
        [name[:WIDTH], *picture(sheet)] for name, sheet in zip(names, view.sheets, strict=True)
    ]
    signs = " · ".join(f"{SIGNS[item]} {item_name(item, say)}" for item in ITEMS)
    beside = [(BESIDE.join(line.ljust(WIDTH) for line in row)) for row in zip(*sheets, strict=True)]
    pictures = [line.rstrip() for line in beside]
    return [_dice(view, say), "", *pictures, "", signs, "", *_numbers(view, say, names)]


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


def glimpse(view: View, say: Words) -> str:
    """Nothing is covered: all that is seen in passing stays on the sheets."""
    return ""


def question(view: View, say: Words) -> list[str]:
    """What I can do now."""
    return [say(key_of("cafe", "phase", view.phase))]


def move(move: Move, say: Words, names: Names) -> str:
    """The label of a move; a house comes with its cat."""
    args = details(asdict(move), say, names)
    if isinstance(move, Draw) and move.cat is not None:
        return say("cafe-move-draw-house", **args)
    return say(key_of("cafe", "move", str(move.__struct_config__.tag)), **args)


def fact(fact: CafeFact, say: Words, names: Names) -> str:
    """The log line of a fact; a house comes with its cat."""
    args = details(asdict(fact), say, names)
    if isinstance(fact, Drew) and fact.cat is not None:
        return say("cafe-fact-drew-house", **args)
    return say(key_of("cafe", "fact", str(fact.__struct_config__.tag)), **args)


def details(args: Mapping[str, Any], say: Words, names: Names) -> dict[str, Argument]:
    """Seats become names; items, cats and reasons are called by their names."""
    return {key: _said(key, it, say, names) for key, it in args.items() if it is not None}


def _said(key: str, value: Any, say: Words, names: Names) -> Argument:
    if key == "seat":
        return dict(enumerate(names)).get(value, str(value))
    if key in ("item", "cat"):
        return say(f"cafe-{key}-{value}") if value in ITEMS else str(value)
    if key == "reason":
        return say(key_of("cafe", "reason", value))
    if isinstance(value, tuple):
        return _listed(value)
    return int(value)
