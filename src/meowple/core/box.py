"""What is printed on the box of a game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Usual(Struct, frozen=True):
    """Who is there when somebody just plays."""

    seats: int = 4
    """How many, with the bots."""
    level: str = "cat"
    """How clever those are."""


class Little(Struct, frozen=True):
    """How a table is set for somebody who plays with a small child."""

    options: dict[str, Any] = {}
    """What makes it easy; what is not named is as usual."""
    seats: int = 2
    level: str = "kitten"


class Colour(Struct, frozen=True):
    """A colour by day and by night, as a style sheet writes it."""

    light: str
    dark: str


class Box(Struct, frozen=True):
    """Whom a game is for, how long it takes, and what its lid looks like."""

    minutes: int
    age: int
    """The youngest who can play it."""
    colour: Colour
    usual: Usual = Usual()
    little: Little | None = None
    """None where nothing makes it easier."""


def paper(colour: str) -> Colour:
    """A printed colour: the same by day and by night."""
    return Colour(colour, colour)
