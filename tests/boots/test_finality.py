"""Finality: when a round is decided, no grab that comes later could have won or tied."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from meowple.core.game import Millis, Seat, When
from meowple.games.boots import GAME
from meowple.games.boots.moves import PASS, Grab, Options
from meowple.games.boots.race import TIE, best
from meowple.games.boots.state import RACE, State
from meowple.table.race.fair import judge, last_chance
from tests.boots.pictures import SHOWN, NoLuck, card_named, table
from tests.conftest import Row

RIGHT, WRONG = Grab(card_named("blue-blue")), Grab(card_named("red-red"))
PICTURES = {
    2: "blue blue | Ann: | Ben:",
    3: "blue blue | Ann: | Ben: | Cleo:",
    4: "blue blue | Ann: | Ben: | Cleo: | Dan:",
}
LASTS = 1_200
"""How far apart the grabs of a race are read at most."""


class Phase(NamedTuple):
    """A part of a round in which grabs are read."""

    options: Options
    begins: int
    """So long after the dice were shown."""
    ended: bool = False
    """Whether somebody asks for the end of the round meanwhile."""


PHASES = {
    "at once": Phase(Options(), 130),
    "midway": Phase(Options(), 9_000),
    "midway without a limit": Phase(Options(limit=0), 15_000),
    "before the limit": Phase(Options(limit=10), 8_700),
    "around the limit": Phase(Options(limit=10), 9_500),
    "around a limit of thirty": Phase(Options(limit=30), 29_500),
    "at a slow table": Phase(Options(limit=20, tempo="slow"), 19_500),
    "before the lapse": Phase(Options(limit=0), 28_700),
    "around the lapse": Phase(Options(limit=0), 29_500),
    "at the lapse": Phase(Options(limit=0), 29_900),
    "after the lapse": Phase(Options(limit=0), 31_000),
    "while it is being ended": Phase(Options(limit=0), 31_000, ended=True),
}


class Window:
    """A race between seats whose questions were sent at other moments, with other allowances."""

    def __init__(self, rng: Random, phase: Phase) -> None:
        self.rng = rng
        self.phase = phase
        self.seats = rng.randint(2, 4)
        self.state: State = table(PICTURES[self.seats], phase.options)
        self.before = self.state
        """The state before the table decided the round, or as it stands …"""
        self.decided: Millis | None = None
        """… and when it did; None if all were heard, or nobody is waited for."""
        self.ended: Millis | None = None
        """When somebody asked for the end."""
        self.sent = [Millis(SHOWN + rng.randrange(30)) for _ in range(self.seats)]
        self.allowed = [Millis(rng.choice([0, rng.randrange(330)])) for _ in range(self.seats)]

    def reaction(self, seat: int, at: Millis) -> Millis:
        """What the server makes of a grab that is read at this moment, whatever is claimed."""
        rng, elapsed = self.rng, Millis(at - self.sent[seat])
        claimed = rng.choice([None, -1.0, 0.0, 1e12, rng.uniform(0, elapsed)])
        trip = rng.choice([None, rng.uniform(0, 400)])
        return judge(elapsed, self.allowed[seat], claimed, trip).reaction

    def grab(self, seat: int, at: Millis, move: Grab) -> None:
        """A grab is read at this moment."""
        reaction = self.reaction(seat, at)
        chances = zip(self.sent, self.allowed, strict=True)
        latest = tuple(last_chance(sent, allowed, reaction) for sent, allowed in chances)
        when = When(at, reaction, latest)
        self.state = GAME.play(self.state, Seat(seat), move, when, NoLuck()).state

    def end(self, seat: int, at: Millis) -> None:
        """Somebody asks for the end of the round."""
        self.state = GAME.play(self.state, Seat(seat), PASS, When(at), NoLuck()).state
        self.ended = at

    def wake_before(self, moment: float) -> None:
        """Let the table act by itself as often as it is due before this moment."""
        while self.state.phase == RACE:
            due = GAME.wakes_at(self.state)
            if due is None or due >= moment:
                return
            self.before = self.state
            self.state = GAME.wake(self.state, due, NoLuck()).state
            if self.state.phase != RACE:
                self.decided = due

    def run(self) -> Window:
        """Let some seats grab, until the round is decided or nothing more happens."""
        rng, phase = self.rng, self.phase
        order = rng.sample(range(self.seats), rng.randint(1, self.seats))
        moments = sorted(SHOWN + phase.begins + rng.randrange(LASTS) for _ in order)
        ending = rng.randrange(len(order)) if phase.ended else None
        for number, (seat, moment) in enumerate(zip(order, moments, strict=True)):
            self.wake_before(moment)
            if self.state.phase != RACE:
                return self
            if number == ending:
                self.end(seat, Millis(moment))
            else:
                self.grab(seat, Millis(moment), rng.choice([RIGHT, RIGHT, WRONG]))
            if self.state.phase != RACE:
                return self  # all were heard
        self.wake_before(float("inf"))
        return self

    def unheard(self) -> list[int]:
        """The seats that had done nothing when the table decided."""
        return [seat for seat, attempt in enumerate(self.before.attempts) if attempt is None]

    def would_count(self, seat: int, at: Millis) -> bool:
        """Whether a grab that is read only now should have been waited for."""
        reaction, first = self.reaction(seat, at), best(self.before)
        limit = 1_000 * self.phase.options.limit
        if limit and reaction > limit:
            return False
        if first is not None:
            return reaction <= first + TIE
        return bool(limit) or (self.ended is not None and self.sent[seat] + reaction <= self.ended)


def violations(phase: Phase, windows: int, seed: str) -> tuple[int, int]:
    """How many rounds were decided with somebody unheard, and how many grabs could have
    mattered."""
    rng, closed, bad = Random(seed), 0, 0
    for _ in range(windows):
        window = Window(rng, phase).run()
        if window.decided is None:
            continue
        closed += 1
        for seat in window.unheard():
            after = max(window.decided, window.sent[seat])
            late = Millis(after + 1 + rng.choice([0, 0, rng.randrange(500)]))
            bad += window.would_count(seat, late)
    return closed, bad


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(
    "windows", [2_000, pytest.param(50_000, marks=pytest.mark.long)], ids=["sample", "long"]
)
# boots 3.6, 5.1
def test_after_the_window_no_grab_could_have_won_or_tied(
    phase: str, windows: int, report_row: Callable[[str, Row], None]
) -> None:
    closed, bad = violations(PHASES[phase], windows, f"windows {phase}")
    report_row(
        "rounds that were decided with somebody unheard",
        {"phase": phase, "windows": windows, "closed": closed},
    )
    assert closed > windows / 5
    assert bad == 0


@pytest.mark.parametrize("phase", ["at once", "at the lapse", "while it is being ended"])
# boots 5.1
def test_a_grab_at_the_last_moment_can_still_tie(phase: str) -> None:
    """The window is not longer than it has to be: a millisecond less, and a tie would be lost."""
    ties, rng = 0, Random("ties")
    for _ in range(500):
        window = Window(rng, PHASES[phase]).run()
        first, due = best(window.before), window.decided
        if first is not None and due is not None:
            ties += any(
                due - window.sent[seat] - window.allowed[seat] == first + TIE
                for seat in window.unheard()
            )
    assert ties > 50
