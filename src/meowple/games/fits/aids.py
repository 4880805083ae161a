"""What a screen works out for a person: what each move brings, and what it does to others."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from msgspec.structs import replace

from meowple.core.game import Chance, Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.fits import moves as m
from meowple.games.fits.basic import Basic
from meowple.games.fits.extended import rules_of
from meowple.games.fits.imagine import public
from meowple.games.fits.legal import moves
from meowple.games.fits.rules import play
from meowple.games.fits.scoring import score, totals
from meowple.games.fits.state import CAT, CHOOSING, State, with_hand
from meowple.games.fits.table import Tally
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
    state, luck = _as_seen(full, full.seat), Rolled(Random(0))
    brings = [_brought(state, full.seat, move, luck) for move in moves(state, full.seat)]
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


def _brought(state: State, seat: Seat, move: m.Move, luck: Chance) -> tuple[list[int], int]:
    """What a move does to the points of each seat, and what a cat that may follow brings."""
    if isinstance(move, m.Draw):
        return [0] * state.seats, 0
    after = play(state, seat, move, NOW, luck).state
    then = 0
    if after.phase == CAT and after.turn == seat and state.phase != CAT:
        cats = [play(after, seat, cat, NOW, luck).state for cat in moves(after, seat)]
        then = max([_difference(after, cat)[seat] for cat in cats])
    return _difference(state, after), then


def _difference(before: State, after: State) -> list[int]:
    """How many points more each seat has; only boxes that have changed are counted."""
    rules, more = rules_of(before.options), [0] * before.seats
    for old, new in zip(before.table.tallies, after.table.tallies, strict=True):
        if old is not new:
            was, now = (_points(tally, rules, before.seats) for tally in (old, new))
            for seat in range(before.seats):
                more[seat] += now[seat] - was[seat]
    return more


@lru_cache(maxsize=4096)
def _points(tally: Tally, rules: Basic, seats: int) -> tuple[int, ...]:
    """What a box brings to each seat; remembered, since most moves leave most boxes as they are."""
    return totals([score(tally, rules, seats)] if tally else [], seats)
