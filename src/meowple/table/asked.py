"""What a page asks outside of a table, as it is written down."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from meowple.lessons import MORE
from meowple.table.race.fair import Lag
from meowple.table.store.base import Guest
from meowple.table.store.chosen import Cat


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest changes about themselves; what is not said stays."""

    name: str | None = None
    language: str | None = None
    cat: Cat | UnsetType | None = UNSET
    """None: the one that a seat gives."""
    quiet: bool | None = None
    still: bool | None = None


class Me(Struct, frozen=True):
    """What a guest is told of themselves."""

    name: str
    language: str
    cat: Cat | None = None
    quiet: bool | None = None
    still: bool | None = None

    @classmethod
    def of(cls, guest: Guest) -> Me:
        """The same of a guest."""
        chosen = guest.chosen
        return cls(guest.name, guest.language, chosen.cat, chosen.quiet, chosen.still)


class Forgetting(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest wants to be forgotten; there is nothing to choose."""


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new table is asked to be."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    public: bool = False
    bots: tuple[str | None, ...] = ()
    lag: Lag = "usual"


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of an evening, as somebody typed it."""

    code: Annotated[str, Meta(max_length=64)]


class DeviceCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that puts a guest on another device, as somebody typed it."""

    code: Annotated[str, Meta(max_length=64)]


class DeviceName(Struct, frozen=True, forbid_unknown_fields=True):
    """The device that is to be taken back."""

    id: Annotated[str, Meta(max_length=64)]


class Learning(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose guided game is wanted: the first, or the one for what that leaves out."""

    game: str
    more: bool = False

    @property
    def lesson(self) -> str:
        """The name of that lesson."""
        return self.game + MORE if self.more else self.game
