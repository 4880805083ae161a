"""A world played on in thought, until it is judged."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from meowple.bots.judgement import AnyJudgement
from meowple.core.game import AnyGame, Millis, Seat, When
from meowple.core.luck import Rolled

SOON: Final = 3_000
"""The made-up clock begins so many milliseconds before the table is due."""
_NO_CLOCK: Final = When(Millis(0))


class Line:
    """One world as it is played on, with a stand-in for the clock."""

    __slots__ = ("chance", "clock", "game", "judgement", "rng", "rush", "state")

    def __init__(self, game: AnyGame, judgement: AnyJudgement, world: Any, rng: Random) -> None:
        self.game = game
        self.judgement = judgement
        self.rush = getattr(game, "rush", None)
        self.state = world if self.rush is None else world.copy()
        self.rng = rng
        self.chance = Rolled(rng)
        due = game.wakes_at(world)
        self.clock = 0 if due is None else max(0, due - SOON)

    def play_on(self, choose: Callable[[Any, Seat], Any]) -> None:
        """Until the horizon, or the end."""
        game, judgement = self.game, self.judgement
        left = judgement.horizon(self.state)
        while True:
            waited = game.to_act(self.state)
            if not waited and not self._wake():
                return
            if judgement.rests(self.state):
                left -= 1
                if left <= 0:
                    return
            if waited:
                seat = min(waited)
                self.play(seat, choose(self.state, seat))

    def play(self, seat: Seat, move: Any) -> None:
        """A move, in a race at a made-up moment; elsewhere time stands still until it is due."""
        when = self._moment(seat, move) if self.game.race else _NO_CLOCK
        if self.rush is None:
            self.state = self.game.play(self.state, seat, move, when, self.chance).state
        else:
            self.state = self.rush(self.state, seat, move, when, self.chance)

    def _moment(self, seat: Seat, move: Any) -> When:
        """Reactions are what counts in a race: time hardly goes on."""
        due = self.game.wakes_at(self.state)
        self.clock += due is None or self.clock < due
        reaction = self.judgement.reaction(self.state, seat, move, self.rng)
        return When(Millis(self.clock), reaction)

    def _wake(self) -> bool:
        """Let the table act by itself, where it waits for the clock; whether it did."""
        due = self.game.wakes_at(self.state)
        if due is None:
            return False
        self.clock = max(self.clock, due)
        self.state = self.game.wake(self.state, Millis(self.clock), self.chance).state
        return True
