"""What a table may choose, and what a seat may do."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of a table."""

    limit: Literal[0, 10, 20, 30] = 20
    """Seconds a round may last; 0 for no limit (boots 3.6)."""
    tempo: Literal["usual", "slow"] = "usual"
    """Slow is for small children: there is time to look, and bots take theirs (boots 5.6)."""


class Roll(Struct, frozen=True, tag="roll"):
    """Roll the dice."""


class Grab(Struct, frozen=True, tag="grab"):
    """Put a paw on this card."""

    card: int


class Pass(Struct, frozen=True, tag="pass"):
    """Leave this round to the others; when it has lasted too long, let it end for everybody."""


Move = Roll | Grab | Pass

ROLL: Final = Roll()
PASS: Final = Pass()
