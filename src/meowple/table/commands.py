"""What a table has carried out lately: the same command again gets the same answer, at no cost."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

from meowple.table.pages.connection import Connection
from meowple.table.store.base import (
    KEPT_COMMANDS,
    Answered,
    Command,
    CommandReused,
    body_hash,
)


class Order(NamedTuple):
    """A command, and the page it came from."""

    asker: Connection
    command: Command


class CarriedOut:
    """The latest commands of one table. Whatever else comes twice is found by the store when it is
    about to be written again."""

    def __init__(self, known: Iterable[Answered] = ()) -> None:
        self._known: OrderedDict[tuple[str, str], tuple[bytes, bytes]] = OrderedDict()
        for one in known:
            self._known[one.actor, one.id] = (one.body_hash, one.answer)

    def answer(self, command: Command) -> bytes | None:
        """What the same command was answered before; None if it is new. Raises `CommandReused`."""
        known = self._known.get((command.actor, command.id))
        if known is None:
            return None
        if known[0] != body_hash(command.body):
            raise CommandReused(f"command {command.id} came before with another body")
        return known[1]

    def add(self, command: Command) -> None:
        """Remember one that has been stored."""
        self._known[command.actor, command.id] = (body_hash(command.body), command.answer)
        if len(self._known) > KEPT_COMMANDS:
            self._known.popitem(last=False)
