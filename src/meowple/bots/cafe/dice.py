"""Two dice, and what can be made of them; and which die to take.

What a pair is worth does not depend on which of the two lies in the middle. So who takes the last
die has the same pair either way, and only decides what the others get.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meowple.bots.cafe.appeal import PER_ITEM, Appeal
from meowple.bots.cafe.taste import Taste
from meowple.games.cafe.legal import fewest_paws
from meowple.games.cafe.sheet import ITEMS


def _costs(own: int, central: int) -> tuple[tuple[int, int], ...]:
    """For each way the paws it costs with these dice, the cheapest first."""
    return tuple(
        sorted(
            (fewest_paws(own, central, item, floor), PER_ITEM * item + floor)
            for item in ITEMS
            for floor in range(1, 7)
        )
    )


_PAIRS: Final = tuple(tuple(_costs(own, central) for central in range(7)) for own in range(7))
"""For each own and central die, found once; there is no die 0."""


def best_way(wish: Appeal, own: int, central: int) -> tuple[float, int, int]:
    """What appeals most with a pair: its worth, its item and floor (0 for a pass), its paws."""
    values, costs = wish.values, wish.costs
    most = len(costs)
    best, way, cost = wish.skip, 0, 0
    for paws, each in _PAIRS[own][central]:
        if paws >= most:
            break
        value = values[each] - costs[paws]
        if value > best:
            best, way, cost = value, each, paws
    return best, way, cost


def best_die(
    dice: Sequence[int],
    taken: Sequence[int],
    wishes: Sequence[Appeal],
    seat: int,
    taste: Taste,
) -> int:
    """The die to take: by what it may bring, and what it leaves to the others."""
    if dice[0] == dice[-1]:
        return dice[0]
    spite = taste.spite / (len(taken) - 1)

    def worth(die: int) -> float:
        rest = list(dice)
        rest.remove(die)
        hoped = _hoped(wishes[seat], die, rest, taste.suspicion)
        return hoped - spite * _left_to_others(rest, taken, wishes, seat)

    return max(sorted(set(dice)), key=worth)


def _hoped(wish: Appeal, die: int, rest: Sequence[int], suspicion: float) -> float:
    """What a die is worth while nobody knows which other will lie in the middle."""
    worth = [best_way(wish, die, other)[0] for other in rest]
    mean = sum(worth) / len(worth)
    return mean + suspicion * (min(worth) - mean)


def _left_to_others(
    rest: Sequence[int], taken: Sequence[int], wishes: Sequence[Appeal], seat: int
) -> float:
    """What others get for sure with the dice that are left: all of them, where one is left; the
    next to take, where two are; else nothing is sure."""
    if len(rest) == 1:
        pairs = [(other, own, rest[0]) for other, own in enumerate(taken) if own]
    elif len(rest) == 2:
        pairs = [((seat + 1) % len(taken), rest[0], rest[1])]
    else:
        pairs = []
    return sum([best_way(wishes[other], own, central)[0] for other, own, central in pairs])
