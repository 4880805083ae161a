"""The first game of a newcomer: the `LESSON` of a game, found by its name. For what that leaves out
there may be `MORE`: the lesson that is called `<game>-more`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from meowple.core.registry import GAMES, find_part
from meowple.lessons.lesson import LEARNER, Beat, Lesson

__all__ = ["LEARNER", "LESSONS", "MORE", "Beat", "Lesson"]


MORE: Final = "-more"
"""What the name of a second lesson ends with."""


class Lessons(Mapping[str, Lesson]):
    """All lessons there are by their names; each is read when it is first asked for."""

    def __getitem__(self, name: str) -> Lesson:
        game, dash, rest = name.partition("-")
        own = find_part(game, "lesson") if game in GAMES else None
        lesson = getattr(own, "MORE" if dash else "LESSON", None)
        if not isinstance(lesson, Lesson) or dash + rest not in ("", MORE):
            raise KeyError(name)
        return lesson

    def __iter__(self) -> Iterator[str]:
        names = (name + more for name in GAMES for more in ("", MORE))
        return (name for name in names if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


LESSONS: Final = Lessons()
