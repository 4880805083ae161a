"""The table of `cafe`: dice, sheets and sealed choices."""

from __future__ import annotations

from typing import ClassVar, Final

from meowple.core.state import Value
from meowple.games.cafe.marks import Sheet
from meowple.games.cafe.moves import Choice, Options

DRAFT: Final = 0
"""The seat in turn takes a die."""
DRAW: Final = 1
"""Everybody chooses in secret what to draw."""
OVER: Final = 2

_NAMES: Final = ("draft", "draw", "over")

TAKE_BACKS: Final = 20
"""How often a seat may take back in a round: enough for anybody, and the table never stalls."""
IDLE_ROUNDS: Final = 3
"""After so many rounds running in which nobody did anything the game ends (cafe 3.9)."""

FIELDS: Final = (
    "central",
    "choices",
    "dice",
    "first",
    "idle",
    "options",
    "phase",
    "round",
    "seats",
    "sheets",
    "taken",
    "taken_back",
)


class State(Value):
    """A moment of a match."""

    fields: ClassVar = FIELDS
    __slots__ = FIELDS

    options: Options
    seats: int
    phase: int
    round: int
    """Counted from 1."""
    first: int
    """The seat that rolled in this round."""
    dice: tuple[int, ...]
    """The dice in the middle that nobody has taken, sorted; none once the draft is over."""
    taken: tuple[int, ...]
    """For each seat its die, 0 while it has none."""
    central: int
    """The die that was left for everybody; 0 in the draft."""
    sheets: tuple[Sheet, ...]
    choices: tuple[Choice | None, ...]
    """DRAW: for each seat what it has sealed."""
    taken_back: tuple[int, ...]
    """For each seat how often it took its choice back in this round."""
    idle: int
    """Rounds running, up to now, in which everybody passed with no paw left to circle."""

    def copy(self) -> State:
        """The same moment again, to be made into the next."""
        new = State()
        new.options = self.options
        new.seats = self.seats
        new.phase = self.phase
        new.round = self.round
        new.first = self.first
        new.dice = self.dice
        new.taken = self.taken
        new.central = self.central
        new.sheets = self.sheets
        new.choices = self.choices
        new.taken_back = self.taken_back
        new.idle = self.idle
        return new

    def __repr__(self) -> str:
        where = f"round {self.round}, {_NAMES[self.phase]}, seat {self.first} rolled"
        return f"<State of cafe: {self.seats} seats, {where}>"
