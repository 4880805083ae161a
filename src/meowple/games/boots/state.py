"""The table of `boots`: which card lies where, what the dice show, and who has grabbed."""

from __future__ import annotations

from typing import ClassVar, Final

from meowple.core.game import Millis
from meowple.core.state import Value
from meowple.games.boots.cards import CARDS, FIRST_PAW
from meowple.games.boots.layout import Place
from meowple.games.boots.moves import Options
from meowple.games.boots.verdict import Attempt, Dice, Verdict

ROLL: Final = 0
"""The dice are with the roller."""
RACE: Final = 1
"""The dice are shown, and everybody looks for the card."""
LOOK: Final = 2
"""A round is decided, and everybody looks at it before the dice go on: at slow tables alone."""
OVER: Final = 3

_NAMES: Final = ("roll", "race", "look", "over")

MIDDLE: Final = 255
"""The owner of a card that still lies in the middle."""

FIELDS: Final = (
    "attempts",
    "closes",
    "dice",
    "lapsed",
    "last",
    "latest",
    "options",
    "owners",
    "phase",
    "places",
    "roller",
    "round",
    "seats",
    "since",
    "weary",
)


class State(Value):
    """A moment of a match."""

    fields: ClassVar = FIELDS
    __slots__ = FIELDS

    options: Options
    seats: int
    places: tuple[Place, ...]
    """Where each card lay at the deal."""
    owners: bytes
    """For each card the seat before which it lies, or MIDDLE."""
    round: int
    """Counted from 1; a round that nobody wins counts too."""
    roller: int
    phase: int
    since: Millis
    """When the roller was given the dice, when the dice were shown, or when the round before was
    decided."""
    closes: Millis | None
    """When the table acts by itself: it rolls, decides the round, or lets the dice go on."""
    dice: Dice | None
    """What the dice show; None before the roll."""
    attempts: tuple[Attempt | None, ...]
    """What each seat did in this round."""
    latest: tuple[Millis, ...] | None
    """For each seat, the last moment at which it could still be as quick as the best right grab so
    far. None where nobody grabbed right, or where nothing is measured."""
    lapsed: bool
    """Whether the round has lasted so long that anybody may end it."""
    weary: int
    """The seats that want it to end, as bits."""
    last: Verdict | None
    """How the round before was decided."""

    def copy(self) -> State:
        """A state of its own with the same contents."""
        new = State()
        new.options = self.options
        new.seats = self.seats
        new.places = self.places
        new.owners = self.owners
        new.round = self.round
        new.roller = self.roller
        new.phase = self.phase
        new.since = self.since
        new.closes = self.closes
        new.dice = self.dice
        new.attempts = self.attempts
        new.latest = self.latest
        new.lapsed = self.lapsed
        new.weary = self.weary
        new.last = self.last
        return new

    def __repr__(self) -> str:
        dice = "" if self.dice is None else f", dice {self.dice[0]} and {self.dice[1]}"
        where = f"round {self.round}, {_NAMES[self.phase]}, seat {self.roller} rolls{dice}"
        return f"<State of boots: {self.seats} seats, {where}>"


def lies_there(state: State, card: int) -> bool:
    """Whether the card still lies in the middle."""
    return state.owners[card] == MIDDLE


def lowest_paw(state: State) -> int | None:
    """The paw with the lowest value that still lies in the middle."""
    return next((paw for paw in range(FIRST_PAW, CARDS) if lies_there(state, paw)), None)


def give(state: State, card: int, seat: int) -> None:
    """Lay a card before a seat."""
    state.owners = state.owners[:card] + bytes((seat,)) + state.owners[card + 1 :]


def bit(seat: int) -> int:
    """A seat as a bit."""
    return 1 << seat
