"""What players do at a table of `boots`, said shortly."""

from __future__ import annotations

from meowple.core.game import Chance, Millis, Seat, Step, When
from meowple.games.boots import GAME
from meowple.games.boots.facts import BootsFact
from meowple.games.boots.moves import PASS, ROLL, Grab
from meowple.games.boots.state import State
from meowple.games.boots.verdict import Call
from tests.boots.pictures import SHOWN, NoLuck, card_named

LAG = 100
"""How much lag every seat of these tables is allowed, where a network is played over."""


class Told:
    """Chance that gives these answers, and fails where it is asked more."""

    def __init__(self, *answers: int) -> None:
        self._answers = list(answers)

    def below(self, n: int) -> int:
        answer = self._answers.pop(0)
        assert 0 <= answer < n
        return answer


class Played:
    """A table that is being played: the state, and all that happened."""

    def __init__(self, state: State, *luck: int) -> None:
        self.state = state
        self.facts: list[BootsFact] = []
        self.luck: Chance = Told(*luck)

    def roll(self, seat: Seat, at: int = SHOWN) -> Played:
        """Roll the dice."""
        return self._take(GAME.play(self.state, seat, ROLL, When(Millis(at)), self.luck))

    def grab(self, seat: Seat, card: str, reaction: int) -> Played:
        """Grab a card, without a network."""
        when = When(SHOWN, Millis(reaction))
        return self._take(GAME.play(self.state, seat, Grab(card_named(card)), when, self.luck))

    def grab_from_afar(self, seat: Seat, card: str, reaction: int, *, after: int) -> Played:
        """Grab a card over a network; it arrives so long after the dice were shown."""
        latest = tuple(Millis(SHOWN + LAG + reaction) for _ in range(self.state.seats))
        when = When(Millis(SHOWN + after), Millis(reaction), latest)
        return self._take(GAME.play(self.state, seat, Grab(card_named(card)), when, self.luck))

    def let_pass(self, seat: Seat, after: int = 1_000) -> Played:
        """Leave the round to the others."""
        when = When(Millis(SHOWN + after))
        return self._take(GAME.play(self.state, seat, PASS, when, self.luck))

    def wait(self) -> Played:
        """Let the table act by itself when it is due."""
        due = GAME.wakes_at(self.state)
        assert due is not None
        return self._take(GAME.wake(self.state, due, self.luck))

    def _take(self, step: Step[State, BootsFact]) -> Played:
        self.state = step.state
        self.facts += step.facts
        return self

    def call(self, seat: Seat) -> Call:
        """How what this seat did in the decided round was judged."""
        assert self.state.last is not None
        attempt = self.state.last.attempts[seat]
        assert attempt is not None
        return attempt.call

    @property
    def waits(self) -> int:
        """How long after the dice were shown the round is decided, if nothing more happens."""
        due = GAME.wakes_at(self.state)
        assert due is not None
        return due - SHOWN


def dealt(seats: int) -> State:
    """A table just dealt."""
    return GAME.deal(seats, GAME.options(), NoLuck())  # type: ignore[arg-type]
