"""Which entries of a log still hold."""

from __future__ import annotations

from collections.abc import Iterable

from meowple.core.log import Entry, Undid


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that were not undone."""
    kept: list[Entry] = []
    for entry in entries:
        if isinstance(entry.act, Undid):
            kept = [before for before in kept if before.seq < entry.act.seq]
        else:
            kept.append(entry)
    return kept
