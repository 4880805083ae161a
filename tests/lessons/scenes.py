"""The scripts of lessons: played without a table, and shown step by step on the stage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from meowple import Match, Millis, When, game
from meowple.core.log import By
from meowple.core.match import SOMEBODY
from meowple.lessons import LEARNER, Beat, Lesson
from meowple.table.wire import Guide
from tests.web.scenes import Scene, playing, update_of


def begun(lesson: Lesson) -> Match[Any, Any, Any, Any]:
    """The match of a lesson, dealt."""
    seats, key = len(lesson.levels), lesson.key
    return Match(game(lesson.game), seats, lesson.options, key=key, match_id=lesson.match_id)


def play(match: Match[Any, Any, Any, Any], beat: Beat, by: By = SOMEBODY) -> None:
    """One beat; what the table does by itself before it comes first."""
    if beat.move not in match.moves(beat.seat):
        match.wake()
    assert beat.move in match.moves(beat.seat)
    match.play(beat.seat, beat.move, when=moment(match), by=by)


def moment(match: Match[Any, Any, Any, Any]) -> When | None:
    """As a server stamps it: a race does not wait for who could not be as quick any more."""
    if not match.game.race:
        return None
    at = Millis(match.now + 1)
    return When(at, Millis(600), (at,) * match.seats)


def lesson_scenes(lesson: Lesson) -> Iterator[Scene]:
    """What a learner is shown, before each beat and after the last."""
    match = begun(lesson)
    for played, beat in enumerate((*lesson.beats, None)):
        if beat is not None and beat.move not in match.moves(beat.seat):
            match.wake()
        yield scene_of(match, lesson, played, beat)
        if beat is not None:
            play(match, beat)


def scene_of(
    match: Match[Any, Any, Any, Any], lesson: Lesson, played: int, beat: Beat | None
) -> Scene:
    """A lesson after so many beats, of which this one is the next."""
    mine = beat is not None and beat.seat == LEARNER
    wanted = match.moves(LEARNER).index(beat.move) if beat is not None and mine else None
    of = len(lesson.steps) + 1
    told = Guide(lesson.says(played), lesson.step(played), of, wanted)
    name = "over" if match.outcome is not None else f"{played}-{told.says}"
    update = replace(update_of(match, played + 1), lesson=told)
    table = replace(playing(match, name), lesson=lesson.game + lesson.part)
    return Scene(name, table, update)
