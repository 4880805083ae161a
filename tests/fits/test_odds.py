"""On tiny decks whole games are enumerated, and `imagine` has just the same odds.

What a seat was shown counts as evidence: its own cards, what was laid, special toys that came and
those that did not, which pile a card came from, that a box from a hand is no Princess, and that
whoever gave a card away could play none.
"""

from __future__ import annotations

import pytest

from meowple.core.game import Seat
from meowple.games.fits import GAME
from meowple.games.fits.cards import BOTTOM, LEFT, PRINCESS, START, TOP, TOYS
from meowple.games.fits.moves import DRAW, PASS, Cat, Choose, Discard, Lay, Options, Princess, Start
from meowple.games.fits.rules import deal_from
from meowple.games.fits.state import LAST_CAT, PLAY, State
from meowple.games.fits.table import Table, empty_table, lay_card
from tests.contract.odds import Act, Worlds, after, every_answer, fits, merged
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


def dealt(options: Options, boxes: tuple[int, ...], toys: bytes) -> Worlds:
    """All deals of these cards to two players."""
    deals = every_answer(lambda chance: deal_from(bytes(boxes), toys, 2, options, chance))
    return merged(deals, key)


@pytest.mark.parametrize("seat", [ANN, BEN, None], ids=["ann", "ben", "spectator"])
@pytest.mark.parametrize("options", [BASIC, EXTENDED], ids=["basic", "extended"])
@pytest.mark.parametrize("script", SCRIPTS)
def test_imagined_hands_have_the_odds_of_the_real_ones(
    script: str, options: Options, seat: Seat | None
) -> None:
    worlds = dealt(options, (A, B, C, D, E, F), bytes((MICE,)))
    worlds = after(GAME, worlds, *SETUP, *SCRIPTS[script], key=key)
    for fit in fits(GAME, worlds, seat, views=2, key=key):
        assert fit.good, fit


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


@pytest.mark.parametrize("seat", [ANN, BEN, None], ids=["ann", "ben", "spectator"])
def test_who_gives_a_card_away_had_none_that_fits(seat: Seat | None) -> None:
    names = ("left bb", "right ff", "top left m", "top mm", "bottom s", "top bottom f")
    boxes = tuple(card_of(name) for name in names)
    unfit = boxes[3]
    worlds = with_one_hole(dealt(EXTENDED, boxes, b""))
    worlds = after(GAME, worlds, Act(ANN, Discard(unfit)), key=key)
    for fit in fits(GAME, worlds, seat, views=6, key=key):
        assert fit.good, fit


@pytest.mark.parametrize("seat", [ANN, BEN, None], ids=["ann", "ben", "spectator"])
def test_who_gives_a_princess_away_had_only_princesses(seat: Seat | None) -> None:
    worlds = dealt(BASIC, (A, B, C, D, E), b"")
    script = (
        *SETUP,
        *(*ANN_LAYS, *BEN_LAYS),
        *(Act(ANN, DRAW), Act(ANN, Lay(C, MIDDLE - 11, False))),
    )
    worlds = after(GAME, worlds, *script, key=key)
    phases = {state.final for state, _ in worlds.values()}
    assert phases == {1}, "the deck has run out"
    later = after(GAME, worlds, Act(BEN, Lay(D, MIDDLE + 22, False)), key=key)
    given = after(GAME, later, Act(ANN, Discard(PRINCESS)), key=key)
    for fit in fits(GAME, given, seat, key=key):
        assert fit.good, fit
