"""Small worlds of `boots`: in an open race anybody else may have put a paw on any card, passed or
done nothing, each as likely; how quick they were is not compared (boots 5.1)."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from meowple.core.game import Millis, Seat, When
from meowple.games.boots import GAME
from meowple.games.boots.cards import CARDS
from meowple.games.boots.state import State, give
from tests.boots.pictures import ANN, SHOWN, card_named, table
from tests.contract.case import Small, Worlds
from tests.contract.odds import Perhaps, after

SOON = When(Millis(SHOWN + 900), Millis(900))
LEFT = ("blue-green", "green-red", "paw 5")
"""Few cards lie in the middle."""
NAMES = {2: "Ann: | Ben:", 3: "Ann: | Ben: | Cleo:"}


def few_cards(seats: int) -> State:
    """The dice are shown, and most cards are won."""
    state = table(f"blue green | {NAMES[seats]}")
    for card in range(CARDS):
        if card not in map(card_named, LEFT):
            give(state, card, ANN)
    return state


def key(state: State) -> tuple[object, ...]:
    """What everybody did; not how quickly, and not what follows from that."""
    did = tuple(it and (it.card, it.call) for it in state.attempts)
    return state.phase, state.round, state.dice, state.owners, did


def raced(seats: int) -> Worlds:
    """All that everybody may have done meanwhile."""
    state = few_cards(seats)
    may_have = [Perhaps(Seat(seat), when=SOON) for seat in range(seats)]
    return after(GAME, {key(state): (state, Fraction(1))}, *may_have, key=key)


TINY = {
    "a race of two": Small(2, partial(raced, 2), key, views=2, hide=3),
    "a race of three": Small(3, partial(raced, 3), key, views=2, hide=4),
}
