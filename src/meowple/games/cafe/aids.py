"""What a screen works out for a person: what each move costs, brings and makes possible."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from meowple.games.cafe.legal import choices, fewest_paws, fits_somewhere
from meowple.games.cafe.marks import Sheet
from meowple.games.cafe.moves import Choice, Draw
from meowple.games.cafe.rules import circle_number, draw, put
from meowple.games.cafe.scoring import total
from meowple.games.cafe.sheet import ITEMS


class Way(Struct, frozen=True, array_like=True):
    """An item that two dice draw, and the floor it goes to."""

    item: int
    floor: int


def costs(own: int, central: int) -> tuple[tuple[int, ...], ...]:
    """For each item, and there for each floor, the paws it takes to draw it (cafe 3.4)."""
    return tuple(
        tuple(fewest_paws(own, central, item, floor) for floor in range(1, 7)) for item in ITEMS
    )


@lru_cache(maxsize=256)
def gains(sheets: tuple[Sheet, ...], seat: int, own: int, central: int) -> tuple[int, ...]:
    """For each choice the points it brings at once, if nobody else draws anything.

    Remembered, since the sheets stay as they are while one seat after the other chooses.
    """
    sheet, now = sheets[seat], total(sheets, seat)
    return tuple(
        total(put(sheets, seat, _after(sheet, own, central, choice)), seat) - now
        for choice in choices(sheet, own, central)
    )


def _after(sheet: Sheet, own: int, central: int, choice: Choice) -> Sheet:
    """The sheet after a choice, as far as points go."""
    if not isinstance(choice, Draw):
        return sheet
    sheet, _ = draw(sheet, own, central, choice)
    return circle_number(sheet, choice.tower)


def reach(sheet: Sheet, dice: tuple[int, ...]) -> tuple[tuple[Way, ...], ...]:
    """For each die that can be taken, what it and one of the others draw without a paw."""
    return tuple(_ways(sheet, dice, value) for value in sorted(set(dice)))


def _ways(sheet: Sheet, dice: tuple[int, ...], own: int) -> tuple[Way, ...]:
    others = list(dice)
    others.remove(own)
    pairs = {pair for other in others for pair in ((own, other), (other, own))}
    return tuple(
        Way(item, floor) for item, floor in sorted(pairs) if fits_somewhere(sheet, item, floor)
    )
