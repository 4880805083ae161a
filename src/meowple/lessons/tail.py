"""The lessons of `tail`: one round for two each. `tools.find_lesson.tail` found their luck."""

from __future__ import annotations

from typing import Final

from meowple.core.game import Seat
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

MORE: Final = Lesson(
    game="tail",
    part="-more",
    levels=(None, "kitten"),
    options={"rounds": 1},
    seed="tail more 9908039",
    steps=(
        (
            Beat(ME, m.PUT_DOWN, "more_look"),
            Beat(KITTEN, m.PUT_DOWN),
        ),
        (
            Beat(ME, m.DRAW, "more_draw"),
            Beat(ME, m.SUPER_PEEK, "more_super"),
            Beat(ME, m.PUT_DOWN, "more_seen"),
            Beat(KITTEN, m.DRAW, "watch"),
            Beat(KITTEN, m.DISCARD),
            Beat(KITTEN, m.END_TURN),
        ),
        (
            Beat(ME, m.DRAW, "more_again"),
            Beat(ME, m.Swap(0, Seat(KITTEN), 0), "more_swap"),
            Beat(ME, m.END_TURN, "more_swapped"),
            Beat(KITTEN, m.DRAW, "watch"),
            Beat(KITTEN, m.DISCARD),
            Beat(KITTEN, m.END_TURN),
        ),
        (
            Beat(ME, m.DRAW, "more_third"),
            Beat(ME, m.DRAW, "more_two"),
            Beat(ME, m.DISCARD, "more_first"),
            Beat(ME, m.Keep(1), "more_second"),
        ),
        (
            Beat(ME, m.CALL, "more_call"),
            Beat(KITTEN, m.DRAW, "called"),
            Beat(KITTEN, m.DISCARD),
        ),
    ),
    farewell="more_end",
)
