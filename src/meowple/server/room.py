"""A live table: one loop that waits for a request or the clock, applies it, stores it, tells it.

The loop is the same for every game. Whatever happens goes through `inbox`, one thing after the
other; nobody is told anything before it is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from copy import deepcopy
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec

from meowple.core.game import Millis, Refused, Seat, When
from meowple.core.log import Bot, By, Entry, Person
from meowple.core.match import Mark, Match
from meowple.server import table as t
from meowple.server.commands import CarriedOut
from meowple.server.connection import Connection
from meowple.server.inbox import Do, Errand, Inbox
from meowple.server.past import past
from meowple.server.racing import Racing, let_sockets_be_read
from meowple.server.records import (
    Result,
    card_of,
    day_of,
    match_stream,
    result_stream,
    table_stream,
)
from meowple.server.replays import Kept, Replays
from meowple.server.settings import Settings
from meowple.server.store.base import (
    Answered,
    Command,
    Seen,
    Store,
    StoreFailed,
    Write,
    WrongVersion,
)
from meowple.server.substitutes import expect_substitutes
from meowple.server.teaching import follows_script, keeps_still, must_wait, scripted
from meowple.server.telling import Telling
from meowple.server.thinkers import Thinkers, Thought, TookTooLong
from meowple.server.warming import Warming
from meowple.server.wire import Refusal

log = logging.getLogger(__name__)

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]

LONGEST: Final = 4_000
"""So many entries a match may have; then its table is closed. Nobody plays so long."""
LAST_UNDO: Final = 1_000
"""So many entries a match may have before nothing can be taken back any more."""
FAILS: Final = 5
"""So often a bot is asked again that could not think; then it makes the first move there is."""
PRECISE: Final = 500
"""Milliseconds by which the stored moment of waking may be wrong: two clocks never agree."""
LONGEST_REST: Final = 60_000
"""Milliseconds at most until a table that something went wrong at tries again by itself."""


class Asked:
    """What a bot was asked, and when."""

    def __init__(self, match: AnyMatch, seat: Seat, level: str) -> None:
        self.match = match
        self.seat = seat
        self.level = level
        self.decision = match.decision(seat)
        self.moves = match.moves(seat)
        self.view = match.view(seat)
        self.dice = match.bot_dice(seat)
        self.at = asyncio.get_running_loop().time()

    @property
    def stands(self) -> bool:
        """Whether this is still what the seat is asked."""
        return self.match.decision(self.seat) == self.decision

    def waited(self) -> float:
        """How many milliseconds ago it was."""
        return 1000 * (asyncio.get_running_loop().time() - self.at)


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
        replays: Replays,
        settings: Settings,
        run: str,
        names: dict[str, str],
        utc: Callable[[], int],
        updated_at: int = 0,
        facts: Iterable[Any] = (),
        answered: Iterable[Answered] = (),
        kept: Kept | None = None,
    ) -> None:
        self.id = table_id
        self.table = table
        self.match = match
        self.kept = kept
        """What is left of the match that is over, where its rules are not played any more."""
        self.past = past(facts)
        """The facts of the match so far, told again to whoever comes."""
        self.store = store
        self.settings = settings
        self.names = names
        self.utc = utc
        self.connections: list[Connection] = []
        self.inbox = Inbox()
        self.carried_out = CarriedOut(answered)
        self.telling = Telling(self, run)
        self.racing = Racing(self)
        self.warming = Warming(self)
        self._thinkers = thinkers
        self._replays = replays
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._thinking: dict[Seat, Asked] = {}
        self._failed: dict[Seat, int] = {}
        """How often the bot of a seat could not think about what it is asked now."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._clock = Millis(0 if match is None else max(match.now, table.clock))
        self._awake_since: float | None = None
        self._due: int | None = None
        self._touched: int | None = None
        self._updated_at = updated_at
        self._mishaps = 0
        """How many things went wrong since something went well."""

    # The loop

    async def serve(self) -> None:
        """Do one thing after the other. It ends when the store failed, for then nobody knows
        whether the table in memory is the stored one: its pages come back, and it is read anew."""
        self.submit(self._look_again)
        while True:
            errand = await self._next_errand()
            try:
                await errand.do()
            except (StoreFailed, WrongVersion) as error:
                log.error("table %s lost touch with the store: %s", self.id, error)
                break
            except Exception:
                self._stumble(errand)
        waiting = [errand, *(self.inbox.get() for _ in range(len(self.inbox)))]
        askers = [each.asker for each in waiting if each.asker is not None]
        for connection in {*self.connections, *askers}:
            connection.drop()

    async def _next_errand(self) -> Errand:
        """One after the other as they came. In a race all sockets that are ready are read before
        the next one is taken: what has lain there unread may have come first."""
        await self.inbox.any()
        if self.racing.on:
            await let_sockets_be_read()
        return self.inbox.get()

    def submit(
        self,
        do: Do,
        asker: Connection | None = None,
        command: str | None = None,
        at: float | None = None,
    ) -> bool:
        """Let something be done when its turn comes; it came now, unless a moment is given. False
        if whoever asks has asked for too much that is not done yet."""
        now = asyncio.get_running_loop().time() if at is None else at
        watches = asker is not None and self.table.seat_of(asker.guest.id) is None
        return self.inbox.put(Errand(do, now, asker, command), watches=watches)

    def _stumble(self, errand: Errand) -> None:
        """Something went wrong: only who asked is told, whoever could not even come in has to try
        again, and the table looks around after a while, or it might sleep for ever."""
        if self._mishaps == 0:
            log.exception("table %s: something went wrong", self.id)
        self._mishaps += 1
        if errand.asker is not None:
            errand.asker.send(Refusal(errand.command, "went_wrong"))
            if errand.command is None:
                errand.asker.drop()
        rest = min(LONGEST_REST, 500 * 2 ** min(self._mishaps, 10))
        self.alarm("look again", rest, self._look_again)

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

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside the loop, as long as the table is in memory."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

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
            level, asked = self.table.chairs[seat].played_by_bot, self._thinking.get(seat)
            busy = asked is not None and asked.match is match and asked.stands
            if level is None or busy or must_wait(self, seat):
                continue
            self._thinking[seat] = Asked(match, seat, level)
            self.spawn(self._think(self._thinking[seat]))

    async def _think(self, asked: Asked) -> None:
        thought = scripted(self, asked.seat, asked.moves)
        try:
            thought = thought or await self._thinkers.think(
                asked.match.game, asked.level, asked.view, asked.moves, asked.dice
            )
            self._failed.pop(asked.seat, None)
        except Exception as error:
            thought = self._could_not_think(asked, error)
        if thought is not None:
            wait = self._bot_waits(asked, thought.after)
            self.alarm(f"bot {asked.seat}", wait, partial(self._bot_moves, asked, thought))

    def _bot_waits(self, asked: Asked, after: Millis) -> float:
        """A pause counts from the question on: how long the bot has thought tells nothing."""
        pace, race = self.settings.bot_pace, self.racing.bot_waits(asked.seat, after)
        return after * pace - asked.waited() if race is None else race * pace

    def _could_not_think(self, asked: Asked, error: Exception) -> Thought | None:
        """It is asked again after a moment; but others do not wait for it for ever."""
        fails = self._failed[asked.seat] = self._failed.get(asked.seat, 0) + 1
        if fails == 1:
            log.error("table %s: a bot could not think: %r", self.id, error)
        if fails >= FAILS or isinstance(error, TookTooLong):
            return Thought(0, Millis(0))
        if self._thinking.get(asked.seat) is asked:
            del self._thinking[asked.seat]
        self.alarm(f"bot {asked.seat}", 1000, self._look_again)
        return None

    async def _look_again(self) -> None:
        self.look_around()

    async def _bot_moves(self, asked: Asked, thought: Thought) -> None:
        seat, match = asked.seat, asked.match
        if self._thinking.get(seat) is asked:
            del self._thinking[seat]
        level = self.table.chairs[seat].played_by_bot
        current = self.match is match and asked.stands and level == asked.level
        if not current or not self.awake:
            self.look_around()
            return
        if match.overdue(self.now()):  # the table acts first, and then the question is another
            await self._wake()
            return
        when = self.racing.bot_moment(seat, thought.after)
        await self.act(seat, asked.moves[thought.move], Bot(asked.level), when)

    # What changes a match

    async def begin(self, match: AnyMatch, write: Write) -> None:
        """Begin a match that has been dealt."""
        await self._append((write,), (t.Started(self._match_id),), None)
        self.match, self.past, self.kept = match, past(), None
        self._clock, self._awake_since = match.now, None
        self._thinking.clear()
        self._failed.clear()
        self.warming.end()
        self.telling.table()
        self.telling.match(())
        self.look_around()
        await self.store.forget_answered(table_stream(self.id))

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
        if len(self.match.entries) >= LAST_UNDO:
            raise Refused("too_long_to_undo")
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
        writes, events = self._match_write(mark, match.entries[mark.entries :]), self._ends(match)
        if events:
            writes += (self._result(Result(match.outcome, match.link)),)
        try:
            seen = await self._append(writes, events, command)
        except BaseException:
            match.back_to(mark)
            raise
        if seen is not None:
            match.back_to(mark)
            return seen
        self.telling.match([fact for step in facts for fact in step])
        if events:
            self.telling.table()
            self.spawn(self._put_away(self._match_id))
        self.look_around()
        return None

    def _ends(self, match: AnyMatch) -> tuple[t.Event, ...]:
        """What happens to the table because of how the match stands."""
        if match.outcome is not None:
            return (t.Finished(self._match_id, match.outcome),)
        return (t.Closed("too_long"),) if len(match.entries) >= LONGEST else ()

    @property
    def _match_id(self) -> str:
        """The name under which this table keeps its match."""
        assert self.table.match is not None
        return self.table.match

    def _match_write(self, mark: Mark, entries: list[Entry]) -> tuple[Write, ...]:
        records = tuple(msgspec.json.encode(entry) for entry in entries)
        return (Write(match_stream(self._match_id), 1 + mark.entries, records),)

    def _result(self, result: Result) -> Write:
        return Write(result_stream(self._match_id), 0, (msgspec.json.encode(result),))

    async def keep_result(self) -> None:
        """For a match that ended before results were kept."""
        if self.match is None or await self.store.read(result_stream(self._match_id)):
            return
        await self._append((self._result(Result(self.match.outcome, self.match.link)),), (), None)
        self.spawn(self._put_away(self._match_id))

    async def _put_away(self, match_id: str) -> None:
        """Make the replay of a match that is over, while its rules are known."""
        try:
            await self._replays.make(match_id)
        except Exception as error:  # it is made when somebody asks for it
            log.error("match %s: no replay could be made: %r", match_id, error)

    # What changes the table

    async def shut(self, why: t.Why) -> None:
        """Close the table: its match cannot go on. What there is of it can still be kept."""
        self.match = None
        writes = (self._result(Result()),) if self.table.match is not None else ()
        await self._append(writes, (t.Closed(why),), None)
        self.telling.table()
        self.look_around()

    async def happen(
        self,
        *events: t.Event,
        command: Command | None = None,
        secrets: dict[str, bytes] | None = None,
    ) -> Seen | None:
        """Store events of the table, and tell them."""
        seen = await self._append((), events, command, secrets)
        if seen is None:
            self.telling.table()
            self.look_around()
        return seen

    async def _append(
        self,
        writes: tuple[Write, ...],
        events: tuple[t.Event, ...],
        command: Command | None,
        secrets: dict[str, bytes] | None = None,
    ) -> Seen | None:
        stream, table, updated_at = table_stream(self.id), self.table, self._updated_at
        if events:
            records = tuple(msgspec.json.encode(event) for event in events)
            writes = (*writes, Write(stream, table.version, records))
            table, updated_at = deepcopy(table), self.utc()
            for event in events:
                table.apply(event)
        due, today = self._due_at(), day_of(self.utc())
        new = events or due != self._due or today != self._touched
        cards = {stream: card_of(table, due, updated_at, today)} if new else None
        seen = await self.store.append(writes, command=command, cards=cards, secrets=secrets)
        if seen is None:
            self.table, self._updated_at = table, updated_at
            self._due, self._touched = due, today
            self._mishaps = 0
            if command is not None:
                self.carried_out.add(command)
        return seen

    def _due_at(self) -> int | None:
        """When the table must wake by itself, as a moment of UTC."""
        due = None if self.match is None else self.match.game.wakes_at(self.match.state)
        if self.match is None or due is None or self.match.outcome is not None or not self.awake:
            return None
        at = self.utc() + due - self.now()
        known = self._due
        return known if known is not None and abs(at - known) < PRECISE else at
