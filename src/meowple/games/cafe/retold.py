"""What stood out in a match that is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from meowple.core.game import Outcome, Seat
from meowple.core.retold import Highlight, fewest, most
from meowple.games.cafe.facts import CafeFact, Circled, Drew, Rolled


def highlights(facts: Sequence[CafeFact], outcome: Outcome) -> tuple[Highlight, ...]:
    """The dearest cat, the first full tower, and who used most paws."""
    drawn = [fact for fact in facts if isinstance(fact, Drew)]
    paws: Counter[Seat] = Counter()
    for fact in drawn:
        paws[fact.seat] += fact.paws
    return (
        *most("best_cat", [(fact.seat, fact.points) for fact in drawn if fact.cat is not None]),
        *fewest("first_tower", _towers(facts)),
        *most("paws", paws.items(), at_least=3),
    )


def _towers(facts: Sequence[CafeFact]) -> Iterator[tuple[Seat, int]]:
    """Who filled a tower, and in which round."""
    number = 0
    for fact in facts:
        if isinstance(fact, Rolled):
            number = fact.round
        elif isinstance(fact, Circled):
            yield fact.seat, number
