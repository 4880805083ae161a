"""Time that jumps and luck that a name gives: an hour of waiting takes no time, and always goes the
same way. For tests in one process that need neither sockets nor threads."""

from __future__ import annotations

import asyncio
import functools
import secrets
import selectors
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, ParamSpec, TypeVar
from unittest.mock import patch

from meowple.table.bots.thinking import Work, choose

P = ParamSpec("P")
T = TypeVar("T")


class NothingToWaitFor(Exception):
    """Everybody waits, and no alarm is set: it would wait for ever."""


class VirtualLoop(asyncio.SelectorEventLoop):
    """Time stands still while anything is left to do, then jumps to the next alarm."""

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


@contextmanager
def seeded(name: str) -> Iterator[None]:
    """Secrets that a name gives away."""
    rng = Random(f"secrets of {name}")
    with patch.object(secrets, "token_bytes", lambda size=None: rng.randbytes(size or 32)):
        yield  # the other kinds of tokens are made of these


def run(story: Coroutine[Any, Any, T], name: str | None = None) -> T:
    """Let it happen in virtual time, with the luck of this name, or of its own; what it leaves
    behind is ended."""
    named = name or str(getattr(story, "__qualname__", ""))
    with seeded(named), asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(story)


def in_virtual_time(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """The same test as a plain function, in a virtual loop of its own."""

    @functools.wraps(test)
    def story(*args: P.args, **kwargs: P.kwargs) -> None:
        run(test(*args, **kwargs))

    return story


class NoThinkers:
    """At these tables sit no bots."""

    async def do(self, work: Work, *given: Any, kind: str = "", hurry: bool = False) -> Any:
        """Here and now."""
        assert work is not choose, "nobody thinks here"
        return work(*given)

    def close(self) -> None:
        pass
