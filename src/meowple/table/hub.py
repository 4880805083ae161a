"""All tables: opening new ones, finding those that are in memory, reading those that are not."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from meowple.bots import LEVELS
from meowple.core.game import MeowpleError, Refused
from meowple.core.luck import OtherRules
from meowple.core.registry import GAMES, check_seats, find_game, read_options
from meowple.lessons import LESSONS
from meowple.table import events as t
from meowple.table.bots.thinking import Thinkers
from meowple.table.evening import code_of, new_code
from meowple.table.live import AnyMatch, Live
from meowple.table.once import Once
from meowple.table.pages.connection import Connection
from meowple.table.people import is_program
from meowple.table.race.fair import Lag
from meowple.table.requests import presence
from meowple.table.requests.lobby import prepared
from meowple.table.room import Room
from meowple.table.settings import TableSettings
from meowple.table.store.base import Card, Elsewhere, Guest, Store, StoreFailed, Write
from meowple.table.store.housekeeping import Housekeeping
from meowple.table.store.records import (
    DAY,
    Summary,
    card_of,
    day_of,
    days_of,
    evening_member,
    read_match,
    table_stream,
)
from meowple.table.store.replays import Replays
from meowple.table.store.reviews import Reviews
from meowple.table.updates.past import PastFacts
from meowple.table.wire import Hello

log = logging.getLogger(__name__)

UNSURE_FOR: Final = 0.5
"""Seconds at most until a server that nobody hears lets go of its tables."""


class Hub:
    """The tables of one server."""

    def __init__(
        self, store: Store, thinkers: Thinkers, settings: TableSettings, utc: Callable[[], int]
    ) -> None:
        self.settings = settings
        self.store = store
        self.replays = Replays(store, thinkers)
        self.reviews = Reviews(store, thinkers, settings.review_share)
        self._thinkers = thinkers
        self._utc = utc
        self._rooms: dict[str, Room] = {}
        self._loading: Once[Room | None] = Once()
        self._serving: dict[str, asyncio.Task[None]] = {}
        self._damaged: set[str] = set()
        """Tables and cards that could not be read: each is complained about once."""
        self._chores: list[asyncio.Task[None]] = []
        self._releasing: set[asyncio.Task[None]] = set()
        self._term = store.term()

    @property
    def tables(self) -> int:
        """How many are in memory."""
        return len(self._rooms)

    async def start(self) -> None:
        """Begin with what has to be done by itself; nobody waits for it."""
        keeper = Housekeeping(self.store, self._utc, self._rooms.__contains__)
        chores = (self._wake_others(), self._stay_sure(), keeper.go_on())
        self._chores = [asyncio.create_task(work) for work in chores]

    async def _wake_others(self) -> None:
        """Wake the tables that were to be woken while no server took care of them. One that cannot
        be read does not keep the others asleep."""
        while True:
            with suppress(StoreFailed):
                for stream in await self.store.due(self._utc()):
                    with suppress(Refused, Elsewhere, StoreFailed):
                        await self.room(stream.removeprefix("table/"))
            await asyncio.sleep(self.settings.wake_others_every / 1000)

    async def _stay_sure(self) -> None:
        """Look again and again whether the tables in memory can still be ours."""
        while True:
            self._let_go_unless_sure()
            await asyncio.sleep(UNSURE_FOR)

    def _let_go_unless_sure(self) -> int | None:
        """Forget all tables if another server may have taken them; their pages come back. Gives
        the term that is on; None if nobody can be sure."""
        term = self.store.term()
        if term != self._term:
            for table_id in list(self._rooms):
                self.let_go(table_id)
        self._term = term
        return term

    def let_go(self, table_id: str) -> None:
        """Forget a table that somebody else has now; its pages hear of it."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.hang_up()
            self._forget(room)

    async def close(self) -> None:
        """Let go of all tables; they are all on the disk."""
        for chore in self._chores:
            chore.cancel()
        for room in list(self._rooms.values()):
            self._forget(room)
        await asyncio.gather(*self._releasing)
        self._thinkers.close()
        await self.store.close()

    async def open(
        self,
        host: Guest,
        game_name: str,
        seats: int,
        options: Mapping[str, Any],
        public: bool,
        bots: Sequence[str | None],
        lag: Lag = "usual",
    ) -> tuple[str, str]:
        """Open a table, the host on the first seat without a bot; gives its id and invitation."""
        game = find_game(game_name)
        check_seats(game, seats)
        chosen = msgspec.to_builtins(read_options(game, options))
        levels = [*bots, *[None] * seats][:seats]
        if None not in levels:
            raise Refused("no_seat_for_you")
        if any(level is not None and level not in LEVELS for level in levels):
            raise Refused("no_such_level")
        invite = secrets.token_urlsafe(16)
        opened = t.Opened(game.name, seats, chosen, host.id, public, invite, lag=lag)
        match, keys = prepared()
        return await self._store(opened, [*_seated(opened, levels), match], keys)

    async def open_evening(self, screen: Guest) -> tuple[str, str]:
        """Open a table for an evening, with a chair for everybody who may come; the screen that
        asks for it takes none. Gives its id and invitation."""
        game, invite = next(iter(GAMES.values())), secrets.token_urlsafe(16)
        code = new_code()
        while await self.store.of_member(evening_member(code), 1):
            code = new_code()
        options = msgspec.to_builtins(read_options(game, {}))
        seats = game.seats[-1]
        opened = t.Opened(game.name, seats, options, screen.id, False, invite, evening=code)
        match, keys = prepared()
        return await self._store(opened, [match], keys)

    async def find_evening(self, typed: str) -> tuple[str, str]:
        """The table and the invitation of an evening that is on, by its code."""
        code = code_of(typed)
        found = [] if code is None else await self.store.of_member(evening_member(code), 1)
        for stream, card in found:
            if card.touched >= day_of(self._utc()) - DAY:  # one that was left lies forgotten
                opened = t.Table((await self.store.read(stream))[:1]).opened
                return stream.removeprefix("table/"), opened.invite
        raise Refused("no_such_evening")

    async def open_lesson(self, learner: Guest, name: str) -> tuple[str, str]:
        """Open a table for a guided game; it is dealt without waiting for anybody."""
        lesson = LESSONS.get(name)
        if lesson is None:
            raise Refused("no_such_lesson")
        game, invite = find_game(lesson.game), secrets.token_urlsafe(16)
        options = msgspec.to_builtins(read_options(game, lesson.options))
        seats = len(lesson.levels)
        opened = t.Opened(game.name, seats, options, learner.id, False, invite, name)
        match, keys = prepared(lesson)
        ready = [*_seated(opened, lesson.levels), match, t.Dealing()]
        return await self._store(opened, ready, keys)

    async def _store(
        self,
        opened: t.Opened,
        events: Sequence[t.Event],
        keys: dict[str, bytes],
    ) -> tuple[str, str]:
        """Store a new table: who sits where, and the match that is being prepared."""
        table_id = secrets.token_urlsafe(9)
        records = tuple(msgspec.json.encode(event) for event in (opened, *events))
        stream = table_stream(table_id)
        now = self._utc()
        card = card_of(t.Table(list(records)), None, now, day_of(now))
        await self.store.append([Write(stream, 0, records)], cards={stream: card}, secrets=keys)
        return table_id, opened.invite

    async def room(self, table_id: str) -> Room | None:
        """The table in memory, read from the store if need be; None if there is none. Refuses one
        that cannot be read."""
        if table_id in self._rooms:
            return self._rooms[table_id]
        room = await self._loading.do(table_id, lambda: self._load(table_id))
        if room is not self._rooms.get(table_id):
            raise StoreFailed("the table was let go of as soon as it was read")
        return room

    async def _load(self, table_id: str) -> Room | None:
        stream, term = table_stream(table_id), self._let_go_unless_sure()
        fence = await self.store.claim(stream)  # who had it before writes no more
        records = await self.store.read(stream)
        if not records:
            return None
        table = await self._read_table(table_id, records)
        facts = PastFacts()
        match = await self._read_match(table_id, table, facts)
        lost = table.match if match is None and table.status == "over" else None
        card = await self.store.card(stream)
        kept = None if lost is None else await self.replays.kept(lost)
        answered = await self.store.answered(stream)
        called = await self.store.called(_people_of(table))
        # Nothing is waited for from here on: who is forgotten or renamed next is so in this room.
        room = Room(
            table_id,
            Live(table, match, facts, kept),
            fence=fence,
            store=self.store,
            thinkers=self._thinkers,
            replays=self.replays,
            settings=self.settings,
            run=secrets.token_hex(8),
            called=called,
            utc=self._utc,
            updated_at=0 if card is None else self._updated_at(stream, card),
            answered=answered,
        )
        if term is None or self._let_go_unless_sure() != term:
            raise StoreFailed("another server may have taken the table meanwhile")
        self._rooms[table_id] = room
        self._serving[table_id] = asyncio.create_task(self._serve(room))
        room.submit(lambda: presence.resume(room))
        self._forget_when_idle(room)
        return room

    async def _read_table(self, table_id: str, records: list[bytes]) -> t.Table:
        try:
            table = await t.folded(records)
        except Exception as error:  # whatever a garbled event leads to
            self._complain(table_id, error)
            raise Refused("table_damaged") from None
        if table.game not in GAMES:
            raise Refused("game_not_here")
        return table

    async def _read_match(self, table_id: str, table: t.Table, facts: PastFacts) -> AnyMatch | None:
        """The match that is on at a table, or just over; None if there is none, or none that these
        rules can go on with: a table in the middle of one will be closed."""
        if table.match is None or table.status not in ("playing", "over"):
            return None
        try:
            return await read_match(self.store, table.match, facts)
        except MeowpleError as error:
            self._complain(table_id, error)
            if table.status == "playing":
                table.closing = "other_rules" if isinstance(error, OtherRules) else "damaged"
            return None

    async def game_at(self, table_id: str) -> str | None:
        """What is played at a table: all that is told to whoever knows its id and no more."""
        try:
            card = await self.store.card(table_stream(table_id))
        except StoreFailed:
            return None
        summary = None if card is None else self._summary(table_stream(table_id), card)
        return summary.game if summary is not None and summary.game in GAMES else None

    def _updated_at(self, stream: str, card: Card) -> int:
        summary = self._summary(stream, card)
        return 0 if summary is None else summary.updated_at

    def _complain(self, table_id: str, error: Exception) -> None:
        if table_id not in self._damaged:
            self._damaged.add(table_id)
            log.error("table %s cannot be read: %s", table_id, error)

    async def _serve(self, room: Room) -> None:
        try:
            await room.serve()
        finally:
            self._forget(room)

    async def enter(self, table_id: str, connection: Connection, hello: Hello) -> Room:
        """Let a page in. Who was not asked here hears the same whether the table exists or not."""
        if self._let_go_unless_sure() is None:
            raise StoreFailed("nobody knows whose the tables are")
        room = await self.room(table_id)
        if room is None:
            raise Refused("no_such_table")
        presence.expect_welcome(room, connection.guest.id, hello.invite)
        room.alarms.cancel("idle")
        room.submit(lambda: presence.come_in(room, connection, hello), connection)
        return room

    def renamed(self, guest: Guest) -> None:
        """Let the tables where somebody is hear how they are called now."""
        for room in self._rooms.values():
            if room.pages.knows(guest.id):
                room.submit(partial(presence.rename, room, guest))

    def forgotten(self, guest_id: str) -> None:
        """Let the tables where somebody is forget what they were called."""
        for room in self._rooms.values():
            if room.pages.knows(guest_id):
                room.submit(partial(presence.forget, room, guest_id))

    async def look_who_is_called(self) -> None:
        """Let all tables hear who was forgotten or is called otherwise by the word of another
        server, which does not know where they sit."""
        asked = {guest for room in self._rooms.values() for guest in room.pages.known}
        called = await self.store.called(asked) if asked else {}
        for room in self._rooms.values():
            here = room.pages.known & asked
            if any(called.get(one) != room.pages.called(one) for one in here):
                room.submit(partial(presence.hear, room, here, called))

    def gone(self, room: Room, connection: Connection) -> None:
        """A page is gone; a table without any leaves the memory after a while."""

        async def leave() -> None:
            await presence.leave(room, connection)
            self._forget_when_idle(room)

        room.submit(leave)

    def _forget_when_idle(self, room: Room) -> None:
        """Unless somebody is there then, or just coming in."""

        async def forget() -> None:
            if not len(room.pages) and not len(room.inbox):
                self._forget(room)
            else:
                self._forget_when_idle(room)

        if not len(room.pages):
            room.alarms.set("idle", self.settings.idle_after, forget)

    def _forget(self, room: Room) -> None:
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            room.close()
            self._serving.pop(room.id).cancel()
            task = asyncio.create_task(self._release(room))
            self._releasing.add(task)
            task.add_done_callback(self._releasing.discard)

    async def _release(self, room: Room) -> None:
        """Let another server have the table at once; if that fails, it has it after a while."""
        with suppress(StoreFailed):
            await self.store.release(room.fence)

    async def listed(
        self, cards: list[tuple[str, Card]], guest: str | None = None
    ) -> list[dict[str, Any]]:
        """A list of tables for a page, with names, and with the seats of whose list it is."""
        found = [(stream, self._summary(stream, card)) for stream, card in cards]
        summaries = [(stream, summary) for stream, summary in found if summary is not None]
        seated = [chair for _, summary in summaries for chair in _all_seated(summary)]
        called = await self.store.called({chair[1:] for chair in seated if chair.startswith("@")})
        names = {guest: one.name for guest, one in called.items()}
        due = {stream: card.due_at for stream, card in cards}
        return [
            {
                "table": stream.removeprefix("table/"),
                "yours": (yours := _seats_of(summary, guest)),
                **msgspec.to_builtins(with_names(summary, names)),
                "waiting": self._waiting(stream, summary),
                "days": self._days(stream, summary, yours, due[stream]),
            }
            for stream, summary in summaries
        ]

    def _days(
        self, stream: str, summary: Summary, yours: Sequence[int], due: int | None
    ) -> dict[str, int | None] | None:
        """Where people have days for a move: until when, and how much is new to whose list it
        is."""
        room = self._rooms.get(stream.removeprefix("table/"))
        days = summary.days if room is None else days_of(room.table, room.told)
        return None if days is None else {"until": due, "news": days.news(yours)}

    def _waiting(self, stream: str, summary: Summary) -> tuple[int, ...]:
        """Whom a match waits for: now, if its table is in memory, else since everybody left."""
        room = self._rooms.get(stream.removeprefix("table/"))
        return summary.waiting if room is None else room.waiting

    def _summary(self, stream: str, card: Card) -> Summary | None:
        """What a card says; None if it cannot be read."""
        try:
            return msgspec.json.decode(card.summary, type=Summary)
        except msgspec.MsgspecError as error:
            self._complain(stream.removeprefix("table/"), error)
            return None


def _seats_of(summary: Summary, guest: str | None) -> list[int]:
    return [seat for seat, who in enumerate(summary.chairs) if who == f"@{guest}"]


def _seated(opened: t.Opened, levels: Sequence[str | None]) -> list[t.Event]:
    """The host on the first seat without a bot, and the bots."""
    bots = (t.BotSat(seat, level) for seat, level in enumerate(levels) if level is not None)
    return [t.Sat(levels.index(None), opened.host), *bots]


def _people_of(table: t.Table) -> set[str]:
    """Who sits there, and in an evening who has played."""
    seated = {chair.person for chair in table.chairs if chair.person}
    return seated if table.evening is None else seated | table.evening.people


def _all_seated(summary: Summary) -> Iterator[str]:
    """Whoever sits at a table, and whoever has played there."""
    yield from summary.chairs
    for result in summary.results:
        yield from result.chairs


def with_names(summary: Summary, names: Mapping[str, str]) -> Summary:
    """With the names of guests instead of their ids, those of programs behind a `~`; a question
    mark for whoever is forgotten."""

    def named(chairs: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(
            _mark(one[1:]) + names.get(one[1:], "?") if one.startswith("@") else one
            for one in chairs
        )

    results = (msgspec.structs.replace(one, chairs=named(one.chairs)) for one in summary.results)
    return msgspec.structs.replace(summary, chairs=named(summary.chairs), results=tuple(results))


def _mark(guest_id: str) -> str:
    return "~" if is_program(guest_id) else "@"
