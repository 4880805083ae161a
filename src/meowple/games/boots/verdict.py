"""What comes of grabs: how each of them counts, and how a round was decided."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from meowple.core.game import Millis, Seat
from meowple.games.boots.cards import Colour

Call: TypeAlias = Literal["right", "wrong", "too_soon", "too_late", "passed"]

Dice: TypeAlias = tuple[Colour, Colour]


class Attempt(Struct, frozen=True, array_like=True):
    """What a seat did in a round."""

    card: int | None
    """What it grabbed; None if it passed."""
    reaction: Millis
    """How long after it was shown the dice."""
    call: Call


class Verdict(Struct, frozen=True):
    """How the last round was decided: everybody may check it."""

    round: int
    dice: Dice
    card: int
    """The right card."""
    winner: Seat | None
    tied: tuple[Seat, ...]
    """Who was equally quick, if more than one was: chance chose among them."""
    attempts: tuple[Attempt | None, ...]
    """For each seat; None where it did nothing in time."""
