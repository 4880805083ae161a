"""The moves worth a thought, and the table as it looks when one of them has been made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meowple.bots.cafe.appeal import Appeal, gains_in
from meowple.bots.cafe.mood import Mood, cat_points
from meowple.bots.cafe.playout import do_best, fill_in, take_dice
from meowple.bots.cafe.sketch import Sketch
from meowple.bots.cafe.tally import check_towers
from meowple.bots.cafe.taste import TASTE, Taste
from meowple.bots.cafe.wishes import favourite, mood
from meowple.games.cafe import moves as m
from meowple.games.cafe.legal import fewest_paws
from meowple.games.cafe.sheet import CELLS
from meowple.games.cafe.view import View

DRAWS: Final = 6
"""How many draws are worth a thought."""

NEAR: Final = 0.25
"""Points by which two draws may differ and be called equal: less than any taste can tell."""


def ideas(
    view: View,
    moves: Sequence[m.Move],
    sketches: Sequence[Sketch],
    wanted: Sequence[Appeal],
    taste: Taste = TASTE,
) -> list[m.Move]:
    """A few of the moves, the most promising first."""
    assert view.seat is not None
    if view.phase == "draft":
        first = favourite(view, wanted, taste)
        return [first, *[move for move in moves if move != first]]
    feeling = mood(sketches, view.seat, taste)
    own = sketches[view.seat]
    return sorted(moves, key=lambda move: -_worth(view, own, feeling, move))[:DRAWS]


def near_best(
    view: View, moves: Sequence[m.Move], own: Sketch, feeling: Mood, near: float = NEAR
) -> list[m.Move]:
    """The choices that are nearly as good, at first sight, as the best: any of them will do."""
    worths = [(move, _worth(view, own, feeling, move)) for move in moves]
    best = max([worth for _, worth in worths])
    return [move for move, worth in worths if worth >= best - near]


def _worth(view: View, own: Sketch, feeling: Mood, move: m.Move) -> float:
    """What a choice is worth at first sight."""
    if not isinstance(move, m.Draw):
        return feeling.skip
    gain = gains_in(own, feeling, CELLS[(move.tower, move.floor)])[move.item - 1]
    if move.cat is not None:
        gain += cat_points(own, move.cat) - cat_points(own, feeling.cat)
    return gain - feeling.costs[paws_for(view, move)]


def paws_for(view: View, move: m.Draw) -> int:
    """The paws that a draw costs with the dice of this seat."""
    assert view.seat is not None
    return fewest_paws(view.taken[view.seat], view.central, move.item, move.floor)


def after(
    view: View, move: m.Move, sketches: Sequence[Sketch], wanted: Sequence[Appeal]
) -> list[Sketch]:
    """The sheets at the end of this round: this seat makes the move, the others do their best."""
    taken, central = list(view.taken), view.central
    if isinstance(move, m.Take):
        assert view.seat is not None
        dice = list(view.dice)
        dice.remove(move.value)
        taken[view.seat] = move.value
        central = take_dice(dice, taken, view.first, wanted, TASTE)
    new = [each.copy() for each in sketches]
    filled = []
    for seat, own in enumerate(new):
        if seat != view.seat or isinstance(move, m.Take):
            filled.append(do_best(own, wanted[seat], taken[seat], central))
        elif isinstance(move, m.Draw):
            cell = CELLS[(move.tower, move.floor)]
            filled.append(fill_in(own, move.item, cell, move.cat or 0, paws_for(view, move)))
        else:
            own.skip()
            filled.append(-1)
    check_towers(new, filled)
    return new
