"""Bots think in processes of their own, so that the tables never wait for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from random import Random
from threading import Thread
from typing import Any, Protocol

import msgspec

from meowple.bots import find_bot
from meowple.core.game import AnyGame, Millis
from meowple.core.registry import find_game

log = logging.getLogger(__name__)


class Thought(msgspec.Struct, frozen=True):
    """What a bot decided: which of the moves it was given, and after which pause."""

    move: int
    after: Millis


class Thinkers(Protocol):
    """Whoever thinks for the bots."""

    async def think(self, game: AnyGame, level: str, view: Any, moves: Any, seed: str) -> Thought:
        """Choose one of the moves from a view alone."""
        ...

    def close(self) -> None:
        """Stop thinking."""
        ...


def think_here(name: str, level: str, view: bytes, moves: bytes, seed: str) -> Thought:
    """Runs in the other process: everything goes in and out as bytes, so nothing else can."""
    import meowple  # noqa: F401  (lets the games join)

    game, bot = find_game(name), find_bot(name, level)
    choices = msgspec.json.decode(moves, type=list[game.move_type])  # type: ignore[name-defined]
    seen = msgspec.json.decode(view, type=game.view_type)
    plan = bot.choose(seen, choices, Random(seed), bot.budget)
    return Thought(choices.index(plan.move), plan.after)


class ProcessThinkers:
    """A small pool of processes. One that dies is replaced, and asked again."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, initializer=_end_with_the_server)

    def warm_up(self) -> None:
        """Start a process before the first question; the tables need not wait for it."""
        with _deaf_to_ctrl_c():
            self._pool.submit(_wake_up)

    async def think(self, game: AnyGame, level: str, view: Any, moves: Any, seed: str) -> Thought:
        """Ask a process; if it dies on the way, another one."""
        question = (
            game.name,
            level,
            msgspec.json.encode(view),
            msgspec.json.encode(moves),
            seed,
        )
        loop = asyncio.get_running_loop()
        for _ in range(3):
            pool = self._pool
            try:
                with _deaf_to_ctrl_c():
                    thought = loop.run_in_executor(pool, think_here, *question)
                return await thought
            except BrokenProcessPool:
                log.warning("a thinking process died; it is replaced")
                if self._pool is pool:
                    self._pool = self._new_pool()
        raise RuntimeError("thinking processes keep dying")

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """A process that is started meanwhile never hears Ctrl-C, not even while it wakes up: that is
    for the server, which ends its workers by itself."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_the_server() -> None:
    """A worker waits for questions for ever; it must not do so after its server was killed."""

    def watch() -> None:
        server = multiprocessing.parent_process()
        assert server is not None
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def _wake_up() -> None:
    import meowple.bots  # noqa: F401
