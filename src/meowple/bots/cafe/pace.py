"""How long the bots of `cafe` seem to think."""

from __future__ import annotations

from typing import Final

from meowple.games.cafe.view import Phase

SHARES: Final[dict[Phase, float]] = {"draft": 1.0, "draw": 1.5, "over": 0.0}
"""The part of a level's usual wait that each question takes."""
