"""What may be done now, by whom, and why not."""

from __future__ import annotations

from typing import Final

from meowple.core.game import Millis, Refused, Seat, check_seat
from meowple.games.boots import moves as m
from meowple.games.boots.cards import CARDS
from meowple.games.boots.state import LOOK, OVER, RACE, ROLL, State, bit, lies_there

_NOBODY: Final[frozenset[Seat]] = frozenset()
_GRABS: Final = tuple(m.Grab(card) for card in range(CARDS))
_NOTHING: Final[tuple[m.Move, ...]] = ()
_ROLL: Final[tuple[m.Move, ...]] = (m.ROLL,)
_PASS: Final[tuple[m.Move, ...]] = (m.PASS,)


def to_act(state: State) -> frozenset[Seat]:
    """The roller; in a race everybody who has not grabbed yet."""
    if state.phase in (LOOK, OVER):
        return _NOBODY
    if state.phase == ROLL:
        return frozenset((Seat(state.roller),))
    return frozenset(Seat(seat) for seat, done in enumerate(state.attempts) if done is None)


def wakes_at(state: State) -> Millis | None:
    """When the table rolls by itself, when the round is decided, or when the dice go on."""
    return state.closes


def decision(state: State, seat: Seat) -> int | None:
    """Three numbers for each round: to roll, to grab, and to end it once it takes too long."""
    check_seat(seat, state.seats)
    if state.phase == ROLL:
        return 3 * state.round if state.roller == seat else None
    if state.phase in (LOOK, OVER):
        return None
    if state.attempts[seat] is None:
        return 3 * state.round + 1
    return 3 * state.round + 2 if _may_end(state, seat) else None


def moves(state: State, seat: Seat) -> tuple[m.Move, ...]:
    """All legal moves of this seat: any card in the middle, in the order of the cards."""
    check_seat(seat, state.seats)
    if state.phase == ROLL:
        return _ROLL if state.roller == seat else _NOTHING
    if state.phase in (LOOK, OVER):
        return _NOTHING
    if state.attempts[seat] is None:
        return (*(_GRABS[card] for card in range(CARDS) if lies_there(state, card)), m.PASS)
    return _PASS if _may_end(state, seat) else _NOTHING


def _may_end(state: State, seat: Seat) -> bool:
    """Whether a seat that has grabbed may still ask for the end of the round (boots 3.6)."""
    return state.lapsed and not state.weary & bit(seat)


def expect_roller(state: State, seat: Seat) -> None:
    """Refuse a roll by anybody else, or at another time."""
    if state.phase == OVER:
        raise Refused("game_over")
    if state.phase == RACE:
        raise Refused("dice_are_rolled")
    if state.phase == LOOK:
        raise Refused("look_first")
    if state.roller != seat:
        raise Refused("not_your_roll", seat=state.roller)


def expect_race(state: State) -> None:
    """Refuse a grab before the dice are shown (boots 3.5)."""
    if state.phase == OVER:
        raise Refused("game_over")
    if state.phase != RACE:
        raise Refused("dice_not_rolled")


def expect_card(state: State, seat: Seat, card: int) -> None:
    """Refuse a second grab in a round (boots 3.1), and one on a card that is not in the middle
    (boots 3.5)."""
    expect_race(state)
    if state.attempts[seat] is not None:
        raise Refused("one_grab_a_round")
    if not 0 <= card < CARDS:
        raise Refused("no_such_card")
    if not lies_there(state, card):
        raise Refused("card_is_won")


def expect_pass(state: State, seat: Seat) -> None:
    """Refuse to give up what is already done."""
    expect_race(state)
    if state.attempts[seat] is not None and not _may_end(state, seat):
        raise Refused("one_grab_a_round")
