"""A table of `tail` drawn in text, so that a test reads as picture, move, picture; the notation
stands on top of `meowple.pictures.tail`."""

from __future__ import annotations

import pytest

from meowple.core.game import Millis, Outcome, Refused, Seat, When
from meowple.games.tail import GAME
from meowple.games.tail.cards import DECK
from meowple.games.tail.facts import TailFact
from meowple.games.tail.moves import Move, Options
from meowple.games.tail.state import State
from meowple.games.tail.view import View
from meowple.pictures.tail import Wanted, draw, everything, read, rows_of


class Table:
    """A drawn table. It is never changed: a move gives the next picture."""

    def __init__(self, state: State, facts: tuple[TailFact, ...] = (), told: bool = True) -> None:
        self.state = state
        self.facts = facts
        self.told = told

    def play(self, seat: int, move: Move, luck: str = "", at: int = 0) -> Table:
        """The table after a legal move."""
        assert move in GAME.moves(self.state, Seat(seat)), f"{move} is not offered to seat {seat}"
        before = self.state.copy()
        chance = self._wanted(luck)
        step = GAME.play(self.state, Seat(seat), move, When(Millis(at)), chance)
        assert self.state == before, "a step changed the state it was given"
        assert not chance.ahead, f"nobody drew {chance.ahead}"
        return Table(step.state, step.facts, step.told)

    def wake(self, at: int) -> Table:
        """The table after it acted by itself."""
        step = GAME.wake(self.state, Millis(at), self._wanted(""))
        return Table(step.state, step.facts)

    def why_not(self, seat: int, move: Move, at: int = 0) -> str:
        """The reason for which a move is refused."""
        assert move not in GAME.moves(self.state, Seat(seat)), f"{move} is offered to seat {seat}"
        with pytest.raises(Refused) as refused:
            GAME.play(self.state, Seat(seat), move, When(Millis(at)), self._wanted(""))
        return refused.value.key

    def moves(self, seat: int) -> tuple[Move, ...]:
        """What a seat may do."""
        return GAME.moves(self.state, Seat(seat))

    def to_act(self) -> set[int]:
        """The seats that are waited for."""
        return set(GAME.to_act(self.state))

    def outcome(self) -> Outcome:
        """How it ended."""
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the game is not over"
        return outcome

    def view(self, seat: int | None) -> View:
        """What a seat with a perfect memory knows; None is a spectator."""
        return GAME.view(self.state, None if seat is None else Seat(seat))

    def screen(self, seat: int | None) -> View:
        """What a person's screen shows."""
        return GAME.screen(self.view(seat))

    def known_to(self, seat: int | None) -> list[str]:
        """The rows as a seat knows them, `?` for a card it cannot know."""
        return rows_of(self.view(seat))

    def shown_to(self, seat: int | None) -> list[str]:
        """The rows as they stand on a person's screen."""
        return rows_of(self.screen(seat))

    def everything(self) -> bytes:
        """All cards there are, in the hand too."""
        return everything(self.state)

    def _wanted(self, luck: str) -> Wanted:
        return Wanted(luck, self.state.pile, self.everything())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and str(self) == str(other)

    def __str__(self) -> str:
        return draw(self.state)


def deal(seats: int, luck: str, options: Options | None = None) -> Table:
    """The first round, with cards as luck says: first the rows, then what is turned up."""
    chance = Wanted(luck, DECK, b"")
    state = GAME.deal(seats, options or Options(), chance)
    assert not chance.ahead, f"nobody drew {chance.ahead}"
    return Table(state)


def picture(text: str, options: Options | None = None) -> Table:
    """The table that a text draws."""
    return Table(read(text, options or Options()))
