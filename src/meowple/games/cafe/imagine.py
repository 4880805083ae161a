"""A full state that fits what a seat knows, with the right odds.

The dice are public, so all that is hidden is what others have sealed: each of their legal choices
is equally likely.
"""

from __future__ import annotations

from meowple.core.game import Chance
from meowple.games.cafe.legal import choices
from meowple.games.cafe.moves import Choice
from meowple.games.cafe.state import State
from meowple.games.cafe.view import PHASES, View


def imagine(view: View, chance: Chance) -> State:
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
    state.choices = tuple(_sealed(view, seat, chance) for seat in range(view.seats))
    state.taken_back = view.taken_back
    state.idle = view.idle
    return state


def _sealed(view: View, seat: int, chance: Chance) -> Choice | None:
    if not view.chosen[seat] or seat == view.seat:
        return view.choice if seat == view.seat else None
    legal = choices(view.sheets[seat], view.taken[seat], view.central)
    return legal[chance.below(len(legal))]
