"""The cards (fits 1): five cats, boxes as data, and what each card shows.

A card has a number: 0 … 71 the boxes, each of them its own, then special toys, start boxes, the
Princess and sleeping cats. `FACES` tells what is printed on it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

CATS: Final = ("iryska", "murchyk", "barsyk", "tsarapka", "kuzia")
"""The five cats (fits 1.1)."""
CAT_CARDS: Final = 5
"""Cards of each cat."""

TOP: Final = 1
RIGHT: Final = 2
BOTTOM: Final = 4
LEFT: Final = 8
ALL_SIDES: Final = 15
"""The sides of a card, as bits. Left and right are the long ones (fits 1.2)."""

DECK_OF_BOXES: Final = """
top right bottom    .    .    m    b
right bottom left   .    .    b    f
top bottom left     .    .    f    s
top right left      .    .    m    s

top bottom          .    m    b    f    ff   mb
right left          m    b    b    f    mm   s
top right           .    m    b    f    bb   mf
right bottom        m    m    b    f    bb   bf
bottom left         .    m    b    f    ff   s
top left            .    m    b    f    mm   s

top                 m    f    mm   bb   mb
right               f    mm   bb   ff   bf
bottom              b    f    mm   ff   s
left                m    b    bb   ff   mf
"""
"""The 72 boxes (fits 1.3). A line is a pattern: its open sides, then a word for each card of it:
`m` a mouse, `b` a ball, `f` a feather, `s` a spray bottle, `.` nothing."""


class Face(NamedTuple):
    """What is printed on a card."""

    sides: int
    """Its open sides, as bits; the others are walls."""
    shows: str
    """Its toys and spray bottles, a letter each."""


SIDES: Final = {"top": TOP, "right": RIGHT, "bottom": BOTTOM, "left": LEFT}


def _boxes() -> list[Face]:
    faces = []
    for line in DECK_OF_BOXES.split("\n"):
        words = line.split()
        sides = sum(SIDES[word] for word in words if word in SIDES)
        faces += [Face(sides, word.strip(".")) for word in words if word not in SIDES]
    return faces


BOXES: Final = bytes(range(72))
TOYS: Final = bytes((72, 73, 74))
"""The special toys (fits 1.4)."""
START: Final = 75
"""A start box with both short sides walled."""
OPEN_START: Final = 76
"""The one that has a short side open."""
STARTS: Final = bytes((START, START, START, START, OPEN_START))
PRINCESS: Final = 77
PRINCESSES: Final = 5
SLEEPER: Final = 78
"""The sleeping cat of seat 0; the next seats' follow."""
HAND: Final = 2
"""Cards dealt to each player (fits 3.2)."""
NOTHING: Final = 255
"""No card."""

FACES: Final = (
    *_boxes(),
    Face(ALL_SIDES, "mm"),
    Face(ALL_SIDES, "bb"),
    Face(ALL_SIDES, "ff"),
    Face(RIGHT | LEFT, ""),
    Face(TOP | RIGHT | LEFT, ""),
    Face(0, ""),
    *(Face(TOP, "") for _ in CATS),
)
"""What is on each card, by its number. The Princess is nothing by herself: she lies where a cat
lay."""


def turned(sides: int) -> int:
    """The open sides of a card that is turned by 180° (fits 2.1)."""
    return (sides << 2 | sides >> 2) & ALL_SIDES


LAID: Final = tuple((face.sides, turned(face.sides)) for face in FACES)
"""The open sides of each card as it is, and turned."""


def sleeper_of(seat: int) -> int:
    """The card of a seat's sleeping cat."""
    return SLEEPER + seat
