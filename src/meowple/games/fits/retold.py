"""What stood out in a match that is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from meowple.core.game import Outcome, Seat
from meowple.core.retold import Highlight, most
from meowple.games.fits.facts import FellAsleep, FitsFact, Joined, Laid, PrincessCame, Started


def highlights(facts: Sequence[FitsFact], outcome: Outcome) -> tuple[Highlight, ...]:
    """The richest box, most boxes joined by one card, who had Princesses, and who slept most."""
    boxes = [
        (Seat(seat), line.points)
        for seat, lines in enumerate(outcome.breakdown)
        for line in lines
        if line.key == "box"
    ]
    princesses = Counter(fact.seat for fact in facts if isinstance(fact, PrincessCame))
    asleep = Counter(fact.seat for fact in facts if isinstance(fact, FellAsleep))
    return (
        *most("richest_box", boxes),
        *most("joined", _joined(facts), at_least=3),
        *most("princesses", princesses.items()),
        *most("asleep", asleep.items(), at_least=2),
    )


def _joined(facts: Sequence[FitsFact]) -> Iterator[tuple[Seat, int]]:
    """Whose card made one of how many boxes."""
    layer = Seat(0)
    for fact in facts:
        if isinstance(fact, Started | Laid | FellAsleep):
            layer = fact.seat
        elif isinstance(fact, Joined):
            yield layer, fact.boxes
