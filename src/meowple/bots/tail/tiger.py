"""The tiger: as the cat, for now."""

from __future__ import annotations

from meowple.bots.tail.cat import Cat


class Tiger(Cat):
    """Plays as the cat does."""

    level = "tiger"
