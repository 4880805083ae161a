"""What some moves are to whoever plays for somebody: bases for them."""

from __future__ import annotations

from msgspec import Struct


class OwnWord(Struct, frozen=True):
    """A move that is a player's own word: nobody else gives it for them while another is legal."""


class PeopleFirst(Struct, frozen=True):
    """A move that takes from the others what they might want: bots wait with it for people."""
