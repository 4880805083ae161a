"""A match of `boots` read aloud."""

from __future__ import annotations

import pytest

from meowple.core.game import Millis, Seat
from meowple.games.boots import facts as f
from meowple.terminal.boots import PAGE
from meowple.terminal.files import retold
from meowple.words import LANGUAGES, words
from tests.boots.pictures import card_named
from tests.golden.files import FOLDER

NAMES = ["Ann", "Ben"]
ANN, BEN = Seat(0), Seat(1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["boots-two-players", "boots-four-players"])
def test_a_whole_match_is_told_in_every_language(language: str, name: str) -> None:
    lines = retold(FOLDER / f"{name}.json", words(language))
    assert lines[0] == words(language)("boots-title")
    assert len(lines) > 60


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        (f.Rolled(ANN, ("red", "blue")), "Ann rolls the dice: red + blue."),
        (f.Missed(BEN, card_named("red-red")), "Ben grabs the wrong card: the all-red cat."),
        (f.Tied((ANN, BEN)), "Equally fast: Ann, Ben. Chance decides."),
        (
            f.Won(ANN, card_named("paw 3"), Millis(1_049)),
            "Ann is the fastest and gets a card: paw 3 (1.04\u00a0s).",
        ),
        (
            f.Took(ANN, card_named("green-blue"), BEN),
            "Ann takes a cat from Ben: the blue and green cat.",
        ),
        (f.TimeUp(), "The time is up, and nobody gets a card."),
    ],
)
def test_each_fact_is_a_sentence(happened: f.BootsFact, told: str) -> None:
    assert PAGE.fact(happened, words("en"), NAMES) == told
