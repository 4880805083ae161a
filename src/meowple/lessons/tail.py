"""The lesson of `tail`: one round for two. `tools.find_tail_lesson` found its luck."""

from __future__ import annotations

from typing import Final

from meowple.games.tail import moves as m
from meowple.lessons.lesson import Beat, Lesson

ME: Final = 0
KITTEN: Final = 1

LESSON: Final = Lesson(
    game="tail",
    levels=(None, "kitten"),
    options={"rounds": 1},
    seed="tail 610038",
    steps=(
        (
            Beat(ME, m.PUT_DOWN, "look"),
            Beat(KITTEN, m.PUT_DOWN),
        ),
        (Beat(ME, m.DRAW, "draw"),),
        (
            Beat(ME, m.Keep(0), "keep"),
            Beat(ME, m.END_TURN, "end_turn"),
            Beat(KITTEN, m.DRAW, "watch"),
            Beat(KITTEN, m.Keep(1)),
            Beat(KITTEN, m.END_TURN),
        ),
        (
            Beat(ME, m.Take(1), "take"),
            Beat(ME, m.END_TURN, "took"),
            Beat(KITTEN, m.DRAW, "watch"),
            Beat(KITTEN, m.DISCARD),
            Beat(KITTEN, m.END_TURN),
        ),
        (Beat(ME, m.DRAW, "draw_again"),),
        (
            Beat(ME, m.Peek(2), "peek"),
            Beat(ME, m.PUT_DOWN, "peeked"),
        ),
        (
            Beat(ME, m.CALL, "call"),
            Beat(KITTEN, m.DRAW, "called"),
            Beat(KITTEN, m.DISCARD),
        ),
    ),
    farewell="points",
)
