"""A cap in time for a choice, where Python is slow: inside a browser. Nowhere else, and never where
bots are compared: a budget is a number of tries, and the same dice give the same choice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic


class Hurry:
    """How long the choice that is just made may take."""

    def __init__(self) -> None:
        self._until: float | None = None
        self.tried = 0
        """How much of its budget the choice has used."""

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """A choice made meanwhile takes about as long at most."""
        self._until, self.tried = monotonic() + seconds, 0
        try:
            yield
        finally:
            self._until = None

    def is_over(self, tried: int) -> bool:
        """Whether the best so far has to do; if not, so many more tries are counted. At least one
        round is tried, or there would be nothing to choose by."""
        if self._until is not None and self.tried > 0 and monotonic() > self._until:
            return True
        self.tried += tried
        return False


HURRY = Hurry()
