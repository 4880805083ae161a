"""What the toys tell the contract suite: options to try, and what their rules show."""

from __future__ import annotations

from meowple.core.game import Seat
from meowple.core.log import Act, Played
from tests.contract.case import Case
from tests.toys import dash, sealed, tiles
from tests.toys.tiny import DASH_TINY, SEALED_TINY, TILES_TINY


def sealed_shows(before: sealed.State, act: Act, after: sealed.State, seat: Seat | None) -> object:
    """Who chose or took back; what, only to that seat and when all is revealed."""
    assert isinstance(act, Played)
    own = act.move if act.seat == seat else type(act.move)
    return act.seat, own, after.last if after.round > before.round else None


def dash_shows(before: dash.State, act: Act, after: dash.State, seat: Seat | None) -> object:
    """The card when it is turned, the winner when the round ends; a grab only to its seat."""
    own = act.move if isinstance(act, Played) and act.seat == seat else None
    if after.round > before.round:
        return own, [len(lines) for lines in after.lines]
    if before.card is None:
        return after.card
    return own


def tiles_shows(before: tiles.State, act: Act, after: tiles.State, seat: Seat | None) -> object:
    """The row, what is discarded, whose turn it is, a wild tile; and their own rack to each."""
    assert isinstance(act, Played)
    discarded = isinstance(act.move, tiles.Discard) and not before.wild
    gone = before.racks[act.seat] if discarded else None
    own = None if seat is None else after.racks[seat]
    place = act.move.place if isinstance(act.move, tiles.Lay) else None
    return after.row, place, gone, after.turn, after.wild, own


TOY_CASES = {
    "sealed": Case(
        options=({}, {"rounds": 1, "takebacks": 0}, {"rounds": 5, "takebacks": 3}),
        shown=sealed_shows,
        tiny=SEALED_TINY,
    ),
    "dash": Case(options=({}, {"rounds": 1, "limit": 1000}), shown=dash_shows, tiny=DASH_TINY),
    "tiles": Case(
        options=({}, {"each": 3, "cells": 12}, {"each": 5, "cells": 4, "rack": 1}),
        shown=tiles_shows,
        tiny=TILES_TINY,
    ),
}
