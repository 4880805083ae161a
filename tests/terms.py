"""The table of `docs/terms.md`: which word each language has for a thing, and which it has not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

TABLE = Path(__file__).parent.parent / "docs" / "terms.md"


class Term(NamedTuple):
    """One line of the table."""

    where: tuple[str, ...]
    language: str
    say: str
    never: tuple[str, ...]

    def speaks_in(self, page: str) -> bool:
        """Whether it holds in the file of this name."""
        return "all" in self.where or re.split("[-.]", page)[0] in self.where

    def slips(self, text: str) -> list[str]:
        """The words of this text that should be another."""
        return [hit for word in self.never for hit in _pattern(word).findall(text)]


def _pattern(word: str) -> re.Pattern[str]:
    """What matches a word as it is written; with a `…` at its end, with any ending."""
    stem = word.removesuffix("…")
    ending = r"\w*" if stem != word else ""
    return re.compile(rf"\b{re.escape(stem)}{ending}\b", re.IGNORECASE)


def terms() -> Iterator[Term]:
    """Every line of the table, in its order."""
    for line in TABLE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 4 and cells[0] != "where" and set(cells[0]) != {"-"}:
            where, language, say, never = cells
            yield Term(tuple(where.split(", ")), language, say, tuple(never.split(", ")))
