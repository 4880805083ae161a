"""The pages that are open at a table, and whose they are."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from meowple.core.game import Seat
from meowple.table.live import Live
from meowple.table.pages.connection import Connection
from meowple.table.store.base import Guest, is_of
from meowple.table.store.chosen import Called, Cat


class Pages:
    """Everybody who is connected to one table."""

    def __init__(self, live: Live, called: dict[str, Called]) -> None:
        self._live = live
        self._open: list[Connection] = []
        self._called = called
        """How the guests appear who sit or were here, by their ids."""

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._open)

    def __len__(self) -> int:
        return len(self._open)

    def add(self, connection: Connection) -> None:
        """A page has come."""
        self._open.append(connection)

    def remove(self, connection: Connection) -> None:
        """A page has gone, if it was here at all."""
        if connection in self._open:
            self._open.remove(connection)

    # Names and cats

    def name(self, guest: str) -> str:
        """What somebody is called; a question mark if they are forgotten."""
        return self._called[guest].name if guest in self._called else "?"

    def cat(self, guest: str) -> Cat | None:
        """The cat somebody has chosen."""
        return self._called[guest].cat if guest in self._called else None

    def called(self, guest: str) -> Called | None:
        """How somebody appears; None if they are forgotten."""
        return self._called.get(guest)

    def knows(self, guest: str) -> bool:
        """Whether somebody sits here, or was here, or somebody of theirs."""
        return any(is_of(guest, known) for known in self._called)

    def call(self, guest: Guest) -> None:
        """Somebody appears so from now on."""
        self._called[guest.id] = guest.called
        for connection in self._open:
            if connection.guest.id == guest.id:
                connection.guest = guest

    @property
    def known(self) -> set[str]:
        """Everybody who sits here, or was here."""
        return set(self._called)

    def hear(self, asked: Collection[str], called: Mapping[str, Called]) -> bool:
        """Those who were asked about appear so from now on, or are known no more; whether anything
        is new."""
        before = dict(self._called)
        for guest in self.known.intersection(asked):
            if guest in called:
                self._called[guest] = called[guest]
            else:
                self.forget(guest)
        return self._called != before

    def forget(self, guest: str) -> None:
        """Nobody here knows any more what somebody, and who came with them, was called; their pages
        are closed."""
        for known in [known for known in self._called if is_of(guest, known)]:
            del self._called[known]
        for connection in [one for one in self._open if is_of(guest, one.guest.id)]:
            connection.drop()

    # Seats

    def of(self, seat: Seat) -> list[Connection]:
        """The pages of whoever sits there."""
        return self.of_guest(self._live.table.chairs[seat].guest)

    def of_guest(self, guest: str | None) -> list[Connection]:
        """The pages of one guest."""
        return [connection for connection in self._open if connection.guest.id == guest]

    def here(self, seat: int) -> bool:
        """Whether the person of this seat is connected."""
        return bool(self.of(Seat(seat)))

    def shown(self, connection: Connection) -> list[Seat | None]:
        """What a page shows: those of its guest's seats that it has chosen, or the only one; what
        everybody may see, if it is none. Of several seats nobody knows yet who holds the device."""
        own, shows = self._live.table.seats_of(connection.guest.id), connection.shows
        if shows is None:
            return [own[0] if len(own) == 1 else None]
        seats: list[Seat | None] = [seat for seat in own if seat in shows]
        return seats or [None]

    def by_seat(self) -> dict[Seat | None, list[Connection]]:
        """The pages that show each seat; those of spectators under None."""
        pages: dict[Seat | None, list[Connection]] = {}
        for connection in self._open:
            for seat in self.shown(connection):
                pages.setdefault(seat, []).append(connection)
        return pages

    @property
    def awake(self) -> bool:
        """Whether the match goes on: somebody who plays it is here, or nobody has to be."""
        table = self._live.table
        if table.status != "playing" or self._live.match is None:
            return False
        return table.in_days or any(self.here(seat) for seat in table.people)
