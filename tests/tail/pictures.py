"""A table of `tail` drawn in text, so that a test reads as picture, move, picture.

    turn 0 drew 5            what is asked: here seat 0 keeps or refuses the 5 it drew
    pile 5 S 9               the face-down pile; its order is nobody's knowledge
    discards 2 3             the face-up pile, its top last
    0: 3:0 9 S 0:02          the row of seat 0; behind the colon the seats that know the card
    1: 1 D 7 4*              a card with a star is known to everybody, spectators too
    2: out                   a seat that is out and has no cards

Cards: 0 … 9, S swap, P peek, D draw-two, X super-peek; `-` stands for none. What can be asked:

    opening 0 1              seats 0 and 1 look at their outer cards
    turn 0                   seat 0 draws or takes
    turn 0 drew 5            … keeps or refuses
    turn 0 shows S           … uses or declines
    turn 0 looks 0.1         … looks at place 1 of row 0 (`looks all`: at every face-down card)
    turn 0 may call          … ends its turn
    between 0 1              the rows lie open; seats 0 and 1 are not ready yet
    over

Further lines, where they are not what a game begins with: `draws 1` (of a draw-two, left),
`scanned` (a super-peek was drawn in this turn), `called 1 left 2` (turns), `round 2 starter 1`,
`points 12 -` (one line for each finished round), `out 0 2` (seat 1 went out in round 2).

Luck is told as the cards that come: `luck="S 5"`. `luck="(1 3 9) 3"`: the pile is empty, the 1,
3 and 9 are shuffled into a new one, and the 3 comes. `(all)` are all the cards on the table.
"""

from __future__ import annotations

import re

import pytest

from meowple.core.game import Millis, Outcome, Refused, Seat, When
from meowple.games.tail import GAME
from meowple.games.tail.cards import DECK
from meowple.games.tail.facts import TailFact
from meowple.games.tail.moves import Move, Options
from meowple.games.tail.state import NO_CARD, State
from meowple.games.tail.view import View
from tests.tail.drawing import LETTERS, cards, draw, read, rows_of


class Wanted:
    """Chance that makes the wanted cards come out of sorted bags."""

    def __init__(self, luck: str, pile: bytes, everything: bytes) -> None:
        self.ahead: list[str] = re.findall(r"\([^)]*\)|\S+", luck)
        self._bag = sorted(pile)
        self._everything = sorted(everything)

    def below(self, n: int) -> int:
        assert self.ahead, f"the rules draw one of {n} cards, but no luck was told"
        if self.ahead[0].startswith("("):
            said = self.ahead.pop(0)[1:-1]
            assert said == "all" or not self._bag, f"shuffled while {self._bag} are in the pile"
            self._bag = self._everything if said == "all" else sorted(cards(said))
        assert n == len(self._bag), f"the rules draw one of {n} cards, but these are {self._bag}"
        card = LETTERS.index(self.ahead.pop(0))
        at = self._bag.index(card)
        del self._bag[at]
        return at


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
        state = self.state
        hand = bytes([state.hand])
        held = state.rows + state.pile + state.discards + hand
        return bytes(sorted(card for card in held if card != NO_CARD))

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
