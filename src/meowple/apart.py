"""Processes that work for another one: they never hear Ctrl-C, and end with whoever started
them."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Iterator
from threading import Thread


@contextlib.contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """A process that is started meanwhile never hears Ctrl-C, not even while it wakes up: that is
    for whoever started it, and ends it. Where signals cannot be held back, it is deaf as soon as
    it calls `end_with_the_starter`."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker  # where there is the one, there is the other

    resource_tracker.ensure_running()  # it unblocks signals when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_the_starter(*, with_all: bool = False) -> None:
    """Called in the process: one that thinks, or hangs, must not go on after its starter was
    killed; `with_all` nor may what it has started itself, which is of a group with it from now
    on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if with_all and hasattr(os, "setpgid"):
        os.setpgid(0, 0)

    def watch() -> None:
        starter = multiprocessing.parent_process()
        assert starter is not None
        starter.join()
        if with_all:
            end_group(os.getpid())
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def end_group(process: int | None) -> None:
    """End a process that has called `end_with_the_starter`, with all that it has started; nothing
    happens where it has not come to that yet."""
    if process is not None and hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process, signal.SIGKILL)
