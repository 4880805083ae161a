"""Who may know a fact: bases for those that all may know, and those that one seat may."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

from meowple.core.game import Seat

Told = TypeVar("Told", bound="Open")
Mine = TypeVar("Mine", bound="Own")


class Open(Struct, frozen=True, gc=False):
    """A fact that everybody may know."""

    def told_to(self: Told, seat: Seat | None) -> Told:
        """Everything: spectators see it too."""
        return self


class Own(Struct, frozen=True, gc=False):
    """A fact that only the seat itself may know."""

    seat: Seat

    def told_to(self: Mine, seat: Seat | None) -> Mine | None:
        """Nothing, unless it is this seat's."""
        return self if seat == self.seat else None
