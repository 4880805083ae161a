"""What people may be called."""

from __future__ import annotations

import unicodedata
from typing import Final

from meowple.core.game import Refused

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 3
"""Marks on one letter: Vietnamese has two, pointed Hebrew and Arabic three."""

_BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""


def _unseen(character: str) -> bool:
    return character in _BLANKS or unicodedata.category(character)[0] == "C"


def _says_something(character: str) -> bool:
    """A letter, a digit, or a picture: an emoji is a name that a child can draw."""
    category = unicodedata.category(character)
    return category[0] in "LN" or category == "So"


def _with_few_marks(name: str) -> str:
    """The same without what is stacked on a letter until it covers its neighbours. Marks that stand
    beside their letter, as vowels in Hindi do, are not meant; nor are joiners and skin colours."""
    kept, marks = [], 0
    for character in name:
        stacked = unicodedata.category(character) in ("Mn", "Me")
        marks = marks + 1 if stacked else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def clean_name(name: str) -> str:
    """A name as it may be shown: no control or direction marks, no towers of accents, single
    spaces, not too long."""
    if len(name) > 1000:
        raise Refused("name_too_long", longest=LONGEST_NAME)
    kept = [c for c in unicodedata.normalize("NFC", name) if not _unseen(c)]
    name = " ".join(_with_few_marks("".join(kept)).split())
    if not any(map(_says_something, name)):
        raise Refused("name_empty")
    if len(name) > LONGEST_NAME:
        raise Refused("name_too_long", longest=LONGEST_NAME)
    return name
