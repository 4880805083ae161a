"""Tiny decks: whole rounds of `tail` are enumerated, to compare the odds of `imagine` with.

What a seat was shown counts as evidence: cards it saw, that a card kept from a pile is a number,
which pile a card came from, and that specials put back at the start were not dealt to anybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache, partial

from meowple.core.game import Seat
from meowple.core.luck import Told
from meowple.games.tail import GAME
from meowple.games.tail.cards import NUMBERS, PLACES
from meowple.games.tail.moves import (
    DECLINE,
    DISCARD,
    DRAW,
    END_TURN,
    PUT_DOWN,
    Keep,
    Options,
    Peek,
    Swap,
    Take,
)
from meowple.games.tail.rules import begin_round
from meowple.games.tail.state import State
from meowple.pictures.tail import cards
from tests.contract.case import Small, Worlds
from tests.contract.odds import Act, after, merged

ANN, BEN = Seat(0), Seat(1)
LOOKED = (Act(ANN, PUT_DOWN), Act(BEN, PUT_DOWN))
SMALL = "1 1 1 7 7 7 7 S S S S"
"""Eight cards are dealt, one is turned up, two make the pile."""
PEEKS = "1 1 1 1 7 7 7 P P P"

SCRIPTS = {
    "nothing has happened yet": (SMALL, ()),
    "a card was kept from the pile": (
        SMALL,
        (*LOOKED, Act(ANN, DRAW), Act(ANN, Keep(1)), Act(ANN, END_TURN)),
    ),
    "a number was drawn and is held": (SMALL, (*LOOKED, Act(ANN, DRAW))),
    "two cards were swapped": (
        SMALL,
        (*LOOKED, Act(ANN, DRAW), Act(ANN, Swap(0, BEN, 1)), Act(ANN, END_TURN)),
    ),
    "a kept card was swapped": (
        SMALL,
        (
            *LOOKED,
            *(Act(ANN, DRAW), Act(ANN, Keep(1)), Act(ANN, END_TURN)),
            *(Act(BEN, DRAW), Act(BEN, Swap(3, ANN, 1)), Act(BEN, END_TURN)),
        ),
    ),
    "a dealt card was laid down": (
        SMALL,
        (*LOOKED, Act(ANN, Take(2)), Act(ANN, END_TURN), Act(BEN, DRAW), Act(BEN, DECLINE)),
    ),
    "the pile was made anew, and a card kept from each": (
        SMALL,
        (
            *LOOKED,
            *(Act(ANN, DRAW), Act(ANN, Keep(1)), Act(ANN, END_TURN)),
            *(Act(BEN, DRAW), Act(BEN, DISCARD), Act(BEN, END_TURN)),
            *(Act(ANN, DRAW), Act(ANN, Keep(2)), Act(ANN, END_TURN)),
        ),
    ),
    "a card was peeked at": (
        PEEKS,
        (*LOOKED, Act(ANN, DRAW), Act(ANN, Peek(1)), Act(ANN, PUT_DOWN)),
    ),
}


@cache
def dealt(deck: str) -> Worlds:
    """Every deal of this deck to two seats, with its probability."""
    return merged(_deals(tuple(sorted(cards(deck))), (), Fraction(1)), key)


def key(state: State) -> tuple[object, ...]:
    """States are equal when all of them is."""
    return state.key()


def _deals(
    bag: tuple[int, ...], drawn: tuple[int, ...], odds: Fraction
) -> Iterator[tuple[Fraction, State]]:
    if len(drawn) > 2 * PLACES and drawn[-1] < NUMBERS:
        yield odds, _state(tuple(sorted(bag + drawn)), drawn)
        return
    for card in sorted(set(bag)):
        at = bag.index(card)
        share = Fraction(bag.count(card), len(bag))
        yield from _deals(bag[:at] + bag[at + 1 :], (*drawn, card), odds * share)


def _state(deck: tuple[int, ...], drawn: tuple[int, ...]) -> State:
    """The state after a deal in which just these cards are drawn one after the other."""
    bag, answers = list(deck), []
    for card in drawn:
        answers.append(bag.index(card))
        bag.remove(card)
    state = State()
    state.options, state.seats = Options(), 2
    state.round = state.asked = 0
    state.playing, state.points, state.out = 0b11, (), (0, 0)
    begin_round(state, bytes(deck), 0, Told(*answers))
    return state


def put_back() -> Worlds:
    """One special was turned up, and put back into the pile: it is less likely in a row
    (tail 2.2)."""
    those = {name: world for name, world in dealt(SMALL).items() if world[0].put_back == cards("S")}
    total = sum((odds for _, odds in those.values()), Fraction(0))
    return {name: (state, odds / total) for name, (state, odds) in those.items()}


def played(deck: str, script: tuple[Act, ...]) -> Worlds:
    """All that may have been dealt and drawn where this was played."""
    return after(GAME, dealt(deck), *script, key=key)


TINY = {
    **{
        name: Small(2, partial(played, *story), key, views=3, hide=6)
        for name, story in SCRIPTS.items()
    },
    "a special was put back": Small(2, put_back, key, views=4, hide=8),
}
