"""The past of a match: what a page that comes is told again, so that its log is not empty.

A fact is told again through the same `told_to` as the first time: a seat hears what it heard
before, and nothing else.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from meowple.core.game import Seat

MOST_FACTS: Final = 400
"""So many of the latest facts are kept of a match; a page keeps no more lines of its log."""
LARGEST: Final = 12_000
"""So many bytes of them fit into one message."""


def past(facts: Iterable[Any] = ()) -> deque[Any]:
    """The latest of these facts, and of those that will be added."""
    return deque(facts, maxlen=MOST_FACTS)


def told_again(facts: Iterable[Any], seat: Seat | None) -> tuple[Any, ...]:
    """What this seat was told of these facts, oldest first: the latest that fit."""
    again: deque[Any] = deque()
    size = 0
    for fact in reversed(list(facts)):
        told = fact.told_to(seat)
        size += 0 if told is None else len(msgspec.json.encode(told)) + 1
        if size > LARGEST:
            break
        if told is not None:
            again.appendleft(told)
    return tuple(again)
