"""A table of `tail` drawn in text, and read again.

    turn 0 drew 5            what is asked: here seat 0 keeps or refuses the 5 it drew
    pile 5 S 9               the face-down pile; its order is nobody's knowledge
    discards 2 3             the face-up pile, its top last
    0: 3:0 9 S 0:02          the row of seat 0; behind the colon the seats that know the card
    1: 1 D 7 4*              a card with a star is known to everybody, spectators too
    2: out                   a seat that is out and has no cards

Cards: 0 … 9, S swap, P peek, D draw-two, X super-peek; `-` stands for none. What can be asked:

    opening 0 1              seats 0 and 1 look at their outer cards
    turn 0                   seat 0 draws or takes
    turn 0 drew 5            … keeps or refuses
    turn 0 shows S           … uses or declines
    turn 0 looks 0.1         … looks at place 1 of row 0 (`looks all`: at every face-down card)
    turn 0 may call          … ends its turn
    between 0 1              the rows lie open; seats 0 and 1 are not ready yet
    over

Further lines, where they are not what a game begins with: `draws 1` (of a draw-two, left),
`scanned` (a super-peek was drawn in this turn), `called 1 left 2` (turns), `round 2 starter 1`,
`points 12 -` (one line for each finished round), `out 0 2` (seat 1 went out in round 2).

Luck is told as the cards that come: `luck="S 5"`. `luck="(1 3 9) 3"`: the pile is empty, the 1,
3 and 9 are shuffled into a new one, and the 3 comes. `(all)` are all the cards on the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from meowple.core.game import MeowpleError
from meowple.games.tail.cards import DECK
from meowple.games.tail.moves import Options
from meowple.games.tail.state import (
    ALL,
    BETWEEN,
    CLOSING,
    DREW,
    LOOK,
    NO_CARD,
    NOBODY,
    OFFER,
    OPENING,
    OVER,
    TURN,
    State,
    lies_face_down,
)
from meowple.games.tail.view import View
from meowple.pictures.reading import expect

LETTERS: Final = "0123456789SPDX"


def card_of(name: str) -> int:
    """The card of that name."""
    expect(len(name) == 1 and name in LETTERS, f"there is no card {name}")  # `12` is none either
    return LETTERS.index(name)


def cards(text: str) -> bytes:
    """The cards that a text names."""
    return bytes(card_of(name) for name in text.split() if name != "-")


def letters(held: Iterable[int]) -> str:
    """The names of cards."""
    return " ".join(LETTERS[card] for card in held) or "-"


def read(text: str, options: Options) -> State:
    """The state that a text draws."""
    state = _plain(options)
    rows: list[str] = []
    for line in text.strip().splitlines():
        words = line.split("#")[0].split()
        if words and words[0] == f"{len(rows)}:":
            rows.append(" ".join(words[1:]))
        elif words:
            _read(state, words)
    state.seats = len(rows)
    state.out = state.out or (0,) * len(rows)
    state.playing = sum(1 << seat for seat, row in enumerate(rows) if row != "out")
    if state.phase in (BETWEEN, OVER) and state.out:
        state.playing &= ~sum(1 << seat for seat, round_ in enumerate(state.out) if round_)
    spots = [spot for row in rows for spot in (["-"] * 4 if row == "out" else row.split())]
    expect(len(spots) == 4 * len(rows), "a row has four cards")
    state.rows = bytes(LETTERS.index(spot[0]) if spot != "-" else NO_CARD for spot in spots)
    state.known = bytes(_knowers(spot) for spot in spots)
    state.pools = bytes(len(spots))
    if state.looking < 0:
        state.looking = _face_down(state)
    return state


def _plain(options: Options) -> State:
    """A first round in which nothing has happened."""
    state = State()
    state.options = options
    state.round = state.pile_number = state.pool = 1
    state.starter = state.turn = state.waiting = state.asked = state.left = 0
    state.draws = state.looking = 0
    state.hand = state.special = state.covered = NO_CARD
    state.scanned = False
    state.called = NOBODY
    state.pile = state.discards = state.put_back = state.shed = b""
    state.points, state.out = (), ()
    return state


def _read(state: State, words: list[str]) -> None:
    """One line of a picture that is not a row."""
    match words:
        case ["opening" | "between" as phase, *seats]:
            state.phase = OPENING if phase == "opening" else BETWEEN
            state.waiting = sum(1 << int(seat) for seat in seats)
        case ["over"]:
            state.phase = OVER
        case ["turn", seat, *asked]:
            state.turn = int(seat)
            _read_asked(state, asked)
        case ["pile", *names]:
            state.pile = bytes(sorted(cards(" ".join(names))))
        case ["discards", *names]:
            state.discards = cards(" ".join(names))
        case ["draws", left]:
            state.draws = int(left)
        case ["scanned"]:
            state.scanned = True
        case ["called", seat, "left", left]:
            state.called, state.left = int(seat), int(left)
        case ["round", number, "starter", seat]:
            state.round, state.starter = int(number), int(seat)
        case ["points", *points]:
            state.points += (tuple(None if each == "-" else int(each) for each in points),)
        case ["out", *rounds]:
            state.out = tuple(int(each) for each in rounds)
        case _:
            raise MeowpleError(f"cannot read {' '.join(words)!r}")


def _read_asked(state: State, asked: list[str]) -> None:
    match asked:
        case []:
            state.phase = TURN
        case ["drew", card]:
            state.phase, state.hand = DREW, card_of(card)
        case ["shows", card]:
            state.phase, state.special = OFFER, card_of(card)
        case ["looks", "all"]:
            state.phase, state.looking = LOOK, -1
        case ["looks", spot]:
            state.phase, state.looking = LOOK, 1 << (4 * int(spot[0]) + int(spot[2]))
        case ["may", "call"]:
            state.phase = CLOSING
        case _:
            raise MeowpleError(f"cannot read {' '.join(asked)!r}")


def _knowers(spot: str) -> int:
    if spot.endswith("*"):
        return ALL
    return sum(1 << int(seat) for seat in spot[2:])


def _face_down(state: State) -> int:
    return sum(1 << at for at in range(len(state.rows)) if lies_face_down(state, at))


def draw(state: State) -> str:
    """The text that draws a state."""
    lines = [_asked(state), *_extras(state)]
    lines += [f"pile {letters(sorted(state.pile))}", f"discards {letters(state.discards)}"]
    lines += [_row(state, seat) for seat in range(state.seats)]
    return "\n".join(lines)


def _seats(mask: int) -> str:
    return "".join(f" {seat}" for seat in range(6) if mask >> seat & 1)


def _asked(state: State) -> str:
    if state.phase in (OPENING, BETWEEN):
        return ("opening" if state.phase == OPENING else "between") + _seats(state.waiting)
    if state.phase == OVER:
        return "over"
    return f"turn {state.turn}" + {
        TURN: "",
        DREW: f" drew {letters([state.hand] if state.hand != NO_CARD else [])}",
        OFFER: f" shows {letters([state.special] if state.special != NO_CARD else [])}",
        LOOK: f" looks {_looked_at(state)}",
        CLOSING: " may call",
    }.get(state.phase, "?")


def _looked_at(state: State) -> str:
    if state.looking == _face_down(state):
        return "all"
    spots = [at for at in range(len(state.rows)) if state.looking >> at & 1]
    return " ".join(f"{at // 4}.{at % 4}" for at in spots)


def _extras(state: State) -> list[str]:
    """The lines that differ from the beginning of a game."""
    lines = []
    if state.draws:
        lines.append(f"draws {state.draws}")
    if state.scanned and state.phase not in (BETWEEN, OVER):
        lines.append("scanned")
    if state.called != NOBODY and state.phase not in (BETWEEN, OVER):
        lines.append(f"called {state.called} left {state.left}")
    if (state.round, state.starter) != (1, 0):
        lines.append(f"round {state.round} starter {state.starter}")
    lines += ["points " + _points(points) for points in state.points]
    if any(state.out):
        lines.append("out " + " ".join(str(each) for each in state.out))
    return lines


def _points(points: tuple[int | None, ...]) -> str:
    return " ".join("-" if each is None else str(each) for each in points)


def _row(state: State, seat: int) -> str:
    spots = range(4 * seat, 4 * seat + 4)
    if state.rows[4 * seat] == NO_CARD:
        return f"{seat}: out"
    return f"{seat}: " + " ".join(LETTERS[state.rows[at]] + _who(state.known[at]) for at in spots)


def _who(known: int) -> str:
    if known == ALL:
        return "*"
    return ":" + _seats(known).replace(" ", "") if known else ""


def rows_of(seen: View) -> list[str]:
    """The rows as somebody sees them, `?` for a card that is not seen."""
    return [
        " ".join("?" if spot.card is None else LETTERS[spot.card] for spot in row)
        for row in seen.rows
    ]


def everything(state: State) -> bytes:
    """All cards there are, in the hand too."""
    held = state.rows + state.pile + state.discards + bytes([state.hand])
    return bytes(sorted(card for card in held if card != NO_CARD))


class Wanted:
    """Chance that makes the wanted cards come out of sorted bags."""

    def __init__(self, luck: str, pile: bytes, everything: bytes) -> None:
        self.ahead: list[str] = re.findall(r"\([^)]*\)|\S+", luck)
        for one in self.ahead:
            if one != "(all)":
                cards(one.strip("()"))
        self._bag = sorted(pile)
        self._everything = sorted(everything)

    def below(self, n: int) -> int:
        expect(self.ahead, f"the rules draw one of {n} cards, but no luck was told")
        if self.ahead[0].startswith("("):
            said = self.ahead.pop(0)[1:-1]
            right = said == "all" or not self._bag
            expect(right, f"shuffled while {self._bag} are in the pile")
            self._bag = self._everything if said == "all" else sorted(cards(said))
        expect(n == len(self._bag), f"the rules draw one of {n} cards, not of {self._bag}")
        card = card_of(self.ahead.pop(0))
        expect(card in self._bag, f"there is no {LETTERS[card]} to draw")
        at = self._bag.index(card)
        del self._bag[at]
        return at


def told(state: State | None, luck: str) -> Wanted:
    """Luck by the names of cards."""
    if state is None:
        return Wanted(luck, DECK, b"")
    return Wanted(luck, state.pile, everything(state))
