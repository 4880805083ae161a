"""Finality: when a window has closed, no grab that comes later could have won or tied."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from meowple.core.game import Millis, Seat, When
from meowple.games.boots import GAME
from meowple.games.boots.moves import Grab
from meowple.games.boots.race import TIE, best
from meowple.games.boots.state import State
from meowple.server.fair import judge, last_chance
from tests.boots.pictures import SHOWN, NoLuck, card_named, table
from tests.conftest import Row

RIGHT, WRONG = Grab(card_named("blue-blue")), Grab(card_named("red-red"))
PICTURES = {
    2: "blue blue | Ann: | Ben:",
    3: "blue blue | Ann: | Ben: | Cleo:",
    4: "blue blue | Ann: | Ben: | Cleo: | Dan:",
}
TABLES = {seats: table(picture) for seats, picture in PICTURES.items()}


class Window:
    """A race between seats whose questions were sent at other moments, with other allowances."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.seats = rng.randint(2, 4)
        self.state: State = TABLES[self.seats]
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

    def closed(self) -> bool:
        """Let some seats grab until the window is closed; whether somebody was right by then and
        somebody else is still to be heard."""
        rng = self.rng
        order = rng.sample(range(self.seats), rng.randint(1, self.seats))
        moments = sorted(SHOWN + 130 + rng.randrange(1_200) for _ in order)
        for seat, moment in zip(order, moments, strict=True):
            due = GAME.wakes_at(self.state)
            assert due is not None
            if due < moment:
                break
            self.grab(seat, Millis(moment), rng.choice([RIGHT, RIGHT, WRONG]))
            if self.state.dice is None:
                return False  # all were heard
        return best(self.state) is not None


def violations(windows: int, seed: str) -> tuple[int, int]:
    """How many windows closed with somebody unheard, and how many grabs could have mattered."""
    rng, closed, bad = Random(seed), 0, 0
    for _ in range(windows):
        window = Window(rng)
        if not window.closed():
            continue
        closed += 1
        first, due = best(window.state), GAME.wakes_at(window.state)
        assert first is not None
        assert due is not None
        for seat, attempt in enumerate(window.state.attempts):
            if attempt is None:
                late = Millis(
                    max(due, window.sent[seat]) + 1 + rng.choice([0, 0, rng.randrange(500)])
                )
                bad += window.reaction(seat, late) <= first + TIE
    return closed, bad


@pytest.mark.parametrize(
    "windows", [5_000, pytest.param(500_000, marks=pytest.mark.long)], ids=["sample", "long"]
)
# boots 5.1
def test_after_the_window_no_grab_could_have_won_or_tied(
    windows: int, report_row: Callable[[str, Row], None]
) -> None:
    closed, bad = violations(windows, "windows")
    report_row("windows that closed with somebody unheard", {"windows": windows, "closed": closed})
    assert closed > windows / 5
    assert bad == 0


# boots 5.1
def test_a_grab_at_the_last_moment_can_still_tie() -> None:
    """The window is not longer than it has to be: a millisecond less, and a tie would be lost."""
    ties = 0
    rng = Random("ties")
    for _ in range(500):
        window = Window(rng)
        if window.closed() and window.state.latest is not None:
            first, due = best(window.state), GAME.wakes_at(window.state)
            assert first is not None
            assert due is not None
            ties += any(
                due - window.sent[seat] - window.allowed[seat] == first + TIE
                for seat, attempt in enumerate(window.state.attempts)
                if attempt is None
            )
    assert ties > 50
