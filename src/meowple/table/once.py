"""Work that several may ask for at the same moment, and that is done once for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Once(Generic[T]):
    """What is being done, by its name."""

    def __init__(self) -> None:
        self.doing: dict[str, asyncio.Task[T]] = {}

    async def do(self, name: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What comes of the work, which is begun if nobody has asked for it yet. It goes on though
        who asked goes away."""
        if name not in self.doing:
            self._begin(name, work)
        return await asyncio.shield(self.doing[name])

    def _begin(self, name: str, work: Callable[[], Coroutine[Any, Any, T]]) -> None:
        task = self.doing[name] = asyncio.create_task(work())
        task.add_done_callback(lambda _: self._done(name))

    def _done(self, name: str) -> None:
        task = self.doing.pop(name)
        if not task.cancelled():
            task.exception()  # who still waits is told; where nobody does, it is no news
