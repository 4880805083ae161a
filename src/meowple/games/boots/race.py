"""Who was the fastest (boots 3.4–3.6, 5.1): how a grab counts, and when no other could win."""

from __future__ import annotations

from typing import Final

from meowple.core.game import Chance, Millis, Seat, When
from meowple.games.boots.cards import CAT_OF
from meowple.games.boots.moves import Options
from meowple.games.boots.state import LOOK, RACE, ROLL, State, lies_there, lowest_paw
from meowple.games.boots.verdict import Attempt, Call, Dice

FALSE_START: Final = 120
"""Nobody sees the dice and moves a paw in less milliseconds than that."""
TIE: Final = 8
"""Reactions that lie no further apart are equal."""
GRACE: Final = 400
"""How long after the end of its time a round waits for grabs that are on their way: longer than
any table's allowance."""
ROLL_WITHIN: Final = 5_000
"""How long the roller may hold the dice (boots 3.1) …"""
SLOW_ROLL: Final = 10_000
"""… and how long at a slow table (boots 5.6)."""
LOOKED_AT: Final = 3_000
"""How long a decided round is looked at there before the dice go on."""
LAPSE: Final = 30_000
"""Without a limit anybody may end a round that has lasted so long."""


def time_of(options: Options, phase: int) -> int:
    """How long a phase lasts, in milliseconds, before the table acts by itself; 0 without a limit
    (boots 3.1, 3.6, 5.6)."""
    slow = options.tempo == "slow"
    if phase == ROLL:
        return SLOW_ROLL if slow else ROLL_WITHIN
    if phase == LOOK:
        return LOOKED_AT
    return 1000 * options.limit if phase == RACE else 0


def right_card(state: State, dice: Dice) -> int:
    """The cat of the dice if it lies there, else the lowest paw (boots 3.2, 3.3)."""
    cat = CAT_OF[dice]
    paw = lowest_paw(state)
    return cat if lies_there(state, cat) or paw is None else paw


def first_end(options: Options, shown: Millis) -> Millis:
    """When a round ends or lapses if nobody grabs right (boots 3.6)."""
    lasts = 1000 * options.limit + GRACE if options.limit else LAPSE
    return Millis(shown + lasts)


def judged(state: State, card: int, when: When) -> Attempt:
    """How a grab counts. Without a measured reaction it is the time since the dice were shown."""
    reaction = Millis(when.at - state.since) if when.reaction is None else when.reaction
    return Attempt(card, reaction, _call(state, card, reaction))


def _call(state: State, card: int, reaction: Millis) -> Call:
    assert state.dice is not None
    limit = 1000 * state.options.limit
    if reaction < FALSE_START:
        return "too_soon"
    if limit and reaction > limit:
        return "too_late"
    return "right" if card == right_card(state, state.dice) else "wrong"


def best(state: State) -> Millis | None:
    """The quickest right reaction so far."""
    return min(_right(state).values(), default=None)


def quickest(state: State) -> tuple[Seat, ...]:
    """The seats whose right grabs tie for the best (boots 5.1)."""
    right = _right(state)
    first = min(right.values(), default=0)
    return tuple(seat for seat, reaction in right.items() if reaction <= first + TIE)


def winner_of(tied: tuple[Seat, ...], chance: Chance) -> Seat:
    """One of the quickest; chance is asked only if there are several."""
    return tied[chance.below(len(tied))] if len(tied) > 1 else tied[0]


def _right(state: State) -> dict[Seat, Millis]:
    return {
        Seat(seat): attempt.reaction
        for seat, attempt in enumerate(state.attempts)
        if attempt is not None and attempt.call == "right"
    }


def all_heard(state: State) -> bool:
    """Whether every seat has grabbed or passed."""
    return None not in state.attempts


def window(state: State) -> Millis | None:
    """The last moment at which a seat that is still to be heard could win or tie; None where nobody
    has grabbed right, or nothing is measured."""
    if state.latest is None:
        return None
    seats = zip(state.latest, state.attempts, strict=True)
    unheard = [latest for latest, attempt in seats if attempt is None]
    return Millis(max(unheard, default=0) + TIE)


def narrow_window(state: State) -> None:
    """After the first right grab: wait only for seats that could still win or tie, and for each of
    them. Earlier comes only what everybody knows of: the limit, or the lapse."""
    end = window(state)
    if end is not None:
        known = None if state.lapsed else first_end(state.options, state.since)
        state.closes = end if known is None else min(end, known)


def only_lapses(state: State) -> bool:
    """Whether a round without a limit has only become too long (boots 3.6). That is told even if
    somebody has grabbed right: silence would tell it, and others may still win or tie."""
    if state.options.limit or state.lapsed:
        return False
    end = window(state)
    return end is None or end > first_end(state.options, state.since)


def end_soon(state: State, at: Millis) -> None:
    """Somebody wants the round to end: only grabs that are on their way still count, and whoever
    could be as quick as a right one among them (boots 3.6)."""
    if state.latest is None:
        end = Millis(at + GRACE)
        state.closes = end if state.closes is None else min(state.closes, end)
