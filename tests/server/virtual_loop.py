"""An event loop whose time jumps: an hour of waiting takes no time, and always the same way."""

from __future__ import annotations

import asyncio
import functools
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

P = ParamSpec("P")


class NothingToWaitFor(Exception):
    """Everybody waits, and no alarm is set: it would wait for ever."""


class VirtualLoop(asyncio.SelectorEventLoop):
    """Time stands still while anything is left to do, then jumps to the next alarm. It can only
    run what needs neither sockets nor threads."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__(_Jump(self))

    def time(self) -> float:
        """Seconds since the loop was made."""
        return self.now


class _Jump(selectors.SelectSelector):
    """Where a loop would wait for its sockets, time jumps."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise NothingToWaitFor
        self._loop.now += max(0.0, timeout)
        return []


def in_virtual_time(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """The same test as a plain function, in a virtual loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            runner.run(test(*args, **kwargs))

    return run
