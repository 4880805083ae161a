"""The table of `fits` in box-drawing characters.

     c    d
  ┌───┐┌   ┐      a card is three lines of five signs; a line is a wall, a gap an open side
4 │ ~o  1!        two cards joined by open long sides; the cat of the first seat lies across
  └───┘└───┘
"""

from __future__ import annotations

from typing import Final

from meowple.games.fits.cards import BOTTOM, FACES, LEFT, PRINCESS, RIGHT, TOP
from meowple.games.fits.view import Across, View
from meowple.terminal.text import letters
from meowple.words import Words

SIGNS: Final = {"m": "~", "b": "o", "f": "/", "s": "!", "P": "♛"}
"""How a mouse, a ball, a feather, a spray bottle and the Princess are drawn."""
ASLEEP: Final = "z"
MARGIN: Final = 4
"""What stands left of the cards: the number of the row."""


class Places:
    """The names of places: a letter for the column, a number for the row."""

    def __init__(self, view: View, say: Words) -> None:
        self._columns = view.columns
        self._letters = letters(say)

    def name(self, at: int) -> str:
        """What this place is called."""
        row, column = divmod(at, self._columns)
        return f"{self._letters[column]}{row + 1}"

    def column(self, number: int) -> str:
        """The letter of a column."""
        return self._letters[number]


def drawn(view: View, places: Places) -> list[str]:
    """The cards that lie there, and the places around them."""
    cards = pictures(view)
    if not cards:
        return []
    rows, wide = _around(cards, view)
    lines = [" " * MARGIN + "".join(places.column(column).center(5) for column in wide)]
    for row in rows:
        parts = [cards.get(row * view.columns + column, EMPTY) for column in wide]
        heads = ("", f"{row + 1:2} ", "")
        lines += [
            head.ljust(MARGIN) + "".join(line)
            for head, line in zip(heads, zip(*parts, strict=True), strict=True)
        ]
    return [line.rstrip() for line in lines]


Picture = tuple[str, str, str]
EMPTY: Final[Picture] = ("     ", "  ·  ", "     ")


def _around(cards: dict[int, Picture], view: View) -> tuple[range, range]:
    """The rows and columns where something lies, and one more on each side."""
    rows, columns = zip(*(divmod(at, view.columns) for at in cards), strict=True)
    return (
        range(max(0, min(rows) - 1), min(view.rows, max(rows) + 2)),
        range(max(0, min(columns) - 1), min(view.columns, max(columns) + 2)),
    )


def pictures(view: View) -> dict[int, Picture]:
    """Every card on the table as three lines, by its place."""
    left = {across.at: _over(across) for across in view.across}
    right = {at + 1: sign for at, sign in left.items()}
    found = {}
    for card in view.cards:
        shows = "".join(SIGNS[sign] for sign in card.shows)
        if card.at in left:
            shows = shows.center(2) + left[card.at]
        elif card.at in right:
            shows = right[card.at] + shows.center(2)
        found[card.at] = _card(card.sides, shows.center(3))
    for one in view.sleeping:
        found[one.at] = _card(one.sides, f"{ASLEEP}{_who(one.seat)}{ASLEEP}")
    return found


def _over(across: Across) -> str:
    """What lies across two cards: a cat, the Princess, or a special toy."""
    is_toy = across.card is not None and across.card != PRINCESS
    return SIGNS[FACES[across.card or 0].shows[0]] if is_toy else _who(across.seat)


def _who(seat: int | None) -> str:
    """The number of whose cat it is; without one it is the Princess."""
    return SIGNS["P"] if seat is None else str(seat + 1)


def _card(sides: int, inside: str) -> Picture:
    top, bottom = ("   " if sides & side else "───" for side in (TOP, BOTTOM))
    left, right = (" " if sides & side else "│" for side in (LEFT, RIGHT))
    return f"┌{top}┐", f"{left}{inside}{right}", f"└{bottom}┘"
