"""A table of `boots` drawn in text, and read again.

    roll Ann | Ann: yellow-blue, paw 1 | Ben:
    yellow blue | Ann: yellow-blue, paw 1 | Ben:

First who has the dice, or what they show; then what each player has won. All other cards lie in the
middle. A cat is named by its two colours in any order, a paw by its value. Luck is told as what the
dice show: `luck="yellow blue"`.
"""

from __future__ import annotations

from meowple.core.game import Millis
from meowple.games.boots.cards import CAT_OF, CATS, COLOURS, Colour, is_paw, value
from meowple.games.boots.moves import Options
from meowple.games.boots.race import first_end, time_of
from meowple.games.boots.rules import deal
from meowple.games.boots.state import LOOK, OVER, RACE, ROLL, State, give
from meowple.games.boots.verdict import Dice
from meowple.pictures.reading import expect

PLAYERS = ("Ann", "Ben", "Cleo", "Dan")
SHOWN = Millis(10_000)
"""When the dice of a picture were shown, or handed over."""


class NoLuck:
    """Chance that always says 0: where the cards lie does not matter in a picture."""

    def below(self, n: int) -> int:
        return 0


def read(text: str, options: Options) -> State:
    """The table that is drawn; the roller of shown dice is Ann."""
    dice, *rows = (part.strip() for part in text.split("|"))
    state = deal(len(rows), options, NoLuck())
    for seat, row in enumerate(rows):
        name, _, won = row.partition(":")
        expect(name == PLAYERS[seat], f"seat {seat} is called {PLAYERS[seat]}, not {name}")
        for card in filter(None, map(str.strip, won.split(","))):
            give(state, card_named(card), seat)
    state.since = SHOWN
    if dice.startswith("roll "):
        state.roller = PLAYERS.index(dice.removeprefix("roll "))
        state.closes = Millis(SHOWN + time_of(state.options, ROLL))
        return state
    state.phase = RACE
    state.dice = dice_named(dice)
    state.closes = first_end(state.options, SHOWN)
    return state


def draw(state: State) -> str:
    """The table as a text."""
    rows = [_row(state, seat) for seat in range(state.seats)]
    return " | ".join([_head(state), *rows])


def _head(state: State) -> str:
    if state.phase == OVER:
        return "over"
    if state.phase == LOOK:
        return f"look, then {PLAYERS[state.roller]}"
    return f"roll {PLAYERS[state.roller]}" if state.dice is None else " ".join(state.dice)


def _row(state: State, seat: int) -> str:
    cards = [name_of(card) for card, owner in enumerate(state.owners) if owner == seat]
    return f"{PLAYERS[seat]}: {', '.join(cards)}".strip()


def card_named(name: str) -> int:
    """The card of that name."""
    if name.startswith("paw "):
        return len(CATS) + int(name.removeprefix("paw ")) - 1
    return CAT_OF[dice_named(name.replace("-", " "))]


def dice_named(name: str) -> Dice:
    """What the dice show."""
    one, other = name.split()
    return _colour(one), _colour(other)


def _colour(name: str) -> Colour:
    found = [colour for colour in COLOURS if colour == name]
    expect(found, f"there is no colour {name}")
    return found[0]


def name_of(card: int) -> str:
    """The card's name."""
    if is_paw(card):
        return f"paw {value(card)}"
    return f"{CATS[card].boots}-{CATS[card].head}"


class Thrown:
    """Chance that rolls the wanted colours."""

    def __init__(self, luck: str) -> None:
        self.ahead = [COLOURS.index(_colour(name)) for name in luck.split()]

    def below(self, n: int) -> int:
        expect(n == len(COLOURS), f"a die has six colours, not {n}")
        expect(self.ahead, "a die is rolled, but no luck was told")
        return self.ahead.pop(0)


def told(state: State | None, luck: str) -> Thrown:
    """Luck by what the dice show; where the cards of a deal lie has no name."""
    return Thrown(luck)
