"""A process that does one piece of work after the other, and can be ended in the middle of one."""

from __future__ import annotations

import contextlib
import multiprocessing
import traceback
from multiprocessing.connection import Connection
from typing import Any

from meowple.apart import deaf_to_ctrl_c, end_with_the_starter
from meowple.bots import LEVELS, find_bot
from meowple.core.game import MeowpleError
from meowple.core.registry import GAMES
from meowple.table.bots.thinking import Work


class WorkerGone(Exception):
    """The process died, or was ended, before it answered."""


class WorkFailed(Exception):
    """What was asked of the process could not be done; the text says why."""


class Worker:
    """One process. Everything goes in and out through a pipe; used by one thread at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work_on, args=(theirs,), daemon=True)
        with deaf_to_ctrl_c():
            self._process.start()
        theirs.close()
        self.ready = False
        """Whether it has answered before: starting takes a while."""

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def do(self, work: Work, *given: Any) -> Any:
        """What `work`, a function of a module, gives there; waits for it."""
        try:
            self._pipe.send((work, given))
            done, answer = self._pipe.recv()
        except (EOFError, OSError):
            raise WorkerGone from None
        self.ready = True
        if not done:
            raise WorkFailed(answer)
        return answer

    def end(self) -> None:
        """End it at once; whoever waits for it hears `WorkerGone`."""
        self._process.kill()


def _work_on(pipe: Connection) -> None:
    """What the process does all its life."""
    end_with_the_starter()
    for name in GAMES:  # before the first question, which need not wait for it then
        with contextlib.suppress(MeowpleError):
            find_bot(name, LEVELS[0])
    with contextlib.suppress(EOFError, OSError):  # the server has closed its end
        while True:
            work, given = pipe.recv()
            pipe.send(_attempt(work, given))


def nothing() -> None:
    """Work that shows whether a process has started."""


def _attempt(work: Work, given: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, work(*given)
    except Exception:
        return False, traceback.format_exc()
