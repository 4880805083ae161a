"""The first game of a newcomer, by the name of its game. A new one is a page here and one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meowple.lessons import boots, cafe, fits, tail
from meowple.lessons.lesson import LEARNER, Beat, Lesson

__all__ = ["LEARNER", "LESSONS", "Beat", "Lesson"]

LESSONS: Final[Mapping[str, Lesson]] = {
    lesson.game: lesson for lesson in (tail.LESSON, cafe.LESSON, boots.LESSON, fits.LESSON)
}
