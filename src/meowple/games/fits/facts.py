"""What happens, for motion and log. All of it happens in the open but what is drawn into a hand,
and that no fact tells."""

from __future__ import annotations

from meowple.core.facts import Open
from meowple.core.game import Seat


class Chose(Open, frozen=True, tag="chose"):
    """A seat chose its cat."""

    seat: Seat
    cat: int


class Started(Open, frozen=True, tag="started"):
    """A seat laid a start box."""

    seat: Seat
    at: int


class Drew(Open, frozen=True, tag="drew"):
    """A seat drew a card into its hand."""

    seat: Seat


class FoundToy(Open, frozen=True, tag="found_toy"):
    """A seat drew a special toy, which is played at once."""

    seat: Seat
    card: int


class Laid(Open, frozen=True, tag="laid"):
    """A seat laid a box, or a special toy as one."""

    seat: Seat
    card: int
    at: int


class Joined(Open, frozen=True, tag="joined"):
    """So many boxes have become one, the one at `at`."""

    at: int
    boxes: int


class Closed(Open, frozen=True, tag="closed"):
    """The box at `at` has no open side left."""

    at: int


class FellAsleep(Open, frozen=True, tag="fell_asleep"):
    """A seat laid a sleeping cat."""

    seat: Seat
    at: int


class MovedIn(Open, frozen=True, tag="moved_in"):
    """A seat laid a cat across two cards."""

    seat: Seat
    at: int


class ToyLaid(Open, frozen=True, tag="toy_laid"):
    """A seat laid a special toy across two cards."""

    seat: Seat
    card: int
    at: int


class PrincessCame(Open, frozen=True, tag="princess_came"):
    """A seat's Princess took a cat's place; it went home to its owner."""

    seat: Seat
    at: int
    owner: Seat


class Discarded(Open, frozen=True, tag="discarded"):
    """A seat had a card that could not be played; it is out of the game."""

    seat: Seat
    card: int


class FinalBegan(Open, frozen=True, tag="final_began"):
    """From the next turn on nobody draws, and no cat is laid asleep."""

    reason: str


class GameEnded(Open, frozen=True, tag="game_ended"):
    """All hands are empty."""

    reason: str


FitsFact = (
    Chose
    | Started
    | Drew
    | FoundToy
    | Laid
    | Joined
    | Closed
    | FellAsleep
    | MovedIn
    | ToyLaid
    | PrincessCame
    | Discarded
    | FinalBegan
    | GameEnded
)
