"""A moment of `fits`: the table, the hands, the deck, and what is asked."""

from __future__ import annotations

from typing import ClassVar, Final

from meowple.core.state import Value
from meowple.games.fits.moves import Options
from meowple.games.fits.table import Table

CHOOSING: Final = 0
"""Everybody chooses a cat."""
STARTING: Final = 1
"""The seat in turn lays a start box."""
TURN: Final = 2
"""It draws, or lays a sleeping cat."""
PLAY: Final = 3
"""It plays a card of its hand."""
TOY: Final = 4
"""It has drawn a special toy and plays it."""
CAT: Final = 5
"""It has laid a box, and lays a cat or none."""
OVER: Final = 6

_NAMES: Final = ("choosing", "starting", "turn", "play", "toy", "cat", "over")

NOBODY: Final = 255
"""For a cat that nobody has chosen, and a seat that has chosen none."""

NOT_YET: Final = 0
DECK_OUT: Final = 1
LAST_CAT: Final = 2
"""Why the final phase began (fits 8.1)."""

FIELDS: Final = (
    "asked",
    "bag",
    "chosen",
    "could",
    "discards",
    "drawn",
    "final",
    "hands",
    "home",
    "options",
    "phase",
    "piles",
    "played",
    "seats",
    "starts",
    "story",
    "table",
    "turn",
)


class State(Value):
    """A moment of a match."""

    fields: ClassVar = FIELDS
    __slots__ = FIELDS

    options: Options
    seats: int
    phase: int
    turn: int
    """The seat in turn."""
    asked: int
    """How many questions there have been: the number of the present one."""
    chosen: bytes
    """The cat of each seat, or NOBODY."""
    home: bytes
    """How many cat cards lie in front of each seat."""
    table: Table
    starts: bytes
    """The start boxes left, until everybody has laid one."""
    hands: tuple[bytes, ...]
    """The cards of each seat, sorted."""
    bag: bytes
    """The cards of the deck, sorted; by the basic rules without the Princesses of the piles."""
    piles: tuple[int, ...]
    """How many cards each pile of the deck had, the top one first; one pile by the extended
    rules."""
    drawn: bytes
    """The cards that were drawn, in order."""
    story: bytes
    """Two bytes for each card that left a hand, and each toy found: the seat and the card. Before
    each of the first ones, as many as were drawn, the seat drew."""
    could: tuple[tuple[int, bytes], ...]
    """For each card given away because none could be played (fits 4.3): its place in the story,
    and the cards that could have been."""
    discards: bytes
    """The cards out of the game, in order."""
    played: int
    """TOY: the special toy. CAT: the place of the box just laid."""
    final: int
    """Why the final phase has begun, or will with the next turn (fits 8.1)."""

    def copy(self) -> State:
        """The same moment again, to be made into the next."""
        new = State()
        new.options = self.options
        new.seats = self.seats
        new.phase = self.phase
        new.turn = self.turn
        new.asked = self.asked
        new.chosen = self.chosen
        new.home = self.home
        new.table = self.table
        new.starts = self.starts
        new.hands = self.hands
        new.bag = self.bag
        new.piles = self.piles
        new.drawn = self.drawn
        new.story = self.story
        new.could = self.could
        new.discards = self.discards
        new.played = self.played
        new.final = self.final
        return new

    def __repr__(self) -> str:
        where = f"question {self.asked}, {_NAMES[self.phase]}, seat {self.turn} in turn"
        return f"<State of fits: {self.seats} seats, {where}, {deck_left(self)} in the deck>"


def deck_left(state: State) -> int:
    """How many cards the deck has."""
    return sum(state.piles) - len(state.drawn)


def in_final(state: State) -> bool:
    """Whether the final phase has begun, or will with the next turn (fits 8.1)."""
    return state.final != NOT_YET


def with_hand(state: State, seat: int, hand: bytes) -> None:
    """Give a seat other cards."""
    state.hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
