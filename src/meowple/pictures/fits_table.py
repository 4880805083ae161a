"""A table of `fits` as box-drawing characters, both ways.

    ┌───┐┌   ┐      a card is three lines of five signs; a line is a wall, a gap an open side
    │ mb  0s        two cards joined by open long sides: a mouse and a ball, a spray bottle
    └───┘└───┘

Inside a card: its symbols (m mouse, b ball, f feather, s spray bottle, * a start box, MM, BB, FF a
special toy lying as a box) and what lies on it. A cat, a Princess (P) or a special toy (M, B, F)
across two cards is written on both, next to their common side:

    ┌───┐┌───┐
    │mb0  0f │      the cat of seat 0 lies across
    └───┘└───┘

`z1z` is a sleeping cat of seat 1, `zPz` the Princess in the place of one. An empty place is a dot,
or any small letter that gives it a name.
"""

from __future__ import annotations

from textwrap import dedent

from meowple.games.fits.cards import (
    BOTTOM,
    BOXES,
    FACES,
    LEFT,
    NOTHING,
    OPEN_START,
    PRINCESS,
    RIGHT,
    SLEEPER,
    START,
    TOP,
    TOYS,
    turned,
)
from meowple.games.fits.grid import GRIDS
from meowple.games.fits.table import (
    NO_TALLY,
    TALLIES,
    Table,
    empty_table,
    lay_across,
    lay_card,
    lay_cat,
)
from meowple.pictures.reading import expect

WIDE, HIGH = 5, 3
SPECIAL = dict(zip("MBF", TOYS, strict=True))
OVER = "01234PMBF"
"""What can lie across two cards."""
LETTER = {card: letter for letter, card in SPECIAL.items()}


class Window:
    """The part of a table that a picture shows: where it begins, and how far it goes."""

    def __init__(self, size: str, corner: tuple[int, int], columns: int, rows: int) -> None:
        self.size = size
        self.corner = corner
        self.columns = columns
        self.rows = rows

    def place(self, column: int, row: int) -> int:
        """The place on the table of a place in the picture."""
        return (self.corner[1] + row) * GRIDS[self.size].columns + self.corner[0] + column


def lines_of(text: str) -> list[str]:
    """The lines of a picture, all of one length."""
    lines = dedent(text).strip("\n").rstrip().split("\n")
    lines += [""] * (-len(lines) % HIGH)
    width = max(map(len, lines))
    width += -width % WIDE
    return [line.ljust(width) for line in lines]


def read_table(
    text: str, size: str, corner: tuple[int, int]
) -> tuple[Table, Window, dict[str, int]]:
    """The table in a picture, its window, and the places that have a name."""
    lines = lines_of(text)
    window = Window(size, corner, len(lines[0]) // WIDE, len(lines) // HIGH)
    table, names, over = empty_table(size), dict[str, int](), dict[int, str]()
    unused = list(BOXES)
    for row in range(window.rows):
        for column in range(window.columns):
            part = [line[WIDE * column :][:WIDE] for line in lines[HIGH * row :][:HIGH]]
            at, inside = window.place(column, row), part[1][1:4]
            if part[0].strip() == "" and part[2].strip() == "":
                if inside.strip() not in ("", "·"):
                    names[inside.strip()] = at
                continue
            shown, across = _inside(inside)
            if across:
                over[at] = across
            sides = _sides(part)
            card = _card(shown, sides, unused)
            table = lay_card(table, at, card, sides)
    for at, letter in over.items():
        table = _lay_over(table, at, letter)
    middle = GRIDS[size].middle
    if table.cards[middle] == NOTHING and not _beside_a_card(table, middle):
        table.frontier = table.frontier.replace(bytes((middle,)), b"")
    return table, window, names


def _beside_a_card(table: Table, at: int) -> bool:
    beside = GRIDS[table.size].beside[at]
    return any(there >= 0 and table.cards[there] != NOTHING for there in beside)


def _sides(part: list[str]) -> int:
    return (
        (0 if part[0][2] == "─" else TOP)
        | (0 if part[1][4] == "│" else RIGHT)
        | (0 if part[2][2] == "─" else BOTTOM)
        | (0 if part[1][0] == "│" else LEFT)
    )


def _inside(inside: str) -> tuple[str, str]:
    """What a card shows, and what lies across it and its right neighbour."""
    if inside[0] == "z" and inside[2] == "z":
        return inside[1], ""
    doubles = ("MM", "BB", "FF")
    if inside.strip() in doubles:
        return inside.strip(), ""
    if (inside[2] in OVER and inside[0] not in OVER) or inside[:2] in doubles:
        return inside[:2].strip() or ".", inside[2]
    return inside.strip(OVER + " ") or inside[1:].strip() or ".", ""


def _card(shown: str, sides: int, unused: list[int]) -> int:
    """A card that looks like this; a picture may have more of them than the deck."""
    if shown in "01234":
        return SLEEPER + int(shown)
    if shown == "P":
        return PRINCESS
    if shown == "*":
        return START if sides == LEFT | RIGHT else OPEN_START
    if shown in ("MM", "BB", "FF"):
        return SPECIAL[shown[0]]
    shows = shown.strip(".")
    alike = [card for card in unused if looks_like(card, sides, shows)]
    same = [card for card in BOXES if FACES[card].shows == shows]
    expect(same, f"no card shows {shows!r}")
    card = (alike or same)[0]
    if alike:
        unused.remove(card)
    return card


def looks_like(card: int, sides: int, shows: str) -> bool:
    """Whether a card shows this and can be laid with these open sides."""
    face = FACES[card]
    return face.shows == shows and sides in (face.sides, turned(face.sides))


def find_card(sides: int, shows: str, among: list[int]) -> int:
    """The first of these cards that shows this and can be laid with these open sides."""
    found = [card for card in among if looks_like(card, sides, shows)]
    expect(found, f"there is no such card (left): {sides:04b} {shows!r}")
    exact = [card for card in found if FACES[card].sides == sides]
    return (exact or found)[0]


def _lay_over(table: Table, at: int, letter: str) -> Table:
    if letter in "01234":
        return lay_cat(table, at, int(letter))
    card = PRINCESS if letter == "P" else SPECIAL[letter]
    return lay_across(table, at, card, TALLIES[card] if card in TOYS else NO_TALLY)


def draw_table(table: Table, window: Window) -> str:
    """The picture of what lies in the window."""
    lines: list[str] = []
    for row in range(window.rows):
        cells = [_cell(table, window.place(column, row)) for column in range(window.columns)]
        lines += ["".join(cell[line] for cell in cells).rstrip() for line in range(HIGH)]
    return "\n".join(lines).rstrip()


def _cell(table: Table, at: int) -> tuple[str, str, str]:
    card, sides = table.cards[at], table.sides[at]
    if card == NOTHING:
        return "     ", "  ·  ", "     "
    top = "   " if sides & TOP else "───"
    bottom = "   " if sides & BOTTOM else "───"
    left = " " if sides & LEFT else "│"
    right = " " if sides & RIGHT else "│"
    return f"┌{top}┐", f"{left}{_content(table, at)}{right}", f"└{bottom}┘"


def _content(table: Table, at: int) -> str:
    card = table.cards[at]
    if card >= SLEEPER:
        return f"z{card - SLEEPER}z"
    if card == PRINCESS:
        return "zPz"
    shows = "*" if card in (START, OPEN_START) else FACES[card].shows
    shows = shows.upper() if card in TOYS else shows
    if table.across[at] != NOTHING:
        return f"{shows:2}{_over(table.across[at])}"
    if at > 0 and table.across[at - 1] != NOTHING and table.covered[at]:
        return f"{_over(table.across[at - 1])}{shows:2}"
    return f" {shows:2}"


def _over(what: int) -> str:
    return "P" if what == PRINCESS else LETTER.get(what, str(what))


def as_drawn(text: str) -> str:
    """A picture in which places have lost their names, to be compared."""
    lines, drawn = lines_of(text), []
    for number, line in enumerate(lines):
        cells = [line[at : at + WIDE] for at in range(0, len(line), WIDE)]
        if number % HIGH == 1:
            above = lines[number - 1]
            walls = [above[at : at + WIDE].strip() for at in range(0, len(line), WIDE)]
            cells = [cell if wall else "  ·  " for cell, wall in zip(cells, walls, strict=True)]
        drawn.append("".join(cells).rstrip())
    return "\n".join(drawn).rstrip()
