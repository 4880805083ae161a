"""Who has won (boots 4.1, 4.2)."""

from __future__ import annotations

from meowple.core.game import Line, Outcome, TieBreak, deciding
from meowple.games.boots.cards import is_paw, value
from meowple.games.boots.state import OVER, State


def outcome(state: State) -> Outcome | None:
    """Most cards, then most paws, then the highest paw."""
    if state.phase != OVER:
        return None
    seats = range(state.seats)
    standing = [_standing(state, seat) for seat in seats]
    scores = tuple(cards for cards, _, _ in standing)
    return Outcome(
        ranks=tuple(1 + sum(other > mine for other in standing) for mine in standing),
        scores=scores,
        breakdown=tuple(
            (Line("cats", cards - paws), Line("paws", paws)) for cards, paws, _ in standing
        ),
        reason=_why_over(),
        tie_breaks=deciding(
            scores,
            TieBreak("paws", tuple(paws for _, paws, _ in standing)),
            TieBreak("highest_paw", tuple(highest for _, _, highest in standing)),
        ),
    )


def _standing(state: State, seat: int) -> tuple[int, int, int]:
    """Larger is better: cards, paws, the highest paw."""
    cards = [card for card, owner in enumerate(state.owners) if owner == seat]
    paws = [value(card) for card in cards if is_paw(card)]
    return len(cards), len(paws), max(paws, default=0)


def _why_over() -> str:
    return "last_paw_won"
