"""What a table may choose, and what a seat may do."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from meowple.core.game import Seat
from meowple.core.moves import OwnWord
from meowple.core.shapes import only_if


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of a table."""

    end: Literal["rounds", "time", "limit"] = "rounds"
    """How the game ends (tail 6.1–6.3)."""
    rounds: Annotated[int, Meta(ge=1, le=20, extra=only_if("end", "rounds"))] = 3
    minutes: Annotated[int, Meta(ge=1, le=240, extra=only_if("end", "time"))] = 20
    limit: Annotated[int, Meta(ge=1, le=1000, extra=only_if("end", "limit"))] = 100
    easy: bool = False
    """Outer cards lie face up (tail 7)."""
    memory: Literal["strict", "assisted"] = "strict"
    """Whether a person's screen remembers for them (tail 8.1)."""


class PutDown(Struct, frozen=True, tag="put_down"):
    """Put the looked-at cards face down again."""


class Draw(Struct, frozen=True, tag="draw"):
    """Draw the top card of the pile."""


class Take(Struct, frozen=True, tag="take"):
    """Take the top discard; it replaces the card at `place`."""

    place: int


class Keep(Struct, frozen=True, tag="keep"):
    """Keep the drawn card; it replaces the card at `place`."""

    place: int


class Discard(Struct, frozen=True, tag="discard"):
    """Refuse the drawn card: it goes to the discard pile."""


class Swap(Struct, frozen=True, tag="swap"):
    """Exchange the own card at `place` with that of `seat` at `other`."""

    place: int
    seat: Seat
    other: int


class Peek(Struct, frozen=True, tag="peek"):
    """Look at the own card at `place`."""

    place: int


class SuperPeek(Struct, frozen=True, tag="super_peek"):
    """Look at every face-down card."""


class Decline(Struct, frozen=True, tag="decline"):
    """Leave a special unused."""


class Call(OwnWord, frozen=True, tag="call"):
    """Call the end of the round."""


class EndTurn(Struct, frozen=True, tag="end_turn"):
    """End the turn without a call."""


class Ready(Struct, frozen=True, tag="ready"):
    """Be ready for the next round."""


Move = (
    PutDown
    | Draw
    | Take
    | Keep
    | Discard
    | Swap
    | Peek
    | SuperPeek
    | Decline
    | Call
    | EndTurn
    | Ready
)

PUT_DOWN: Final = PutDown()
DRAW: Final = Draw()
DISCARD: Final = Discard()
SUPER_PEEK: Final = SuperPeek()
DECLINE: Final = Decline()
CALL: Final = Call()
END_TURN: Final = EndTurn()
READY: Final = Ready()
