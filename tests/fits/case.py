"""What `fits` tells the contract suite: options to try, and what its rules show."""

from __future__ import annotations

from typing import Any

from meowple.core.game import Seat
from meowple.core.log import Act, Played
from meowple.games.fits.moves import Sleep
from meowple.games.fits.state import State
from tests.contract.case import Case


def fits_shows(before: State, act: Act, after: State, seat: Seat | None) -> object:
    """Everything lies open but hands and the deck (fits 8.3): a drawn special toy is shown at once
    (fits 6.1), any other drawn card only to its drawer."""
    what = (act.seat, act.move) if isinstance(act, Played) else act
    asked = (after.phase, after.turn, after.chosen, after.played, after.final)
    counts = (tuple(map(len, after.hands)), len(after.drawn), after.home, after.discards)
    own = None if seat is None else after.hands[seat]
    return what, asked, counts, after.table.key(), own


def _weigh(move: Any) -> float:
    """Naps are rare: they are many to choose from, and would end each match early."""
    return 0.002 if isinstance(move, Sleep) else 1.0


FITS_CASE = Case(
    options=(
        {},
        {"size": "small", "extended": True},
        {"size": "large", "awake_finish": True},
    ),
    weigh=_weigh,
    shown=fits_shows,
)
