"""`cafe` for machines: numbers of moves, and what a seat knows as bytes (docs/games/cafe.md)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from meowple.core.game import Seat
from meowple.core.numbers import BYTE, Listed, around, one_hot, small
from meowple.games.cafe import moves as m
from meowple.games.cafe.marks import Sheet
from meowple.games.cafe.sheet import CELL_COUNT, CELLS, HOUSE, ITEMS, PLACES, TOWERS
from meowple.games.cafe.view import PHASES, View

SIDES: Final = 6
"""Of a die."""
OTHERS: Final = tuple(item for item in ITEMS if item != HOUSE)
SHEET: Final = CELL_COUNT * len(ITEMS) + 2 + 2 * len(ITEMS) + 2 * len(TOWERS)
"""How many bytes tell a sheet."""

_PHASE: Final = dict(zip(PHASES, one_hot(len(PHASES)), strict=False))
_DIE: Final = (bytes(SIDES), *one_hot(SIDES))
"""By the number it shows; 0 is no die. Items and cats have the numbers of dice."""
_CELL: Final = one_hot(CELL_COUNT)


class CafeNumbers(Listed):
    """The numbers of a table of `cafe`."""

    game = "cafe"

    def action_table(self) -> dict[str, int]:
        """272 for any number of seats."""
        return {
            "take": SIDES,
            "draw": len(OTHERS) * CELL_COUNT,
            "house": CELL_COUNT * len(ITEMS),
            "pass": 1,
            "take_back": 1,
        }

    def every_move(self, seat: Seat) -> list[m.Move]:
        """Draws by item and cell, houses by cell and cat."""
        return [
            *[m.Take(value) for value in range(1, SIDES + 1)],
            *[m.Draw(item, tower, floor) for item in OTHERS for tower, floor in PLACES],
            *[m.Draw(HOUSE, tower, floor, cat) for tower, floor in PLACES for cat in ITEMS],
            m.PASS,
            m.TAKE_BACK,
        ]

    def feature_table(self) -> dict[str, int]:
        """Own things first, then those of the others from the left on."""
        seats = self.seats
        return {
            "phase": len(PHASES),
            "round": 1,
            "idle": 1,
            "first": seats,
            "dice": SIDES,
            "central": SIDES,
            "taken": seats * SIDES,
            "chosen": seats,
            "taken_back": seats,
            "choice": 1 + len(ITEMS) + CELL_COUNT + len(ITEMS),
            "sheets": seats * SHEET,
        }

    def features(self, view: View) -> bytes:
        """All but what others have sealed."""
        me, seats, dice = view.seat or 0, self.seats, view.dice
        return b"".join(
            [
                _PHASE[view.phase],
                small(view.round),
                BYTE[view.idle],
                one_hot_seat(seats, (view.first - me) % seats),
                bytes([dice.count(value) for value in range(1, SIDES + 1)]) if dice else _DIE[0],
                _DIE[view.central],
                *[_DIE[die] for die in around(view.taken, me)],
                bytes(around(view.chosen, me)),
                bytes(around(view.taken_back, me)),
                _choice(view.choice),
                *[_sheet(sheet) for sheet in around(view.sheets, me)],
            ]
        )


@lru_cache(maxsize=32)
def one_hot_seat(seats: int, step: int) -> bytes:
    """The row that says which seat it is, counted from the own one."""
    return one_hot(seats)[step]


@lru_cache(maxsize=512)
def _choice(choice: m.Choice | None) -> bytes:
    """A pass; or the item, the cell, and the cat of a house."""
    if not isinstance(choice, m.Draw):
        return BYTE[choice is not None] + bytes(2 * len(ITEMS) + CELL_COUNT)
    cell = CELLS[choice.tower, choice.floor]
    return BYTE[0] + _DIE[choice.item] + _CELL[cell] + _DIE[choice.cat or 0]


@lru_cache(maxsize=1 << 12)
def _sheet(sheet: Sheet) -> bytes:
    """What is drawn in each cell, paws, cats with their points, and towers. Most sheets were asked
    for before: they stay the same from round to round."""
    return b"".join(
        [
            *[_DIE[item] for item in sheet.cells],
            bytes((sheet.circled, sheet.crossed)),
            *[BYTE[0] * 2 if points is None else BYTE[1] + small(points) for points in sheet.cats],
            bytes(sheet.towers),
            bytes(sheet.barred),
        ]
    )


NUMBERS: Final = CafeNumbers
