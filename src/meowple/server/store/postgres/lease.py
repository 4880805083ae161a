"""Being here, told to the other servers again and again: who falls silent loses its tables."""

from __future__ import annotations

import logging
import time
from threading import Event, Thread
from typing import Final

import psycopg

from meowple.server.store.postgres import queries
from meowple.server.store.postgres.link import Link, first_line
from meowple.table.store.base import StoreFailed

OFTEN: Final = 4
"""So many times within a lease one says that one is here."""

log = logging.getLogger(__name__)


class Lease:
    """A thread and a connection of its own, so that no long commit holds it up. What it is certain
    of is counted from the moment a word was *sent*: by then the database had not yet begun to."""

    def __init__(self, link: Link, me: str, address: str, seconds: float) -> None:
        self._link = link
        self._me = me
        self._address = address
        self._seconds = seconds
        """For so long one is certainly here, by the clock of the database."""
        self._until = 0.0
        self._term = 0
        self._ended = Event()
        self._thread = Thread(target=self._run, name="store-lease", daemon=True)

    def start(self) -> None:
        """Say it a first time, then go on."""
        self.renew()
        self._thread.start()

    def term(self) -> int | None:
        """The number of the time during which we never fell silent; None while we may have."""
        return self._term if time.monotonic() < self._until else None

    def renew(self) -> None:
        """Say once more that we are here. Raises `StoreFailed`."""
        sent = time.monotonic()
        try:
            queries.renew(self._link.db(), self._me, self._address, self._seconds)
        except psycopg.Error as error:
            self._link.drop()
            raise StoreFailed(first_line(error)) from error
        if time.monotonic() >= self._until:  # meanwhile anybody could take what was ours
            self._term += 1
        self._until = sent + self._seconds

    def _run(self) -> None:
        failed = False
        while not self._ended.wait(self._seconds / OFTEN):
            try:
                self.renew()
                failed = False
            except StoreFailed as error:
                if not failed:
                    log.error("the database does not hear us: %s", error)
                failed = True

    def end(self) -> None:
        """Be here no more."""
        self._ended.set()
        if self._thread.ident is not None:
            self._thread.join()
        try:
            queries.leave(self._link.db(), self._me)
        except (psycopg.Error, StoreFailed):
            log.warning("the database did not hear that we leave")
        self._link.drop()
