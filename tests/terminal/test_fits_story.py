"""A match of `fits` read aloud."""

from __future__ import annotations

import pytest

from meowple.core.game import Seat
from meowple.games.fits import facts as f
from meowple.terminal.files import retold
from meowple.terminal.fits import PAGE
from meowple.words import LANGUAGES, words
from tests.golden.files import FOLDER

NAMES = ["Ann", "Ben"]
ANN, BEN = Seat(0), Seat(1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["fits-two-players", "fits-extended", "fits-five-players"])
def test_a_whole_match_is_told_in_every_language(language: str, name: str) -> None:
    lines = retold(FOLDER / f"{name}.json", words(language))
    assert lines[0] == words(language)("fits-title")
    assert len(lines) > 40


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        (f.Chose(ANN, 3), "Ann chooses a cat: Zara."),
        (f.Joined(7, 3), "3 boxes become one."),
        (f.PrincessCame(BEN, 7, ANN), "Ben plays the Princess! Ann gets a cat back."),
        (f.PrincessCame(BEN, 7, BEN), "Ben plays the Princess and gets their own cat back."),
    ],
)
def test_each_fact_is_a_sentence(happened: f.FitsFact, told: str) -> None:
    assert PAGE.fact(happened, words("en"), NAMES) == told


@pytest.mark.parametrize(
    ("owner", "told"),
    [
        (BEN, "You play the Princess! Ben gets a cat back."),
        (ANN, "You play the Princess and get your own cat back."),
    ],
)
def test_whoever_plays_the_princess_is_not_told_of_by_name(owner: Seat, told: str) -> None:
    assert PAGE.fact(f.PrincessCame(ANN, 7, owner), words("en"), NAMES, ANN) == told
