"""Chains of mice, split in the best way (cafe 5.4).

A set of cells is an int with a bit for each of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from meowple.games.cafe.sheet import CELL_COUNT, NEIGHBOURS

CHAIN: Final = (0, 2, 6, 12, 20)
"""What a chain of so many mice is worth; a longer one cannot be."""
LONGEST: Final = 4

AROUND: Final = tuple(sum([1 << other for other in NEIGHBOURS[cell]]) for cell in range(CELL_COUNT))


@lru_cache(maxsize=1 << 14)
def best_split(mice: int) -> int:
    """The most points that these mice can be split into chains for.

    The mouse with the lowest number is in some chain: each chain with it is tried, and the mice
    that are left are split in the best way. Groups that do not touch are split one by one.
    """
    if mice == 0:
        return 0
    group = connected(mice, mice & -mice)
    if group != mice:
        return best_split(group) + best_split(mice & ~group)
    count = mice.bit_count()
    if count <= LONGEST:
        return CHAIN[count]
    most = CHAIN[LONGEST] * (count // LONGEST) + CHAIN[count % LONGEST]
    best = 0
    for chain in chains(mice, mice & -mice):
        best = max(best, CHAIN[chain.bit_count()] + best_split(mice & ~chain))
        if best == most:
            break  # as many chains of four as there can be
    return best


def connected(cells: int, group: int) -> int:
    """All of `cells` that hang together with the group."""
    while True:
        wider = group | (touching(group) & cells)
        if wider == group:
            return group
        group = wider


def touching(group: int) -> int:
    """All cells with a neighbour in the group."""
    found = 0
    while group:
        lowest = group & -group
        found |= AROUND[lowest.bit_length() - 1]
        group ^= lowest
    return found


def chains(mice: int, start: int) -> list[int]:
    """Every chain of these mice that holds the one at `start`, the longest first."""
    found = [start]
    longest = [start]
    for _ in range(LONGEST - 1):
        longer = set()
        for chain in longest:
            free = touching(chain) & mice & ~chain
            while free:
                lowest = free & -free
                longer.add(chain | lowest)
                free ^= lowest
        longest = sorted(longer)
        found += longest
    return found[::-1]
