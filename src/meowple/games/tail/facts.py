"""What happens, for motion and log.

All of it happens in the open. A fact names no card that may lie face down later: a number on the
discard pile can be taken back into a row, and remembering it is the game (tail 8.1).
"""

from __future__ import annotations

from meowple.core.facts import Open
from meowple.core.game import Seat


class RoundBegan(Open, frozen=True, tag="round_began"):
    """Cards were dealt; these specials were turned up first and shuffled back."""

    round: int
    starter: Seat
    put_back: tuple[int, ...]


class CardsDown(Open, frozen=True, tag="cards_down"):
    """A seat put down the cards it looked at."""

    seat: Seat


class Reshuffled(Open, frozen=True, tag="reshuffled"):
    """The discards became a new pile of so many cards."""

    cards: int


class Drew(Open, frozen=True, tag="drew"):
    """A seat drew a number, which it alone sees."""

    seat: Seat


class Showed(Open, frozen=True, tag="showed"):
    """A seat drew a special; it lies on the discard pile."""

    seat: Seat
    card: int


class Took(Open, frozen=True, tag="took"):
    """A seat took the top discard into its row and laid down the card that was there."""

    seat: Seat
    place: int


class Kept(Open, frozen=True, tag="kept"):
    """A seat kept the drawn card and laid down the card that was there."""

    seat: Seat
    place: int


class Discarded(Open, frozen=True, tag="discarded"):
    """A seat refused the drawn card."""

    seat: Seat


class Swapped(Open, frozen=True, tag="swapped"):
    """Two cards changed places, and nobody looked."""

    seat: Seat
    place: int
    other_seat: Seat
    other_place: int


class Peeked(Open, frozen=True, tag="peeked"):
    """A seat looks at one of its own cards."""

    seat: Seat
    place: int


class Scanned(Open, frozen=True, tag="scanned"):
    """A seat looks at every face-down card."""

    seat: Seat


class Declined(Open, frozen=True, tag="declined"):
    """A seat left a special unused."""

    seat: Seat
    card: int


class Called(Open, frozen=True, tag="called"):
    """A seat called the end; each other one has one more turn."""

    seat: Seat


class Replaced(Open, frozen=True, tag="replaced"):
    """At the end a special in a row was replaced by these cards, the last of which stays."""

    seat: Seat
    place: int
    special: int
    cards: tuple[int, ...]


class RoundEnded(Open, frozen=True, tag="round_ended"):
    """All rows lie open: the points of each seat, None for one that had no cards."""

    round: int
    points: tuple[int | None, ...]


class WentOut(Open, frozen=True, tag="went_out"):
    """A seat went over the limit and is out."""

    seat: Seat
    total: int


class GameEnded(Open, frozen=True, tag="game_ended"):
    """The game is over."""

    reason: str


TailFact = (
    RoundBegan
    | CardsDown
    | Reshuffled
    | Drew
    | Showed
    | Took
    | Kept
    | Discarded
    | Swapped
    | Peeked
    | Scanned
    | Declined
    | Called
    | Replaced
    | RoundEnded
    | WentOut
    | GameEnded
)
