"""Quick play for imagined worlds: what a seat would do, by what that seat has seen.

It reads an imagined state, but of its cards only those the seat in turn knows: the others count as
a usual card. So imagined players know no more than real ones.
"""

from __future__ import annotations

from typing import Final

from meowple.core.game import Chance, Millis, Seat, When
from meowple.games.tail import GAME
from meowple.games.tail import moves as m
from meowple.games.tail.cards import (
    COPIES,
    DECK,
    DRAW_TWO,
    NUMBERS,
    PEEK,
    PLACES,
    SUPER_PEEK,
)
from meowple.games.tail.state import (
    BETWEEN,
    CLOSING,
    DREW,
    LOOK,
    NO_CARD,
    OVER,
    TURN,
    State,
)

USUAL: Final = 5.0
"""What a card is worth that the seat does not know; the mean of all numbers."""
AHEAD: Final = 3.0
"""It calls with a row so much better than every other …"""
LOW: Final = 6.0
"""… or with one worth no more than this."""
ENOUGH: Final = 60
"""Moves after which an imagined round is broken off."""
LOOK_GAIN: Final = 0.1
"""What specials other than a draw-two add to a draw."""

_TAKES: Final = tuple(m.Take(place) for place in range(PLACES))
_KEEPS: Final = tuple(m.Keep(place) for place in range(PLACES))
_PEEKS: Final = tuple(m.Peek(place) for place in range(PLACES))
_NOW: Final = When(Millis(0))


def _usual_gain(worst: int) -> float:
    """What a draw gains for a row whose worst card is this, by the odds of the whole deck."""
    gain = sum(COPIES[card] * max(0, worst - card) for card in range(NUMBERS)) / len(DECK)
    return gain * (1 + COPIES[DRAW_TWO] / len(DECK)) + LOOK_GAIN


_GAINS: Final = tuple(_usual_gain(worst) for worst in range(NUMBERS))


def believed(state: State, owner: int, knower: int) -> list[float]:
    """What `knower` takes the row of `owner` for."""
    first = PLACES * owner
    return [
        float(state.rows[at])
        if state.known[at] >> knower & 1 and state.rows[at] < NUMBERS
        else USUAL
        for at in range(first, first + PLACES)
    ]


def rivals(state: State, seat: int) -> list[int]:
    """The other seats that have cards."""
    rows = state.rows
    return [who for who in range(state.seats) if who != seat and rows[PLACES * who] != NO_CARD]


def ahead(state: State, seat: int) -> float:
    """By how much this seat believes its row to be better than every other."""
    best = min([sum(believed(state, who, seat)) for who in rivals(state, seat)])
    return best - sum(believed(state, seat, seat))


def instinct(state: State) -> m.Move:
    """What the seat in turn does."""
    seat, phase = state.turn, state.phase
    if phase == LOOK:
        return m.PUT_DOWN
    row = believed(state, seat, seat)
    if phase == CLOSING:
        return m.CALL if sum(row) <= LOW or ahead(state, seat) >= AHEAD else m.END_TURN
    worst = max(row)
    if phase == TURN:
        top = state.discards[-1] if state.discards else NO_CARD
        if top < NUMBERS and worst - top > _GAINS[int(worst)]:
            return _TAKES[row.index(worst)]
        return m.DRAW
    if phase == DREW:
        hope = _GAINS[int(worst)] if state.draws else 0.0
        return _KEEPS[row.index(worst)] if worst - state.hand > hope else m.DISCARD
    return _use(state, seat, row)


def _use(state: State, seat: int, row: list[float]) -> m.Move:
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
    mine = max(places, key=row.__getitem__)
    best: m.Move = m.DECLINE
    lowest = row[mine]
    for who in rivals(state, seat):
        theirs = believed(state, who, seat)
        other = min(places, key=theirs.__getitem__)
        if theirs[other] < lowest:
            lowest, best = theirs[other], m.Swap(mine, Seat(who), other)
    return best


def play_out(state: State, first: m.Move, chance: Chance) -> tuple[int | None, ...]:
    """The points of the round, if the seat in turn begins with `first`."""
    move, played = first, 0
    while True:
        state = GAME.play(state, Seat(state.turn), move, _NOW, chance).state
        if state.phase in (BETWEEN, OVER):
            return state.points[-1]
        played += 1
        if played > ENOUGH:
            return _as_it_lies(state)
        move = instinct(state)


def _as_it_lies(state: State) -> tuple[int | None, ...]:
    """The points if the round were over now, specials counted as usual cards."""
    sums: list[int | None] = []
    for first in range(0, len(state.rows), PLACES):
        row = state.rows[first : first + PLACES]
        whole = sum([card if card < NUMBERS else int(USUAL) for card in row])
        sums.append(None if row[0] == NO_CARD else whole)
    return tuple(sums)
