"""A game of `fits` as pictures, so that a test reads as picture, move, picture.

    table = picture(
        '''
        ┌   ┐
        │ m │  a
        └───┘
        ''',
        hands=["left f", "top ."],
    )
    table.play(0, table.lay("left f", "a")) == '''...'''

A card is named by its open sides and what it shows (`top left mm`, `right .` with nothing), or is
`princess`, `toy m`, `toy b`, `toy f`. The first hand is that of the seat in turn, seat 0, which is
asked to play a card of it unless `phase` says something else. The deck is all that is left, or
just the cards of `deck`. Luck is told as the card that comes: `luck="left f"`.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meowple.core.game import Millis, Outcome, Refused, Seat, When
from meowple.games.fits import GAME
from meowple.games.fits import moves as m
from meowple.games.fits.cards import (
    FACES,
    NOTHING,
)
from meowple.games.fits.facts import FitsFact
from meowple.games.fits.moves import Move, Options
from meowple.games.fits.scoring import Scored, scored_boxes
from meowple.games.fits.state import NOT_YET, PLAY, State
from meowple.games.fits.view import View
from meowple.pictures.fits import CORNER, Drawn, Wanted, card_of, moment, sides_of
from meowple.pictures.fits_table import Window, as_drawn, draw_table

ANN, BEN = Seat(0), Seat(1)
Placed = m.Start | m.Sleep | m.Lay | m.Princess | m.Toy | m.Cat
"""The moves that are made at a place."""
__all__ = ["ANN", "BEN", "CORNER", "Picture", "card_of", "picture"]


class Picture:
    """A drawn moment. It is never changed: a move gives the next one."""

    def __init__(
        self,
        state: State,
        window: Window,
        names: dict[str, int],
        facts: tuple[FitsFact, ...] = (),
        told: bool = True,
    ) -> None:
        self.state = state
        self.window = window
        self.names = names
        self.facts = facts
        self.told = told

    def play(self, seat: int, move: Move, luck: str = "") -> Picture:
        """The moment after a legal move."""
        assert move in GAME.moves(self.state, Seat(seat)), f"{move} is not offered to seat {seat}"
        before, chance = self.state.copy(), Wanted(self.state, luck)
        step = GAME.play(self.state, Seat(seat), move, When(Millis(0)), chance)
        assert self.state == before, "a step changed the state it was given"
        assert not chance.ahead, f"nobody drew {chance.ahead}"
        return Picture(step.state, self.window, self.names, step.facts, step.told)

    def why_not(self, seat: int, move: Move) -> str:
        """The reason for which a move is refused."""
        assert move not in GAME.moves(self.state, Seat(seat)), f"{move} is offered to seat {seat}"
        with pytest.raises(Refused) as refused:
            GAME.play(self.state, Seat(seat), move, When(Millis(0)), Wanted(self.state, ""))
        return refused.value.key

    def moves(self, seat: int = 0) -> tuple[Move, ...]:
        """What a seat may do."""
        return GAME.moves(self.state, Seat(seat))

    def places(self, kind: type[Placed], seat: int = 0) -> set[str]:
        """The named places at which a seat has a move of this kind."""
        found = {move.at for move in self.moves(seat) if isinstance(move, kind)}
        return {name for name, at in self.names.items() if at in found}

    def at(self, column: int, row: int) -> int:
        """A place of the picture."""
        return self.window.place(column, row)

    def lay(self, name: str, at: str, turned: bool = False) -> m.Lay:
        """The move that lays a card of the hand at a named place, so that it lies as it is called,
        or `turned`."""
        card = card_of(name, self.state.hands[self.state.turn])
        other_way = FACES[card].sides != sides_of(name)
        return m.Lay(card, self.names[at], turned != other_way)

    def view(self, seat: int | None) -> View:
        """What a seat may know."""
        return GAME.view(self.state, None if seat is None else Seat(seat))

    def asked(self) -> tuple[str, int]:
        """What is asked, and of whom."""
        return self.view(None).phase, self.state.turn

    def outcome(self) -> Outcome:
        """How it ended."""
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the game is not over"
        return outcome

    def scored(self) -> list[Scored]:
        """Every box as it would be scored now, in reading order."""
        return scored_boxes(self.state)

    def worths(self) -> list[int]:
        """What each box would bring its taker."""
        return [box.worth for box in self.scored()]

    def boxes(self) -> list[set[int]]:
        """The places of each box, in reading order."""
        names = self.state.table.boxes
        found = sorted(set(names) - {NOTHING})
        return [{at for at, name in enumerate(names) if name == box} for box in found]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, str) and str(self) == as_drawn(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        return draw_table(self.state.table, self.window)


def picture(
    text: str,
    hands: Sequence[str] = ("", ""),
    *,
    options: Options | None = None,
    corner: tuple[int, int] = CORNER,
    phase: int = PLAY,
    turn: int = 0,
    home: Sequence[int] = (),
    deck: str | None = None,
    final: int = NOT_YET,
    played: int = 0,
) -> Picture:
    """The moment that is drawn. Cats that lie on the table are not at home."""
    drawn = Drawn(tuple(hands), corner, phase, turn, tuple(home), deck, final, played)
    return Picture(*moment(text, options or Options(), drawn))
