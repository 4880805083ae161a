"""Pictures of a table of `boots` in text.

    table("roll Ann | Ann: yellow-blue, paw 1 | Ben:")
    table("yellow blue | Ann: yellow-blue, paw 1 | Ben:")

First who has the dice, or what they show; then what each player has won. All other cards lie in the
middle. A cat is named by its two colours in any order, a paw by its value.
"""

from __future__ import annotations

from typing import get_args

from meowple.core.game import Millis, Seat
from meowple.games.boots.cards import CAT_OF, CATS, Colour, is_paw, value
from meowple.games.boots.moves import Options
from meowple.games.boots.race import first_end, time_of
from meowple.games.boots.rules import deal
from meowple.games.boots.state import LOOK, OVER, RACE, ROLL, State, give
from meowple.games.boots.verdict import Dice

PLAYERS = ("Ann", "Ben", "Cleo", "Dan")
ANN, BEN, CLEO, DAN = (Seat(seat) for seat in range(4))
SHOWN = Millis(10_000)
"""When the dice of a picture were shown, or handed over."""


class NoLuck:
    """Chance that always says 0: where the cards lie does not matter in a picture."""

    def below(self, n: int) -> int:
        return 0


def table(text: str, options: Options | None = None) -> State:
    """The table that is drawn; the roller of shown dice is Ann."""
    dice, *rows = (part.strip() for part in text.split("|"))
    state = deal(len(rows), options or Options(), NoLuck())
    for seat, row in enumerate(rows):
        name, _, won = row.partition(":")
        assert name == PLAYERS[seat]
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


def picture(state: State) -> str:
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
    found: Colour = next(colour for colour in get_args(Colour) if colour == name)
    return found


def name_of(card: int) -> str:
    """The card's name."""
    if is_paw(card):
        return f"paw {value(card)}"
    return f"{CATS[card].boots}-{CATS[card].head}"
