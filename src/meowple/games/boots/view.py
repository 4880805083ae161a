"""What a seat may know: everything lies open, but who has grabbed what in a race that is on."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from meowple.core.game import Millis, Seat, check_seat
from meowple.games.boots.cards import CATS, Cat
from meowple.games.boots.layout import Place
from meowple.games.boots.moves import Options
from meowple.games.boots.race import time_of
from meowple.games.boots.state import MIDDLE, State, bit
from meowple.games.boots.verdict import Attempt, Dice, Verdict

Phase: TypeAlias = Literal["roll", "race", "look", "over"]
PHASES: Final[tuple[Phase, ...]] = ("roll", "race", "look", "over")


class View(Struct, frozen=True, tag="boots"):
    """The table as one seat may know it."""

    seat: Seat | None
    """Whose view it is; None is a spectator's."""
    seats: int
    options: Options
    cats: tuple[Cat, ...]
    """Cards 0 … 20; the cards after them are the paws 1 … 5."""
    places: tuple[Place, ...]
    """Where each card lay at the deal. While it lies there it does not move."""
    owners: tuple[Seat | None, ...]
    """Before whom each card lies; None while it lies in the middle."""
    round: int
    roller: Seat
    phase: Phase
    since: Millis
    """When the roller was given the dice, when the dice were shown, or when the round before was
    decided."""
    lasts: Millis
    """How long the phase lasts at most; 0 where nothing ends it."""
    dice: Dice | None
    mine: Attempt | None
    """What this seat has done in this round; whether that was right it hears at once."""
    lapsed: bool
    """The round takes so long that anybody may end it."""
    weary: bool
    """This seat wants it to end."""
    last: Verdict | None
    """How the round before was decided."""


def view(state: State, seat: Seat | None) -> View:
    """All that this seat may know."""
    check_seat(seat, state.seats)
    return View(
        seat=seat,
        seats=state.seats,
        options=state.options,
        cats=CATS,
        places=state.places,
        owners=tuple(None if owner == MIDDLE else Seat(owner) for owner in state.owners),
        round=state.round,
        roller=Seat(state.roller),
        phase=PHASES[state.phase],
        since=state.since,
        lasts=Millis(time_of(state.options, state.phase)),
        dice=state.dice,
        mine=None if seat is None else state.attempts[seat],
        lapsed=state.lapsed,
        weary=seat is not None and bool(state.weary & bit(seat)),
        last=state.last,
    )


def screen(view: View) -> View:
    """Nothing has to be forgotten."""
    return view


def joins(view: View) -> bool:
    """Between rounds, while somebody has the dice in hand."""
    return view.phase == "roll"
