"""The score sheet says what decided between equal scores, and what stood out."""

from __future__ import annotations

import pytest

from meowple import Line, Outcome, Seat
from meowple.core.game import TieBreak
from meowple.core.registry import find_part
from meowple.core.retold import Highlight, highlights_of
from meowple.terminal import page_of
from meowple.terminal.files import read_log, retold
from meowple.terminal.score import score_sheet, stood_out
from meowple.words import LANGUAGES, key_of, words
from tests.declared import our_games
from tests.golden.files import FOLDER, MATCHES

NAMES = ["Ann", "Ben", "Cleo"]
BOXES = tuple((Line("box", points, 1),) for points in (7, 7, 3))


def test_a_tie_break_is_named_with_what_the_equals_had() -> None:
    decided = Outcome((2, 1, 3), (7, 7, 3), BOXES, "deck_out", (TieBreak("penalties", (2, 0, 5)),))
    said = score_sheet("fits", decided, words("en"), NAMES)
    assert said[2] == "Equal points: the fewer penalty points decide (Ann 2, Ben 0)."


def test_without_one_nothing_is_said_of_it() -> None:
    shared = Outcome((1, 1, 3), (7, 7, 3), BOXES, "deck_out")
    assert score_sheet("fits", shared, words("en"), NAMES)[2] == ""


def of_game(game: str) -> list[str]:
    """Its golden matches in which something stood out."""
    files = [name for name, (of, _) in MATCHES.items() if of == game]
    return [name for name in files if highlights_of(read_log(FOLDER / f"{name}.json", words("en")))]


@pytest.mark.parametrize("game", [name for name in our_games() if find_part(name, "retold")])
def test_in_one_golden_match_of_a_game_that_says_so_something_stood_out(game: str) -> None:
    assert of_game(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for game in our_games() for name in of_game(game)[:1]])
def test_what_stood_out_is_told_last_with_who_it_was(language: str, name: str) -> None:
    path, say, game = FOLDER / f"{name}.json", words(language), MATCHES[name][0]
    told = highlights_of(read_log(path, say))
    *_, title = lines = retold(path, say)[-len(told) - 1 :][::-1]
    assert title == say("end-highlights")
    for line, one in zip(reversed(lines[:-1]), told, strict=True):
        assert line.endswith(f"({say('seat-number', number=one.seat + 1)})")
        assert say(key_of(game, "highlight", one.key), number="").split(":")[0] in line


def test_the_quickest_grab_is_told_in_seconds() -> None:
    told = [Highlight("quickest", Seat(1), 523), Highlight("in_a_row", Seat(0), 4)]
    assert stood_out(page_of("boots"), told, words("en"), NAMES)[2:] == [
        "The quickest paw: 0.52\u00a0s (Ben)",
        "Most cards in a row: 4 (Ann)",
    ]


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
