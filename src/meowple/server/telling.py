"""What everybody at a table is told: by inclusion, for each seat by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from meowple.core.game import Seat
from meowple.core.log import Person
from meowple.core.registry import find_game
from meowple.server.bundles import bundled
from meowple.server.connection import Connection, encoded
from meowple.server.past import told_again
from meowple.server.pings import new_nonce
from meowple.server.replays import Kept
from meowple.server.teaching import guide
from meowple.server.wire import Chair, Message, Past, TableChanged, TableView, Update, Welcome

if TYPE_CHECKING:
    from meowple.server.room import Room


MOMENT: Final = 1e-6
"""Alarms that are set for the same moment may ring in any order."""
ROUNDED: Final = 256
"""Sizes are rounded up, so that they tell nothing of another seat's message either."""


class Telling:
    """Counts, for each seat, what it was told in this run of the server."""

    def __init__(self, room: Room, run: str) -> None:
        self.run = run
        self._room = room
        self._later = 0.0
        """When spectators are told the last that they have not heard yet, by the loop's clock."""
        self._numbers: dict[Seat | None, int] = {}
        self._last: dict[Seat | None, bytes] = {}
        """How things stood when a seat was told last: what changes nothing for it is not told."""

    def seat_of(self, connection: Connection) -> Seat | None:
        """The seat of whoever is connected; None for a spectator."""
        seat = self._room.table.seat_of(connection.guest.id)
        return None if seat is None else Seat(seat)

    def number(self, seat: Seat | None) -> int:
        """The number of the last update this seat was sent."""
        return self._numbers.get(seat, 0)

    def welcome(self, connection: Connection) -> None:
        """Everything a page needs that has just arrived or come back."""
        view = self.table_view(connection)
        connection.send(Welcome(self.run, connection.guest.name, view))
        if self._room.match is not None:
            seat = self.seat_of(connection)
            self._last.setdefault(seat, _still(self.update(seat, ())))
            self._next_update(seat, ())  # what happened while nobody of this seat was here counts
            self._send(seat, [connection], *self._past(seat), encoded(self.update(seat, ())))
        elif self._room.kept is not None:
            connection.send(self._as_kept(self._room.kept))

    def _as_kept(self, kept: Kept) -> Update:
        """A match that is over, whose rules are not played here any more."""
        return Update(
            n=0,
            match=self._room.table.match or "",
            view=kept.view,
            facts=(),
            moves=(),
            decision=None,
            waiting=(),
            outcome=kept.outcome,
            link=kept.link,
            key=kept.key,
        )

    def _past(self, seat: Seat | None) -> tuple[bytes, ...]:
        """What this seat was told before, for whoever comes to it now."""
        facts = told_again(self._room.past, seat)
        return (encoded(Past(self._room.table.match or "", facts)),) if facts else ()

    def table(self) -> None:
        """Tell everybody how the table stands."""
        for connection in self._room.connections:
            connection.send(TableChanged(self.table_view(connection)))

    def match(self, facts: Sequence[Any]) -> None:
        """Tell each seat how the match stands, if anything has changed for it."""
        self._room.past.extend(facts)
        by_seat: dict[Seat | None, list[Connection]] = {}
        for connection in self._room.connections:
            by_seat.setdefault(self.seat_of(connection), []).append(connection)
        racing = self._room.racing.ask()
        updates: list[tuple[Seat | None, bytes]] = []
        for seat in by_seat:
            told = (fact.told_to(seat) for fact in facts)
            payload = self._next_update(seat, tuple(fact for fact in told if fact is not None))
            if payload is not None:
                updates.append((seat, payload))
        if racing:
            updates = evened(updates)
        for seat, payload in updates:
            self._send(seat, by_seat[seat], payload)

    def _next_update(self, seat: Seat | None, facts: tuple[Any, ...]) -> bytes | None:
        """The next update of a seat; None where it would learn nothing."""
        update = self.update(seat, ())
        still = _still(update)
        if not facts and still == self._last.get(seat):
            return None
        self._last[seat] = still
        self._numbers[seat] = self.number(seat) + 1
        return encoded(msgspec.structs.replace(update, n=self.number(seat), facts=facts))

    def _send(self, seat: Seat | None, connections: list[Connection], *payloads: bytes) -> None:
        """Spectators of a race are told later than those who play it, and in the same order."""
        self._room.racing.expect_back(seat, connections)
        delay = self._room.match.game.spectator_delay if self._room.match else 0
        for connection in connections:
            if seat is None and delay:
                loop = asyncio.get_running_loop()
                self._later = max(self._later + MOMENT, loop.time() + delay / 1000)
                loop.call_at(self._later, _send_all, connection, payloads)
            else:
                _send_all(connection, payloads)

    def update(self, seat: Seat | None, facts: tuple[Any, ...]) -> Update:
        """The match as it stands for this seat."""
        match = self._room.match
        assert match is not None
        over = match.outcome
        log = match.log if over is not None else None
        moves = () if seat is None else tuple(match.moves(seat))
        return Update(
            n=self.number(seat),
            match=self._room.table.match or "",
            view=match.screen(seat),
            facts=facts,
            moves=bundled(moves),
            decision=None if seat is None else match.decision(seat),
            waiting=tuple(sorted(match.waiting_for(seat))),
            undo=self._undo(seat),
            outcome=over,
            link=None if log is None else log.links[-1],
            key=None if log is None else log.key,
            lesson=guide(self._room, seat, moves),
            nonce=self._room.racing.nonce(seat),
        )

    def _undo(self, seat: Seat | None) -> int | None:
        guest = None if seat is None else self._room.table.chairs[seat].guest
        if guest is None or self._room.match is None:
            return None
        return self._room.match.undoable(Person(guest))

    def table_view(self, connection: Connection) -> TableView:
        """The table as this guest may know it: commitments, but no seed before the deal."""
        table, room = self._room.table, self._room
        begun = table.status in ("playing", "over")
        seats = find_game(table.opened.game).seats
        return TableView(
            id=room.id,
            game=table.opened.game,
            options=table.opened.options,
            status=table.status,
            public=table.opened.public,
            lag=table.opened.lag,
            players=(seats[0], seats[-1]),
            chairs=tuple(self._chair(seat, connection) for seat in range(len(table.chairs))),
            your_seat=self.seat_of(connection),
            host=connection.guest.id == table.host,
            match=table.match,
            commitment=table.commitment,
            seeds=tuple(chair.seed for chair in table.chairs) if begun else (),
            paused=table.status == "playing" and not room.awake,
            lesson=table.lesson,
            why=table.why_closed,
        )

    def _chair(self, seat: int, connection: Connection) -> Chair:
        chair = self._room.table.chairs[seat]
        if chair.free:
            return Chair("free")
        if chair.bot is not None:
            return Chair("bot", level=chair.bot, ready=True)
        return Chair(
            "person",
            name=self._room.names.get(chair.guest or "", "?"),
            level=chair.sits_in,
            away=chair.away,
            you=chair.guest == connection.guest.id,
            ready=chair.again if self._room.table.status == "over" else bool(chair.seed_hash),
        )


def _still(update: Update) -> bytes:
    """How things stand, whenever that is told."""
    return encoded(msgspec.structs.replace(update, n=0))


def evened(updates: list[tuple[Seat | None, bytes]]) -> list[tuple[Seat | None, bytes]]:
    """The questions of a race in random order, those of the seats equal in size: nobody is asked
    sooner, or by a shorter message. JSON may end with spaces."""
    longest = max((len(update) for seat, update in updates if seat is not None), default=0)
    size = -(-longest // ROUNDED) * ROUNDED
    even = [(seat, update.ljust(size) if seat is not None else update) for seat, update in updates]
    return Random(new_nonce()).sample(even, len(even))


def _send_all(connection: Connection, payloads: tuple[bytes, ...]) -> None:
    for payload in payloads:
        connection.send_bytes(payload)


def tell_all(connections: Sequence[Connection], message: Message) -> None:
    """The same to everybody."""
    payload = encoded(message)
    for connection in connections:
        connection.send_bytes(payload)
