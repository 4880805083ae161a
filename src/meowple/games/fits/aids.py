"""What a screen works out for a person: what each move brings, and what it does to others."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from msgspec.structs import replace

from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.fits import moves as m
from meowple.games.fits.extended import rules_of
from meowple.games.fits.imagine import public
from meowple.games.fits.legal import moves
from meowple.games.fits.rules import play
from meowple.games.fits.scoring import score, totals
from meowple.games.fits.state import CAT, CHOOSING, State, with_hand
from meowple.games.fits.table import Table, Tally
from meowple.games.fits.view import PHASES, Change, View

NOW: Final = When(Millis(0), Millis(0))


def screen(full: View) -> View:
    """What goes to a person's screen: all but the bookkeeping, and what each move brings."""
    return replace(_worked_out(full), memory=None)


@lru_cache(maxsize=64)
def _worked_out(full: View) -> View:
    """The view with what the moves of its seat bring; remembered, since pages ask again."""
    if full.seat is None or full.seat != full.turn or full.phase == PHASES[CHOOSING]:
        return full
    state = _as_seen(full, full.seat)
    brings = [_brought(state, full.seat, move) for move in moves(state, full.seat)]
    return replace(
        full,
        gains=tuple([points[full.seat] for points, _ in brings]),
        then=tuple([then for _, then in brings]),
        changes=tuple(
            [
                Change(number, Seat(seat), points[seat])
                for number, (points, _) in enumerate(brings)
                for seat in range(full.seats)
                if seat != full.seat and points[seat]
            ]
        ),
    )


def _as_seen(full: View, seat: Seat) -> State:
    """The table and the cards of this seat; nobody else has any."""
    assert full.memory is not None
    state = public(full, full.memory)
    state.hands = (b"",) * full.seats
    with_hand(state, seat, bytes([held.card for held in full.hand]))
    return state


def _brought(state: State, seat: Seat, move: m.Move) -> tuple[tuple[int, ...], int]:
    """What a move does to the points of each seat, and what a cat that may follow brings."""
    if isinstance(move, m.Draw):
        return (0,) * state.seats, 0
    after = _after(state, seat, move)
    then = 0
    if after.phase == CAT and after.turn == seat and state.phase != CAT:
        cats = [_after(after, seat, cat).table for cat in moves(after, seat)]
        then = max([_difference(state, after.table, table)[seat] for table in cats])
    return _difference(state, state.table, after.table), then


def _after(state: State, seat: Seat, move: m.Move) -> State:
    return play(state, seat, move, NOW, Rolled(Random(0))).state


def _difference(state: State, before: Table, after: Table) -> tuple[int, ...]:
    """How many points more each seat has; only boxes that have changed are counted."""
    pairs = zip(before.tallies, after.tallies, strict=True)
    changed = [(old, new) for old, new in pairs if old is not new]
    was = _totals(state, [old for old, _ in changed])
    now = _totals(state, [new for _, new in changed])
    return tuple([now[seat] - was[seat] for seat in range(state.seats)])


def _totals(state: State, tallies: list[Tally]) -> tuple[int, ...]:
    rules = rules_of(state.options)
    return totals([score(tally, rules, state.seats) for tally in tallies if tally], state.seats)
