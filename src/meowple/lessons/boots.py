"""The lesson of `boots`: four rounds for two, and then the game goes on. `tools.find_lesson.boots`
found its luck. The kitten grabs wrongly, or has a round to itself: nobody has to hurry."""

from __future__ import annotations

from typing import Final

from meowple.games.boots import moves as m
from meowple.games.boots.cards import CAT_OF, FIRST_PAW
from meowple.lessons.lesson import Beat, Lesson

ME: Final = 0
KITTEN: Final = 1

MIXED: Final = CAT_OF["red", "blue"]
DOUBLE: Final = CAT_OF["yellow", "yellow"]
STOLEN: Final = CAT_OF["green", "orange"]
NEARLY: Final = CAT_OF["red", "green"]
"""Like the right card in one colour."""

LESSON: Final = Lesson(
    game="boots",
    levels=(None, "kitten"),
    options={"limit": 0},
    seed="boots 408236",
    steps=(
        (Beat(ME, m.ROLL, "roll"),),
        (
            Beat(ME, m.Grab(MIXED), "grab"),
            Beat(KITTEN, m.Grab(NEARLY), "watch"),
        ),
        (Beat(ME, m.ROLL, "again"),),
        (
            Beat(ME, m.Grab(DOUBLE), "double"),
            Beat(KITTEN, m.Grab(NEARLY), "watch"),
        ),
        (
            Beat(ME, m.ROLL, "third"),
            Beat(KITTEN, m.Grab(STOLEN), "quick", 3_000),
            Beat(KITTEN, m.ROLL, "lost", 6_000),
        ),
        (
            Beat(ME, m.Grab(FIRST_PAW), "paw"),
            Beat(KITTEN, m.Grab(NEARLY), "watch"),
        ),
    ),
    farewell="end",
)
