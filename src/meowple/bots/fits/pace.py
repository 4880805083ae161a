"""How long the bots of `fits` seem to think."""

from __future__ import annotations

from typing import Final

from meowple.games.fits.view import Phase

SHARES: Final[dict[Phase, float]] = {
    "choosing": 0.8,
    "starting": 0.8,
    "turn": 0.6,
    "play": 1.4,
    "toy": 1.2,
    "cat": 0.8,
    "over": 0.0,
}
"""The part of a level's usual wait that each question takes."""
