"""Before a race a seat may try its line: it is shown a question that belongs to no match, is
measured just as in the race, and hears what would have counted.

Nobody else hears of it, nothing is stored, and the luck is none of the match's.
"""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import Any, NamedTuple

from meowple.core.game import AnyRace, Millis, Refused, Seat, When
from meowple.core.luck import Rolled
from meowple.core.registry import find_game, read_options
from meowple.table import wire
from meowple.table.live import Live
from meowple.table.pages.connection import Connection
from meowple.table.race.beat import beat_of_this_loop
from meowple.table.race.fair import cap, judge, trip_and_jitter
from meowple.table.race.racing import Asker, Racing

ALONE = Seat(0)
"""The seat of whoever warms up, in a question for one."""


class Trial(NamedTuple):
    """A question that a page was shown to try its line."""

    state: Any
    sent: float
    """When it went out, by the loop's clock."""
    allowed: Millis
    nonce: str


class Warming:
    """The pages of a table that are trying their lines."""

    def __init__(self, live: Live, racing: Racing) -> None:
        self._live = live
        self._racing = racing
        self._trials: dict[Connection, Trial] = {}
        self._beat = beat_of_this_loop()

    @property
    def _game(self) -> AnyRace:
        game: Any = find_game(self._live.table.game)
        if not game.race:
            raise Refused("no_race")
        race: AnyRace = game
        return race

    def ask(self, who: Connection, seat: Seat, command: str) -> wire.Trial:
        """A new question for this page; one that was open is forgotten."""
        game = self._game
        options = read_options(game, self._live.table.options)
        state = game.warm_up(options, Rolled(SystemRandom()))
        sent, nonce = asyncio.get_running_loop().time(), self._racing.new_nonce()
        self._trials[who] = Trial(state, sent, self._racing.allowed(seat), nonce)
        self._beat.watch(self)
        who.pings.sent(nonce, sent)
        view = game.screen(game.view(state, ALONE))
        return wire.Trial(command, view, tuple(game.moves(state, ALONE)), nonce)

    def trial(self, who: Connection) -> Trial:
        """The question that is open for this page."""
        if who not in self._trials:
            raise Refused("warm_up_is_over")
        return self._trials[who]

    def answer(self, trial: Trial, asker: Asker, move: Any, command: str) -> wire.Tried:
        """How a move counts, if the game allows it; with it the trial is over."""
        game, reaction = self._game, _reaction(trial, asker)
        when, luck = When(reaction, reaction), Rolled(SystemRandom())
        try:
            step = game.play(trial.state, ALONE, move, when, luck)
        except Refused as refused:
            refused.scope = game.name
            raise
        self.forget(asker.connection)
        return self._told(command, game.screen(game.view(step.state, ALONE)), reaction, asker)

    def _told(self, command: str, view: Any, reaction: Millis, asker: Asker) -> wire.Tried:
        """With the answer comes what is known of the line, and what the table makes up for."""
        opened, way = self._live.table.opened, asker.connection.pings.way(True)
        trip, jitter = trip_and_jitter(way.trips) if way.trips else (None, 0.0)
        return wire.Tried(
            command,
            view,
            reaction,
            trip=None if trip is None else round(trip),
            jitter=round(jitter),
            most=cap(opened.lag, opened.public, way.kernel is not None),
        )

    def forget(self, who: Connection) -> None:
        """This page tries no more."""
        self._trials.pop(who, None)
        if not self._trials:
            self._beat.leave(self)

    def end(self) -> None:
        """The match begins, or the table is left: nobody tries any more."""
        self._trials.clear()
        self._beat.leave(self)


def _reaction(trial: Trial, asker: Asker) -> Millis:
    """As in the race: a report is believed as far as the way explains it."""
    elapsed = Millis(int(1000 * (asker.read.at - trial.sent)))
    stall = int(1000 * (asker.read.at - asker.read.since))
    trip = asker.connection.pings.trip_of(trial.nonce)
    return judge(elapsed, trial.allowed, asker.reported, trip, stall).reaction
