"""The bots of a table: each is asked when it is to act, thinks elsewhere, and moves after its own
pause."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final

from meowple.core.game import Millis, Seat
from meowple.core.moves import OwnWord, PeopleFirst
from meowple.table.bots.teaching import follows_script, must_wait, scripted
from meowple.table.bots.thinking import Thinkers, Thought, TookTooLong, think
from meowple.table.clock import Alarms
from meowple.table.events import Chair
from meowple.table.hourglass import Hourglass
from meowple.table.live import AnyMatch, Live
from meowple.table.race.racing import Racing

log = logging.getLogger(__name__)

FAILS: Final = 5
"""So often a bot is asked again that could not think; then it makes the first move there is."""


class Asked:
    """What a bot was asked, and when."""

    def __init__(self, match: AnyMatch, seat: Seat, level: str, chair: Chair) -> None:
        self.match = match
        self.seat = seat
        self.level = level
        self.decision = match.decision(seat)
        moves = match.moves(seat)
        self.moves = moves if chair.bot is not None else _leaves_own_words(moves)
        self.overdue = chair.played_by_bot is None
        """Whether it moves once for a person whose time is up: that needs no pause."""
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


def _leaves_own_words(moves: Sequence[Any]) -> Sequence[Any]:
    """What may be played for somebody else: a player's own word only if there is nothing else."""
    return [move for move in moves if not isinstance(move, OwnWord)] or moves


MoveOfBot = Callable[[Asked, Thought], Awaitable[None]]


class Bots:
    """Who of one table's bots thinks about what."""

    def __init__(
        self,
        name: str,
        live: Live,
        racing: Racing,
        alarms: Alarms,
        thinkers: Thinkers,
        pace: float,
        hourglass: Hourglass,
        move: MoveOfBot,
        look_again: Callable[[], Awaitable[None]],
    ) -> None:
        self._name = name
        self._live = live
        self._racing = racing
        self._alarms = alarms
        self._thinkers = thinkers
        self._pace = pace
        self._hourglass = hourglass
        self._move = move
        self._look_again = look_again
        self._thinking: dict[Seat, Asked] = {}
        self._failed: dict[Seat, int] = {}
        """How often the bot of a seat could not think about what it is asked now."""
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self) -> None:
        """Ask every bot that is to act, and was not asked yet."""
        match = self._live.match
        assert match is not None
        for seat in match.to_act:
            level = self._level(seat)
            asked = self._thinking.get(seat)
            busy = asked is not None and asked.match is match and asked.stands
            if level is None or busy or must_wait(self._live, seat) or self._lets_people_go(seat):
                continue
            self._thinking[seat] = Asked(match, seat, level, self._live.table.chairs[seat])
            task = asyncio.create_task(self._think(self._thinking[seat]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _level(self, seat: Seat) -> str | None:
        """The level of the bot that is to move for a seat now."""
        return self._live.table.chairs[seat].played_by_bot or self._hourglass.substitute(seat)

    def _lets_people_go(self, seat: Seat) -> bool:
        """Whether what it would take is still left to people; a script knows itself who goes."""
        if follows_script(self._live):
            return False
        match, chairs = self._live.match, self._live.table.chairs
        assert match is not None
        people = [one for one in match.to_act if chairs[one].played_by_bot is None]
        return bool(people) and all(isinstance(it, PeopleFirst) for it in match.moves(seat))

    async def _think(self, asked: Asked) -> None:
        thought = scripted(self._live, asked.seat, asked.moves)
        failed: Exception | None = None
        try:
            thought = thought or await self._think_elsewhere(asked)
        except Exception as error:
            failed = error
        if self._thinking.get(asked.seat) is not asked:
            return  # it was asked something else meanwhile, and answers that
        if failed is None:
            self._failed.pop(asked.seat, None)
        else:
            thought = self._could_not_think(asked, failed)
        if thought is not None:
            wait = self._waits(asked, thought.after)
            self._alarms.set(f"bot {asked.seat}", wait, partial(self._moves, asked, thought))

    async def _think_elsewhere(self, asked: Asked) -> Thought:
        given: tuple[Any, ...] = (asked.level, asked.view, asked.moves, asked.dice)
        return await think(self._thinkers, asked.match.game, *given)

    def _waits(self, asked: Asked, after: Millis) -> float:
        """A pause counts from the question on: how long the bot has thought tells nothing."""
        if asked.overdue:
            return 0.0
        race = self._racing.bot_waits(asked.seat, after)
        return after * self._pace - asked.waited() if race is None else race * self._pace

    def _could_not_think(self, asked: Asked, error: Exception) -> Thought | None:
        """It is asked again after a moment; but others do not wait for it for ever."""
        fails = self._failed[asked.seat] = self._failed.get(asked.seat, 0) + 1
        if fails == 1:
            log.error("table %s: a bot could not think: %r", self._name, error)
        if fails >= FAILS or isinstance(error, TookTooLong):
            return Thought(0, Millis(0))
        self._forget(asked)
        self._alarms.set(f"bot {asked.seat}", 1000, self._look_again)
        return None

    async def _moves(self, asked: Asked, thought: Thought) -> None:
        """Let it move, if it is still asked the same."""
        self._forget(asked)
        still = self._level(asked.seat) == asked.level
        if self._live.match is asked.match and asked.stands and still:
            await self._move(asked, thought)
        else:
            await self._look_again()

    def _forget(self, asked: Asked) -> None:
        if self._thinking.get(asked.seat) is asked:
            del self._thinking[asked.seat]

    def forget_all(self) -> None:
        """Another match begins."""
        self._thinking.clear()
        self._failed.clear()

    def close(self) -> None:
        """Nobody waits for their thoughts any more."""
        for task in self._tasks:
            task.cancel()
