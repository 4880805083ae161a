"""Time that jumps: asyncio without waiting, for tests in one process."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine, Mapping
from typing import Any, TypeVar

from meowple.table.bots.thinking import Work, choose

T = TypeVar("T")


class _NoWaiting(selectors.BaseSelector):
    """Never waits for files: where the loop would sleep, its clock is moved on instead."""

    def __init__(self) -> None:
        self.now = 0.0
        self._keys: dict[Any, selectors.SelectorKey] = {}

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        number = fileobj if isinstance(fileobj, int) else fileobj.fileno()
        self._keys[fileobj] = selectors.SelectorKey(fileobj, number, events, data)
        return self._keys[fileobj]

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self._keys.pop(fileobj)

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return self._keys

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("everybody waits and nothing will ever happen")
        self.now += max(timeout, 0.0)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop whose hours take no time."""

    def __init__(self) -> None:
        self._clock = _NoWaiting()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.now


def run(story: Coroutine[Any, Any, T]) -> T:
    """Let it happen in virtual time; what it leaves behind is ended."""
    loop = VirtualLoop()
    try:
        return loop.run_until_complete(story)
    finally:
        loop.run_until_complete(_end_all_others())
        loop.close()


async def _end_all_others() -> None:
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)


class NoThinkers:
    """At these tables sit no bots."""

    async def do(self, work: Work, *given: Any, kind: str = "", hurry: bool = False) -> Any:
        """Here and now."""
        assert work is not choose, "nobody thinks here"
        return work(*given)

    def close(self) -> None:
        pass
