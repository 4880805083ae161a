"""The match clock of a table, which runs while it is played, and the alarms of its loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from meowple.core.game import Millis
from meowple.table.inbox import Do


class MatchClock:
    """Milliseconds of the match. It stands still while nobody who plays is here."""

    def __init__(self, start: Millis) -> None:
        self._stood_at = start
        self._runs_since: float | None = None

    def now(self) -> Millis:
        """What it shows."""
        return self.at(asyncio.get_running_loop().time())

    def at(self, moment: float) -> Millis:
        """What it showed at a moment of the loop's clock, since it runs."""
        if self._runs_since is None:
            return self._stood_at
        passed = max(0.0, moment - self._runs_since)
        return Millis(self._stood_at + int(passed * 1000))

    def run(self, runs: bool) -> None:
        """Let it run, or stand still."""
        if not runs:
            self._stood_at, self._runs_since = self.now(), None
        elif self._runs_since is None:
            self._runs_since = asyncio.get_running_loop().time()

    def set(self, shows: Millis) -> None:
        """Another match: it stands still and shows this."""
        self._stood_at, self._runs_since = shows, None


def _nobody_hears(do: Do) -> None:
    """The table has left the memory."""


class Alarms:
    """What a table is to do later, by name."""

    def __init__(self, submit: Callable[[Do], object]) -> None:
        self._submit = submit
        self._set: dict[str, asyncio.TimerHandle] = {}

    def set(self, name: str, millis: float, do: Do) -> None:
        """Do something later; the same name again replaces it."""
        self.cancel(name)

        def ring() -> None:
            del self._set[name]
            self._submit(do)

        loop = asyncio.get_running_loop()
        self._set[name] = loop.call_later(max(0.0, millis) / 1000, ring)

    def expects(self, name: str) -> bool:
        """Whether such an alarm is set."""
        return name in self._set

    def cancel(self, name: str) -> None:
        """Take an alarm back."""
        if name in self._set:
            self._set.pop(name).cancel()

    def close(self) -> None:
        """Take all of them back, and know nobody any more to tell."""
        for name in list(self._set):
            self.cancel(name)
        self._submit = _nobody_hears
