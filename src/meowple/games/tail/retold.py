"""What stood out in a match that is over, and how it looks with all cards open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from meowple.core.game import Outcome, Seat
from meowple.core.retold import Highlight, fewest, most
from meowple.games.tail.cards import PLACES
from meowple.games.tail.facts import Called, RoundEnded, Swapped, TailFact
from meowple.games.tail.state import DREW, State
from meowple.games.tail.view import View, screen, view


def highlights(facts: Sequence[TailFact], outcome: Outcome) -> tuple[Highlight, ...]:
    """The best row of a round, the call with the worst, and who swapped most."""
    calls = list(_calls(facts))
    swaps = Counter(fact.seat for fact in facts if isinstance(fact, Swapped))
    return (
        *fewest("best_round", _rows(facts)),
        *(most("bold_call", calls) if len(calls) > 1 else ()),
        *most("swaps", swaps.items(), at_least=2),
    )


def _rows(facts: Sequence[TailFact]) -> Iterator[tuple[Seat, int]]:
    """What each row of each round came to."""
    for fact in facts:
        if isinstance(fact, RoundEnded):
            rows = enumerate(fact.points)
            yield from ((Seat(seat), points) for seat, points in rows if points is not None)


def _calls(facts: Sequence[TailFact]) -> Iterator[tuple[Seat, int]]:
    """Who called, and with which row."""
    caller: Seat | None = None
    for fact in facts:
        if isinstance(fact, Called):
            caller = fact.seat
        elif isinstance(fact, RoundEnded) and caller is not None:
            yield caller, fact.points[caller] or 0
            caller = None


def face_up(state: State) -> dict[str, Any]:
    """All rows, and the card that somebody has drawn."""
    rows = screen(view(state, None)).rows
    opened = (
        tuple(
            replace(spot, card=state.rows[PLACES * seat + place]) for place, spot in enumerate(row)
        )
        for seat, row in enumerate(rows)
    )
    return {"rows": tuple(opened), "hand": state.hand if state.phase == DREW else None}


def recalled(full: View) -> View:
    """With a perfect memory: every card that this seat knew."""
    return replace(screen(full), rows=full.rows)
