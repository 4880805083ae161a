"""The 26 cards and the dice (boots 1.1–1.3). A card is a small number: 0 … 20 the cats, in the
order of `CATS`, and 21 … 25 the paws."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

Colour: TypeAlias = Literal["yellow", "blue", "violet", "green", "red", "orange"]
Item: TypeAlias = Literal["glasses", "headphones", "hood", "flower", "curl", "mohawk"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
"""The faces of each die."""
ITEMS: Final[tuple[Item, ...]] = get_args(Item)


class Cat(Struct, frozen=True, array_like=True):
    """A cat counts by the colours of its boots and of the one thing on its head."""

    boots: Colour
    head: Colour
    item: Item


CATS: Final = (
    Cat("yellow", "yellow", "glasses"),
    Cat("blue", "blue", "headphones"),
    Cat("violet", "violet", "hood"),
    Cat("green", "green", "flower"),
    Cat("red", "red", "curl"),
    Cat("orange", "orange", "mohawk"),
    Cat("yellow", "blue", "hood"),
    Cat("yellow", "violet", "mohawk"),
    Cat("yellow", "green", "curl"),
    Cat("red", "yellow", "flower"),
    Cat("orange", "yellow", "headphones"),
    Cat("blue", "violet", "flower"),
    Cat("blue", "green", "mohawk"),
    Cat("blue", "red", "glasses"),
    Cat("orange", "blue", "glasses"),
    Cat("violet", "green", "glasses"),
    Cat("violet", "red", "headphones"),
    Cat("violet", "orange", "curl"),
    Cat("green", "red", "hood"),
    Cat("green", "orange", "headphones"),
    Cat("red", "orange", "hood"),
)

PAWS: Final = 5
CARDS: Final = len(CATS) + PAWS
FIRST_PAW: Final = len(CATS)
"""The paw of value 1; the others follow."""
LAST_PAW: Final = CARDS - 1

CAT_OF: Final[dict[tuple[Colour, Colour], int]] = {
    pair: card
    for card, cat in enumerate(CATS)
    for pair in ((cat.boots, cat.head), (cat.head, cat.boots))
}
"""The cat for each throw of the two dice, whichever shows which colour (boots 3.2)."""


def is_paw(card: int) -> bool:
    """Whether the card is a paw."""
    return card >= FIRST_PAW


def value(paw: int) -> int:
    """The value of a paw, 1 to 5 (boots 1.2)."""
    return paw - FIRST_PAW + 1
