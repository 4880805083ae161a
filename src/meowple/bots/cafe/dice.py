"""Two dice, and what can be made of them; and which die to take.

What a pair is worth does not depend on which of the two lies in the middle. So who takes the last
die has the same pair either way, and only decides what the others get.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meowple.bots.cafe.appeal import Appeal
from meowple.bots.cafe.taste import Taste
from meowple.games.cafe.legal import fewest_paws
from meowple.games.cafe.sheet import ITEMS

_PAIRS: Final = tuple(
    tuple(
        tuple(
            sorted(
                (fewest_paws(own, central, item, floor), 7 * item + floor)
                for item in ITEMS
                for floor in range(1, 7)
            )
        )
        if own and central
        else ()
        for central in range(7)
    )
    for own in range(7)
)
"""For each pair the paws that each item and floor costs, the cheapest first."""


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
    best, die = -1e9, 0
    for value in set(dice):
        rest = list(dice)
        rest.remove(value)
        worth = [best_way(wishes[seat], value, other)[0] for other in rest]
        mean, least = sum(worth) / len(worth), min(worth)
        gain = mean + taste.suspicion * (least - mean)
        if len(rest) == 1:
            for other, own in enumerate(taken):
                if own:
                    gain -= spite * best_way(wishes[other], own, rest[0])[0]
        elif len(rest) == 2:
            follower = (seat + 1) % len(taken)
            gain -= spite * best_way(wishes[follower], rest[0], rest[1])[0]
        if gain > best:
            best, die = gain, value
    return die
