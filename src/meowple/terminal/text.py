"""What a game's page in text can write, and how text is laid out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from meowple.core.game import AnyGame, Seat
from meowple.core.shapes import seat_fields, seats_by_tag, tag_of
from meowple.words import Argument, Words, key_of

Names = Sequence[str]
"""The name of each seat, in the nominative."""


class Page(ABC):
    """How a game is written. A page of its own draws the table, and calls things by their names;
    the rest is the same for all games."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def table(self, view: Any, say: Words, names: Names) -> list[str]:
        """What lies on the table, as this screen may show it."""

    def glimpse(self, view: Any, say: Words) -> str:
        """What everybody sees in passing, before the next move covers it; empty if nothing is."""
        return ""

    def question(self, view: Any, say: Words) -> list[str]:
        """What the person can do now."""
        return [say(key_of(self.game.name, "phase", view.phase))]

    def codes(self, moves: Sequence[Any], view: Any, say: Words) -> list[str]:
        """What is typed for each move."""
        return [str(number) for number in range(1, len(moves) + 1)]

    def menu(
        self, moves: Sequence[Any], view: Any, say: Words, names: Names, width: int
    ) -> list[str]:
        """The moves, each with its code."""
        labels = [self.move(move, say, names) for move in moves]
        return menu(self.codes(moves, view, say), labels, width)

    def move(self, move: Any, say: Words, names: Names) -> str:
        """The label of a move."""
        return self.sentence("move", move, say, names)

    def move_in_full(self, move: Any, view: Any, say: Words, names: Names) -> str:
        """The same where no menu stands beside it."""
        return self.move(move, say, names)

    def fact(self, fact: Any, say: Words, names: Names, me: Seat | None = None) -> str:
        """The log line of a fact, as this seat reads it."""
        return self.sentence("fact", fact, say, names, me)

    def number(self, key: str, number: int, say: Words) -> Argument:
        """The number of a highlight."""
        return number

    def sentence(
        self, what: str, thing: Struct, say: Words, names: Names, me: Seat | None = None
    ) -> str:
        """A move or a fact in words; whoever it is about reads it in the second person, if there
        are words for that."""
        key = key_of(self.game.name, what, self.called(thing))
        fields = sorted(seat_fields(type(thing)), key="seat".__ne__)
        mine = [field for field in fields if me is not None and getattr(thing, field) == me]
        own = next(filter(say.knows, (_you_key(key, field) for field in mine)), key)
        return say(own, **self.arguments(thing, say, names))

    def called(self, thing: Struct) -> str:
        """The end of the key of its words."""
        return tag_of(thing)

    def arguments(self, thing: Struct, say: Words, names: Names) -> dict[str, Argument]:
        """The fields of a move or a fact, as its words want them."""
        return self._said(asdict(thing), seat_fields(type(thing)), say, names)

    def details(self, args: Mapping[str, Any], say: Words, names: Names) -> dict[str, Argument]:
        """The arguments of a refusal. They have no types: what holds a seat in a move or a fact
        holds one here too."""
        seats = frozenset(name for held in seats_by_tag(self.game).values() for name in held)
        return self._said(args, seats | {"seat"}, say, names)

    def _said(
        self, args: Mapping[str, Any], seats: frozenset[str], say: Words, names: Names
    ) -> dict[str, Argument]:
        return {
            key: seated(value, names) if key in seats else self.spell(key, value, say, names)
            for key, value in args.items()
            if value is not None
        }

    def spell(self, key: str, value: Any, say: Words, names: Names) -> Argument:
        """How the value of a field is said; seats are names already."""
        reason = key_of(self.game.name, "reason", value) if key == "reason" else ""
        if say.knows(reason):
            return say(reason)
        return spelled(value, say)


def _you_key(key: str, field: str) -> str:
    """`seat` is whoever does it; another field is named."""
    return f"{key}-you" if field == "seat" else key_of(key, "you", field)


def seated(value: Any, names: Names) -> str:
    """The name of a seat, or the names of several; of one that is not there its number."""
    if isinstance(value, tuple | list):
        return ", ".join(seated(seat, names) for seat in value) or NONE
    if value is None:
        return NONE
    return names[value] if value in range(len(names)) else str(value)


def spelled(value: Any, say: Words) -> Argument:
    """A plain value: numbers as they are, all else as words."""
    if isinstance(value, bool):
        return say("option-on" if value else "option-off")
    if isinstance(value, int):
        return value
    if isinstance(value, tuple | list):
        return ", ".join(str(spelled(one, say)) for one in value) or NONE
    return NONE if value in (None, "") else str(value)


NONE = "–"
"""For what is not there."""


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """The rows with their cells one below the other."""
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def menu(codes: Sequence[str], labels: Sequence[str], width: int) -> list[str]:
    """The labels, each with its code; a long list in as many columns as fit."""
    items = [f"{code:>3}  {label}" for code, label in zip(codes, labels, strict=True)]
    beside = max(1, (width + 2) // (max(map(len, items)) + 2)) if len(items) > 12 else 1
    height = -(-len(items) // beside)
    items += [""] * (height * beside - len(items))
    return columns([items[line::height] for line in range(height)])


def letters(say: Words) -> list[str]:
    """The letters that are typed in this language, for things that have one each."""
    return say("terminal-letters").split()
