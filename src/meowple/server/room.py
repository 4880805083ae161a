"""A live table: one loop that waits for a request or the clock, applies it, stores it, tells it.

The loop is the same for every game. Whatever happens goes through `inbox`, one thing after the
other; nobody is told anything before it is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from copy import deepcopy
from typing import Any, NamedTuple, TypeAlias

import msgspec

from meowple.core.game import Millis, Seat, When
from meowple.core.log import Bot, By, Entry, Person
from meowple.core.match import Mark, Match
from meowple.server import table as t
from meowple.server.connection import Connection
from meowple.server.past import past
from meowple.server.racing import Racing, let_sockets_be_read
from meowple.server.records import card_of, match_stream, table_stream
from meowple.server.settings import Settings
from meowple.server.store.base import Command, Seen, Store, StoreFailed, Write, WrongVersion
from meowple.server.substitutes import expect_substitutes
from meowple.server.teaching import follows_script, keeps_still, must_wait, scripted
from meowple.server.telling import Telling
from meowple.server.thinkers import Thinkers
from meowple.server.warming import Warming
from meowple.server.wire import Refusal

log = logging.getLogger(__name__)

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
Do = Callable[[], Awaitable[None]]


class Errand(NamedTuple):
    """One thing to be done at a table, and who is answered if it goes wrong."""

    do: Do
    at: float
    """When it came, by the loop's clock."""
    asker: Connection | None = None
    command: str | None = None


class Room:
    """A table in memory, with everybody who is connected to it."""

    def __init__(
        self,
        table_id: str,
        table: t.Table,
        match: AnyMatch | None,
        *,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        run: str,
        names: dict[str, str],
        utc: Callable[[], int],
        facts: Iterable[Any] = (),
    ) -> None:
        self.id = table_id
        self.table = table
        self.match = match
        self.past = past(facts)
        """The facts of the match so far, to be told again to who comes."""
        self.store = store
        self.settings = settings
        self.names = names
        self.utc = utc
        self.connections: list[Connection] = []
        self.inbox: asyncio.Queue[Errand] = asyncio.Queue()
        self.telling = Telling(self, run)
        self.racing = Racing(self)
        self.warming = Warming(self)
        self._thinkers = thinkers
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._thinking: dict[int, int | None] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._clock = Millis(0 if match is None else max(match.now, table.clock))
        self._awake_since: float | None = None
        self._due: int | None = None

    # The loop

    async def serve(self) -> None:
        """Do one thing after the other. It ends when the store failed, for then nobody knows
        whether the table in memory is the stored one: its pages come back, and it is read anew."""
        self.look_around()
        while True:
            errand = await self._next_errand()
            try:
                await errand.do()
            except (StoreFailed, WrongVersion):
                log.exception("table %s lost touch with the store", self.id)
                break
            except Exception:
                log.exception("table %s: something went wrong", self.id)
                self._apologise(errand)
        for connection in [*self.connections, *self._waiting_askers()]:
            connection.drop()

    async def _next_errand(self) -> Errand:
        """One after the other as they came. In a race all sockets that are ready are read before
        the next one is taken: what has lain there unread may have come first."""
        errand = await self.inbox.get()
        if not self.racing.on:
            return errand
        await let_sockets_be_read()
        waiting = [errand, *(self.inbox.get_nowait() for _ in range(self.inbox.qsize()))]
        first, *others = sorted(waiting, key=lambda each: each.at)
        for other in others:
            self.inbox.put_nowait(other)
        return first

    def submit(
        self,
        do: Do,
        asker: Connection | None = None,
        command: str | None = None,
        at: float | None = None,
    ) -> None:
        """Let something be done when its turn comes; it came now, unless a moment is given."""
        now = asyncio.get_running_loop().time() if at is None else at
        self.inbox.put_nowait(Errand(do, now, asker, command))

    def _apologise(self, errand: Errand) -> None:
        """Only who asked is told; whoever could not even come in has to try again."""
        if errand.asker is not None:
            errand.asker.send(Refusal(errand.command, "went_wrong"))
            if errand.command is None:
                errand.asker.drop()

    def _waiting_askers(self) -> list[Connection]:
        waiting = [self.inbox.get_nowait() for _ in range(self.inbox.qsize())]
        return [errand.asker for errand in waiting if errand.asker is not None]

    def alarm(self, name: str, millis: float, do: Do) -> None:
        """Do something later; the same name again replaces it."""
        self.cancel(name)

        def ring() -> None:
            del self._alarms[name]
            self.submit(do)

        loop = asyncio.get_running_loop()
        self._alarms[name] = loop.call_later(max(0.0, millis) / 1000, ring)

    def expects(self, name: str) -> bool:
        """Whether such an alarm is set."""
        return name in self._alarms

    def cancel(self, name: str) -> None:
        """Take an alarm back."""
        if name in self._alarms:
            self._alarms.pop(name).cancel()

    def close(self) -> None:
        """Let go of everything."""
        for name in list(self._alarms):
            self.cancel(name)
        for task in self._tasks:
            task.cancel()
        self.racing.close()
        self.warming.end()

    # The match clock: it runs while a person is here

    def now(self) -> Millis:
        """The match clock."""
        return self.clock_at(asyncio.get_running_loop().time())

    def clock_at(self, moment: float) -> Millis:
        """The match clock at a moment of the loop's clock, since it runs."""
        if self._awake_since is None:
            return self._clock
        passed = max(0.0, moment - self._awake_since)
        return Millis(self._clock + int(passed * 1000))

    @property
    def awake(self) -> bool:
        """Whether the match goes on: somebody who plays it is here."""
        playing = self.table.status == "playing" and self.match is not None
        return playing and any(self.is_here(seat) for seat in self.table.people)

    def is_here(self, seat: int) -> bool:
        """Whether the person of this seat is connected."""
        guest = self.table.chairs[seat].guest
        return any(connection.guest.id == guest for connection in self.connections)

    def look_around(self) -> None:
        """After anything that happened: run or stop the clock, set the alarm, ask the bots."""
        awake = self.awake
        runs = awake and not keeps_still(self)
        if runs and self._awake_since is None:
            self._awake_since = asyncio.get_running_loop().time()
        if not runs:
            self._clock, self._awake_since = self.now(), None
        due = self.match.game.wakes_at(self.match.state) if self.match and runs else None
        if due is None:
            self.cancel("wake")
        else:
            self.alarm("wake", due - self.now() + 1, self._wake)
        expect_substitutes(self, awake)
        self.racing.look_around()
        if awake:
            self._ask_bots()

    async def _wake(self) -> None:
        match = self.match
        if match is None or not self.awake or not match.overdue(self.now()):
            self.look_around()  # timers may ring a little early
            return
        mark = match.mark()
        match.wake(self.now())
        await self.keep(mark)

    # Bots

    def _ask_bots(self) -> None:
        match = self.match
        assert match is not None
        for seat in match.to_act:
            level = self.table.chairs[seat].played_by_bot
            decision = match.decision(seat)
            busy = self._thinking.get(seat, -1) == decision
            if level is None or busy or must_wait(self, seat):
                continue
            self._thinking[seat] = decision
            task = asyncio.create_task(self._think(match, seat, level, decision))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _think(self, match: AnyMatch, seat: Seat, level: str, decision: int | None) -> None:
        moves = match.moves(seat)
        seed = f"{self.table.match}/{seat}/{decision}"
        thought = scripted(self, seat, moves)
        try:
            thought = thought or await self._thinkers.think(
                match.game, level, match.view(seat), moves, seed
            )
        except Exception:
            log.exception("table %s: a bot could not think; it tries again", self.id)
            self._thinking.pop(seat, None)
            self.alarm(f"bot {seat}", 1000, self._look_again)
            return

        async def move() -> None:
            await self._bot_moves(match, seat, level, decision, wanted, thought.after)

        wanted = moves[thought.move]
        wait = self.racing.bot_plans(seat, thought.after)
        self.alarm(f"bot {seat}", wait * self.settings.bot_pace, move)

    async def _look_again(self) -> None:
        self.look_around()

    async def _bot_moves(
        self,
        match: AnyMatch,
        seat: Seat,
        level: str,
        decision: int | None,
        move: Any,
        after: Millis,
    ) -> None:
        self._thinking.pop(seat, None)
        current = self.match is match and match.decision(seat) == decision
        if not current or not self.awake or self.table.chairs[seat].played_by_bot != level:
            self.look_around()
            return
        if match.overdue(self.now()):  # the table acts first, and then the question is another
            await self._wake()
            return
        await self.act(seat, move, Bot(level), self.racing.bot_moment(seat, after))

    # What changes a match

    async def begin(self, match: AnyMatch, write: Write) -> None:
        """Begin a match that has been dealt."""
        await self._append(write, (t.Started(self._match_id),), None)
        self.match, self.past = match, past()
        self._clock, self._awake_since = match.now, None
        self._thinking.clear()
        self.warming.end()
        self.telling.table()
        self.telling.match(())
        self.look_around()

    async def act(
        self,
        seat: Seat,
        move: Any,
        by: By,
        when: When,
        command: Command | None = None,
    ) -> Seen | None:
        """Play a move that was made then; wake-ups that were due before go first."""
        match = self.match
        assert match is not None
        mark = match.mark()
        facts: list[tuple[Any, ...]] = []
        try:
            while match.overdue(when.at):
                facts.append(match.wake())
            facts.append(match.play(seat, move, when=when, by=by))
        except BaseException:
            match.back_to(mark)
            raise
        return await self.keep(mark, command, facts)

    async def void(self) -> None:
        """After an interruption: an open question of a race counts for nothing, but in a lesson."""
        if self.match is not None and self.match.outcome is None and not follows_script(self):
            mark = self.match.mark()
            if self.match.void(self.now()):
                await self.keep(mark)

    async def undo(self, seq: int, guest: str, command: Command) -> Seen | None:
        """Take back an entry of this guest's."""
        assert self.match is not None
        mark = self.match.mark()
        self.match.undo(seq, at=self.now(), by=Person(guest))
        return await self.keep(mark, command, [])

    async def keep(
        self,
        mark: Mark,
        command: Command | None = None,
        facts: list[tuple[Any, ...]] | None = None,
    ) -> Seen | None:
        """Store what the match did since the mark, and tell it; or undo it if it cannot be."""
        match = self.match
        assert match is not None
        if facts is None:
            facts = [match.facts]
        entries = match.entries[mark.entries :]
        over = match.outcome is not None
        events = (t.Finished(self._match_id),) if over else ()
        try:
            seen = await self._append(self._match_write(mark, entries), events, command)
        except BaseException:
            match.back_to(mark)
            raise
        if seen is not None:
            match.back_to(mark)
            return seen
        self.telling.match([fact for step in facts for fact in step])
        if events:
            self.telling.table()
        self.look_around()
        return None

    @property
    def _match_id(self) -> str:
        """The name under which this table keeps its match."""
        assert self.table.match is not None
        return self.table.match

    def _match_write(self, mark: Mark, entries: list[Entry]) -> Write:
        records = tuple(msgspec.json.encode(entry) for entry in entries)
        return Write(match_stream(self._match_id), 1 + mark.entries, records)

    # What changes the table

    async def happen(
        self,
        *events: t.Event,
        command: Command | None = None,
        writes: tuple[Write, ...] = (),
        secrets: dict[str, bytes] | None = None,
    ) -> Seen | None:
        """Store events of the table, and tell them."""
        seen = await self._append(writes, events, command, secrets)
        if seen is None:
            self.telling.table()
            self.look_around()
        return seen

    async def _append(
        self,
        writes: Write | tuple[Write, ...],
        events: tuple[t.Event, ...],
        command: Command | None,
        secrets: dict[str, bytes] | None = None,
    ) -> Seen | None:
        writes = (writes,) if isinstance(writes, Write) else writes
        stream = table_stream(self.id)
        table = self.table
        cards = None
        if events:
            records = tuple(msgspec.json.encode(event) for event in events)
            writes = (*writes, Write(stream, table.version, records))
            table = deepcopy(table)
            for event in events:
                table.apply(event)
        due = self._due_at()
        if events or due != self._due:
            cards = {stream: card_of(table, due, self.utc())}
        seen = await self.store.append(writes, command=command, cards=cards, secrets=secrets)
        if seen is None:
            self.table, self._due = table, due
        return seen

    def _due_at(self) -> int | None:
        """When the table must wake by itself, as a moment of UTC."""
        due = None if self.match is None else self.match.game.wakes_at(self.match.state)
        if self.match is None or due is None or self.match.outcome is not None or not self.awake:
            return None
        return self.utc() + due - self.now()
