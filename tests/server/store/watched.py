"""A connection that can be watched, held up and made to fail."""

from __future__ import annotations

import sqlite3
from collections import Counter
from threading import Event
from typing import Any, ClassVar


class Watched(sqlite3.Connection):
    """The writer of one store; `watched()` makes a class for each test."""

    ran: ClassVar[Counter[str]]
    """How often each statement ran."""
    made: ClassVar[list[Watched]]
    held: ClassVar[str]
    """The statement that waits for `gate`, after setting `reached`."""
    gate: ClassVar[Event]
    reached: ClassVar[Event]
    fails: ClassVar[str]
    """The statement that fails."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.made.append(self)

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """Run it, if it may."""
        self.ran[sql] += 1
        if sql == self.held:
            self.reached.set()
            assert self.gate.wait(30)
        if sql == self.fails:
            raise sqlite3.OperationalError("database or disk is full")
        return super().execute(sql, parameters)


def watched() -> type[Watched]:
    """A kind of connection of its own, that nothing holds and nothing fails."""
    own = {"ran": Counter[str](), "made": [], "held": "", "fails": ""}
    return type("Own", (Watched,), own | {"gate": Event(), "reached": Event()})
