"""What people may agree on about time."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

SECOND: Final = 1_000
DAY: Final = 24 * 3600 * SECOND
A_BREATH: Final = 5 * SECOND
"""So long everybody may take for a move, even if a store of time is used up."""

Kind: TypeAlias = Literal["move", "bank", "days"]


class Timing(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think. When it is over, a bot makes one move for them."""

    kind: Kind
    """For each move; for all moves together; or for each move, while nobody has to be there."""
    millis: Annotated[int, Meta(ge=5 * SECOND, le=14 * DAY)]
    more: Annotated[int, Meta(ge=0, le=600 * SECOND)] = 0
    """With a store of time: what each move adds to it."""


class Ticking(Struct, frozen=True):
    """A clock: what it showed at a moment, since when it runs; without a moment it stands."""

    left: int = 0
    since: int | None = None
