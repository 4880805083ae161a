"""Scoring, box by box (fits 9)."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import NamedTuple

from meowple.core.game import Line, Outcome, TieBreak, deciding
from meowple.games.fits.basic import Basic
from meowple.games.fits.extended import rules_of
from meowple.games.fits.state import DECK_OUT, OVER, State
from meowple.games.fits.table import (
    ASLEEP,
    AWAKE,
    FEATHERS,
    LOOSE,
    MICE,
    SPRAYS,
    Table,
    Tally,
)


class Scored(NamedTuple):
    """What a box brings to whom."""

    worth: int
    """What its taker gets (fits 9.2, 9.3)."""
    penalty: int
    """How much of it spray bottles take away."""
    takers: tuple[int, ...]
    """The seats that take it (fits 9.1)."""
    extras: tuple[int, ...]
    """What each seat gets for its further cats (fits 9.4)."""

    def points(self, seat: int) -> int:
        """What a seat gets for it in all."""
        return (self.worth if seat in self.takers else 0) + self.extras[seat]


@lru_cache(maxsize=1 << 13)
def score(tally: Tally, rules: Basic, seats: int) -> Scored:
    """What a box brings as it lies; of the boxes on a table a move changes few."""
    times = 2 if tally[LOOSE] == 0 else 1  # fits 9.3
    toys = tally[MICE : FEATHERS + 1]
    most = max(toys)
    penalty = times * tally[SPRAYS]
    cats = [(tally[AWAKE + seat], tally[ASLEEP + seat]) for seat in range(seats)]
    claims = [rules.claim(awake, asleep) for awake, asleep in cats]
    return Scored(
        worth=times * most * toys.count(most) - penalty,
        penalty=penalty,
        takers=tuple([s for s in range(seats) if claims[s] and claims[s] == max(claims)]),
        extras=tuple([rules.extras(awake, asleep) for awake, asleep in cats]),
    )


def boxes_of(table: Table) -> list[int]:
    """The boxes on the table, by their first places, in reading order."""
    return list(compress(range(len(table.tallies)), table.tallies))


def scored_boxes(state: State) -> list[Scored]:
    """Every box as it would be scored now."""
    rules = rules_of(state.options)
    return [score(tally, rules, state.seats) for tally in state.table.tallies if tally]


def totals(boxes: list[Scored], seats: int) -> tuple[int, ...]:
    """The points of each seat."""
    return tuple([sum([box.points(seat) for box in boxes]) for seat in range(seats)])


def outcome(state: State) -> Outcome | None:
    """Most points win; on a tie the fewest penalty points (fits 9.5)."""
    if state.phase != OVER:
        return None
    boxes = scored_boxes(state)
    scores = totals(boxes, state.seats)
    penalties = tuple([_penalties(boxes, seat) for seat in range(state.seats)])
    standing = [(-scores[seat], penalties[seat]) for seat in range(state.seats)]
    ranks = tuple([1 + sum([other < mine for other in standing]) for mine in standing])
    breakdown = tuple([_lines(boxes, seat) for seat in range(state.seats)])
    ties = deciding(scores, TieBreak("penalties", penalties))
    return Outcome(ranks, scores, breakdown, why_final(state), ties)


def _penalties(boxes: list[Scored], seat: int) -> int:
    return sum([box.penalty for box in boxes if seat in box.takers])


def _lines(boxes: list[Scored], seat: int) -> tuple[Line, ...]:
    lines = []
    for number, box in enumerate(boxes, start=1):
        if seat in box.takers:
            lines.append(Line("box", box.worth, number))
        if box.extras[seat]:
            lines.append(Line("more_cats", box.extras[seat], number))
    return tuple(lines)


def why_final(state: State) -> str:
    """What began the final phase (fits 8.1)."""
    return _why_final(state.final)


def _why_final(final: int) -> str:
    return "deck_out" if final == DECK_OUT else "last_cat"
