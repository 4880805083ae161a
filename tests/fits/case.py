"""What `fits` tells the suites: options to try, what its rules show, and its samples."""

from __future__ import annotations

from typing import Any

from meowple.core.game import Seat
from meowple.core.log import Act, Played
from meowple.games.fits.moves import Sleep
from meowple.games.fits.state import State
from tests.contract.case import Case, Golden, Rung, Sample
from tests.fits.tiny import TINY


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


CASE = Case(
    options=(
        {},
        {"size": "small", "extended": True},
        {"size": "large", "awake_finish": True},
    ),
    weigh=_weigh,
    shown=fits_shows,
    tiny=TINY,
    wire=(Sample(3, {"size": "small"}),),
    golden={
        "two-players": Golden(2, {}, ("cat",)),
        "extended": Golden(3, {"extended": True, "size": "small"}, ("kitten", "cat")),
        "five-players": Golden(5, {"size": "large", "awake_finish": True}, ("cat", "kitten")),
    },
    ladder=(
        Rung("kitten", "cat", 8, 0.65),
        # The cat thinks as the tiger does: with few games and a small budget they seem alike.
        Rung("kitten", "tiger", 4, 0.65, {"size": "small"}, budget=15),
        Rung("kitten", "lion", 4, 0.65, {"size": "small"}, budget=15),
    ),
    rules=(34, "11.1"),
)
