"""Small worlds of the toys."""

from __future__ import annotations

from typing import Any

from meowple.core.game import Millis, Seat, When
from tests.contract.case import Small, Worlds
from tests.contract.odds import Act, Perhaps, Sealed, after, dealt
from tests.toys import dash
from tests.toys.dash import DASH
from tests.toys.sealed import SEALED, Choose
from tests.toys.tiles import TILES, Discard, Lay

ANN, BEN, CAT = Seat(0), Seat(1), Seat(2)
TINY = {"each": 3, "cells": 4, "rack": 1}
SOON = When(Millis(700), Millis(700))


def itself(state: Any) -> Any:
    """The toys' states can be compared and hashed as they are."""
    return state


def two_sealed() -> Worlds:
    """A round is over, and two of three seats have sealed their next numbers."""
    round_one = [Act(ANN, Choose(1)), Act(BEN, Choose(2)), Act(CAT, Choose(2))]
    return after(
        SEALED, dealt(SEALED, 3, {}, itself), *round_one, Sealed(ANN), Sealed(BEN), key=itself
    )


def three_laid() -> Worlds:
    """Three tiles lie in the row; the racks and the bag are hidden."""
    laid = [Act(ANN, Lay(0, 0)), Act(BEN, Lay(1, 2)), Act(ANN, Lay(1, 3))]
    return after(TILES, dealt(TILES, 2, TINY, itself), *laid, key=itself)


def one_rack_gone() -> Worlds:
    """The row is full, so that the whole rack of a seat had to go."""
    laid = [Act(ANN, Lay(0, 0)), Act(BEN, Lay(0, 1)), Act(ANN, Lay(0, 2)), Act(BEN, Lay(0, 3))]
    return after(TILES, dealt(TILES, 2, TINY, itself), *laid, Act(ANN, Discard()), key=itself)


def what_they_did(state: dash.State) -> tuple[object, ...]:
    """Who grabbed what; how quickly is not compared."""
    return state.round, state.card, tuple(paw and paw.card for paw in state.paws)


def all_perhaps() -> Worlds:
    """The card is shown; everybody may have grabbed."""
    shown = dealt(DASH, 3, {}, what_they_did)
    may_have = [Perhaps(seat, when=SOON) for seat in (ANN, BEN, CAT)]
    return after(DASH, shown, *may_have, key=what_they_did)


SEALED_TINY = {"two numbers are sealed": Small(3, two_sealed, itself)}
TILES_TINY = {
    "three tiles were laid": Small(2, three_laid, itself),
    "a rack was discarded": Small(2, one_rack_gone, itself),
}
DASH_TINY = {"everybody may have grabbed": Small(3, all_perhaps, what_they_did, views=2)}
