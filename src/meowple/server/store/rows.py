"""A guest as a row of a table, the same in both kinds of databases."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meowple.table.store.base import Guest
from meowple.table.store.chosen import Chosen

GUEST: Final = "id, token_hash, name, language, seen_at, chosen"
"""Its columns."""


def guest_row(guest: Guest) -> tuple[Any, ...]:
    """What is written of a guest."""
    chosen = msgspec.json.encode(guest.chosen).decode()
    return guest.id, guest.token_hash, guest.name, guest.language, guest.seen_at, chosen


def as_guest(row: tuple[Any, ...]) -> Guest:
    """The guest of a row."""
    known, token_hash, name, language, seen_at, chosen = row
    return Guest(
        known, token_hash, name, language, seen_at, msgspec.json.decode(chosen, type=Chosen)
    )
