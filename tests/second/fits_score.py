"""The score sheet of `fits`, box by box, from the rules alone."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from tests.second.fits_layout import Box, Layout, boxes


class BoxScore(NamedTuple):
    """What a box gave."""

    box: Box
    worth: int
    """To each who takes it."""
    penalty: int
    """How much of that was taken off for spray bottles."""
    takers: frozenset[int]
    extras: dict[int, int]
    """For each seat that has some: the points for its further cats, whoever takes the box."""


class Result(NamedTuple):
    """The end of a game."""

    boxes: list[BoxScore]
    points: tuple[int, ...]
    penalties: tuple[int, ...]
    ranks: tuple[int, ...]


def score_layout(layout: Layout, seats: int, *, extended: bool = False) -> Result:
    """fits 9: the points and places of all seats."""
    scored = [score_box(layout, box, extended=extended) for box in boxes(layout.grid)]
    points = [0] * seats
    penalties = [0] * seats
    for box in scored:
        for seat in box.takers:
            points[seat] += box.worth
            penalties[seat] += box.penalty
        for seat, extra in box.extras.items():
            points[seat] += extra
    worths = [(points[seat], -penalties[seat]) for seat in range(seats)]  # fits 9.5
    ranks = tuple(1 + sum(other > mine for other in worths) for mine in worths)
    return Result(scored, tuple(points), tuple(penalties), ranks)


def score_box(layout: Layout, box: Box, *, extended: bool) -> BoxScore:
    """fits 9.1–9.4, 10.3."""
    awake, counting = counting_cats(layout, box)
    factor = 2 if box.closed else 1  # fits 9.3
    sprays = sum(layout.grid[place].sprays for place in box.places)
    worth = (toy_points(layout, box) - sprays) * factor
    half_cats = {seat: awake[seat] + cats for seat, cats in counting.items()}  # fits 10.4
    weight = half_cats if extended else counting
    most = max(weight.values(), default=0)
    takers = frozenset(seat for seat in weight if weight[seat] == most)
    extras = {seat: cats - 1 for seat, cats in counting.items() if cats > 1 and not extended}
    return BoxScore(box, worth, sprays * factor, takers, extras)


def counting_cats(layout: Layout, box: Box) -> tuple[Counter[int], Counter[int]]:
    """fits 9.1: the awake cats of each seat, and those that count: sleepers only beside them."""
    owners, sleepers = layout.cats_in(box)
    awake = Counter(owners)
    return awake, awake + Counter(owner for owner in sleepers if owner in awake)


def toy_points(layout: Layout, box: Box) -> int:
    """fits 9.2: the most frequent kind, or all kinds that tie for it."""
    toys = Counter(toy for place in box.places for toy in layout.grid[place].toys)
    for place, card in layout.across.items():
        if place in box.places:
            toys.update(card.toys)
    most = max(toys.values(), default=0)
    return sum(number for number in toys.values() if number == most)
