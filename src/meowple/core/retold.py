"""A match that is over, told again: what stood out in it.

A game that has a module `retold` says so in `highlights(facts, outcome)`. It is handed the facts
that a spectator was told, but those that were undone, and how the match ended: so it can tell
nothing that was not public anyway. A game of hidden cards may have `face_up(state)` besides: the
fields of its screen that are different once all cards lie open.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from meowple.core.game import Seat


class Highlight(Struct, frozen=True):
    """Something that one seat did better than all others."""

    key: str
    """What it was; the front end translates it."""
    seat: Seat
    number: int
    """How many, how much or how quick."""


def most(key: str, found: Iterable[tuple[Seat, int]], at_least: int = 1) -> tuple[Highlight, ...]:
    """The seat with the largest number among these; nothing if several share it."""
    return _first(key, [(-number, seat) for seat, number in found if number >= at_least])


def fewest(key: str, found: Iterable[tuple[Seat, int]]) -> tuple[Highlight, ...]:
    """The seat with the smallest number among these; nothing if several share it."""
    return _first(key, [(number, seat) for seat, number in found])


def _first(key: str, found: list[tuple[int, Seat]]) -> tuple[Highlight, ...]:
    best = min(found, default=None)
    if best is None or len({seat for number, seat in found if number == best[0]}) > 1:
        return ()
    return (Highlight(key, best[1], abs(best[0])),)
