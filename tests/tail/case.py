"""What `tail` tells the suites: options to try, what its rules show, and its samples."""

from __future__ import annotations

from typing import Any

from meowple.core.game import Seat
from meowple.core.log import Act, Played
from meowple.games.tail.cards import OUTER, PLACES
from meowple.games.tail.moves import Call, Discard, Keep, Take
from meowple.games.tail.state import BETWEEN, DREW, LOOK, OPENING, OVER, State
from tests.contract.case import Case, Golden, Rung, Sample
from tests.tail.tiny import TINY


def tail_shows(before: State, act: Act, after: State, seat: Seat | None) -> object:
    """Everybody sees who does what where, what is laid face up, and how many cards are left; a
    drawn number is seen by its drawer, a looked-at card by who looks (tail 3.2, 3.3, 8.2)."""
    what = (act.seat, act.move) if isinstance(act, Played) else act
    open_piles = (after.discards[-1:], len(after.discards), len(after.pile), after.pile_number)
    asked = (after.phase, after.turn, after.waiting, after.special, after.draws)
    return what, _laid_down(before, act), open_piles, asked, _open_rows(after), _own(after, seat)


def _laid_down(before: State, act: Act) -> int | None:
    """The card that is laid face up on the discards, even if another one covers it at once."""
    if isinstance(act, Played) and isinstance(act.move, Take | Keep):
        return before.rows[PLACES * act.seat + act.move.place]
    if isinstance(act, Played) and isinstance(act.move, Discard):
        return before.hand
    return None


def _open_rows(after: State) -> object:
    """At the end all lies open, specials that were replaced too; at the deal, what was turned up
    and put back; in the easy variant the outer cards (tail 5.2, 2.2, 7.1)."""
    if after.phase in (BETWEEN, OVER):
        return after.rows, after.discards, after.points
    outer = bytes(card for at, card in enumerate(after.rows) if at % PLACES in OUTER)
    return after.put_back, outer if after.options.easy else None


def _own(after: State, seat: Seat | None) -> object:
    """What this seat alone sees."""
    if seat is None:
        return None
    if after.phase == OPENING and after.playing >> seat & 1:
        return [after.rows[PLACES * seat + place] for place in OUTER]
    if after.turn == seat and after.phase == DREW:
        return after.hand
    if after.turn == seat and after.phase == LOOK:
        return bytes(card for at, card in enumerate(after.rows) if after.looking >> at & 1)
    return None


def _weigh(move: Any) -> float:
    """Calls are rare, so that rounds are long enough for the pile to run out."""
    return 0.15 if isinstance(move, Call) else 1.0


CASE = Case(
    options=(
        {"rounds": 2},
        {"easy": True, "memory": "assisted"},
        {"end": "limit", "limit": 40},
    ),
    weigh=_weigh,
    shown=tail_shows,
    tiny=TINY,
    wire=(Sample(2, {"rounds": 2}), Sample(3, {"easy": True, "memory": "assisted"})),
    golden={
        "two-players": Golden(2, {"rounds": 2}, ("cat",)),
        "easy": Golden(3, {"rounds": 1, "easy": True}, ("kitten", "cat")),
        "limit": Golden(4, {"end": "limit", "limit": 25}, ("kitten",)),
        "six-players": Golden(6, {"rounds": 1, "memory": "assisted"}, ("cat", "kitten")),
    },
    ladder=(
        Rung("kitten", "cat", 60, 0.58, {"rounds": 7}),
        Rung("cat", "tiger", 16, 0.43, {"rounds": 7}, budget=60),
        Rung("cat", "lion", 16, 0.43, {"rounds": 7}, budget=60),
    ),
    rules=(30, "8.2"),
)
