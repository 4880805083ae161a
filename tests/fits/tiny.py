"""Tiny decks: whole games of `fits` are enumerated, to compare the odds of `imagine` with.

What a seat was shown counts as evidence: its own cards, what was laid, special toys that came and
those that did not, which pile a card came from, that a box from a hand is no Princess, and that
whoever gave a card away could play none.
"""

from __future__ import annotations

from functools import cache, partial

from meowple.core.game import Seat
from meowple.games.fits import GAME
from meowple.games.fits.cards import BOTTOM, LEFT, PRINCESS, START, TOP, TOYS
from meowple.games.fits.moves import DRAW, PASS, Cat, Choose, Discard, Lay, Options, Princess, Start
from meowple.games.fits.rules import deal_from
from meowple.games.fits.state import LAST_CAT, PLAY, State
from meowple.games.fits.table import Table, empty_table, lay_card
from tests.contract.case import Small, Worlds
from tests.contract.odds import Act, after, every_answer, merged
from tests.fits.pictures import card_of

ANN, BEN = Seat(0), Seat(1)
MIDDLE = 3 * 11 + 5
A, B, C, D, E, F = (
    card_of(name)
    for name in ("left bb", "left ff", "left mf", "right left m", "top mm", "top bottom f")
)
MICE = TOYS[0]
BASIC, EXTENDED = Options(size="small"), Options(size="small", extended=True)

SETUP = (
    Act(ANN, Choose(0)),
    Act(BEN, Choose(1)),
    Act(ANN, Start(START, MIDDLE, False)),
    Act(BEN, Start(START, MIDDLE + 11, False)),
)


def lays(seat: Seat, card: int, at: int, turned: bool) -> tuple[Act, ...]:
    """A seat draws, lays a box beside the start boxes, and leaves its cats at home."""
    return Act(seat, DRAW), Act(seat, Lay(card, at, turned)), Act(seat, PASS)


UPPER_RIGHT, LOWER_LEFT = MIDDLE + 1, MIDDLE + 10
ANN_LAYS = lays(ANN, A, UPPER_RIGHT, False)
BEN_LAYS = lays(BEN, B, LOWER_LEFT, True)
SCRIPTS = {
    "nothing has happened yet": (),
    "somebody has drawn": (Act(ANN, DRAW),),
    "a box was laid": ANN_LAYS,
    "both have laid a box": (*ANN_LAYS, *BEN_LAYS),
    "the first pile has run out": (*ANN_LAYS, *BEN_LAYS, Act(ANN, DRAW)),
    "a special toy came": (Act(ANN, DRAW), Act(ANN, Lay(MICE, UPPER_RIGHT, False)), Act(ANN, PASS)),
    "a Princess was played": (
        *(Act(ANN, DRAW), Act(ANN, Lay(A, UPPER_RIGHT, False)), Act(ANN, Cat(MIDDLE))),
        *(Act(BEN, DRAW), Act(BEN, Princess(MIDDLE))),
    ),
    "a Princess was played, and the game goes on": (
        *(Act(ANN, DRAW), Act(ANN, Lay(A, UPPER_RIGHT, False)), Act(ANN, Cat(MIDDLE))),
        *(Act(BEN, DRAW), Act(BEN, Princess(MIDDLE))),
        *(Act(ANN, DRAW), Act(ANN, Lay(C, LOWER_LEFT, True)), Act(ANN, PASS)),
    ),
}


def key(state: State) -> State:
    """States are told apart by all they hold."""
    return state


@cache
def dealt(options: Options, boxes: tuple[int, ...], toys: bytes) -> Worlds:
    """All deals of these cards to two players."""
    deals = every_answer(lambda chance: deal_from(bytes(boxes), toys, 2, options, chance))
    return merged(deals, key)


def played(options: Options, script: tuple[Act, ...]) -> Worlds:
    """All hands that there may be where this was played."""
    worlds = dealt(options, (A, B, C, D, E, F), bytes((MICE,)))
    return after(GAME, worlds, *SETUP, *script, key=key)


# Cards that were given away (fits 4.3)


def one_hole() -> Table:
    """A small table with one place left, with a wall on its left side and open sides around."""
    sides = {MIDDLE - 11: BOTTOM, MIDDLE + 1: LEFT, MIDDLE + 11: TOP}
    table = empty_table("small")
    for at in range(77):
        if at != MIDDLE:
            table = lay_card(table, at, START, sides.get(at, 0))
    return table


def with_one_hole(worlds: Worlds) -> Worlds:
    """The same hands in the final phase, at a table that is nearly full."""
    table, found = one_hole(), Worlds()
    for state, odds in worlds.values():
        new = state.copy()
        new.table, new.phase, new.final = table, PLAY, LAST_CAT
        new.chosen, new.starts = bytes((0, 1)), b""
        found[new] = (new, odds)
    return found


def a_card_given_away() -> Worlds:
    """Who gives a card away had none that fits."""
    names = ("left bb", "right ff", "top left m", "top mm", "bottom s", "top bottom f")
    boxes = tuple(card_of(name) for name in names)
    worlds = with_one_hole(dealt(EXTENDED, boxes, b""))
    return after(GAME, worlds, Act(ANN, Discard(boxes[3])), key=key)


def a_princess_given_away() -> Worlds:
    """Who gives a Princess away had only Princesses."""
    script = (
        *SETUP,
        *(*ANN_LAYS, *BEN_LAYS),
        *(Act(ANN, DRAW), Act(ANN, Lay(C, MIDDLE - 11, False))),
    )
    worlds = after(GAME, dealt(BASIC, (A, B, C, D, E), b""), *script, key=key)
    assert {state.final for state, _ in worlds.values()} == {1}, "the deck has run out"
    later = after(GAME, worlds, Act(BEN, Lay(D, MIDDLE + 22, False)), key=key)
    return after(GAME, later, Act(ANN, Discard(PRINCESS)), key=key)


TINY = {
    **{
        f"{name}, {rules}": Small(2, partial(played, options, script), key, views=2)
        for name, script in SCRIPTS.items()
        for rules, options in (("basic", BASIC), ("extended", EXTENDED))
    },
    "a card was given away": Small(2, a_card_given_away, key, views=6),
    "a Princess was given away": Small(2, a_princess_given_away, key),
}
