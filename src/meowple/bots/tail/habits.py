"""Quick play: what a seat would do by habit, by what that seat has seen.

It reads an imagined state, but of its cards only those the seat in turn knows: the others count as
cards usually do that came there in that way. So imagined players know no more than real ones.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from meowple.bots.tail.weights import HABITS
from meowple.core.game import Seat
from meowple.games.tail import moves as m
from meowple.games.tail.cards import COPIES, DECK, DRAW_TWO, NUMBERS, PEEK, PLACES, SUPER_PEEK
from meowple.games.tail.state import (
    BETWEEN,
    CLOSING,
    DREW,
    LOOK,
    NO_CARD,
    OFFER,
    OPENING,
    TURN,
    State,
)


class Habits(NamedTuple):
    """How somebody plays, in points. Found by `tools/fit/tail.py`: habits that win against each
    other."""

    usual: float = 5.0
    """What an own card is worth that one does not know."""
    kept: float = 5.0
    """A rival's card that the rival kept from the pile …"""
    stayed: float = 5.0
    """… that was dealt to the rival, who has seen it and let it lie …"""
    dealt: float = 5.0
    """… and one that the rival never saw."""
    low: float = 6.0
    """It calls with a row worth no more than this …"""
    ahead: float = 3.0
    """… or with one so much better than every other …"""
    patience: float = 0.0
    """… and asks so much less after each reshuffle."""
    hope: float = 0.1
    """What specials other than a draw-two add to a draw."""
    greed: float = 1.0
    """How much of what a draw may bring is counted against a card that is there."""


_TAKES: Final = tuple(m.Take(place) for place in range(PLACES))
_KEEPS: Final = tuple(m.Keep(place) for place in range(PLACES))
_PEEKS: Final = tuple(m.Peek(place) for place in range(PLACES))
_GAINS: Final = tuple(
    sum(COPIES[card] * max(0.0, worst / 4 - card) for card in range(NUMBERS))
    / len(DECK)
    * (1 + COPIES[DRAW_TWO] / len(DECK))
    for worst in range(4 * NUMBERS)
)
"""What a draw gains for a row whose worst card is this many quarters, by the odds of the deck."""


class Player:
    """Somebody with these habits."""

    __slots__ = ("_hopes", "habits")

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self._hopes = tuple([habits.greed * (gain + habits.hope) for gain in _GAINS])

    def row(self, state: State, owner: int, knower: int) -> list[float]:
        """What `knower` takes the row of `owner` for."""
        rows, known, habits = state.rows, state.known, self.habits
        first = PLACES * owner
        found = []
        for at in range(first, first + PLACES):
            if known[at] >> knower & 1:
                card = rows[at]
                found.append(float(card) if card < NUMBERS else habits.usual)
            elif owner == knower:
                found.append(habits.usual)
            elif not known[at] >> owner & 1:
                found.append(habits.dealt)
            else:
                found.append(habits.kept if state.pools[at] else habits.stayed)
        return found

    def best_rival(self, state: State, seat: int) -> float:
        """The points of the best other row, as this seat believes it."""
        rows = state.rows
        return min(
            [
                sum(self.row(state, who, seat))
                for who in range(state.seats)
                if who != seat and rows[PLACES * who] != NO_CARD
            ],
            default=99.0,
        )

    def calls(self, state: State, seat: int) -> bool:
        """Whether it calls the end."""
        habits = self.habits
        own = sum(self.row(state, seat, seat)) - habits.patience * (state.pile_number - 1)
        return own <= habits.low or own + habits.ahead <= self.best_rival(state, seat)

    def move(self, state: State, seat: int) -> m.Move:
        """What this seat does now."""
        phase = state.phase
        if phase == CLOSING:
            return m.CALL if self.calls(state, seat) else m.END_TURN
        if phase in (LOOK, OPENING):
            return m.PUT_DOWN
        if phase == BETWEEN:
            return m.READY
        row = self.row(state, seat, seat)
        worst = max(row)
        if phase == TURN:
            top = state.discards[-1] if state.discards else NO_CARD
            if top < NUMBERS and worst - top > self._hopes[int(4 * worst)]:
                return _TAKES[row.index(worst)]
            return m.DRAW
        if phase == DREW:
            hope = self._hopes[int(4 * worst)] if state.draws else 0.0
            return _KEEPS[row.index(worst)] if worst - state.hand > hope else m.DISCARD
        assert phase == OFFER
        return self._use(state, seat, row)

    def _use(self, state: State, seat: int, row: list[float]) -> m.Move:
        if state.special == DRAW_TWO:
            return m.DRAW
        if state.special == SUPER_PEEK:
            return m.SUPER_PEEK
        places = (1, 2) if state.options.easy else (0, 1, 2, 3)
        if state.special == PEEK:
            for place in places:
                if not state.known[PLACES * seat + place] >> seat & 1:
                    return _PEEKS[place]
            return m.DECLINE
        return self._swap(state, seat, row, places)

    def _swap(self, state: State, seat: int, row: list[float], places: tuple[int, ...]) -> m.Move:
        mine = max(places, key=row.__getitem__)
        best: m.Move = m.DECLINE
        lowest = row[mine]
        for who in range(state.seats):
            if who != seat and state.rows[PLACES * who] != NO_CARD:
                theirs = self.row(state, who, seat)
                other = min(places, key=theirs.__getitem__)
                if theirs[other] < lowest:
                    lowest, best = theirs[other], m.Swap(mine, Seat(who), other)
        return best


USUAL: Final = Player(Habits(*HABITS))
