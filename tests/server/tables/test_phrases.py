"""What may be said at a table; the page's list is generated from the same one."""

from __future__ import annotations

from meowple.table.requests.playing import PHRASES
from meowple.words import key_of, words


def test_every_phrase_has_words() -> None:
    assert all(words("uk").knows(key_of("phrase", phrase)) for phrase in PHRASES)
