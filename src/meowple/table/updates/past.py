"""The past of a match: what a page that comes is told again, so that its log is not empty.

A fact is told again through the same `told_to` as the first time: a seat hears what it heard
before, and nothing else.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from meowple.core.game import Seat

MOST_FACTS: Final = 400
"""So many of the latest facts are kept of a match; a page keeps no more lines of its log."""
LARGEST: Final = 12_000
"""So many bytes of them fit into one message."""


class PastFacts:
    """The latest facts of a match, how many there were in all, and how many everybody was told."""

    def __init__(self, facts: Iterable[Any] = ()) -> None:
        self.count = 0
        self.public = 0
        self._latest: deque[Any] = deque(maxlen=MOST_FACTS)
        self.extend(facts)

    def extend(self, facts: Iterable[Any]) -> None:
        """These have happened now."""
        for fact in facts:
            self._latest.append(fact)
            self.count += 1
            self.public += fact.told_to(None) is not None

    def __iter__(self) -> Iterator[Any]:
        return iter(self._latest)

    def since(self, number: int) -> list[Any]:
        """All but the first so many, as far as they are kept."""
        kept = list(self._latest)
        return kept[max(0, number - self.count + len(kept)) :]


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
