"""What a table may choose, and what a seat may do."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to choose."""


class Take(Struct, frozen=True, tag="take"):
    """Take a die out of the middle. Equal dice are one choice (cafe 3.8)."""

    value: int


class Draw(Struct, frozen=True, tag="draw", omit_defaults=True):
    """Draw an item; it costs the fewest paws with which the dice allow it (cafe 3.3, 3.4)."""

    item: int
    tower: int
    floor: int
    cat: int | None = None
    """With a house, and only then: the cat to score, by the item it loves."""


class Pass(Struct, frozen=True, tag="pass"):
    """Draw nothing and circle paws."""


class TakeBack(Struct, frozen=True, tag="take_back"):
    """Take one's sealed choice back, to choose again."""


Choice = Draw | Pass
"""What is sealed until everybody has chosen (cafe 3.2)."""

Move = Take | Draw | Pass | TakeBack

PASS: Final = Pass()
TAKE_BACK: Final = TakeBack()
