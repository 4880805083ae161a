"""What happens, for motion and log. What is sealed is told to nobody, not even by a fact."""

from __future__ import annotations

from meowple.core.facts import Open
from meowple.core.game import Seat


class Rolled(Open, frozen=True, tag="rolled"):
    """A new round: its first player rolled these dice."""

    round: int
    seat: Seat
    dice: tuple[int, ...]


class Took(Open, frozen=True, tag="took"):
    """A seat took a die."""

    seat: Seat
    value: int


class Left(Open, frozen=True, tag="left"):
    """Everybody has a die; the one left is the central die."""

    value: int


class Chose(Open, frozen=True, tag="chose"):
    """A seat sealed its choice."""

    seat: Seat


class TookBack(Open, frozen=True, tag="took_back"):
    """A seat took its sealed choice back."""

    seat: Seat


class Drew(Open, frozen=True, tag="drew"):
    """All choices are revealed: a seat drew this."""

    seat: Seat
    item: int
    tower: int
    floor: int
    cat: int | None
    """With a house: the cat that was scored."""
    paws: int
    """Paws crossed out for it."""
    points: int
    """Points written under the cat."""
    circled: int
    """Paws circled for a butterfly."""


class Passed(Open, frozen=True, tag="passed"):
    """All choices are revealed: a seat passed and circled so many paws."""

    seat: Seat
    paws: int


class Circled(Open, frozen=True, tag="circled"):
    """A seat filled a tower and circled this number on top of it."""

    seat: Seat
    tower: int
    number: int


class Barred(Open, frozen=True, tag="barred"):
    """A seat crossed out the larger number of a tower."""

    seat: Seat
    tower: int


class Ended(Open, frozen=True, tag="ended"):
    """The game is over."""

    reason: str


CafeFact = Rolled | Took | Left | Chose | TookBack | Drew | Passed | Circled | Barred | Ended
