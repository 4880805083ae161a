"""What a table may choose, and what a seat may do.

A place is a number: `row * columns + column`, both counted from the top left corner. A card laid
across two cards is named by the left one of the two. Moves are sent as arrays: a seat may have
hundreds of them.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from meowple.core.moves import PeopleFirst


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of a table."""

    size: Literal["small", "medium", "large"] = "medium"
    """How large the table is (fits 2.2)."""
    extended: bool = False
    """Play by the extended rules (fits 10)."""
    awake_finish: bool = False
    """The last cat card may not be laid asleep (fits 11.1)."""


class Choose(PeopleFirst, frozen=True, array_like=True, tag="choose"):
    """Choose a cat."""

    cat: int


class Start(Struct, frozen=True, array_like=True, tag="start"):
    """Lay one of the start boxes."""

    card: int
    at: int
    turned: bool


class Draw(Struct, frozen=True, array_like=True, tag="draw"):
    """Draw a card, to play one then."""


class Sleep(Struct, frozen=True, array_like=True, tag="sleep"):
    """Lay a sleeping cat instead of drawing."""

    at: int
    turned: bool


class Lay(Struct, frozen=True, array_like=True, tag="lay"):
    """Lay a card as a box: one of the hand, or the special toy just drawn."""

    card: int
    at: int
    turned: bool


class Princess(Struct, frozen=True, array_like=True, tag="princess"):
    """Let the Princess take the place of the cat that lies at `at`."""

    at: int


class Discard(Struct, frozen=True, array_like=True, tag="discard"):
    """Give a card out of the game, since none can be played."""

    card: int


class Toy(Struct, frozen=True, array_like=True, tag="toy"):
    """Lay the special toy across two cards."""

    at: int


class Cat(Struct, frozen=True, array_like=True, tag="cat"):
    """Lay a cat across two cards."""

    at: int


class Pass(Struct, frozen=True, array_like=True, tag="pass"):
    """Lay no cat."""


Move = Choose | Start | Draw | Sleep | Lay | Princess | Discard | Toy | Cat | Pass

DRAW: Final = Draw()
PASS: Final = Pass()
