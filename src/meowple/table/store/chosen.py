"""What guests choose for themselves, all of it from lists: nothing is written freely."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Fur: TypeAlias = Literal["striped", "bibbed", "plain", "patched", "masked", "spotted"]
Colour: TypeAlias = Literal["ginger", "grey", "black", "cream", "siamese", "brown"]
Wears: TypeAlias = Literal["glasses", "headphones", "hood", "flower", "curl", "mohawk"]


class Cat(Struct, frozen=True, forbid_unknown_fields=True):
    """A cat of one's own."""

    fur: Fur
    """The pattern."""
    colour: Colour
    wears: Wears | None = None
    """What it has on its head."""


class Chosen(Struct, frozen=True, omit_defaults=True):
    """What a guest has chosen; None for what was never chosen."""

    cat: Cat | None = None
    """Everybody sees it at their tables."""
    quiet: bool | None = None
    """Whether there are no sounds."""
    still: bool | None = None
    """Whether there is less motion; else as the device says."""


class Called(Struct, frozen=True):
    """How somebody appears to others."""

    name: str
    cat: Cat | None = None
