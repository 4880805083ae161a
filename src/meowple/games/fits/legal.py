"""What may be done now, by whom, and why not."""

from __future__ import annotations

from functools import cache
from typing import Final

from meowple.core.game import Millis, Refused, Seat, check_seat
from meowple.games.fits import moves as m
from meowple.games.fits.cards import (
    BOTTOM,
    BOXES,
    CATS,
    LAID,
    NOTHING,
    PRINCESS,
    TOP,
)
from meowple.games.fits.extended import rules_of
from meowple.games.fits.grid import GRIDS, NO_PLACE
from meowple.games.fits.state import (
    CAT,
    CHOOSING,
    NOBODY,
    OVER,
    PLAY,
    STARTING,
    TOY,
    TURN,
    State,
)
from meowple.games.fits.table import ASLEEP, AWAKE, Table, Tally, is_seam

WHY_NOT: Final = {
    CHOOSING: "choose_first",
    STARTING: "start_first",
    TURN: "draw_or_sleep_first",
    PLAY: "play_first",
    TOY: "toy_first",
    CAT: "cat_or_pass_first",
    OVER: "game_over",
}


def wakes_at(state: State) -> Millis | None:
    """Never: no rule waits for the clock."""
    return None


_ALL: Final = tuple(Seat(seat) for seat in range(5))
_ONE: Final = tuple(frozenset((seat,)) for seat in _ALL)
_NOBODY: Final[frozenset[Seat]] = frozenset()


def to_act(state: State) -> frozenset[Seat]:
    """The seat in turn; at first all that have not chosen a cat."""
    phase = state.phase
    if phase == CHOOSING:
        return frozenset([_ALL[seat] for seat in range(state.seats) if _has_no_cat(state, seat)])
    return _NOBODY if phase == OVER else _ONE[state.turn]


def decision(state: State, seat: Seat) -> int | None:
    """The number of the question; a chosen cat makes it another for all who still choose."""
    check_seat(seat, state.seats)
    return state.asked if seat in to_act(state) else None


def _has_no_cat(state: State, seat: int) -> bool:
    return state.chosen[seat] == NOBODY


def expect(state: State, seat: Seat, phase: int) -> None:
    """Refuse a move that does not answer what the seat is asked."""
    asked = _has_no_cat(state, seat) if phase == CHOOSING else seat == state.turn
    if state.phase == phase and asked:
        return
    if state.phase == CHOOSING and not _has_no_cat(state, seat):
        raise Refused("not_waited_for")
    if state.phase not in (CHOOSING, OVER) and seat != state.turn:
        raise Refused("not_your_turn", seat=state.turn)
    raise Refused(WHY_NOT[state.phase])


# Where a card may be laid as a box (fits 2)


def turns_of(card: int) -> tuple[bool, ...]:
    """The ways to turn a card; one if they are equal (fits 2.1)."""
    return (False,) if LAID[card][0] == LAID[card][1] else (False, True)


def check_place(state: State, card: int, at: int, flip: bool) -> int:
    """Refuse a place where the card cannot be laid; gives its open sides as it will lie."""
    table = state.table
    if not 0 <= at < len(table.cards):
        raise Refused("off_the_table")
    if table.cards[at] != NOTHING:
        raise Refused("place_taken")
    if at not in table.frontier:
        raise Refused("not_joined")
    if flip not in turns_of(card):
        raise Refused("same_when_turned")
    sides = LAID[card][flip]
    if state.phase != STARTING and at not in rules_of(state.options).places(table, sides):
        raise Refused("wall_to_wall")
    return sides


def start_places(table: Table) -> list[int]:
    """Where the next start box may lie: the middle, then either end of the column (fits 3.3)."""
    middle = GRIDS[table.size].middle
    if table.cards[middle] == NOTHING:
        return [middle]
    return [at for at in table.frontier if _above_or_below_a_card(table, at)]


def _above_or_below_a_card(table: Table, at: int) -> bool:
    above, _, below, _ = GRIDS[table.size].beside[at]
    return (above != NO_PLACE and table.cards[above] != NOTHING) or (
        below != NO_PLACE and table.cards[below] != NOTHING
    )


def fits_somewhere(state: State, card: int) -> bool:
    """Whether a card can be played at all: a Princess needs a cat (fits 4.3)."""
    table = state.table
    if card == PRINCESS:
        return len(table.cats) > 0
    places = rules_of(state.options).places
    return any(len(places(table, LAID[card][flip])) > 0 for flip in turns_of(card))


def playable(state: State) -> bytes:
    """The cards that could be played now, whoever holds them."""
    return bytes([card for card in (*BOXES, PRINCESS) if fits_somewhere(state, card)])


# Where something may be laid across (fits 5, 6)


def may_move_in(tally: Tally, seat: int) -> bool:
    """Whether a seat's cat may go into a box: nobody else's is in it, or an own one (fits 5.2)."""
    if tally[AWAKE + seat] or tally[ASLEEP + seat]:
        return True
    return not any(tally[AWAKE:])


def cat_places(state: State, seat: int) -> list[int]:
    """Where a cat may be laid after the box of this turn (fits 5.1, 5.2)."""
    table, at = state.table, state.played
    free = [seam for seam in (at - 1, at) if seam >= 0 and seam in table.seams]
    if not free or state.home[seat] == 0:  # mostly: then nobody need know the boxes
        return []
    return free if may_move_in(table.tallies[table.boxes[at]], seat) else []


def check_cat(state: State, seat: int, at: int) -> None:
    """Refuse a place where no cat may be laid now."""
    if at not in (state.played - 1, state.played):
        raise Refused("not_on_the_new_box")
    if not is_seam(state.table, at):
        raise Refused("wall_between")
    if at not in cat_places(state, seat):
        raise Refused("covered")


def may_sleep(state: State, seat: int) -> bool:
    """Whether a seat may lay a cat asleep (fits 4.2, 11.1)."""
    return state.home[seat] > (1 if state.options.awake_finish else 0)


# All legal moves


def moves(state: State, seat: Seat) -> tuple[m.Move, ...]:
    """All legal moves of this seat."""
    check_seat(seat, state.seats)
    phase = state.phase
    if phase == CHOOSING:
        return _choices(state) if _has_no_cat(state, seat) else ()
    if phase == OVER or state.turn != seat:
        return ()
    if phase == STARTING:
        return _starts(state)
    if phase == TURN:
        return _turns(state, seat)
    if phase == PLAY:
        return _plays(state, state.hands[seat])
    if phase == TOY:
        return _toys(state)
    return (*[_CATS[at] for at in cat_places(state, seat)], m.PASS)


_CHOICES: Final = tuple(m.Choose(cat) for cat in range(len(CATS)))
_CATS: Final = tuple(m.Cat(at) for at in range(256))
_TOYS: Final = tuple(m.Toy(at) for at in range(256))
_PRINCESSES: Final = tuple(m.Princess(at) for at in range(256))

Way = tuple[int, tuple[m.Move, ...]]
"""A way to lay a card: its open sides, and the move that lays it so at each place."""


def _sleeping(flip: bool, sides: int) -> Way:
    return sides, tuple([m.Sleep(at, flip) for at in range(256)])


_SLEEPS: Final = (_sleeping(False, TOP), _sleeping(True, BOTTOM))


@cache
def _ways(card: int) -> tuple[Way, ...]:
    """The ways to lay a card as a box, its moves made once. The Princess is none."""
    if card == PRINCESS:
        return ()
    return tuple(
        [
            (LAID[card][flip], tuple([m.Lay(card, at, flip) for at in range(256)]))
            for flip in turns_of(card)
        ]
    )


def _choices(state: State) -> tuple[m.Move, ...]:
    return tuple([_CHOICES[cat] for cat in range(len(CATS)) if cat not in state.chosen])


def _starts(state: State) -> tuple[m.Move, ...]:
    places = start_places(state.table)
    return tuple(
        [
            m.Start(card, at, flip)
            for card in sorted(set(state.starts))
            for flip in turns_of(card)
            for at in places
        ]
    )


def _turns(state: State, seat: Seat) -> tuple[m.Move, ...]:
    """To draw, or to lay a cat asleep."""
    if not may_sleep(state, seat):
        return (m.DRAW,)
    table, places = state.table, rules_of(state.options).places
    return (m.DRAW, *[lays[at] for sides, lays in _SLEEPS for at in places(table, sides)])


def _plays(state: State, hand: bytes) -> tuple[m.Move, ...]:
    """Boxes and the Princess where they fit; if nothing does, a card is given away (fits 4.3)."""
    table, places = state.table, rules_of(state.options).places
    found = [
        lays[at] for card in hand for sides, lays in _ways(card) for at in places(table, sides)
    ]
    if PRINCESS in hand:
        found += [_PRINCESSES[at] for at in table.cats]
    if not found:
        return tuple([m.Discard(card) for card in sorted(set(hand))])
    return tuple(found)


def _toys(state: State) -> tuple[m.Move, ...]:
    """Across two cards; only if that is nowhere possible, as a box (fits 6.1, 6.2)."""
    table, places = state.table, rules_of(state.options).places
    if table.seams:
        return tuple([_TOYS[at] for at in table.seams])
    return tuple([lays[at] for sides, lays in _ways(state.played) for at in places(table, sides)])
