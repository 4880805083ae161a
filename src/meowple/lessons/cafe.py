"""The lessons of `cafe`: four rounds for two, and then the game goes on. `tools.find_lesson.cafe`
found their luck."""

from __future__ import annotations

from typing import Final

from meowple.games.cafe import moves as m
from meowple.lessons.lesson import Beat, Lesson

ME: Final = 0
KITTEN: Final = 1

HOUSE, YARN, BUTTERFLY, BOWL, CUSHION, MOUSE = 1, 2, 3, 4, 5, 6

LESSON: Final = Lesson(
    game="cafe",
    levels=(None, "kitten"),
    options={},
    seed="cafe 185516",
    steps=(
        (
            Beat(ME, m.Take(MOUSE), "take"),
            Beat(KITTEN, m.Take(CUSHION), "watch"),
        ),
        (
            Beat(ME, m.Draw(MOUSE, 2, 2), "draw"),
            Beat(KITTEN, m.Draw(CUSHION, 4, 2), "wait"),
            Beat(KITTEN, m.Take(BOWL), "watch"),
        ),
        (Beat(ME, m.Take(CUSHION), "beside"),),
        (
            Beat(ME, m.Draw(MOUSE, 2, 3), "paw"),
            Beat(KITTEN, m.Draw(BOWL, 4, 3), "wait"),
        ),
        (
            Beat(ME, m.Take(HOUSE), "early"),
            Beat(KITTEN, m.Take(YARN), "watch"),
            Beat(ME, m.PASS, "pass"),
            Beat(KITTEN, m.PASS, "wait"),
            Beat(KITTEN, m.Take(CUSHION), "watch"),
        ),
        (Beat(ME, m.Take(HOUSE), "now"),),
        (
            Beat(ME, m.Draw(HOUSE, 2, 4, cat=MOUSE), "house"),
            Beat(KITTEN, m.Draw(CUSHION, 4, 4), "wait"),
        ),
    ),
    farewell="towers",
)

MORE: Final = Lesson(
    game="cafe",
    part="-more",
    levels=(None, "kitten"),
    options={},
    seed="cafe more 767149",
    steps=(
        (
            Beat(ME, m.Take(BUTTERFLY), "more_take"),
            Beat(KITTEN, m.Take(CUSHION), "watch"),
            Beat(ME, m.Draw(BUTTERFLY, 2, 2), "more_butterfly"),
            Beat(KITTEN, m.Draw(CUSHION, 4, 2), "wait"),
            Beat(KITTEN, m.Take(MOUSE), "watch"),
        ),
        (
            Beat(ME, m.Take(CUSHION), "more_soft"),
            Beat(ME, m.Draw(CUSHION, 2, 4), "more_cushion"),
            Beat(KITTEN, m.Draw(MOUSE, 4, 4), "wait"),
        ),
        (
            Beat(ME, m.Take(YARN), "more_round"),
            Beat(KITTEN, m.Take(MOUSE), "watch"),
            Beat(ME, m.Draw(YARN, 1, 3), "more_yarn"),
            Beat(KITTEN, m.Draw(MOUSE, 4, 3), "wait"),
            Beat(KITTEN, m.Take(CUSHION), "watch"),
        ),
        (
            Beat(ME, m.Take(BOWL), "more_hungry"),
            Beat(ME, m.Draw(BOWL, 2, 3), "more_bowl"),
            Beat(KITTEN, m.Draw(CUSHION, 5, 3), "wait"),
        ),
    ),
    farewell="more_end",
)
