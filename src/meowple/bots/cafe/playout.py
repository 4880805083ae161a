"""Rounds played on in thought, everybody doing what appeals to them most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meowple.bots.cafe.appeal import PER_ITEM, Appeal
from meowple.bots.cafe.dice import best_die, best_way
from meowple.bots.cafe.sketch import TOWER_AT, Sketch
from meowple.bots.cafe.tally import check_towers
from meowple.bots.cafe.taste import Taste
from meowple.bots.cafe.wishes import wishes
from meowple.games.cafe.scoring import TOWERS_TO_END


def play_on(
    sketches: Sequence[Sketch], first: int, rolls: Iterable[Sequence[int]], taste: Taste
) -> None:
    """Play a round with each roll, but not beyond the end of the game."""
    seats = len(sketches)
    for roll in rolls:
        if is_over(sketches):
            return
        wanted = wishes(sketches, taste)
        taken = [0] * seats
        central = take_dice(sorted(roll), taken, first, wanted, taste)
        check_towers(
            sketches, [do_best(sketches[s], wanted[s], taken[s], central) for s in range(seats)]
        )
        first = (first + 1) % seats


def is_over(sketches: Sequence[Sketch]) -> bool:
    """Whether somebody has three full towers (cafe 4.3)."""
    return max([each.full for each in sketches]) >= TOWERS_TO_END


def take_dice(
    dice: list[int], taken: list[int], first: int, wanted: Sequence[Appeal], taste: Taste
) -> int:
    """Let everybody who has none take a die; the one left lies in the middle."""
    seats = len(taken)
    for step in range(seats + 1 - len(dice), seats):
        seat = (first + step) % seats
        taken[seat] = best_die(dice, taken, wanted, seat, taste)
        dice.remove(taken[seat])
    return dice[0]


def do_best(own: Sketch, wish: Appeal, die: int, central: int) -> int:
    """Draw what appeals most, or pass; the tower that is full with it, or -1."""
    _, way, paws = best_way(wish, die, central)
    if way:
        return fill_in(own, way // PER_ITEM, wish.cells[way], wish.cat, paws)
    own.skip()
    return -1


def fill_in(own: Sketch, item: int, cell: int, cat: int, paws: int) -> int:
    """Draw an item; the tower that is full with it, or -1."""
    own.draw(item, cell, cat, paws)
    tower = TOWER_AT[cell]
    return -1 if own.room[tower] else tower
