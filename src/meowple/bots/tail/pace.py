"""How long the bots of `tail` seem to think."""

from __future__ import annotations

from typing import Final

from meowple.games.tail.view import Phase

SHARES: Final[dict[Phase, float]] = {
    "opening": 1.5,
    "turn": 1.0,
    "drew": 1.2,
    "offer": 1.2,
    "look": 1.5,
    "closing": 0.6,
    "between": 1.5,
    "over": 0.0,
}
"""The part of a level's usual wait that each question takes."""
