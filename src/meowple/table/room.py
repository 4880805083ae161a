"""A live table: one loop that waits for a request or the clock, applies it, stores it, tells it.

The loop is the same for every game. Whatever happens goes through `inbox`, one thing after the
other; nobody is told anything before it is stored; and whatever is stored goes through `commit`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from copy import deepcopy
from functools import partial
from typing import Any, Final

import msgspec

from meowple.core.game import Millis, Refused, Seat, When
from meowple.core.log import Bot, By, Person, Played, Undid
from meowple.core.match import Mark
from meowple.table import events as t
from meowple.table.bots.asking import Asked, Bots
from meowple.table.bots.hinting import Hints
from meowple.table.bots.programs import SlowPrograms
from meowple.table.bots.substitutes import Substitutes
from meowple.table.bots.teaching import follows_script, keeps_still
from meowple.table.bots.thinking import Thinkers, Thought
from meowple.table.clock import Alarms, MatchClock
from meowple.table.commands import CarriedOut, Order
from meowple.table.hourglass import Acted, Hourglass
from meowple.table.inbox import Do, Errand, Inbox
from meowple.table.live import AnyMatch, Live
from meowple.table.pages.connection import Connection
from meowple.table.pages.open_pages import Pages
from meowple.table.race.racing import Racing, let_sockets_be_read
from meowple.table.race.warming import Warming
from meowple.table.settings import TableSettings
from meowple.table.store.base import (
    KEPT_COMMANDS,
    Answered,
    Fence,
    Fenced,
    Store,
    StoreFailed,
    Write,
    WrongVersion,
)
from meowple.table.store.chosen import Called
from meowple.table.store.records import (
    Result,
    card_of,
    day_of,
    match_stream,
    result_stream,
    table_stream,
)
from meowple.table.store.replays import Replays
from meowple.table.updates.telling import Telling
from meowple.table.wire import Refusal

log = logging.getLogger(__name__)

LONGEST: Final = 4_000
"""So many entries a match may have; then its table is closed. Nobody plays so long."""
MOST_EVENTS: Final = 50_000
"""So much may happen at a table besides the moves; then it is closed. No evening is so long."""
LAST_UNDO: Final = 1_000
"""So many entries a match may have before nothing can be taken back any more."""
PRECISE: Final = 500
"""Milliseconds by which the stored moment of waking may be wrong: two clocks never agree."""
LONGEST_REST: Final = 60_000
"""Milliseconds at most until a table that something went wrong at tries again by itself."""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """All that one thing changes: it is stored together, or not at all."""

    events: tuple[t.Event, ...] = ()
    """What happens to the table."""
    since: Mark | None = None
    """The entries that the match has made since then …"""
    facts: tuple[Any, ...] = ()
    """… and what happened in them."""
    begins: AnyMatch | None = None
    """A match that has been dealt."""
    clears: bool = False
    """The match that was on is put away."""
    writes: tuple[Write, ...] = ()
    secrets: dict[str, bytes] = {}


class Room:
    """A table in memory, with everybody who is connected to it."""

    def __init__(
        self,
        table_id: str,
        live: Live,
        *,
        fence: Fence,
        store: Store,
        thinkers: Thinkers,
        replays: Replays,
        settings: TableSettings,
        run: str,
        called: dict[str, Called],
        utc: Callable[[], int],
        updated_at: int = 0,
        answered: Iterable[Answered] = (),
    ) -> None:
        self.id = table_id
        self.live = live
        self.store = store
        self.settings = settings
        self.utc = utc
        self.inbox = Inbox()
        self.carried_out = CarriedOut(answered)
        self.alarms = Alarms(self.submit)
        match = live.match
        self.clock = MatchClock(Millis(0 if match is None else max(match.now, live.table.clock)))
        self.pages = Pages(live, called)
        self.racing = Racing(live, self.pages, self.clock, self.alarms)
        self.warming = Warming(live, self.racing)
        self.hourglass = Hourglass(
            live, self.pages, self.clock, self.alarms, utc, settings.substitute, self.look_again
        )
        self.telling = Telling(table_id, run, live, self.pages, self.racing, self.hourglass)
        self._substitutes = Substitutes(live, self.pages, self.alarms, settings, self.happen)
        self._slow = SlowPrograms(live, self.pages, self.alarms, settings, self.happen)
        self._bots = Bots(
            table_id,
            live,
            self.racing,
            self.alarms,
            thinkers,
            settings.bot_pace,
            self.hourglass,
            self._bot_moves,
            self.look_again,
        )
        self.hints = Hints(live, self.pages, thinkers, self.submit, self.happen)
        self.racing.holding.goes_on = self._goes_on_again
        self.fence = fence
        self._replays = replays
        self._tasks: set[asyncio.Task[None]] = set()
        self._due: int | None = None
        self._touched: int | None = None
        self._updated_at = updated_at
        self._answers = 0
        """How many answers to commands were kept since the latest alone are kept."""
        self._mishaps = 0
        """How many things went wrong since something went well."""
        self._errand: Errand | None = None
        """What is just being done."""

    @property
    def table(self) -> t.Table:
        """Who sits where, and which match is on."""
        return self.live.table

    @property
    def match(self) -> AnyMatch | None:
        """The match that is on, or just over."""
        return self.live.match

    @property
    def waiting(self) -> tuple[int, ...]:
        """Whom everybody knows the match to wait for."""
        return () if self.match is None else tuple(sorted(self.match.waiting_for(None)))

    @property
    def told(self) -> int:
        """How many facts of the match everybody was told."""
        return self.live.past.public

    # The loop

    async def serve(self) -> None:
        """Do one thing after the other. It ends when the store failed, for then nobody knows
        whether the table in memory is the stored one: its pages come back, and it is read anew."""
        self.submit(self.look_again)
        while True:
            self._errand = await self._next_errand()
            try:
                await self._errand.do()
            except (StoreFailed, WrongVersion, Fenced) as error:
                log.error("table %s lost touch with the store: %s", self.id, error)
                break
            except Exception:
                self._stumble(self._errand)
            self._errand = None
        self.hang_up()

    def hang_up(self) -> None:
        """Drop everybody who is here, or waits for something, or for whom something is just being
        done: their pages come back."""
        waiting = [self._errand, *(self.inbox.get() for _ in range(len(self.inbox)))]
        askers = [each.asker for each in waiting if each is not None and each.asker is not None]
        for connection in dict.fromkeys([*self.pages, *askers]):
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
        watches = asker is not None and not self.table.seats_of(asker.guest.id)
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
        self.alarms.set("look again", rest, self.look_again)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside the loop, as long as the table is in memory."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Let go of everything."""
        self.alarms.close()
        self._bots.close()
        self.hints.close()
        for task in self._tasks:
            task.cancel()
        self.racing.close()
        self.warming.end()
        # These call the room back. Without them it is gone as soon as nobody holds it, and no look
        # for cycles is needed, which are seldom where a server is busy.
        del self._substitutes, self._slow, self._bots, self.hints, self.hourglass, self.telling

    # What has to be done by itself

    def look_around(self) -> None:
        """After anything that happened: run or stop the clock, set the alarm, ask the bots."""
        goes_on, match = self._goes_on, self.match
        runs = goes_on and not keeps_still(self.live)
        self.clock.run(runs)
        due = match.game.wakes_at(match.state) if match is not None and runs else None
        if due is None:
            self.alarms.cancel("wake")
        else:
            self.alarms.set("wake", due - self.clock.now() + 1, self._wake)
        self._substitutes.expect(goes_on=goes_on)
        self._slow.expect(goes_on=goes_on)
        self.hourglass.expect(goes_on=goes_on)
        self.racing.look_around()
        if goes_on:
            self._bots.ask()

    @property
    def _goes_on(self) -> bool:
        """Whether anything happens by itself: somebody is here, and nobody has paused it."""
        return self._goes_at(self.table)

    def _goes_at(self, table: t.Table) -> bool:
        """The same for a table to which something is just happening."""
        return self.pages.awake and not self.racing.holding.on and not table.resting

    async def hold(self, seat: Seat, *, on: bool) -> None:
        """Somebody pauses the race for all, or lets it go on."""
        assert self.match is not None
        if on:
            self.racing.holding.pause(seat, len(self.match.entries))
        else:
            self.racing.holding.go_on(self.settings.count_down)
        await self._goes_on_again()

    def _pause_as_wished(self) -> None:
        """If the round is over after which somebody wanted a pause, it begins now."""
        over = self.match is None or self.match.outcome is not None
        before = None if over or self.match is None else len(self.match.entries)
        if (over or not self.racing.round_is_on) and self.racing.holding.round_is_over(before):
            self.telling.table()

    async def _goes_on_again(self) -> None:
        """What holds the race up is another, or nothing any more."""
        self.telling.table()
        self.look_around()

    async def look_again(self) -> None:
        """The same, as something to be done."""
        self.look_around()

    async def _wake(self) -> None:
        match, now = self.match, self.clock.now()
        if match is None or not self._goes_on or not match.overdue(now):
            self.look_around()  # timers may ring a little early
            return
        mark = match.mark()
        await self.commit(Change(since=mark, facts=match.wake(now)))

    async def _bot_moves(self, asked: Asked, thought: Thought) -> None:
        """A bot that is still asked the same has made up its mind."""
        if not self._goes_on:
            self.look_around()
        elif asked.match.overdue(self.clock.now()):  # then the question will be another
            await self._wake()
        else:
            when = self.racing.bot_moment(asked.seat, thought.after)
            await self.play(asked.seat, asked.moves[thought.move], Bot(asked.level), when)

    # What changes a match

    async def play(
        self, seat: Seat, move: Any, by: By, when: When, order: Order | None = None
    ) -> bytes | None:
        """Play a move that was made then; wake-ups that were due before go first."""
        match = self.match
        assert match is not None
        mark = match.mark()
        facts: tuple[Any, ...] = ()
        try:
            while match.overdue(when.at):
                facts += match.wake()
            facts += match.play(seat, move, when=when, by=by)
        except BaseException:
            match.back_to(mark)
            raise
        return await self.commit(Change(since=mark, facts=facts), order, seat)

    async def undo(self, seat: Seat, seq: int, by: Person, order: Order) -> bytes | None:
        """Take back an entry of one's own."""
        assert self.match is not None
        if len(self.match.entries) >= LAST_UNDO:
            raise Refused("too_long_to_undo")
        mark = self.match.mark()
        self.match.undo(seq, at=self.clock.now(), by=by)
        return await self.commit(Change(since=mark), order, seat)

    async def void(self) -> None:
        """After an interruption: an open question of a race counts for nothing, but in a lesson."""
        match = self.match
        if match is not None and match.outcome is None and not follows_script(self.live):
            mark = match.mark()
            facts = match.void(self.clock.now())
            if facts:
                await self.commit(Change(since=mark, facts=facts))

    async def begin(self, match: AnyMatch) -> None:
        """Begin a match that has been dealt."""
        records = [msgspec.json.encode(match.header), *map(msgspec.json.encode, match.entries)]
        write = Write(match_stream(self._match_id), 0, tuple(records))
        started = (t.Started(self._match_id),)
        await self.commit(Change(events=started, begins=match, writes=(write,)))
        await self._forget_answers()

    # What changes the table

    async def happen(self, *events: t.Event, order: Order | None = None) -> bytes | None:
        """Something happens to the table."""
        return await self.commit(Change(events=events), order)

    async def shut(self, why: t.Why) -> None:
        """Close the table: its match cannot go on. What there is of it can still be kept."""
        writes = (self._result(Result()),) if self.table.match is not None else ()
        await self.commit(Change(events=(t.Closed(why),), clears=True, writes=writes))

    async def _shut_when_full(self) -> None:
        """Close a table at which more has happened than anybody reads again."""
        if self.table.status == "playing":
            await self.shut("too_long")
        elif self.table.status != "closed":
            await self.commit(Change(events=(t.Closed("too_long"),), clears=True))

    async def keep_result(self) -> None:
        """For a match that ended before results were kept."""
        if self.match is None or await self.store.read(result_stream(self._match_id)):
            return
        result = self._result(Result(self.match.outcome, self.match.link, self.table.hints))
        await self.commit(Change(writes=(result,)))
        self._spawn(self._put_away(self._match_id))

    # The one way to change anything

    async def commit(
        self, change: Change, order: Order | None = None, seat: Seat | None = None
    ) -> bytes | None:
        """Store a change, tell it, and look around; if it cannot be stored, nothing has changed.
        Gives what whoever gave the order is to be answered; None if an update of their seat says
        it already."""
        if order is not None and change.events and self.table.status == "closed":
            raise Refused("table_closed")
        match, mark = self.match, change.since
        ends = () if match is None or mark is None else self._ends(match)
        events = change.events + ends
        writes = change.writes + self._entries(mark)
        if ends and match is not None:
            writes += (self._result(Result(match.outcome, match.link, self.table.hints)),)
        try:
            ticks = partial(self._ticks, change)
            known = await self._store(writes, events, ticks, change, order)
        except BaseException:
            self._take_back(mark)
            raise
        if known is not None:
            self._take_back(mark)
            return known
        self._now_on(change)
        if ends:
            self._spawn(self._put_away(self._match_id))
        told = self._tell(change, bool(events), order, seat)
        if self.table.version >= MOST_EVENTS:
            self.submit(self._shut_when_full)
        self._pause_as_wished()
        self.look_around()
        return None if order is None or order.asker in told else order.command.answer

    def _ends(self, match: AnyMatch) -> tuple[t.Event, ...]:
        """What happens to the table because of how the match stands."""
        if match.outcome is not None:
            return (t.Finished(self._match_id, match.outcome, self.utc()),)
        return (t.Closed("too_long"),) if len(match.entries) >= LONGEST else ()

    @property
    def _match_id(self) -> str:
        """The name under which this table keeps its match."""
        assert self.table.match is not None
        return self.table.match

    def _entries(self, mark: Mark | None) -> tuple[Write, ...]:
        """What the match has done since the mark."""
        if mark is None or self.match is None:
            return ()
        records = tuple(map(msgspec.json.encode, self.match.entries[mark.entries :]))
        return (Write(match_stream(self._match_id), 1 + mark.entries, records),)

    def _result(self, result: Result) -> Write:
        return Write(result_stream(self._match_id), 0, (msgspec.json.encode(result),))

    async def _store(
        self,
        writes: tuple[Write, ...],
        events: tuple[t.Event, ...],
        ticks: Callable[[t.Table], Sequence[t.Event]],
        change: Change,
        order: Order | None,
    ) -> bytes | None:
        """One transaction; gives the answer if the order had been carried out before."""
        stream, table, updated_at = table_stream(self.id), self.table, self._updated_at
        if events:
            table, updated_at = _after(table, events), self.utc()
        if silent := ticks(table):  # a move tells nobody by when it changed a clock
            table = _after(table, silent)
        if table is not self.table:
            records = tuple(map(msgspec.json.encode, (*events, *silent)))
            writes = (*writes, Write(stream, self.table.version, records))
        due, today = self._due_at(table), day_of(self.utc())
        new = events or due != self._due or today != self._touched
        told = self.told + sum(fact.told_to(None) is not None for fact in change.facts)
        card = card_of(table, due, updated_at, today, self.waiting, told) if new else None
        command = None if order is None else order.command
        seen = await self.store.append(
            writes,
            fence=self.fence,
            command=command,
            cards=None if card is None else {stream: card},
            secrets=change.secrets,
        )
        if seen is not None:
            return seen.answer
        self.live.now_stands(table)
        self._updated_at, self._due, self._touched, self._mishaps = updated_at, due, today, 0
        if command is not None:
            self.carried_out.add(command)
            self._answers += 1
        if self._answers >= KEPT_COMMANDS and table.status != "playing":
            await self._forget_answers()
        return None

    async def _forget_answers(self) -> None:
        """Only the latest are wanted where no match is on, or who says one thing again and again
        could fill the store."""
        self._answers = 0
        await self.store.forget_answered(table_stream(self.id))

    def _ticks(self, change: Change, table: t.Table) -> Sequence[t.Event]:
        """What a change does to the clocks of people who think."""
        match, mark = change.begins or self.match, change.since
        made = [] if match is None or mark is None else match.entries[mark.entries :]
        acted = {Seat(one.act.seat): one.seq for one in made if isinstance(one.act, Played)}
        undone = next((one.act.seq for one in made if isinstance(one.act, Undid)), None)
        begins = None if change.begins is None else change.begins.now
        return self.hourglass.ticks(table, match, Acted(acted, undone), begins)

    def _due_at(self, table: t.Table) -> int | None:
        """When the table must wake by itself, as a moment of UTC."""
        match, days = self.match, self.hourglass.due_at(table)
        if days is not None:
            return days
        due = None if match is None else match.game.wakes_at(match.state)
        if match is None or due is None or match.outcome is not None or not self._goes_at(table):
            return None
        at = self.utc() + due - self.clock.now()
        known = self._due
        return known if known is not None and abs(at - known) < PRECISE else at

    def _take_back(self, mark: Mark | None) -> None:
        if mark is not None and self.match is not None:
            self.match.back_to(mark)

    def _now_on(self, change: Change) -> None:
        """Another match is on, or none."""
        if change.clears or change.begins is not None:
            self.live.now_plays(change.begins)
        if change.begins is not None:
            self.clock.set(change.begins.now)
            self._bots.forget_all()
            self.warming.end()
            races = self.racing.on and self.table.lesson is None
            self.racing.holding.begin(self.settings.count_down if races else 0)

    def _tell(
        self, change: Change, table: bool, order: Order | None, seat: Seat | None
    ) -> Iterable[Connection]:
        """Tell everybody what concerns them; gives the pages that were told that the order is
        carried out."""
        told: Iterable[Connection] = ()
        if change.begins is not None:
            self.telling.table()
            self.telling.match(())
            return told
        timed = self.match is not None and self.hourglass.timing is not None
        if change.since is not None or timed:
            done = None if order is None or seat is None else (seat, order.command.id)
            told = self.telling.match(change.facts, done)
        if table:
            self.telling.table()
        return told

    async def _put_away(self, match_id: str) -> None:
        """Make the replay of a match that is over, while its rules are known."""
        try:
            await self._replays.make(match_id)
        except Exception as error:  # it is made when somebody asks for it
            log.error("match %s: no replay could be made: %r", match_id, error)


def _after(table: t.Table, events: Iterable[t.Event]) -> t.Table:
    """A table to which this has happened, too."""
    later = deepcopy(table)
    for event in events:
        later.apply(event)
    return later
