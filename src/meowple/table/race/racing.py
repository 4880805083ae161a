"""A table where seats race: when each was asked, what delay it is allowed, how quick it was.

A question counts as sent to all seats in the tick in which it goes out, whether somebody of the
seat is there or not, and coming back does not send it anew. What a seat is allowed is fixed then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import Final, NamedTuple

from meowple.core.game import Millis, Seat, When
from meowple.core.registry import find_game
from meowple.table.bots.teaching import must_wait
from meowple.table.clock import Alarms, MatchClock
from meowple.table.live import Live
from meowple.table.pages.connection import Connection
from meowple.table.pages.open_pages import Pages
from meowple.table.race.beat import beat_of_this_loop
from meowple.table.race.fair import Reports, allowance, cap, judge, last_chance
from meowple.table.race.holding import Holding
from meowple.table.race.pings import new_nonce

PING_EVERY: Final = 2_000
GREETINGS: Final = 8
"""So many pings go over a new socket, one soon after the other: the dice may roll at once."""
GREET_EVERY: Final = 0.15
BOT_SLACK: Final = 100
"""How much later than it was planned a bot's move may be made."""
SCRIPTED_SLACK: Final = 3_600_000
"""The same for a bot of a lesson, which moves when the script comes to it."""


class Question(NamedTuple):
    """What a seat is asked now."""

    decision: int
    sent: Millis
    allowed: Millis
    nonce: str
    """Goes out with the question, and comes back at once: that measures the way just then."""
    shared: bool
    """Others were asked in the same tick: it is a race."""


class Read(NamedTuple):
    """When a frame was read, and since when it may have lain there, by the loop's clock."""

    at: float
    since: float


class Asker(NamedTuple):
    """Whose grab it is, when it was read, and what reaction the page reports."""

    connection: Connection
    read: Read
    reported: float | None


class Moment(NamedTuple):
    """When a move was made, and what to think of the report."""

    when: When
    doubtful: bool | None = None
    """Whether it can hardly be true; None for what was no answer to a race, as a roll."""


class Racing:
    """What one table knows of its race; nothing at all where the game is none."""

    def __init__(self, live: Live, pages: Pages, clock: MatchClock, alarms: Alarms) -> None:
        self._live = live
        self._pages = pages
        self._clock = clock
        self._alarms = alarms
        self._questions: dict[Seat, Question] = {}
        self._reports: dict[Seat, Reports] = {}
        self._plans: dict[Seat, Millis] = {}
        self._beat = beat_of_this_loop()
        self.holding = Holding(alarms)
        self.new_nonce = new_nonce

    @property
    def on(self) -> bool:
        """Whether the game of this table is a race."""
        return find_game(self._live.table.game).race

    @property
    def round_is_on(self) -> bool:
        """Whether anybody is still to answer what several were asked at once, or it is still to be
        decided; between rounds one alone is asked."""
        match = self._live.match
        if match is None:
            return False
        shared = any(question.shared for question in self._questions.values())
        return shared or len(match.to_act) != 1

    # Measuring

    def look_around(self) -> None:
        """Ping who is here, and watch the loop while somebody is asked."""
        if not self.on:
            return
        if len(self._pages) and not self._alarms.expects("ping"):
            self._alarms.set("ping", PING_EVERY, self._ping)
        if self._pages.awake:
            self._beat.watch(self)
        else:
            self._beat.leave(self)

    def greet(self, connection: Connection) -> None:
        """Measure the way to a page that has just come."""
        if self.on:
            loop = asyncio.get_running_loop()
            for number in range(GREETINGS):
                loop.call_later(number * GREET_EVERY, connection.ping)

    async def _ping(self) -> None:
        for connection in self._pages:
            connection.ping()
        self.look_around()

    def read(self, at: float) -> Read:
        """What a frame is stamped with that is read at this moment, now."""
        return Read(at, at - self._beat.stall(at))

    def close(self) -> None:
        """Watch no more, and know nobody any more to go on with."""
        self._beat.leave(self)
        self.holding.let_go()

    # Asking

    def ask(self) -> bool:
        """Note who is asked something new, now: all in one tick. Whether it is a race: several are
        asked at once."""
        match = self._live.match
        if match is None or not self.on:
            return False
        asked: dict[Seat, int] = {}
        for seat in map(Seat, range(match.seats)):
            decision, known = match.decision(seat), self._questions.get(seat)
            if decision is None:
                self._questions.pop(seat, None)
            elif known is None or known.decision != decision:
                asked[seat] = decision
        for seat, decision in asked.items():
            self._plans.pop(seat, None)
            self._questions[seat] = self._question(seat, decision, len(asked) > 1)
        return len(asked) > 1

    def _question(self, seat: Seat, decision: int, shared: bool) -> Question:
        allowed = self.allowed(seat)
        return Question(decision, self._clock.now(), allowed, self.new_nonce(), shared)

    def nonce(self, seat: Seat | None) -> str | None:
        """What goes out with the question of this seat."""
        question = None if seat is None else self._questions.get(seat)
        return None if question is None else question.nonce

    def expect_back(self, seat: Seat | None, connections: Iterable[Connection]) -> None:
        """The nonce of this seat goes out to these pages, now."""
        nonce = self.nonce(seat)
        if nonce is not None:
            for connection in connections:
                connection.pings.sent(nonce, asyncio.get_running_loop().time())

    def allowed(self, seat: Seat) -> Millis:
        """The least that any of a seat's sockets explains: the quickest may be the one used."""
        opened, trusted = self._live.table.opened, self._reports_of(seat).trusted
        ways = [connection.pings.way(trusted) for connection in self._pages.of(seat)]
        caps = [cap(opened.lag, opened.public, way.kernel is not None) for way in ways]
        allowed = [allowance(way, most) for way, most in zip(ways, caps, strict=True)]
        return min(allowed, default=Millis(0))

    def _reports_of(self, seat: Seat) -> Reports:
        return self._reports.setdefault(seat, Reports())

    # Answers

    def moment(self, seat: Seat, asker: Asker) -> Moment:
        """The moment of a person's move."""
        question = self._questions.get(seat) if self.on else None
        if question is None:
            return Moment(When(self._clock.now()))
        at, since = map(self._clock.at, asker.read)
        trip = asker.connection.pings.trip_of(question.nonce)
        elapsed = Millis(at - question.sent)
        judged = judge(elapsed, question.allowed, asker.reported, trip, at - since)
        doubtful = judged.doubtful if question.shared else None
        return Moment(self._when(since, judged.reaction), doubtful)

    def remember(self, seat: Seat, moment: Moment) -> None:
        """A move that was made then has counted. What was refused is not remembered: it would wash
        doubtful reports away."""
        if moment.doubtful is not None:
            self._reports_of(seat).add(moment.doubtful)

    def bot_waits(self, seat: Seat, after: Millis) -> Millis | None:
        """A bot means to move so long after it was asked; gives how long that is from now. None
        where nobody races."""
        question = self._questions.get(seat)
        if question is None:
            return None
        self._plans[seat] = after
        return Millis(question.sent + after - self._clock.now())

    def bot_moment(self, seat: Seat, after: Millis) -> When:
        """The moment of a bot's move: its reaction is what it planned, not when its alarm rang."""
        now = self._clock.now()
        return self._when(now, after) if seat in self._questions and self.on else When(now)

    def _when(self, at: Millis, reaction: Millis) -> When:
        match = self._live.match
        assert match is not None
        seats = map(Seat, range(match.seats))
        latest = tuple(map(partial(self._latest, reaction=reaction), seats))
        return When(max(match.now, at), reaction, latest)

    def _latest(self, seat: Seat, reaction: Millis) -> Millis:
        """Until when this seat could still be as quick."""
        question = self._questions.get(seat)
        if question is None:
            return Millis(0)
        if self._live.table.chairs[seat].played_by_bot is None:
            return last_chance(question.sent, question.allowed, reaction)
        if must_wait(self._live, seat):
            return Millis(question.sent + SCRIPTED_SLACK)
        slower = self._plans.get(seat, 0) > reaction + BOT_SLACK
        return last_chance(question.sent, Millis(0 if slower else BOT_SLACK), reaction)


async def let_sockets_be_read() -> None:
    """Let the loop read every socket that is ready, and hand on what came. A frame passes through
    the protocol, the socket's task and the inbox, one turn of the loop each."""
    for _ in range(4):
        await asyncio.sleep(0)
