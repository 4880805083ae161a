"""How the toys rank: most points first, equal seats share a place."""

from meowple.core.game import Line, Outcome


def outcome_of(lines: tuple[tuple[Line, ...], ...], reason: str) -> Outcome:
    """The outcome that these score sheets make."""
    scores = tuple(sum(line.points for line in sheet) for sheet in lines)
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Outcome(ranks, scores, lines, reason)
