"""What a seat may know (`view`), and what a person's screen shows besides (`screen`)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from meowple.core.game import Line, Seat, check_seat
from meowple.games.cafe.aids import Way, costs, gains, reach
from meowple.games.cafe.marks import Sheet
from meowple.games.cafe.moves import Choice, Options
from meowple.games.cafe.scoring import lines
from meowple.games.cafe.state import State

Phase: TypeAlias = Literal["draft", "draw", "over"]
PHASES: Final[tuple[Phase, ...]] = ("draft", "draw", "over")


class View(Struct, frozen=True, tag="cafe"):
    """The table as one seat may know it: all but what others have sealed."""

    seat: Seat | None
    """Whose view it is; None is a spectator's."""
    seats: int
    options: Options
    phase: Phase
    round: int
    first: Seat
    """Who rolled in this round and took the first die."""
    dice: tuple[int, ...]
    """The dice in the middle that nobody has taken, sorted."""
    taken: tuple[int, ...]
    """For each seat its die; 0 while it has none."""
    central: int
    """The die that everybody uses; 0 in the draft."""
    sheets: tuple[Sheet, ...]
    """For each seat what is marked on its sheet."""
    chosen: tuple[bool, ...]
    """For each seat whether it has sealed a choice."""
    choice: Choice | None
    """What this seat has sealed."""
    taken_back: tuple[int, ...]
    """For each seat how often it took its choice back in this round."""
    idle: int
    """Rounds running in which everybody passed with no paw left to circle."""
    costs: tuple[tuple[int, ...], ...] = ()
    """On a screen, while this seat chooses what to draw: for each item, and there for each floor,
    the paws it takes."""
    gains: tuple[int, ...] = ()
    """Beside them: the points each of its moves brings at once, if nobody else draws anything."""
    reach: tuple[tuple[Way, ...], ...] = ()
    """On a screen, while this seat takes a die: for each of its moves what the die, with one of the
    others left for the middle, can draw without a paw."""
    scores: tuple[tuple[Line, ...], ...] = ()
    """On a screen: for each seat what it would have points for if the game ended now."""


def view(state: State, seat: Seat | None) -> View:
    """All that this seat may know (cafe 3.8)."""
    check_seat(seat, state.seats)
    return View(
        seat=seat,
        seats=state.seats,
        options=state.options,
        phase=PHASES[state.phase],
        round=state.round,
        first=Seat(state.first),
        dice=state.dice,
        taken=state.taken,
        central=state.central,
        sheets=state.sheets,
        chosen=tuple(choice is not None for choice in state.choices),
        choice=None if seat is None else state.choices[seat],
        taken_back=state.taken_back,
        idle=state.idle,
    )


def screen(full: View) -> View:
    """The same, with what a person would otherwise work out: costs, gains and running scores."""
    scores = tuple(lines(full.sheets, seat) for seat in range(full.seats))
    shown = replace(full, scores=scores)
    seat = full.seat
    if seat is None:
        return shown
    if full.phase == "draw" and not full.chosen[seat]:
        own = full.taken[seat]
        return replace(
            shown,
            costs=costs(own, full.central),
            gains=gains(full.sheets, seat, own, full.central),
        )
    if full.phase == "draft" and (full.first + sum(map(bool, full.taken))) % full.seats == seat:
        return replace(shown, reach=reach(full.sheets[seat], full.dice))
    return shown


def bare(view: View) -> bool:
    """What is drawn is chosen in secret; all else lies open (cafe 3.8)."""
    return view.phase != "draw"


def joins(view: View) -> bool:
    """When the dice of a round have been rolled and nobody has taken one."""
    return view.phase == "draft" and not any(view.taken)
