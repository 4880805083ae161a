"""What a seat may know (`view`), and what a person's screen shows of it (`screen`)."""

from __future__ import annotations

from itertools import count
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from meowple.core.game import Seat, check_seat
from meowple.games.tail.cards import OUTER, PLACES
from meowple.games.tail.moves import Options
from meowple.games.tail.state import (
    BETWEEN,
    DREW,
    LOOK,
    NO_CARD,
    NOBODY,
    OFFER,
    OPENING,
    OVER,
    PUBLIC,
    TURN,
    State,
    bit,
    is_in,
)

Phase: TypeAlias = Literal["opening", "turn", "drew", "offer", "look", "closing", "between", "over"]
PHASES: Final[tuple[Phase, ...]] = (
    "opening",
    "turn",
    "drew",
    "offer",
    "look",
    "closing",
    "between",
    "over",
)


SETS: Final = tuple(
    tuple(Seat(seat) for seat in range(6) if is_in(mask, seat)) for mask in range(64)
)
"""The seats of each set that is written as bits."""


class Spot(Struct, frozen=True, array_like=True):
    """One card of a row."""

    card: int | None
    """Its kind, if this seat knows it."""
    face_up: bool
    """It lies open for everybody."""
    looked_at: bool
    """This seat is looking at it now."""
    knowers: int = 0
    """Who has seen it: seats as bits, and 64 for spectators. It is public who looks where."""
    pool: int = 0
    """Where it came from: 0 the deal, 1 the first pile, more for later ones. From a pile only
    numbers are kept."""


class Memory(Struct, frozen=True):
    """What a player who forgets nothing remembers of this round."""

    discards: tuple[int, ...]
    """The discard pile; its last card is the top."""
    unseen: tuple[tuple[int, ...], ...]
    """The cards this seat cannot place, sorted: first those of the deal and the first pile, then
    those of each later pile with cards in rows. The last ones include the present pile."""
    put_back: tuple[int, ...]
    """Specials turned up at the deal and shuffled back, while the first pile lasts."""
    shed: tuple[int, ...]
    """Dealt specials that went from a row to the discards, while the first pile lasts."""


class View(Struct, frozen=True, tag="tail"):
    """The table as one seat may know it."""

    seat: Seat | None
    """Whose view it is; None is a spectator's."""
    seats: int
    options: Options
    round: int
    phase: Phase
    asked: int
    """The number of the present question."""
    starter: Seat
    turn: Seat
    playing: tuple[Seat, ...]
    """The seats that have cards."""
    waiting: tuple[Seat, ...]
    """The seats that are waited for, at the opening look and between rounds."""
    rows: tuple[tuple[Spot, ...], ...]
    """Four cards for each seat; none for one that is out."""
    hand: int | None
    """The number this seat has drawn; in phase `drew` others see only that there is one."""
    special: int | None
    """The special on offer."""
    covered: int | None
    """A number that was refused and lies right under the special on offer."""
    draws: int
    """How many draws of a draw-two are left."""
    scanned: bool
    """Whether the seat in turn has drawn a super-peek."""
    looking: tuple[int, ...]
    """The cards the seat in turn looks at, as `4 * seat + place`."""
    called: Seat | None
    left: int
    """Turns left after the call."""
    pile: int
    """How many cards the pile has."""
    pile_number: int
    discards: int
    """How many cards the discard pile has."""
    top: int | None
    """The top discard."""
    turned_up: tuple[int, ...]
    """The specials turned up at the deal and shuffled back, until the first turn."""
    points: tuple[tuple[int | None, ...], ...]
    out: tuple[int, ...]
    memory: Memory | None
    """None on a screen: remembering is the game."""


def view(state: State, seat: Seat | None) -> View:
    """All that this seat may know; who is out knows what spectators know (tail 8.2)."""
    check_seat(seat, state.seats)
    knower = PUBLIC if seat is None or not _sits_in(state, seat) else bit(seat)
    mine = seat is not None and seat == state.turn
    return View(
        seat=seat,
        seats=state.seats,
        options=state.options,
        round=state.round,
        phase=PHASES[state.phase],
        asked=state.asked,
        starter=Seat(state.starter),
        turn=Seat(state.turn),
        playing=_seats(state.playing),
        waiting=_seats(state.waiting),
        rows=_rows(state, seat, knower),
        hand=state.hand if mine and state.phase == DREW else None,
        special=state.special if state.phase == OFFER else None,
        covered=None if state.covered == NO_CARD else state.covered,
        draws=state.draws,
        scanned=state.scanned,
        looking=_places(state) if state.looking else (),
        called=None if state.called == NOBODY else Seat(state.called),
        left=state.left,
        pile=len(state.pile),
        pile_number=state.pile_number,
        discards=len(state.discards),
        top=state.discards[-1] if state.discards else None,
        turned_up=tuple(state.put_back) if _just_dealt(state) else (),
        points=state.points,
        out=state.out,
        memory=Memory(
            discards=tuple(state.discards),
            unseen=_unseen(state, knower, mine),
            put_back=tuple(state.put_back),
            shed=tuple(sorted(state.shed)),
        ),
    )


def _sits_in(state: State, seat: Seat) -> bool:
    """Whether the seat took part in this round; who goes out at its end did."""
    return state.rows[PLACES * seat] != NO_CARD


def _just_dealt(state: State) -> bool:
    """Whether nobody has drawn or taken a card in this round."""
    untouched = len(state.discards) == 1 and not any(state.pools)
    return state.phase == OPENING or (state.phase == TURN and untouched)


def _seats(mask: int) -> tuple[Seat, ...]:
    return SETS[mask]


def _places(state: State) -> tuple[int, ...]:
    return tuple(at for at in range(len(state.rows)) if is_in(state.looking, at))


def _rows(state: State, seat: Seat | None, knower: int) -> tuple[tuple[Spot, ...], ...]:
    """Four cards for each seat that has any."""
    all_open = state.phase in (BETWEEN, OVER)
    looking = state.looking if state.phase == LOOK and state.turn == seat else 0
    if state.phase == OPENING and seat is not None and is_in(state.waiting, seat):
        looking |= sum(1 << PLACES * seat + place for place in OUTER)
    spots = [
        Spot(
            card if knowers & knower else None,
            all_open or (state.options.easy and at % PLACES in OUTER),
            looking >> at & 1 == 1,
            knowers,
            pool,
        )
        for at, card, knowers, pool in zip(count(), state.rows, state.known, state.pools)
    ]
    return tuple(
        tuple(spots[first : first + PLACES]) if state.rows[first] != NO_CARD else ()
        for first in range(0, PLACES * state.seats, PLACES)
    )


def _unseen(state: State, knower: int, mine: bool) -> tuple[tuple[int, ...], ...]:
    """What this seat cannot place, by the pile it came from."""
    bags: list[list[int]] = [[] for _ in range(state.pool)]
    for card, knowers, pool in zip(state.rows, state.known, state.pools, strict=True):
        if card != NO_CARD and not knowers & knower:
            bags[max(pool, 1) - 1].append(card)
    if state.hand != NO_CARD and not mine:
        bags[-1].append(state.hand)
    bags[-1].extend(state.pile)
    return tuple(tuple(sorted(bag)) for bag in bags)


def screen(full: View) -> View:
    """A face-down card is shown while it is looked at; with `assisted` memory a player also goes
    on seeing what they know (tail 8.1)."""
    assisted = full.options.memory == "assisted" and full.seat in full.playing
    rows = tuple(tuple(_on_screen(spot, assisted) for spot in row) for row in full.rows)
    return replace(full, rows=rows, memory=None)


def _on_screen(spot: Spot, assisted: bool) -> Spot:
    shown = spot.face_up or spot.looked_at or assisted
    return Spot(spot.card if shown else None, spot.face_up, spot.looked_at)


def bare(view: View) -> bool:
    """Between rounds all rows lie open."""
    return view.phase == "between"


def joins(view: View) -> bool:
    """Between rounds."""
    return view.phase == "between"
