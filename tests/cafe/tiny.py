"""Small worlds of `cafe`: dice are public, and what is sealed may be any legal choice, each as
likely (cafe 3.2, 3.8)."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from meowple.core.game import Seat
from meowple.games.cafe import GAME
from meowple.games.cafe.moves import PASS, TAKE_BACK
from meowple.games.cafe.state import State
from tests.cafe.pictures import EMPTY, picture
from tests.contract.case import Small, Worlds
from tests.contract.odds import Act, Sealed, after

ANN, BEN, CAT = Seat(0), Seat(1), Seat(2)

TABLE = f"""
    round 3 first 1
    taken 6 2 2
    central 5
    0: ...|. Y..... ..|... ...... .|.. paws 4-2
    1: {EMPTY} paws 4-4
    2: .YY|. .Y...Y .Y|... .Y...Y .|.. paws 1-1
"""

SCRIPTS: dict[str, tuple[Act | Sealed, ...]] = {
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


def any_sealed(script: tuple[Act | Sealed, ...]) -> bool:
    """Whether a choice is hidden: dice and sheets lie open (cafe 3.1, 3.2)."""
    return any(isinstance(part, Sealed) for part in script)


def key(state: State) -> State:
    """States can be compared and hashed as they are."""
    return state


def played(script: tuple[Act | Sealed, ...]) -> Worlds:
    """All that may have been sealed where this was played."""
    state = picture(TABLE).state
    return after(GAME, {state: (state, Fraction(1))}, *script, key=key)


TINY = {
    name: Small(3, partial(played, script), key, views=4, hide=any_sealed(script))
    for name, script in SCRIPTS.items()
}
