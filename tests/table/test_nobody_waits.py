"""What several ask for at once is made once; where nobody waits for it any more, its failure is no
mistake of the program."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from meowple.table.bots.thinking import InPlace
from meowple.table.store.base import StoreFailed
from meowple.table.store.memory import MemoryStore
from meowple.table.store.replays import Replays
from tests.server.inside import new_hub


class Away(MemoryStore):
    """A store that is asked, and says after a while that it cannot."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.answers = asyncio.Event()

    async def read(self, *asked: Any) -> Any:
        self.asked += 1
        await self.answers.wait()
        raise StoreFailed("away")


ASKED: dict[str, Callable[[Away], Callable[[str], Awaitable[Any]]]] = {
    "a replay": lambda store: Replays(store, InPlace()).make,
    "a table": lambda store: new_hub(store).room,
}


@pytest.mark.parametrize("what", ASKED)
@pytest.mark.parametrize("stays", [False, True])
def test_who_waits_is_told_and_nobody_else(what: str, stays: bool) -> None:
    async def story() -> None:
        gc.freeze()  # what lies here already need not be looked through
        mistakes: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, said: mistakes.append(said))
        store = Away()
        ask = ASKED[what](store)
        asking = [asyncio.ensure_future(ask("name")) for _ in range(2)]
        await asyncio.sleep(0.01)
        asking[0].cancel()
        if not stays:
            asking[1].cancel()
        await asyncio.sleep(0.01)
        store.answers.set()
        found = await asyncio.gather(*asking, return_exceptions=True)
        await asyncio.sleep(0.01)
        del asking
        gc.collect()
        assert isinstance(found[0], asyncio.CancelledError)
        assert isinstance(found[1], StoreFailed if stays else asyncio.CancelledError)
        assert store.asked == 1
        assert mistakes == []

    asyncio.run(story())
