"""Whole rounds are enumerated, and `imagine` has just the same odds: dice are public, and what is
sealed may be any legal choice, each as likely."""

from __future__ import annotations

from fractions import Fraction

import pytest

from meowple.core.game import Seat
from meowple.games.cafe import GAME
from meowple.games.cafe.moves import PASS, TAKE_BACK
from meowple.games.cafe.state import State
from tests.cafe.pictures import EMPTY, Dice, deal, picture
from tests.contract.odds import Act, Sealed, Worlds, after, fits

ANN, BEN, CAT = Seat(0), Seat(1), Seat(2)

TABLE = f"""
    round 3 first 1
    taken 6 2 2
    central 5
    0: ...|. Y..... ..|... ...... .|.. paws 4-2
    1: {EMPTY} paws 4-4
    2: .YY|. .Y...Y .Y|... .Y...Y .|.. paws 1-1
"""

SCRIPTS = {
    "nobody has chosen yet": (),
    "one choice is sealed": (Sealed(BEN),),
    "two choices are sealed, one of few and one of many": (Sealed(ANN), Sealed(CAT)),
    "a choice was taken back and another one made": (
        Act(BEN, PASS),
        Act(BEN, TAKE_BACK),
        Sealed(BEN),
        Sealed(CAT),
    ),
    "a choice was taken back": (Sealed(BEN), Act(BEN, TAKE_BACK), Sealed(CAT)),
    "one of few choices is sealed": (Sealed(CAT),),
}
"""Names of moments, and how they came about."""


def key(state: State) -> State:
    """States can be compared and hashed as they are."""
    return state


# cafe 3.2, 3.8
@pytest.mark.parametrize("name", SCRIPTS)
def test_an_imagined_choice_is_any_legal_one_with_even_odds(name: str) -> None:
    state = picture(TABLE).state
    worlds: Worlds = {state: (state, Fraction(1))}
    worlds = after(GAME, worlds, *SCRIPTS[name], key=key)
    hidden = 0
    for seat in (ANN, BEN, CAT, None):
        for fit in fits(GAME, worlds, seat, views=4, key=key):
            assert fit.good, f"{name}, seen by {seat}: {fit}"
            hidden += fit.states > 1
    assert bool(hidden) == any(isinstance(part, Sealed) for part in SCRIPTS[name])


# cafe 3.1
def test_nothing_is_imagined_about_the_dice() -> None:
    for table in (deal(3, "1 4 4 6"), picture(TABLE)):
        for seat in (ANN, None):
            assert GAME.imagine(table.view(seat), Dice("")) == table.state
