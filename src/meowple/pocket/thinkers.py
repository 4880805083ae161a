"""Bots of this device think in a worker of their own; here are both ends of the way there."""

from __future__ import annotations

import asyncio
import pickle
import traceback
from collections import deque
from collections.abc import Awaitable, Callable
from math import inf
from time import monotonic
from typing import Any, Final

import msgspec

from meowple.bots.hurry import HURRY
from meowple.table.bots.thinking import TookTooLong, Work

PATIENCE: Final = 10.0
"""Seconds for work that people wait for."""
MORE: Final = 12
"""So many times longer any other work may take: a browser's Python is slow."""
KEPT: Final = 500
CAP: Final = 1.5
"""Seconds after which a bot takes the best move it has found; the way there and back, and the last
try, come on top. Those who are asked at the same time share it."""


class WorkFailed(Exception):
    """What was asked could not be done; the text says why."""


class Done(msgspec.Struct, frozen=True):
    """What came of a piece of work."""

    answer: str
    """Pickled; where it failed, the reason in words."""
    failed: bool = False
    tried: int = 0
    """How much of a bot's budget was used."""


class Choice(msgspec.Struct, frozen=True):
    """What a bot's choice has cost."""

    kind: str
    """The game and the level."""
    tried: int
    took: float
    """Seconds from the question to the answer."""


class WorkerThinkers:
    """The table's end: a question goes out as text, an answer comes back as text."""

    def __init__(self, elsewhere: Callable[[str], Awaitable[str]], cap: float = CAP) -> None:
        self._elsewhere = elsewhere
        self._cap = cap
        self._hurrying = 0
        """How many are waited for by people."""
        self.choices: deque[Choice] = deque(maxlen=KEPT)
        """The latest of bots, for whoever measures."""

    async def do(self, work: Work, *given: Any, kind: str = "", hurry: bool = False) -> Any:
        """What the function gives in the other worker."""
        began = monotonic()
        self._hurrying += hurry
        try:
            async with asyncio.timeout(PATIENCE if hurry else MORE * PATIENCE):
                await asyncio.sleep(0)  # by then everybody was asked who is asked now
                cap = self._cap / self._hurrying if hurry else inf
                told = await self._elsewhere(_packed((work, given, cap)))
        except TimeoutError:
            raise TookTooLong(kind or work.__name__) from None
        finally:
            self._hurrying -= hurry
        done = msgspec.json.decode(told, type=Done)
        if done.failed:
            raise WorkFailed(done.answer)
        if hurry:
            self.choices.append(Choice(kind, done.tried, monotonic() - began))
        return _unpacked(done.answer)

    def close(self) -> None:
        """The worker goes with the page."""


def attempt(asked: str) -> str:
    """The other end: do what was asked, a bot's choice within its cap."""
    work, given, cap = _unpacked(asked)
    try:
        with HURRY.within(cap):
            answer = _packed(work(*given))
        done = Done(answer, tried=HURRY.tried)
    except Exception:
        done = Done(traceback.format_exc(), failed=True)
    return msgspec.json.encode(done).decode()


def _packed(value: Any) -> str:
    """As text that crosses from Python to JavaScript and back unchanged."""
    return pickle.dumps(value).decode("latin-1")


def _unpacked(text: str) -> Any:
    return pickle.loads(text.encode("latin-1"))
