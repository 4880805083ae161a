"""A full state that fits what a seat knows, with the right odds.

The dice are public, so all that is hidden is what others have sealed: each of their legal choices
is equally likely, unless somebody knows better.
"""

from __future__ import annotations

from meowple.core.game import Chance, Sealed, Seat
from meowple.games.cafe.legal import choices
from meowple.games.cafe.moves import Choice
from meowple.games.cafe.state import State
from meowple.games.cafe.view import PHASES, View


def imagine(view: View, chance: Chance, sealed: Sealed | None = None) -> State:
    """What is seen, and something legal for each seat whose choice is not."""
    state = State()
    state.options = view.options
    state.seats = view.seats
    state.phase = PHASES.index(view.phase)
    state.round = view.round
    state.first = view.first
    state.dice = view.dice
    state.taken = view.taken
    state.central = view.central
    state.sheets = view.sheets
    state.choices = (None,) * view.seats
    state.taken_back = view.taken_back
    state.idle = view.idle
    state.choices = tuple(
        [_choice(view, Seat(seat), state, chance, sealed) for seat in range(view.seats)]
    )
    return state


def _choice(
    view: View, seat: Seat, state: State, chance: Chance, sealed: Sealed | None
) -> Choice | None:
    if not view.chosen[seat] or seat == view.seat:
        return view.choice if seat == view.seat else None
    legal = choices(view.sheets[seat], view.taken[seat], view.central)
    if sealed is not None:
        choice: Choice = sealed(state, seat, legal)
        return choice
    return legal[chance.below(len(legal))]
