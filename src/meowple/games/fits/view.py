"""What a seat may know; what a person's screen shows of it stands in `aids.py`."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from meowple.core.game import Seat, check_seat
from meowple.games.fits.basic import Basic
from meowple.games.fits.cards import FACES, NOTHING, PRINCESS, SLEEPER
from meowple.games.fits.extended import rules_of
from meowple.games.fits.grid import GRIDS
from meowple.games.fits.moves import Options
from meowple.games.fits.scoring import boxes_of, score
from meowple.games.fits.state import (
    CAT,
    DECK_OUT,
    NOBODY,
    NOT_YET,
    TOY,
    State,
    deck_left,
)
from meowple.games.fits.table import (
    ASLEEP,
    AWAKE,
    BALLS,
    FEATHERS,
    LOOSE,
    MICE,
    SPRAYS,
    Table,
    Tally,
)

Phase: TypeAlias = Literal["choosing", "starting", "turn", "play", "toy", "cat", "over"]
PHASES: Final[tuple[Phase, ...]] = (
    "choosing",
    "starting",
    "turn",
    "play",
    "toy",
    "cat",
    "over",
)


class Card(Struct, frozen=True, array_like=True):
    """A card that lies nowhere yet, or no more: in a hand, among the start boxes, out of the game.

    Cards 0 … 71 are boxes, 72 … 74 special toys, 75 and 76 start boxes, 77 is the Princess."""

    card: int
    sides: int
    """Its open sides, as bits: 1 top, 2 right, 4 bottom, 8 left."""
    shows: str
    """A letter each: `m` a mouse, `b` a ball, `f` a feather, `s` a spray bottle."""


class Lying(Struct, frozen=True, array_like=True):
    """A card on the table."""

    at: int
    """Its place: `row * columns + column`, from the top left corner."""
    card: int
    sides: int
    """Its open sides as it lies."""
    shows: str
    box: int
    """Which of the boxes it is part of, counted from 0."""


class Sleeping(Struct, frozen=True, array_like=True):
    """A sleeping cat on the table, or the Princess in the place of one."""

    at: int
    sides: int
    box: int
    seat: Seat | None
    """Whose cat it is; None is the Princess."""


class Across(Struct, frozen=True, array_like=True):
    """What lies across two cards: a cat, the Princess or a special toy."""

    at: int
    """The left one of the two cards."""
    seat: Seat | None
    """Whose cat it is; None where it is no cat."""
    card: int | None
    """The Princess (77) or the special toy; None where it is a cat."""


class Box(Struct, frozen=True, array_like=True):
    """One box: what is in it, and what it would bring now."""

    closed: bool
    mice: int
    balls: int
    feathers: int
    sprays: int
    awake: tuple[int, ...]
    """The awake cats of each seat in it."""
    asleep: tuple[int, ...]
    worth: int
    """What its taker would get, spray bottles and doubling included."""
    points: tuple[int, ...]
    """What each seat would get for it now, further cats included."""
    takers: tuple[Seat, ...]
    """Who would take it now: whoever has the most cats in it."""


class Told(Struct, frozen=True, array_like=True):
    """A card that left a hand, or a special toy that was found."""

    seat: Seat
    card: int | None
    """None while the seat in turn has drawn and not played yet."""
    could: tuple[int, ...] | None
    """Where it was given away because nothing fitted: the cards that would have."""


class Memory(Struct, frozen=True):
    """What a player who forgets nothing remembers: what the odds of hidden cards hang on."""

    story: tuple[Told, ...]
    """In order. Before each of the first ones, as many as were drawn, that seat drew."""
    mine: tuple[int, ...]
    """The cards that this seat drew, in order."""
    unseen: tuple[int, ...]
    """The boxes and special toys that this seat has not seen, sorted."""


class Change(Struct, frozen=True, array_like=True):
    """What a move does to the points of somebody else."""

    move: int
    """Which of the moves of this seat it is, counted from 0."""
    seat: Seat
    points: int


class View(Struct, frozen=True, tag="fits"):
    """The table as one seat may know it."""

    seat: Seat | None
    """Whose view it is; None is a spectator's."""
    seats: int
    options: Options
    phase: Phase
    asked: int
    """The number of the present question."""
    turn: Seat
    columns: int
    rows: int
    chosen: tuple[int | None, ...]
    """The cat of each seat."""
    home: tuple[int, ...]
    """The cat cards that each seat has left."""
    hand: tuple[Card, ...]
    """This seat's own cards."""
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    starts: tuple[Card, ...]
    """The start boxes left."""
    cards: tuple[Lying, ...]
    sleeping: tuple[Sleeping, ...]
    across: tuple[Across, ...]
    boxes: tuple[Box, ...]
    """In reading order of their first cards."""
    totals: tuple[int, ...]
    """What each seat would have if it ended now."""
    toy: Card | None
    """The special toy that is to be played."""
    played: int | None
    """The place of the box just laid, while a cat may follow."""
    deck: int
    """How many cards the deck has."""
    piles: tuple[int, ...]
    """How many cards each of its piles had, the top one first."""
    discards: tuple[Card, ...]
    final: Literal["deck_out", "last_cat"] | None
    """Why the final phase has begun, or will with the next turn."""
    memory: Memory | None
    """None on a screen: it is all on the table or gone."""
    gains: tuple[int, ...] = ()
    """On a screen, while this seat is in turn: the points that each of its moves brings at once."""
    then: tuple[int, ...] = ()
    """Beside them: the points that a cat would bring besides, if one may follow; else 0."""
    changes: tuple[Change, ...] = ()
    """Beside them: what its moves do to the points of others."""


def view(state: State, seat: Seat | None) -> View:
    """All that this seat may know (fits 8.3)."""
    check_seat(seat, state.seats)
    grid, laid = GRIDS[state.table.size], _laid(state)
    return View(
        seat=seat,
        seats=state.seats,
        options=state.options,
        phase=PHASES[state.phase],
        asked=state.asked,
        turn=Seat(state.turn),
        columns=grid.columns,
        rows=grid.rows,
        chosen=tuple([None if cat == NOBODY else cat for cat in state.chosen]),
        home=tuple(state.home),
        hand=() if seat is None else tuple([_card(card) for card in state.hands[seat]]),
        hands=tuple([len(hand) for hand in state.hands]),
        starts=tuple([_card(card) for card in state.starts]),
        cards=laid.cards,
        sleeping=laid.sleeping,
        across=laid.across,
        boxes=laid.boxes,
        totals=laid.totals,
        toy=_card(state.played) if state.phase == TOY else None,
        played=state.played if state.phase == CAT else None,
        deck=deck_left(state),
        piles=state.piles,
        discards=tuple([_card(card) for card in state.discards]),
        final=_final(state),
        memory=_memory(state, seat),
    )


class _Laid(NamedTuple):
    """What lies on the table, for everybody the same."""

    table: Table
    rules: Basic
    seats: int
    cards: tuple[Lying, ...]
    sleeping: tuple[Sleeping, ...]
    across: tuple[Across, ...]
    boxes: tuple[Box, ...]
    totals: tuple[int, ...]


_LAST: Final[list[_Laid]] = []
"""The table that was looked at last: often the next look is at the same, by somebody else or after
a card was drawn."""


def _laid(state: State) -> _Laid:
    table, rules, seats = state.table, rules_of(state.options), state.seats
    for last in _LAST:
        if last.table is table and last.rules is rules and last.seats == seats:
            return last
    lying = list(compress(range(len(table.cards)), table.cards.translate(_LIES)))
    numbers = {box: number for number, box in enumerate(boxes_of(table))}
    boxes = tuple([_box(table.tallies[box], rules, seats) for box in numbers])
    found = _Laid(
        table=table,
        rules=rules,
        seats=seats,
        cards=_cards(table, lying, numbers),
        sleeping=_sleeping(table, lying, numbers),
        across=_across(table),
        boxes=boxes,
        totals=tuple([sum([box.points[who] for box in boxes]) for who in range(seats)]),
    )
    _LAST[:] = [found]
    return found


def _card(card: int) -> Card:
    return _CARDS[card]


_CARDS: Final = tuple(Card(card, face.sides, face.shows) for card, face in enumerate(FACES))


def _cards(table: Table, lying: list[int], numbers: dict[int, int]) -> tuple[Lying, ...]:
    cards, sides, boxes = table.cards, table.sides, table.boxes
    return tuple(
        [
            Lying(at, cards[at], sides[at], _SHOWS[cards[at]], numbers[boxes[at]])
            for at in lying
            if cards[at] < PRINCESS
        ]
    )


_LIES: Final = bytes([card != NOTHING for card in range(256)])
"""For each card whether it is one."""
_SHOWS: Final = tuple(face.shows for face in FACES)


def _sleeping(table: Table, lying: list[int], numbers: dict[int, int]) -> tuple[Sleeping, ...]:
    cards, sides, boxes = table.cards, table.sides, table.boxes
    return tuple(
        [
            Sleeping(
                at,
                sides[at],
                numbers[boxes[at]],
                None if cards[at] == PRINCESS else Seat(cards[at] - SLEEPER),
            )
            for at in lying
            if cards[at] >= PRINCESS
        ]
    )


def _across(table: Table) -> tuple[Across, ...]:
    across = table.across
    if across.count(NOTHING) == len(across):
        return ()
    return tuple(
        [
            Across(at, Seat(what), None) if what < 5 else Across(at, None, what)
            for at, what in enumerate(across)
            if what != NOTHING
        ]
    )


@lru_cache(maxsize=1 << 12)
def _box(tally: Tally, rules: Basic, seats: int) -> Box:
    """A box as it is shown; most of them were shown before."""
    scored = score(tally, rules, seats)
    return Box(
        closed=tally[LOOSE] == 0,
        mice=tally[MICE],
        balls=tally[BALLS],
        feathers=tally[FEATHERS],
        sprays=tally[SPRAYS],
        awake=tally[AWAKE : AWAKE + seats],
        asleep=tally[ASLEEP : ASLEEP + seats],
        worth=scored.worth,
        points=tuple([scored.points(seat) for seat in range(seats)]),
        takers=tuple([Seat(seat) for seat in scored.takers]),
    )


def _final(state: State) -> Literal["deck_out", "last_cat"] | None:
    if state.final == NOT_YET:
        return None
    return "deck_out" if state.final == DECK_OUT else "last_cat"


def _memory(state: State, seat: Seat | None) -> Memory:
    told = [_TOLD[who][card] for who, card in zip(state.story[::2], state.story[1::2], strict=True)]
    for number, could in state.could:
        told[number] = Told(told[number].seat, told[number].card, tuple(could))
    if len(told) < len(state.drawn):
        told.append(Told(Seat(state.turn), None, None))
    drawers = zip(told, state.drawn, strict=False)
    hidden = b"".join([hand for who, hand in enumerate(state.hands) if who != seat])
    return Memory(
        story=tuple(told),
        mine=tuple([card for one, card in drawers if one.seat == seat]),
        unseen=tuple(sorted(state.bag + hidden.replace(_PRINCESS, b""))),
    )


_PRINCESS: Final = bytes((PRINCESS,))
_TOLD: Final = tuple(
    tuple(Told(Seat(who), card, None) for card in range(len(FACES))) for who in range(5)
)
"""For each seat and card that left its hand, what is told of it."""
