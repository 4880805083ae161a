"""What may be said is the same at the table and on the page."""

from __future__ import annotations

import re

from meowple.server.playing import PHRASES
from meowple.words import key_of, words
from tests.wanted_words import WEB


def test_the_page_offers_just_the_phrases_that_the_table_takes() -> None:
    text = (WEB / "lib" / "words" / "phrases.ts").read_text("utf-8")
    listed = re.search(r"PHRASES = \[([^\]]*)\]", text)
    assert listed
    assert re.findall(r'"(\w+)"', listed[1]) == list(PHRASES)


def test_every_phrase_has_words() -> None:
    assert all(words("uk").knows(key_of("phrase", phrase)) for phrase in PHRASES)
