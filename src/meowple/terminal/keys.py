"""Lines from a keyboard, waited for no longer than one wants; or from a pipe, where somebody wrote
them beforehand."""

from __future__ import annotations

import os
import select
from time import monotonic, sleep

from meowple.terminal.table import Left


class Keys:
    """What is typed into a terminal, line by line."""

    def __init__(self, handle: int) -> None:
        self._handle = handle
        self._typed = b""
        self._at_once = os.isatty(handle)
        """Whether somebody types now, so that a line belongs to its moment."""

    def line(self, wait: float | None) -> str | None:
        """The next line, if it comes within so many seconds; `Left` once there can be none."""
        until = None if wait is None else monotonic() + wait
        while b"\n" not in self._typed:
            left = None if until is None else max(0.0, until - monotonic())
            if not select.select([self._handle], [], [], left)[0]:
                return None
            self._read()
        line, _, self._typed = self._typed.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def idle(self, wait: float | None) -> None:
        """Let so many seconds pass in which nothing is asked, and nothing that is typed counts."""
        if self._at_once:
            self.line(wait)
        else:
            sleep(wait or 0)

    def forget(self) -> None:
        """Let go of what was typed before anything was asked."""
        if not self._at_once:
            return
        self._typed = b""
        while select.select([self._handle], [], [], 0)[0]:
            self._read()
            self._typed = b""

    def _read(self) -> None:
        got = os.read(self._handle, 4096)
        if not got and not self._typed:
            raise Left
        self._typed += got or b"\n"  # the last line may have no end
