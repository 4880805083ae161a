"""What is told of a match that is over, asked for by plain http."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from meowple.bots.hints import Reason
from meowple.core.game import Seat
from meowple.core.retold import Highlight


class Moment(Struct, frozen=True):
    """The match after one entry of its log, as everybody could see it then."""

    at: int
    """The match clock."""
    facts: tuple[Any, ...]
    waiting: tuple[Seat, ...]
    changed: dict[str, Any]
    """What differs in the view from the moment before; at the deal all of it."""
    opened: dict[str, Any] = {}
    """Where cards lay hidden: what differs in the view with all of them open."""


class Replay(Struct, frozen=True):
    """A match that is over, moment by moment: what was public at each, and, since the log is open
    now, what lay hidden."""

    match: str
    moments: tuple[Moment, ...]
    left_out: int
    """How many moments at the end of a very long match are not told."""
    highlights: tuple[Highlight, ...] = ()
    """What stood out in it."""
    hints: tuple[int, ...] = ()
    """How many hints each seat took; empty where nobody counted."""


class Dear(Struct, frozen=True):
    """A decision that cost something: as it lay, and what would have been better."""

    view: Any
    """The seat's screen at that moment, with all that it could remember."""
    move: Any
    better: Any
    why: tuple[Reason, ...]
    """What speaks for the better one, compared with the one that was played."""


class Reviewed(Struct, frozen=True):
    """One decision of a seat, looked at again. Chances to win are numbers from 0 to 1."""

    forced: bool
    """Whether there was nothing to choose."""
    before: float
    """The chance with the best move …"""
    chosen: float
    """… with the one that was played; less only if that is beyond doubt …"""
    answered: float
    """… and once cards were drawn and dice had fallen."""
    doubt: float
    """The standard error of what luck brought."""
    dear: Dear | None
    """Where it cost something."""


class ReviewPart(Struct, frozen=True):
    """Some of the decisions of a seat; whoever wants more asks from the next one on."""

    first: int
    of: int
    """How many there are in all."""
    even: float
    """The chance of each seat before anything was known."""
    ended: float
    """1 for a win, less for a shared one, 0 for none."""
    decisions: tuple[Reviewed, ...]
