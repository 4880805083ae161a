"""What the toys share: how they rank, most points first and equal seats on one place; their box."""

from meowple.core.box import Box, paper
from meowple.core.game import Line, Outcome

BOX = Box(minutes=1, age=99, colour=paper("#cccccc"))


def outcome_of(lines: tuple[tuple[Line, ...], ...], reason: str) -> Outcome:
    """The outcome that these score sheets make."""
    scores = tuple(sum(line.points for line in sheet) for sheet in lines)
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Outcome(ranks, scores, lines, reason)
