"""Rule 5.2: colour is never the only sign. The page draws the patterns; letters are words."""

from __future__ import annotations

import re
from pathlib import Path
from unicodedata import normalize

import pytest

from meowple.games.boots.cards import COLOURS
from meowple.words import LANGUAGES, words

PATTERNS = Path(__file__).parents[2] / "web" / "src" / "lib" / "race" / "Patterns.svelte"


# boots 5.2
def test_every_colour_has_a_pattern_of_its_own() -> None:
    drawn = dict(re.findall(r'@render pattern\("(\w+)", (".*")\)', PATTERNS.read_text("utf-8")))
    assert set(drawn) == set(COLOURS)
    assert len(set(drawn.values())) == 6


@pytest.mark.parametrize("language", LANGUAGES)
# boots 5.2
def test_every_colour_has_a_letter_of_its_own(language: str) -> None:
    """On a small card an accent is not seen: Ż would be Z."""
    say = words(language)
    letters = [say(f"race-letter-{colour}") for colour in COLOURS]
    assert [len(letter) for letter in letters] == [1] * 6
    assert len({normalize("NFD", letter)[0] for letter in letters}) == 6
