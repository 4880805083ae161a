"""What a game's page must be able to write, and how text is laid out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from meowple.words import Argument, Words

Names = Sequence[str]
"""The name of each seat, in the nominative."""


class Story(Protocol):
    """How what happens in a game is told; a module of its name in this package does it."""

    def fact(self, fact: Any, say: Words, names: Names) -> str:
        """The log line of a fact."""
        ...


class GameText(Story, Protocol):
    """How a game is written that is played in a terminal."""

    def table(self, view: Any, say: Words, names: Names) -> list[str]:
        """What lies on the table, as this screen may show it."""
        ...

    def glimpse(self, view: Any, say: Words) -> str:
        """What everybody sees in passing, before the next move covers it; empty if nothing is."""
        ...

    def question(self, view: Any, say: Words) -> list[str]:
        """What the person can do now."""
        ...

    def move(self, move: Any, say: Words, names: Names) -> str:
        """The label of a move."""
        ...

    def details(self, args: Mapping[str, Any], say: Words, names: Names) -> dict[str, Argument]:
        """The arguments of a refusal, as its message wants them."""
        ...


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """The rows with their cells one below the other."""
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def menu(labels: Sequence[str], width: int) -> list[str]:
    """The labels, numbered from 1; a long list in as many columns as fit."""
    items = [f"{number:3}  {label}" for number, label in enumerate(labels, start=1)]
    beside = max(1, (width + 2) // (max(map(len, items)) + 2)) if len(items) > 12 else 1
    height = -(-len(items) // beside)
    items += [""] * (height * beside - len(items))
    return columns([items[line::height] for line in range(height)])
