"""What may be done now, by whom, and why not."""

from __future__ import annotations

from typing import Final

from meowple.core.game import Millis, Refused, Seat, check_seat
from meowple.games.tail import moves as m
from meowple.games.tail.cards import DRAW_TWO, NUMBERS, OUTER, PEEK, PLACES, SWAP
from meowple.games.tail.scoring import deadline
from meowple.games.tail.state import (
    BETWEEN,
    CLOSING,
    DREW,
    LOOK,
    OFFER,
    OPENING,
    OVER,
    TURN,
    State,
    bit,
    is_in,
)

WHY_NOT: Final = {
    OPENING: "put_down_first",
    TURN: "draw_or_take_first",
    DREW: "keep_or_discard_first",
    OFFER: "use_or_decline_first",
    LOOK: "put_down_first",
    CLOSING: "call_or_end_first",
    BETWEEN: "between_rounds",
    OVER: "game_over",
}


def not_now(state: State, seat: Seat) -> Refused:
    """Why a seat cannot do what it wants: it is asked something else, or nothing."""
    if state.phase == OPENING and not is_in(state.waiting, seat):
        return Refused("not_waited_for")
    if state.phase not in (OPENING, BETWEEN, OVER) and state.turn != seat:
        return Refused("not_your_turn", seat=state.turn)
    return Refused(WHY_NOT[state.phase])


def expect_turn(state: State, seat: Seat) -> None:
    """Refuse a move that needs a turn of one's own."""
    if state.phase in (OPENING, BETWEEN, OVER) or state.turn != seat:
        raise not_now(state, seat)


def expect(state: State, seat: Seat, phase: int) -> None:
    """Refuse a move that does not answer what the seat in turn is asked."""
    if state.phase != phase or state.turn != seat:
        raise not_now(state, seat)


def expect_offer(state: State, seat: Seat, special: int) -> None:
    """Refuse the use of a special other than the one shown."""
    expect(state, seat, OFFER)
    if state.special != special:
        raise Refused("another_special")


def expect_waiting(state: State, seat: Seat, phase: int) -> None:
    """Refuse a move of a seat that is not, or no longer, waited for."""
    if state.phase != phase:
        raise not_now(state, seat)
    if not is_in(state.waiting, seat):
        raise Refused("not_waited_for")


def check_place(place: int) -> None:
    """Refuse a place that no row has."""
    if not 0 <= place < PLACES:
        raise Refused("no_such_place", place=place)


def wakes_at(state: State) -> Millis | None:
    """Between rounds the agreed time may run out (tail 6.2)."""
    return deadline(state.options) if state.phase == BETWEEN else None


_SEATS: Final = tuple(
    frozenset(Seat(seat) for seat in range(6) if is_in(mask, seat)) for mask in range(64)
)


def to_act(state: State) -> frozenset[Seat]:
    """The seat in turn; at the opening look and between rounds all that are not done."""
    if state.phase in (OPENING, BETWEEN, OVER):
        return _SEATS[state.waiting]
    return _SEATS[bit(state.turn)]


def decision(state: State, seat: Seat) -> int | None:
    """The number of the question, the same for all who are asked it."""
    check_seat(seat, state.seats)
    return state.asked if seat in to_act(state) else None


_TAKES: Final = tuple(m.Take(place) for place in range(PLACES))
_KEEPS: Final = tuple(m.Keep(place) for place in range(PLACES))
_PEEKS: Final = tuple(m.Peek(place) for place in range(PLACES))

_DRAW_ONLY: Final[tuple[m.Move, ...]] = (m.DRAW,)
_DRAW_OR_TAKE: Final[tuple[m.Move, ...]] = (m.DRAW, *_TAKES)
_KEEP_OR_DISCARD: Final[tuple[m.Move, ...]] = (*_KEEPS, m.DISCARD)
_CALL_OR_END: Final[tuple[m.Move, ...]] = (m.CALL, m.END_TURN)
_PUT_DOWN: Final[tuple[m.Move, ...]] = (m.PUT_DOWN,)
_READY: Final[tuple[m.Move, ...]] = (m.READY,)
_NOTHING: Final[tuple[m.Move, ...]] = ()


def moves(state: State, seat: Seat) -> tuple[m.Move, ...]:
    """All legal moves of this seat."""
    check_seat(seat, state.seats)
    phase = state.phase
    if phase in (OPENING, BETWEEN, OVER):
        if not is_in(state.waiting, seat):
            return _NOTHING
        return _PUT_DOWN if phase == OPENING else _READY
    if state.turn != seat:
        return _NOTHING
    if phase == TURN:
        discards = state.discards
        return _DRAW_OR_TAKE if discards and discards[-1] < NUMBERS else _DRAW_ONLY
    if phase == DREW:
        return _KEEP_OR_DISCARD
    if phase == OFFER:
        return _offers(state.special, seat, state.playing, state.options.easy)
    return _PUT_DOWN if phase == LOOK else _CALL_OR_END


_OFFERS: Final[dict[tuple[int, int, int, bool], tuple[m.Move, ...]]] = {}


def _offers(special: int, seat: int, playing: int, easy: bool) -> tuple[m.Move, ...]:
    """The ways to use a special, made once for each table."""
    known = _OFFERS.get((special, seat, playing, easy))
    if known is not None:
        return known
    places = [place for place in range(PLACES) if not (easy and place in OUTER)]
    uses: list[m.Move]
    if special == SWAP:
        others = [Seat(other) for other in range(6) if other != seat and is_in(playing, other)]
        uses = [
            m.Swap(place, other, there) for place in places for other in others for there in places
        ]
    elif special == PEEK:
        uses = [_PEEKS[place] for place in places]
    else:
        uses = [m.DRAW if special == DRAW_TWO else m.SUPER_PEEK]
    offers = _OFFERS[(special, seat, playing, easy)] = (*uses, m.DECLINE)
    return offers
