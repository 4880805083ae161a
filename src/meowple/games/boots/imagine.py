"""A full state that fits a view: only what others did in an open race is hidden."""

from __future__ import annotations

from meowple.core.game import Chance, Millis, Sealed, Seat, When
from meowple.games.boots import moves as m
from meowple.games.boots.cards import CARDS
from meowple.games.boots.legal import moves
from meowple.games.boots.race import FALSE_START, all_heard, first_end, judged
from meowple.games.boots.state import LOOK, MIDDLE, RACE, ROLL, State, bit, lies_there
from meowple.games.boots.verdict import Attempt
from meowple.games.boots.view import PHASES, View

SLOWEST = 3_000
"""Imagined reactions are no longer than that."""


def imagine(view: View, chance: Chance, sealed: Sealed | None = None) -> State:
    """Each other seat may have grabbed or not; had all done so, the round would be over."""
    state = _what_is_public(view)
    while state.phase == RACE:
        attempts = [_what_it_did(state, view, seat, chance, sealed) for seat in range(view.seats)]
        state.attempts = tuple(attempts)
        if not all_heard(state):
            break
    return state


def _what_is_public(view: View) -> State:
    state = State()
    state.options = view.options
    state.seats = view.seats
    state.places = view.places
    state.owners = bytes([MIDDLE if owner is None else owner for owner in view.owners])
    state.round = view.round
    state.roller = view.roller
    state.phase = PHASES.index(view.phase)
    state.since = view.since
    state.closes = _closes(view, state.phase)
    state.dice = view.dice
    state.attempts = (None,) * view.seats
    state.latest = None
    state.lapsed = view.lapsed
    state.weary = bit(view.seat) if view.weary and view.seat is not None else 0
    state.last = view.last
    return state


def _closes(view: View, phase: int) -> Millis | None:
    """As if nobody had grabbed right yet."""
    if phase in (ROLL, LOOK):
        return Millis(view.since + view.lasts)
    return first_end(view.options, view.since) if phase == RACE and not view.lapsed else None


def _what_it_did(
    state: State, view: View, seat: int, chance: Chance, sealed: Sealed | None
) -> Attempt | None:
    if seat == view.seat:
        return view.mine
    cards = [card for card in range(CARDS) if lies_there(state, card)]
    choice = chance.below(len(cards) + 2)
    if choice == len(cards):
        return None
    reaction = Millis(FALSE_START + chance.below(SLOWEST))
    if sealed is not None:
        bare = state.copy()
        bare.attempts = (None,) * view.seats
        move = sealed(bare, Seat(seat), moves(bare, Seat(seat)))
        choice = cards.index(move.card) if isinstance(move, m.Grab) else len(cards) + 1
    if choice > len(cards):
        return Attempt(None, reaction, "passed")
    return judged(state, cards[choice], When(state.since, reaction))
