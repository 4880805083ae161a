"""Pictures of a table of `boots`; the notation stands on top of `meowple.pictures.boots`."""

from __future__ import annotations

from meowple.core.game import Seat
from meowple.games.boots.moves import Options
from meowple.games.boots.state import State
from meowple.pictures.boots import SHOWN, NoLuck, card_named, draw, name_of, read

__all__ = [
    "ANN",
    "BEN",
    "CLEO",
    "DAN",
    "SHOWN",
    "NoLuck",
    "card_named",
    "name_of",
    "picture",
    "table",
]

ANN, BEN, CLEO, DAN = (Seat(seat) for seat in range(4))
picture = draw


def table(text: str, options: Options | None = None) -> State:
    """The table that is drawn; the roller of shown dice is Ann."""
    return read(text, options or Options())
