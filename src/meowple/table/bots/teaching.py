"""Lessons at a table: the bots keep to the script as long as the learner does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meowple.core.game import Millis, Seat
from meowple.lessons import LEARNER, LESSONS, Lesson
from meowple.table.bots.thinking import Thought
from meowple.table.events import Table
from meowple.table.live import Live
from meowple.table.wire import Guide


def lesson_at(table: Table) -> Lesson | None:
    """The lesson that the match at this table is, if it is one and this version still has it."""
    return LESSONS.get(table.lesson) if table.lesson is not None else None


def _stands(live: Live) -> tuple[Lesson, int] | None:
    """The lesson, and how much of its script is played; None off the script."""
    lesson = lesson_at(live.table)
    if lesson is None or live.match is None:
        return None
    played = lesson.played(live.match.entries)
    return None if played is None else (lesson, played)


def follows_script(live: Live) -> bool:
    """Whether a learner is being guided: nobody races against them, so nothing is unfair if they
    are interrupted."""
    return _stands(live) is not None


def must_wait(live: Live, seat: Seat) -> bool:
    """Whether a bot that could move waits until the script comes to it."""
    stands = _stands(live)
    if stands is None:
        return False
    beats = stands[0].beats[stands[1] :]
    return bool(beats) and beats[0].seat != seat


def keeps_still(live: Live) -> bool:
    """Whether the clock stands while somebody does what the script says next, or while who has
    learned it all has not begun to play: a learner may read as long as they like. In a race it
    runs, or nobody could be quick."""
    stands = _stands(live)
    if stands is None or live.match is None or len(live.match.to_act) != 1:
        return False
    beats, match = stands[0].beats[stands[1] :], live.match
    if not beats:
        return LEARNER in match.to_act
    return beats[0].move in match.moves(beats[0].seat)


def scripted(live: Live, seat: Seat, moves: Sequence[Any]) -> Thought | None:
    """What the script lets this bot do now."""
    stands = _stands(live)
    for beat in stands[0].beats[stands[1] :][:1] if stands else ():
        if beat.seat == seat and beat.move in moves:
            return Thought(moves.index(beat.move), Millis(beat.pause))
    return None


def guide(live: Live, seat: Seat | None, moves: Sequence[Any]) -> Guide | None:
    """What the learner is told, and which of the moves is wanted."""
    stands = _stands(live)
    if stands is None or seat != LEARNER:
        return None
    lesson, played = stands
    beats = lesson.beats[played:]
    mine = bool(beats) and beats[0].seat == seat and beats[0].move in moves
    return Guide(
        says=lesson.says(played),
        step=lesson.step(played),
        of=len(lesson.steps) + 1,
        move=moves.index(beats[0].move) if mine else None,
    )
