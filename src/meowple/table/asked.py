"""What a page asks outside of a table, as it is written down."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from meowple.lessons import MORE
from meowple.table.race.fair import Lag


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest changes about themselves."""

    name: str | None = None
    language: str | None = None


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new table is asked to be."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    public: bool = False
    bots: tuple[str | None, ...] = ()
    lag: Lag = "usual"


class Learning(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose guided game is wanted: the first, or the one for what that leaves out."""

    game: str
    more: bool = False

    @property
    def lesson(self) -> str:
        """The name of that lesson."""
        return self.game + MORE if self.more else self.game
