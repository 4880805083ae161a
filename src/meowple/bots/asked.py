"""What a seat was asked in a match that is over, and what it saw when luck had answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from meowple.bots import LEVELS
from meowple.core.game import Outcome, Seat
from meowple.core.log import Bot, Log, Played, Undid, typed_entry
from meowple.core.luck import BadLog
from meowple.core.match import Match, resume
from meowple.core.registry import find_game


class Question(Struct):
    """A decision as it was in the match: nothing in it that its seat could not know."""

    entry: int
    """Its number in the log."""
    view: Any
    moves: tuple[Any, ...]
    move: Any
    """What was played."""
    drew: Any = None
    """What the seat saw when luck had answered; None if luck was not asked."""

    @property
    def forced(self) -> bool:
        """Whether there was nothing to choose."""
        return len(self.moves) == 1


class Asked(Struct, frozen=True):
    """A match as one seat was asked."""

    seat: Seat
    seats: int
    questions: tuple[Question, ...]
    outcome: Outcome | None


def asked_in(log: Log, seat: Seat) -> Asked:
    """The decisions of a seat that stood; where there was nothing to choose, only if luck came
    of it. Raises `BadLog` where the rules do not give the log."""
    if not log.entries:
        raise BadLog("nothing was ever dealt in this log", "cut")
    found: list[Question] = []
    match = resume(find_game(log.header.game), log.header, log.entries[:1], None)
    for one in _unfolded(match, log, seat):
        if isinstance(one, int):  # taken back
            found = [kept for kept in found if kept.entry < one]
        elif match.entries[-1].draws:
            one.drew = None if match.outcome is not None else match.view(seat)
            found.append(one)
        elif not one.forced:
            found.append(one)
    return Asked(seat, match.seats, tuple(found), match.outcome)


def unknown_level(log: Log) -> str | None:
    """The level of a bot in a log that no bot of ours has; None if we know them all."""
    levels = [entry.by.level for entry in log.entries if isinstance(entry.by, Bot)]
    return next((level for level in levels if level not in LEVELS), None)


def _unfolded(match: Match[Any, Any, Any, Any], log: Log, seat: Seat) -> Iterator[Question | int]:
    """Each question of a seat, once it is answered; or where the match was set back to."""
    for told in log.entries[1:]:
        entry = typed_entry(match.game, told)  # moves as the game reads them
        act, one = entry.act, None
        if isinstance(act, Played) and act.seat == seat:
            one = Question(entry.seq, match.view(seat), tuple(match.moves(seat)), act.move)
        match.append(entry)
        if isinstance(act, Undid):
            yield act.seq
        elif one is not None:
            yield one
