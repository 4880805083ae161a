"""What everybody at a table is told: by inclusion, for each seat by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from meowple.core.game import Seat, is_bare
from meowple.core.log import Person
from meowple.core.registry import find_game
from meowple.table import events as t
from meowple.table.bots.hinting import has_hints
from meowple.table.bots.teaching import guide
from meowple.table.company import given, proposals, takes_newcomers
from meowple.table.hourglass import Hourglass
from meowple.table.live import Live
from meowple.table.pages.connection import Connection, encoded
from meowple.table.pages.open_pages import Pages
from meowple.table.race.pings import new_nonce
from meowple.table.race.racing import Racing
from meowple.table.store.replays import Kept
from meowple.table.updates.bundles import bundled
from meowple.table.updates.evenings import evening_told
from meowple.table.updates.past import told_again
from meowple.table.wire import Chair, Message, Past, TableChanged, TableView, Update, Welcome

MOMENT: Final = 1e-6
"""Alarms that are set for the same moment may ring in any order."""
ROUNDED: Final = 256
"""Sizes are rounded up, so that they tell nothing of another seat's message either."""


class _New(msgspec.Struct, frozen=True, tag="update"):
    """The first part of an `Update`: what is new in it."""

    n: int
    facts: tuple[Any, ...]
    done: tuple[str, ...]
    now: int | None


_NOTHING_NEW: Final = msgspec.json.encode(_New(0, (), (), None))[:-1]


class Telling:
    """Counts, for each seat, what it was told in this run of the server."""

    def __init__(
        self,
        name: str,
        run: str,
        live: Live,
        pages: Pages,
        racing: Racing,
        hourglass: Hourglass,
    ) -> None:
        self.run = run
        self._name = name
        self._live = live
        self._pages = pages
        self._racing = racing
        self._hourglass = hourglass
        self._later = 0.0
        """When spectators are told the last that they have not heard yet, by the loop's clock."""
        self._numbers: dict[Seat | None, int] = {}
        self._last: dict[Seat | None, bytes] = {}
        """How things stood when a seat was told last: what changes nothing for it is not told."""

    # To one page

    def welcome(self, connection: Connection) -> None:
        """Everything a page needs that has just arrived or come back."""
        view = self.table_view(connection)
        connection.send(Welcome(self.run, connection.guest.name, view))
        self.show(connection)

    def show(self, connection: Connection) -> None:
        """How the match stands for the seats that a page shows from now on."""
        if self._live.match is not None:
            for seat in self._pages.shown(connection):
                self._show_seat(connection, seat)
        elif self._live.kept is not None:
            connection.send(self._as_kept(self._live.kept))

    def _show_seat(self, connection: Connection, seat: Seat | None) -> None:
        stands = self._stands(seat)
        if self._last.setdefault(seat, stands) != stands:
            self._number(seat, stands)  # what happened while nobody of this seat was here counts
        update = self._with_news(stands, self._numbers.get(seat, 0))
        self._send(seat, [connection], *self._past(seat), update)

    def _past(self, seat: Seat | None) -> tuple[bytes, ...]:
        """What this seat was told before, for whoever comes to it now."""
        past = self._live.past
        facts = told_again(past, seat)
        match = self._live.table.match or ""
        message = Past(seat, match, facts, self._missed(seat), past.public)
        return (encoded(message),) if facts else ()

    def _missed(self, seat: Seat | None) -> int:
        """How much of it has happened since a bot sits in there, or, where people have days for a
        move, since whoever sits there looked last."""
        table = self._live.table
        chair = None if seat is None else table.chairs[seat]
        if chair is None:
            return 0
        since = chair.sits_in_since if chair.sits_in is not None else None
        if table.in_days:
            since = chair.left
        return 0 if since is None else len(told_again(self._live.past.since(since), seat))

    def _as_kept(self, kept: Kept) -> Update:
        """A match that is over, whose rules are not played here any more."""
        return Update(
            n=0,
            facts=(),
            done=(),
            now=None,
            seat=None,
            match=self._live.table.match or "",
            view=kept.view,
            moves=(),
            decision=None,
            waiting=(),
            bare=True,
            outcome=kept.outcome,
            link=kept.link,
            key=kept.key,
        )

    # To everybody

    def table(self) -> None:
        """Tell everybody how the table stands."""
        for connection in self._pages:
            connection.send(TableChanged(self.table_view(connection)))

    def match(
        self, facts: Sequence[Any], done: tuple[Seat, str] | None = None
    ) -> Sequence[Connection]:
        """Tell each seat how the match stands, if anything has changed for it. `done` is the
        command of a seat that has led to this; gives the pages that were told so."""
        self._live.past.extend(facts)
        racing = self._racing.ask()
        pages = self._pages.by_seat()
        updates: list[tuple[Seat | None, bytes]] = []
        for seat in pages:
            commands = (done[1],) if done is not None and done[0] == seat else ()
            update = self._next_update(seat, facts, commands)
            if update is not None:
                updates.append((seat, update))
        for seat, update in evened(updates) if racing else updates:
            self._send(seat, pages[seat], update)
        asker = None if done is None else done[0]
        return pages[asker] if asker is not None and asker in dict(updates) else ()

    def _next_update(
        self, seat: Seat | None, facts: Sequence[Any], done: tuple[str, ...]
    ) -> bytes | None:
        """The next update of a seat; None where it would learn nothing."""
        told = [fact.told_to(seat) for fact in facts]
        heard = tuple(fact for fact in told if fact is not None)
        stands = self._stands(seat)
        if not heard and stands == self._last.get(seat):
            return None
        return self._with_news(stands, self._number(seat, stands), heard, done)

    def _with_news(
        self, stands: bytes, n: int, facts: tuple[Any, ...] = (), done: tuple[str, ...] = ()
    ) -> bytes:
        """An update: what is new, and how things stand, which is encoded already."""
        return msgspec.json.encode(_New(n, facts, done, self._now()))[:-1] + stands

    def _now(self) -> int | None:
        return None if self._hourglass.timing is None else self._hourglass.now()

    def _number(self, seat: Seat | None, stands: bytes) -> int:
        """The number of the update by which a seat learns that things stand so."""
        self._last[seat] = stands
        self._numbers[seat] = self._numbers.get(seat, 0) + 1
        return self._numbers[seat]

    def _send(self, seat: Seat | None, connections: list[Connection], *payloads: bytes) -> None:
        """Spectators of a race are told later than those who play it, and in the same order."""
        self._racing.expect_back(seat, connections)
        delay = self._live.match.game.spectator_delay if self._live.match else 0
        for connection in connections:
            if seat is None and delay:
                loop = asyncio.get_running_loop()
                self._later = max(self._later + MOMENT, loop.time() + delay / 1000)
                loop.call_at(self._later, _send_all, connection, payloads)
            else:
                _send_all(connection, payloads)

    # What there is to tell

    def _stands(self, seat: Seat | None) -> bytes:
        """How things stand for a seat, encoded: all of its update but what is new in it."""
        payload = encoded(self.update(seat))
        assert payload.startswith(_NOTHING_NEW)
        return payload[len(_NOTHING_NEW) :]

    def update(self, seat: Seat | None) -> Update:
        """The match as it stands for this seat, with nothing new."""
        match = self._live.match
        assert match is not None
        over = match.outcome
        log = match.log if over is not None else None
        moves = () if seat is None else tuple(match.moves(seat))
        program = seat is not None and self._live.table.chairs[seat].plays_program
        screen = match.view(seat) if program else match.screen(seat)
        return Update(
            n=0,
            facts=(),
            done=(),
            now=None,
            seat=seat,
            match=self._live.table.match or "",
            view=screen,
            moves=moves if program else bundled(moves),
            decision=None if seat is None else match.decision(seat),
            waiting=tuple(sorted(match.waiting_for(seat))),
            bare=is_bare(match.game, screen),
            undo=self._undo(seat),
            outcome=over,
            link=None if log is None else log.links[-1],
            key=None if log is None else log.key,
            clocks=self._hourglass.told(),
            lesson=guide(self._live, seat, moves),
            nonce=self._racing.nonce(seat),
            joins=seat is None and takes_newcomers(self._live.table, match),
        )

    def _undo(self, seat: Seat | None) -> int | None:
        guest = None if seat is None else self._live.table.chairs[seat].guest
        if seat is None or guest is None or self._live.match is None:
            return None
        return self._live.match.undoable(Person(guest, seat))

    def table_view(self, connection: Connection) -> TableView:
        """The table as this guest may know it: commitments, but no seed before the deal."""
        table, opened = self._live.table, self._live.table.opened
        begun = table.status in ("playing", "over")
        seats = find_game(table.game).seats
        return TableView(
            id=self._name,
            game=table.game,
            options=table.options,
            status=table.status,
            public=opened.public,
            lag=opened.lag,
            players=(seats[0], seats[-1]),
            chairs=tuple(self._chair(seat, connection) for seat in range(len(table.chairs))),
            yours=tuple(table.seats_of(connection.guest.id)),
            host=table.hosted_by(connection.guest.id),
            invites=None if table.host is None else self._pages.name(table.host),
            match=table.match,
            commitment=table.commitment,
            seeds=tuple(chair.seed for chair in table.chairs) if begun else (),
            paused=table.status == "playing" and not self._pages.awake,
            lesson=table.lesson,
            ended_at=table.ended_at,
            held=self._racing.holding.told(),
            why=table.why_closed,
            hints=has_hints(table),
            timing=table.timing,
            now=self._now(),
            resting=table.resting,
            proposals=proposals(table),
            door=table.door,
            muted=table.muted,
            given=given(table, connection.invite),
            evening=evening_told(table, self._pages),
        )

    def _chair(self, seat: int, connection: Connection) -> Chair:
        chair = self._live.table.chairs[seat]
        if chair.free:
            return Chair("free", program=chair.program is not None)
        if chair.bot is not None:
            return Chair("bot", level=chair.bot, ready=True)
        you = chair.guest == connection.guest.id
        return Chair(
            "person",
            name=self._pages.name(chair.person or ""),
            level=chair.sits_in,
            away=chair.away and self._live.table.status != "closed",
            you=you,
            offered=chair.offer.until if you and chair.offer else None,
            agrees=chair.agrees,
            hints=chair.hints,
            ready=self._is_ready(chair),
            program=chair.plays_program,
            races=chair.races,
            cat=self._pages.cat(chair.person or ""),
        )

    def _is_ready(self, chair: t.Chair) -> bool:
        """Lobby: whether the match may start. After the end: whether there may be another."""
        if chair.plays_program:
            return not chair.away
        return chair.again if self._live.table.status == "over" else bool(chair.seed_hash)


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


def tell_all(connections: Pages, message: Message) -> None:
    """The same to everybody."""
    payload = encoded(message)
    for connection in connections:
        connection.send_bytes(payload)
