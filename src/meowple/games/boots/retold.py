"""What stood out in a match that is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from meowple.core.game import Millis, Outcome, Seat
from meowple.core.retold import Highlight, fewest, most
from meowple.games.boots.facts import BootsFact, Took, Won


def times(told: Iterable[dict[str, Any]]) -> Iterator[tuple[Seat, Millis]]:
    """How quick each grab was that won its card."""
    return ((fact["seat"], fact["reaction"]) for fact in told if fact["type"] == "won")


def highlights(facts: Sequence[BootsFact], outcome: Outcome) -> tuple[Highlight, ...]:
    """The quickest grab, in milliseconds; most cards in a row; most cats taken from others."""
    won = [fact for fact in facts if isinstance(fact, Won)]
    taken = Counter(fact.seat for fact in facts if isinstance(fact, Took))
    in_a_row = [(seat, len(list(run))) for seat, run in groupby(fact.seat for fact in won)]
    return (
        *fewest("quickest", [(fact.seat, fact.reaction) for fact in won]),
        *most("in_a_row", in_a_row, at_least=2),
        *most("taken", taken.items(), at_least=2),
    )
