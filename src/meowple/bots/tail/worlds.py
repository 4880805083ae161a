"""Worlds that fit a view, weighed by what the other players' choices tell.

`imagine` takes choices for no evidence. But who keeps a number from the pile likes it, who calls
has a low row, and who did not call does not believe to be far ahead.
"""

from __future__ import annotations

from random import Random
from typing import Final

from meowple.bots.tail.instinct import ahead, rivals
from meowple.bots.tail.outlook import Odds
from meowple.core.luck import Rolled
from meowple.games.tail import GAME
from meowple.games.tail.cards import DECK, PLACES, SPECIALS
from meowple.games.tail.state import State
from meowple.games.tail.view import Spot, View

KEPT: Final = (1.0, 1.0, 1.0, 1.0, 0.9, 0.7, 0.5, 0.35, 0.2, 0.03)
"""How often a player keeps each number when it is drawn, on average."""
CALLED: Final = (1.0, 1.0, 0.9, 0.75, 0.65, 0.55, 0.12, 0.05, 0.02, 0.02)
"""How well each number, known to its owner, fits a row with which the owner called."""
SPECIAL: Final = 0.45
"""How well a special does: it is worth a usual card."""
SILENT: Final = 0.25
"""How often a player who believes to be far ahead does not call."""
FAR: Final = 4.0

_KEPT: Final = [*KEPT, *[0.0] * len(SPECIALS)]
_CALLED: Final = [*CALLED, *[SPECIAL] * len(SPECIALS)]


def lean(view: View, owner: int, spot: Spot) -> Odds | None:
    """How well each kind fits what its owner, who knows the card, did with it."""
    if owner == view.seat or not spot.knowers >> owner & 1:
        return None
    if view.called == owner:
        return _CALLED
    return _KEPT if spot.pool else None


def imagined(view: View, rng: Random) -> tuple[State, float]:
    """A world that fits the view, and its weight."""
    world = GAME.imagine(view, Rolled(rng))
    assert view.seat is not None
    return world, weight(world, view.seat)


def weight(world: State, seat: int) -> float:
    """How well a world fits what the others did."""
    found = 1.0
    for who in rivals(world, seat):
        first = PLACES * who
        for at in range(first, first + PLACES):
            card, knowers = world.rows[at], world.known[at]
            if knowers >> who & 1 and not knowers >> seat & 1:
                if world.called == who:
                    found *= _CALLED[card]
                elif world.pools[at]:
                    found *= _KEPT[card]
        if world.called < 0 and _had_a_turn(world, seat, who) and ahead(world, who) >= FAR:
            found *= SILENT
    return found


def _had_a_turn(world: State, seat: int, who: int) -> bool:
    """Whether `who` could have called: it comes before `seat` in the round, or the round is on."""
    if (who - world.starter) % world.seats < (seat - world.starter) % world.seats:
        return True
    dealt = len(DECK) - PLACES * len([*rivals(world, seat), seat]) - 1
    return world.pile_number > 1 or dealt - len(world.pile) > world.seats
