"""A table of `cafe` drawn in text, so that a test reads as picture, move, picture; the notation
stands on top of `meowple.pictures.cafe`."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from meowple.core.game import Line, Millis, Outcome, Refused, Seat, When
from meowple.games.cafe import GAME
from meowple.games.cafe.facts import CafeFact
from meowple.games.cafe.marks import EMPTY_SHEET, Sheet
from meowple.games.cafe.moves import Move, Options
from meowple.games.cafe.scoring import lines
from meowple.games.cafe.state import State
from meowple.games.cafe.view import View
from meowple.pictures.cafe import Dice, draw, read, read_hexes

EMPTY = "...|. ...... ..|... ...... .|.."
"""A sheet with nothing drawn on it."""


class Table:
    """A drawn table. It is never changed: a move gives the next picture."""

    def __init__(self, state: State, facts: tuple[CafeFact, ...] = (), told: bool = True) -> None:
        self.state = state
        self.facts = facts
        self.told = told

    def play(self, seat: int, move: Move, luck: str = "") -> Table:
        """The table after a legal move."""
        assert move in GAME.moves(self.state, Seat(seat)), f"{move} is not offered to seat {seat}"
        before = self.state.copy()
        chance = Dice(luck)
        step = GAME.play(self.state, Seat(seat), move, When(Millis(0)), chance)
        assert self.state == before, "a step changed the state it was given"
        assert not chance.ahead, f"nobody rolled {chance.ahead}"
        return Table(step.state, step.facts, step.told)

    def all_play(self, *moves: Move, luck: str = "") -> Table:
        """The table after every seat, from the first on, has made its move."""
        table = self
        for seat, move in enumerate(moves[:-1]):
            table = table.play(seat, move)
        return table.play(len(moves) - 1, moves[-1], luck)

    def why_not(self, seat: int, move: Move) -> str:
        """The reason for which a move is refused."""
        assert move not in GAME.moves(self.state, Seat(seat)), f"{move} is offered to seat {seat}"
        with pytest.raises(Refused) as refused:
            GAME.play(self.state, Seat(seat), move, When(Millis(0)), Dice(""))
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
        """What a seat may know; None is a spectator."""
        return GAME.view(self.state, None if seat is None else Seat(seat))

    def screen(self, seat: int | None) -> View:
        """What a person's screen shows."""
        return GAME.screen(self.view(seat))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and str(self) == str(other)

    def __str__(self) -> str:
        return draw(self.state)


def deal(seats: int, luck: str) -> Table:
    """The first round, with these dice."""
    chance = Dice(luck)
    state = GAME.deal(seats, Options(), chance)
    assert not chance.ahead, f"nobody rolled {chance.ahead}"
    return Table(state)


def picture(text: str) -> Table:
    """The table that a text draws."""
    return Table(read(text, Options()))


def hexes(text: str) -> Sheet:
    """A sheet with the items that are drawn on its hexagons."""
    return replace(EMPTY_SHEET, cells=read_hexes(text))


def points(text: str) -> dict[str, int]:
    """What the items on a sheet are worth, beside somebody whose sheet is empty."""
    sheet = hexes(text)
    return {line.key: line.points for line in lines((sheet, EMPTY_SHEET), 0)}


def scored(table: Table, seat: int) -> list[Line]:
    """What a seat would have points for, if the game ended now."""
    return list(lines(table.state.sheets, seat))
