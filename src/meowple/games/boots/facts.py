"""What happens, for motion and log. Who grabbed what is open only with the verdict (boots 5.1)."""

from __future__ import annotations

from meowple.core.facts import Open, Own
from meowple.core.game import Millis, Seat
from meowple.games.boots.verdict import Dice


class Rolled(Open, frozen=True, tag="rolled"):
    """A seat rolled the dice."""

    seat: Seat
    dice: Dice


class RolledItself(Open, frozen=True, tag="rolled_itself"):
    """Nobody rolled, so the table did."""

    dice: Dice


class Grabbed(Own, frozen=True, tag="grabbed"):
    """A seat grabbed a card."""

    card: int


class Passed(Own, frozen=True, tag="passed"):
    """A seat leaves the round to the others, or wants it to end."""


class Lapsed(Open, frozen=True, tag="lapsed"):
    """The round takes very long: anybody may end it."""


class Missed(Open, frozen=True, tag="missed"):
    """A seat had grabbed a wrong card."""

    seat: Seat
    card: int


class TooSoon(Open, frozen=True, tag="too_soon"):
    """A seat had grabbed before anybody can have seen the dice."""

    seat: Seat
    card: int


class TooLate(Open, frozen=True, tag="too_late"):
    """A seat had grabbed after the time was up."""

    seat: Seat
    card: int


class Tied(Open, frozen=True, tag="tied"):
    """These seats were equally quick; chance chooses."""

    seats: tuple[Seat, ...]


class Won(Open, frozen=True, tag="won"):
    """A seat was the first on the right card and has it."""

    seat: Seat
    card: int
    reaction: Millis


class Took(Open, frozen=True, tag="took"):
    """With a paw a seat took a cat from another one."""

    seat: Seat
    card: int
    owner: Seat


class AllMissed(Open, frozen=True, tag="all_missed"):
    """Nobody can win this round any more."""


class TimeUp(Open, frozen=True, tag="time_up"):
    """Nobody found the card in time."""


class GivenUp(Open, frozen=True, tag="given_up"):
    """A seat ended a round that took too long."""

    seat: Seat


class Voided(Open, frozen=True, tag="voided"):
    """The table was interrupted: the round counts for nothing."""


class GameEnded(Open, frozen=True, tag="game_ended"):
    """The last paw is won."""


BootsFact = (
    Rolled
    | RolledItself
    | Grabbed
    | Passed
    | Lapsed
    | Missed
    | TooSoon
    | TooLate
    | Tied
    | Won
    | Took
    | AllMissed
    | TimeUp
    | GivenUp
    | Voided
    | GameEnded
)
