"""The first game of a newcomer: the `LESSON` of a game, found by its name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from meowple.core.registry import GAMES, find_part
from meowple.lessons.lesson import LEARNER, Beat, Lesson

__all__ = ["LEARNER", "LESSONS", "Beat", "Lesson"]


class Lessons(Mapping[str, Lesson]):
    """The lesson of each game that has one; each is read when it is first asked for."""

    def __getitem__(self, name: str) -> Lesson:
        own = find_part(name, "lesson") if name in GAMES else None
        if own is None:
            raise KeyError(name)
        lesson: Lesson = own.LESSON
        return lesson

    def __iter__(self) -> Iterator[str]:
        return (name for name in GAMES if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


LESSONS: Final = Lessons()
