"""The plain text page: any game, written as its types tell it. A game that has no page of its own
is played with it, and one that has no words too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from meowple.core.game import Seat
from meowple.core.shapes import seat_fields, tag_of
from meowple.terminal.text import NONE, Names, Page, menu, seated, spelled
from meowple.words import NoWords, Words


class Plain(Page):
    """Names and values, and the game's own words where it has some."""

    def table(self, view: Any, say: Words, names: Names) -> list[str]:
        """The view as a tree."""
        return tree(view, say, names)

    def question(self, view: Any, say: Words) -> list[str]:
        """What can be done, if the game has a word for it."""
        try:
            return super().question(view, say)
        except (AttributeError, NoWords):
            return []

    def menu(
        self, moves: Sequence[Any], view: Any, say: Words, names: Names, width: int
    ) -> list[str]:
        """The moves, numbered; those that are called the same tell their fields too."""
        labels = [self.move(move, say, names) for move in moves]
        times = Counter(labels)
        told = [
            f"{label} ({inline(move, say, names)})" if times[label] > 1 else label
            for move, label in zip(moves, labels, strict=True)
        ]
        return menu(self.codes(moves, view, say), told, width)

    def sentence(
        self, what: str, thing: Struct, say: Words, names: Names, me: Seat | None = None
    ) -> str:
        """In the game's words, if they want no more than the types tell."""
        try:
            return super().sentence(what, thing, say, names, me)
        except NoWords:
            fields = inline(thing, say, names)
            return f"{_label(tag_of(thing))}: {fields}" if fields else _label(tag_of(thing))


def tree(thing: Struct, say: Words, names: Names) -> list[str]:
    """Names and values, one on a line; what belongs to something stands under it, further in."""
    held = seat_fields(type(thing))
    return [
        line
        for key, part in _fields(thing).items()
        for line in _branch(_label(key), _part(part, say, names, key in held))
    ]


def _part(value: Any, say: Words, names: Names, seats: bool) -> list[str]:
    if isinstance(value, Struct) and not all(map(_is_leaf, _fields(value).values())):
        return tree(value, say, names)
    if isinstance(value, tuple | list) and not all(map(_is_leaf, value)):
        parts = enumerate(value, start=1)
        return [
            line
            for number, part in parts
            for line in _branch(str(number), _part(part, say, names, seats))
        ]
    return [_leaf(value, say, names, seats)]


def inline(thing: Struct, say: Words, names: Names) -> str:
    """The fields of a struct on one line."""
    held = seat_fields(type(thing))
    told = [
        f"{_label(key)} {_leaf(part, say, names, key in held)}"
        for key, part in _fields(thing).items()
    ]
    return ", ".join(told)


def _branch(label: str, lines: list[str]) -> list[str]:
    if len(lines) == 1:
        return [f"{label}: {lines[0]}"]
    return [f"{label}:", *(f"  {line}" for line in lines)]


def _is_leaf(value: Any) -> bool:
    return not isinstance(value, tuple | list | Struct)


def _leaf(value: Any, say: Words, names: Names, seats: bool) -> str:
    if isinstance(value, Struct):
        return inline(value, say, names) or NONE
    return seated(value, names) if seats else str(spelled(value, say))


def _fields(thing: Struct) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in thing.__struct_fields__}


def _label(name: str) -> str:
    return name.replace("_", " ")
