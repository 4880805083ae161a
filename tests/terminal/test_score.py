"""The score sheet says what decided between equal scores."""

from __future__ import annotations

import pytest

from meowple import Line, Outcome
from meowple.core.game import TieBreak
from meowple.terminal.score import score_sheet
from meowple.words import LANGUAGES, words

NAMES = ["Ann", "Ben", "Cleo"]
BOXES = tuple((Line("box", points, 1),) for points in (7, 7, 3))


def test_a_tie_break_is_named_with_what_the_equals_had() -> None:
    decided = Outcome((2, 1, 3), (7, 7, 3), BOXES, "deck_out", (TieBreak("penalties", (2, 0, 5)),))
    said = score_sheet("fits", decided, words("en"), NAMES)
    assert said[2] == "Equal points: the fewer penalty points decide (Ann 2, Ben 0)."


def test_without_one_nothing_is_said_of_it() -> None:
    shared = Outcome((1, 1, 3), (7, 7, 3), BOXES, "deck_out")
    assert score_sheet("fits", shared, words("en"), NAMES)[2] == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "key", "reason", "line"),
    [
        ("fits", "penalties", "deck_out", "box"),
        ("boots", "paws", "last_paw_won", "paws"),
        ("boots", "highest_paw", "last_paw_won", "paws"),
        ("tail", "rounds_in", "last_one_in", "round"),
    ],
)
def test_every_tie_break_has_its_words(
    language: str, game: str, key: str, reason: str, line: str
) -> None:
    sheets = ((Line(line, 7, 1),), (Line(line, 7, 1),))
    decided = Outcome((2, 1), (7, 7), sheets, reason, (TieBreak(key, (2, 1)),))
    assert "Ann 2, Ben 1" in score_sheet(game, decided, words(language), NAMES[:2])[2]
