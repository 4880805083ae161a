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
from meowple.games.fits.cards import LAID, LEFT, RIGHT, SLEEPER, sleeper_of
from meowple.games.fits.extended import rules_of
from meowple.games.fits.imagine import public
from meowple.games.fits.legal import cat_places, moves
from meowple.games.fits.rules import play
from meowple.games.fits.scoring import score, totals
from meowple.games.fits.state import CHOOSING, State, with_hand
from meowple.games.fits.table import (
    CAT_TALLIES,
    NO_BOX,
    Tally,
    lay_card,
    loosened,
    meet,
    summed,
)
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
    if isinstance(move, m.Lay):
        return _laid(state, seat, move.at, move.card, LAID[move.card][move.turned])
    if isinstance(move, m.Sleep):
        card = sleeper_of(seat)
        return _laid(state, seat, move.at, card, LAID[card][move.turned])
    return _difference(state, play(state, seat, move, NOW, luck).state), 0


def _laid(state: State, seat: Seat, at: int, card: int, sides: int) -> tuple[list[int], int]:
    """The same of a card, from the boxes around it alone: a seat may have hundreds of places."""
    table, rules, seats = state.table, rules_of(state.options), state.seats
    tally, joined, shut = meet(table, at, card, sides)
    mine = _points(tally, rules, seats)
    changed = [(table.tallies[box], NO_BOX) for box in joined]
    for box in set(shut):
        old = table.tallies[box]
        changed.append((old, loosened(old, -shut.count(box))))
    more = list(mine)
    for old, new in changed:
        was, now = _points(old, rules, seats), _points(new, rules, seats)
        more = [each + now[one] - was[one] for one, each in enumerate(more)]
    if card >= SLEEPER or not sides & (LEFT | RIGHT):
        return more, 0  # no cat can lie across it
    after = state.copy()
    after.table, after.played = lay_card(table, at, card, sides), at
    if not cat_places(after, seat):
        return more, 0
    with_cat = _points(summed(tally, CAT_TALLIES[seat]), rules, seats)
    return more, max(0, with_cat[seat] - mine[seat])


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
