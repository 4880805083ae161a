"""Rule 5.2: colour is never the only sign. The page draws the patterns; letters are words."""

from __future__ import annotations

import re
from pathlib import Path

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
    say = words(language)
    assert len({say(f"race-colour-{colour}")[0] for colour in COLOURS}) == 6
