"""A race at a real terminal, in real time."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

import pytest

from meowple.terminal.keys import Keys
from meowple.terminal.table import Left
from tests.declared import ROOT
from tests.processes import listen_to_ctrl_c

PATIENCE = 60.0


class Terminal:
    """A person's side of a terminal."""

    def __init__(self, handle: int) -> None:
        self._handle = handle
        self.said = ""

    def hear(self, pattern: str) -> re.Match[str]:
        """Wait until this was written; what came before it is forgotten."""
        until = monotonic() + PATIENCE
        while (found := re.search(pattern, self.said)) is None:
            left = until - monotonic()
            assert left > 0, self.said
            assert select.select([self._handle], [], [], left)[0], self.said
            self.said += os.read(self._handle, 65536).decode()
        self.said = self.said[found.end() :]
        return found

    def type(self, line: str) -> None:
        os.write(self._handle, f"{line}\n".encode())


@contextmanager
def playing(*argv: str) -> Iterator[tuple[Terminal, subprocess.Popen[bytes]]]:
    """The command in a terminal of its own."""
    mine, its = pty.openpty()
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "meowple", "play", *argv]
    with subprocess.Popen(
        command, stdin=its, stdout=its, stderr=its, env=env, preexec_fn=listen_to_ctrl_c
    ) as process:
        os.close(its)
        try:
            yield Terminal(mine), process
        finally:
            process.kill()
            os.close(mine)


ASKED = r"(Roll the dice!|>>> .* <<<)\s+Your choice.*: "


def type_until_grabbed(me: Terminal) -> None:
    """Roll, and grab paw 5 as soon as the dice are there: on a busy machine the bot may be quicker,
    and what is typed too late belongs to no round."""
    while (came := me.hear(rf"{ASKED}|You grab: paw 5\."))[1]:
        me.type("z" if came[1].startswith(">>>") else "")


def test_boots_is_played_by_quick_typing() -> None:
    with playing("boots", "--seats", "2", "--lang", "en", "--limit", "0") as (me, process):
        type_until_grabbed(me)
        me.hear(r"gets a card|Nobody gets")
        process.send_signal(signal.SIGINT)
        me.hear("See you soon!")
        assert process.wait() == 0


def test_the_table_rolls_by_itself_though_nobody_types() -> None:
    with playing("boots", "--seats", "2", "--lang", "uk") as (me, _):
        me.hear("Кинути кубики")
        me.hear("Кубики котяться самі")


def test_a_line_is_waited_for_no_longer_than_wanted() -> None:
    its, mine = os.pipe()
    keys = Keys(its)
    assert keys.line(0.01) is None
    os.write(mine, "а\nб\nпів".encode())
    assert [keys.line(1), keys.line(1), keys.line(0.01)] == ["а", "б", None]
    os.write(mine, b"\n")
    assert keys.line(1) == "пів"
    os.write(mine, b"written\nbeforehand")
    keys.forget()
    keys.idle(0.01)
    assert keys.line(1) == "written", "in a pipe nothing is too early"
    os.close(mine)
    assert keys.line(None) == "beforehand"
    with pytest.raises(Left):
        keys.line(None)
    os.close(its)


def test_what_a_person_typed_before_anything_was_asked_is_forgotten() -> None:
    mine, its = pty.openpty()
    keys = Keys(its)
    os.write(mine, b"too early\n")
    keys.forget()
    assert keys.line(0.01) is None
    os.write(mine, b"meanwhile\n")
    keys.idle(1)
    assert keys.line(0.01) is None
    os.write(mine, b"now\n")
    assert keys.line(1) == "now"
    os.close(mine)
    os.close(its)
