"""The lessons of `fits`: two turns and a sleeping cat on a small table, or a special toy and the
Princess, and then the game goes on. `tools.find_lesson.fits` found their luck."""

from __future__ import annotations

from typing import Final

from meowple.games.fits import moves as m
from meowple.lessons.lesson import Beat, Lesson

ME: Final = 0
KITTEN: Final = 1

IRYSKA, MURCHYK = 0, 1
START, OPEN_START = 75, 76
OPEN_TO_THE_RIGHT, OPEN_TO_THE_LEFT = 60, 70
"""Two boxes with two feathers each: with a start box between them they make a closed one."""
BALL, FEATHER, BALL_AND_FEATHER = 24, 57, 39
TWO_BALLS = 69
"""Open to the left."""
OPEN_BOX, OTHER_BALLS, MOUSE_AND_FEATHER = 4, 32, 33

MIDDLE, LEFT_OF_IT, RIGHT_OF_IT = 38, 37, 39
BELOW, LEFT_OF_BELOW, RIGHT_OF_BELOW, FAR_RIGHT_OF_BELOW, UNDER_BELOW = 49, 48, 50, 51, 60

LESSON: Final = Lesson(
    game="fits",
    levels=(None, "kitten"),
    options={"size": "small"},
    seed="fits 3309",
    steps=(
        (
            Beat(ME, m.Choose(IRYSKA), "choose"),
            Beat(KITTEN, m.Choose(MURCHYK), "wait"),
        ),
        (
            Beat(ME, m.Start(START, MIDDLE, False), "start"),
            Beat(KITTEN, m.Start(OPEN_START, BELOW, True), "wait"),
        ),
        (
            Beat(ME, m.DRAW, "draw"),
            Beat(ME, m.Lay(OPEN_TO_THE_LEFT, RIGHT_OF_IT, False), "lay"),
        ),
        (
            Beat(ME, m.Cat(MIDDLE), "cat"),
            Beat(KITTEN, m.DRAW, "wait"),
            Beat(KITTEN, m.Lay(BALL, RIGHT_OF_BELOW, False)),
            Beat(KITTEN, m.Cat(BELOW)),
        ),
        (
            Beat(ME, m.DRAW, "more"),
            Beat(ME, m.Lay(OPEN_TO_THE_RIGHT, LEFT_OF_IT, False), "close"),
            Beat(KITTEN, m.DRAW, "closed"),
            Beat(KITTEN, m.Lay(FEATHER, LEFT_OF_BELOW, False)),
        ),
        (
            Beat(ME, m.Sleep(UNDER_BELOW, False), "sleep"),
            Beat(KITTEN, m.DRAW, "wait"),
            Beat(KITTEN, m.Lay(BALL_AND_FEATHER, FAR_RIGHT_OF_BELOW, True)),
        ),
    ),
    farewell="end",
)

MORE: Final = Lesson(
    game="fits",
    part="-more",
    levels=(None, "kitten"),
    options={"size": "small"},
    seed="fits more 57110",
    steps=(
        (
            Beat(ME, m.Choose(IRYSKA), "more_choose"),
            Beat(KITTEN, m.Choose(MURCHYK), "wait"),
        ),
        (
            Beat(ME, m.Start(START, MIDDLE, False), "more_start"),
            Beat(KITTEN, m.Start(OPEN_START, BELOW, True), "wait"),
        ),
        (
            Beat(ME, m.DRAW, "more_draw"),
            Beat(ME, m.Lay(TWO_BALLS, RIGHT_OF_IT, False), "more_lay"),
            Beat(ME, m.PASS, "more_keep"),
            Beat(KITTEN, m.DRAW, "wait"),
            Beat(KITTEN, m.Lay(OPEN_BOX, RIGHT_OF_BELOW, False)),
            Beat(KITTEN, m.Cat(BELOW)),
        ),
        (
            Beat(ME, m.DRAW, "more_find"),
            Beat(ME, m.Toy(MIDDLE), "more_toy"),
            Beat(KITTEN, m.DRAW, "wait"),
            Beat(KITTEN, m.Lay(OTHER_BALLS, LEFT_OF_BELOW, False)),
        ),
        (
            Beat(ME, m.DRAW, "more_come"),
            Beat(ME, m.Princess(BELOW), "more_princess"),
            Beat(KITTEN, m.DRAW, "wait"),
            Beat(KITTEN, m.Lay(MOUSE_AND_FEATHER, FAR_RIGHT_OF_BELOW, False)),
        ),
    ),
    farewell="more_end",
)
