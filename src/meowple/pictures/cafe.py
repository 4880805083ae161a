"""A table of `cafe` drawn in text, and read again.

    round 2 first 1                      what stands here if nothing else is said: round 1 first 0
    dice 1 3 6                           the dice in the middle; there are none after the draft
    taken - 4                            each seat's die
    central 4                            the central die: now everybody draws
    0: ...|. Y..... ..|... ...... .|..   the sheet of seat 0: its towers, each read from floor 1 up
    1: ...|. ...... ..|... ...H.. .|..   paws 4-1 cats C6,H2 circled 4=8 barred 1,2

Items: H house, Y yarn, F butterfly, B bowl, C cushion, M mouse; `.` an empty cell, `|` a post.
After the towers: `paws 4-1` four circled and one of them crossed out (else `paws 1-0`), `cats` with
their points, `circled` numbers by tower, `barred` towers whose larger number is crossed out,
`sealed M4.3` a mouse in tower 4 on floor 3 (`H4.3C` a house with the cat that loves cushions,
`pass`), `back 2` so many choices taken back. Further lines: `idle 2`, `over`.

Where it matters which cells touch, `hexes` reads the sheet as it is printed, half a step a line:

        .
      .   .
    .   .
      .   .
    |   .   .
      .   .
    .   |   .
      .   .
    .   .   |
      .   .
    .   .   .
      .   .

Luck is told as the dice that come: `luck="1 3 6"`.
"""

from __future__ import annotations

import re
from itertools import pairwise
from textwrap import dedent
from typing import Final

from msgspec.structs import replace

from meowple.games.cafe.marks import EMPTY_SHEET, Sheet
from meowple.games.cafe.moves import PASS, Choice, Draw, Options
from meowple.games.cafe.state import DRAFT, DRAW, OVER, State
from meowple.pictures.reading import expect

LETTERS: Final = ".HYFBCM"
TOWERS: Final = ("...|.", "......", "..|...", "......", ".|..")
"""The towers of an empty sheet, read from floor 1 up; a post stands among them."""


def read_towers(words: list[str]) -> tuple[int, ...]:
    """The cells that five words draw."""
    for word, empty in zip(words, TOWERS, strict=True):
        expect(re.sub("[HYFBCM]", ".", word) == empty, f"no tower looks like {word}")
    return tuple(LETTERS.index(letter) for word in words for letter in word if letter != "|")


def draw_towers(cells: tuple[int, ...]) -> str:
    """The five words that draw these cells."""
    letters = iter(LETTERS[item] for item in cells)
    return " ".join(
        "".join("|" if spot == "|" else next(letters) for spot in word) for word in TOWERS
    )


def read_hexes(text: str) -> tuple[int, ...]:
    """The cells that a picture of the hexagons draws: line by line half a step lower."""
    lines = dedent(text.strip("\n")).splitlines()
    expect(len(lines) == 12, "a sheet is twelve half steps high")
    words = []
    for tower, empty in enumerate(TOWERS):
        top = 11 if tower % 2 else 10  # the line of floor 1
        column = [lines[top - 2 * floor].ljust(10)[2 * tower] for floor in range(len(empty))]
        words.append("".join(column))
    signs = sum(len(line.replace(" ", "")) for line in lines)
    expect(signs == sum(map(len, TOWERS)), "a sheet has cells and posts alone")
    return read_towers(words)


def read(text: str, options: Options) -> State:
    """The state that a text draws."""
    state = _plain(options)
    rows: list[list[str]] = []
    for line in text.strip().splitlines():
        words = line.split()
        if words[0] == f"{len(rows)}:":
            rows.append(words[1:])
        else:
            _read(state, words)
    state.seats = len(rows)
    state.sheets = tuple(_sheet(row) for row in rows)
    state.choices = tuple(_choice(_told(row, "sealed")) for row in rows)
    state.taken_back = tuple(int(_told(row, "back") or 0) for row in rows)
    state.taken = state.taken or (0,) * len(rows)
    return state


def _plain(options: Options) -> State:
    """A first round of which nothing is known yet."""
    state = State()
    state.options = options
    state.phase = DRAFT
    state.round = 1
    state.first = state.central = state.idle = 0
    state.dice = state.taken = ()
    return state


def _read(state: State, words: list[str]) -> None:
    """One line of a picture that is no sheet."""
    if words[0] == "over":
        state.phase = OVER
        words = words[1:]
    for name, *numbers in _groups(words):
        values = tuple(0 if number == "-" else int(number) for number in numbers)
        if name in ("dice", "taken"):
            setattr(state, name, values)
        else:
            expect(name in ("round", "first", "central", "idle"), f"what is {name}?")
            setattr(state, name, values[0])
    if state.central and state.phase == DRAFT:
        state.phase = DRAW


def _groups(words: list[str]) -> list[list[str]]:
    """The words after each name, the name first."""
    starts = [at for at, word in enumerate(words) if word.isalpha()] + [len(words)]
    return [words[a:b] for a, b in pairwise(starts)]


def _sheet(row: list[str]) -> Sheet:
    """A sheet: five towers, and what else is marked on it."""
    sheet = replace(EMPTY_SHEET, cells=read_towers(row[:5]))
    circled, _, crossed = _told(row, "paws", "1").partition("-")
    cats, towers, barred = list(sheet.cats), list(sheet.towers), list(sheet.barred)
    for cat in _told(row, "cats").split(","):
        if cat:
            cats[LETTERS.index(cat[0]) - 1] = int(cat[1:])
    for top in _told(row, "circled").split(","):
        if top:
            towers[int(top[0]) - 1] = int(top[2:])
    for tower in _told(row, "barred").split(","):
        if tower:
            barred[int(tower) - 1] = True
    return replace(
        sheet,
        circled=int(circled),
        crossed=int(crossed or 0),
        cats=tuple(cats),
        towers=tuple(towers),
        barred=tuple(barred),
    )


def _told(row: list[str], name: str, default: str = "") -> str:
    """The word after a name."""
    return row[row.index(name) + 1] if name in row else default


def _choice(word: str) -> Choice | None:
    """A sealed choice: `pass`, `M4.3` a mouse in tower 4 on floor 3, `H4.3C` with the cat."""
    if not word:
        return None
    if word == "pass":
        return PASS
    item, tower, floor, cat = word[0], word[1], word[3], word[4:]
    scored = LETTERS.index(cat) if cat else None
    return Draw(LETTERS.index(item), int(tower), int(floor), scored)


def draw(state: State) -> str:
    """The state as a text."""
    lines = ["over"] if state.phase == OVER else []
    lines.append(f"round {state.round} first {state.first}")
    if state.idle:
        lines.append(f"idle {state.idle}")
    if state.dice:
        lines.append(f"dice {' '.join(map(str, state.dice))}")
    if any(state.taken):
        lines.append(f"taken {' '.join(str(value or '-') for value in state.taken)}")
    if state.central:
        lines.append(f"central {state.central}")
    seats = zip(state.sheets, state.choices, state.taken_back, strict=True)
    for seat, (sheet, choice, back) in enumerate(seats):
        marks = [draw_towers(sheet.cells), _draw_marks(sheet)]
        marks += [f"sealed {_draw_choice(choice)}"] if choice else []
        marks += [f"back {back}"] if back else []
        lines.append(" ".join([f"{seat}:", *marks]))
    return "\n".join(lines)


def _draw_marks(sheet: Sheet) -> str:
    cats = [f"{LETTERS[n]}{got}" for n, got in enumerate(sheet.cats, 1) if got is not None]
    towers = [f"{n}={number}" for n, number in enumerate(sheet.towers, 1) if number]
    barred = [str(n) for n, gone in enumerate(sheet.barred, 1) if gone]
    marks = [f"paws {sheet.circled}-{sheet.crossed}"]
    for name, told in (("cats", cats), ("circled", towers), ("barred", barred)):
        marks += [f"{name} {','.join(told)}"] if told else []
    return " ".join(marks)


def _draw_choice(choice: Choice) -> str:
    if not isinstance(choice, Draw):
        return "pass"
    cat = "" if choice.cat is None else LETTERS[choice.cat]
    return f"{LETTERS[choice.item]}{choice.tower}.{choice.floor}{cat}"


class Dice:
    """Chance that rolls the wanted values."""

    def __init__(self, luck: str) -> None:
        self.ahead = [int(value) for value in luck.split()]

    def below(self, n: int) -> int:
        expect(n == 6, f"a die has six sides, not {n}")
        expect(self.ahead, "a die is rolled, but no luck was told")
        return self.ahead.pop(0) - 1


def told(state: State | None, luck: str) -> Dice:
    """Luck by what the dice show."""
    return Dice(luck)
