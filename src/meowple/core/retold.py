"""A match that is over, told again: what stood out in it.

A game that has a module `retold` says so in `highlights(facts, outcome)`. It is handed the facts
that a spectator was told, but those that were undone, and how the match ended: so it can tell
nothing that was not public anyway. A game of hidden cards may have `face_up(state)` besides: the
fields of its screen that are different once all cards lie open; `recalled(view)`, where a screen
shows less than a seat may know; and `times(told)`, where people are quick or slow: it is handed the
same facts as plain values, and gives seats with the milliseconds they took.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from meowple.core.game import AnyGame, Millis, Outcome, Seat
from meowple.core.log import Log, Undid
from meowple.core.match import Match, unfold
from meowple.core.registry import find_part

log = logging.getLogger(__name__)

MOST_HIGHLIGHTS: Final = 4


class Highlight(Struct, frozen=True):
    """Something that one seat did better than all others."""

    key: str
    """What it was; the front end translates it."""
    seat: Seat
    number: int
    """How many, how much or how quick."""


def most(key: str, found: Iterable[tuple[Seat, int]], at_least: int = 1) -> tuple[Highlight, ...]:
    """The seat with the largest number among these; nothing if several share it."""
    return _first(key, [(-number, seat) for seat, number in found if number >= at_least])


def fewest(key: str, found: Iterable[tuple[Seat, int]]) -> tuple[Highlight, ...]:
    """The seat with the smallest number among these; nothing if several share it."""
    return _first(key, [(number, seat) for seat, number in found])


def _first(key: str, found: list[tuple[int, Seat]]) -> tuple[Highlight, ...]:
    best = min(found, default=None)
    if best is None or len({seat for number, seat in found if number == best[0]}) > 1:
        return ()
    return (Highlight(key, best[1], abs(best[0])),)


class Heard:
    """What everybody was told of a match, entry by entry."""

    def __init__(self, game: str) -> None:
        self.own = find_part(game, "retold")
        """What the game itself says of its matches that are over."""
        self._facts: list[tuple[Any, ...]] = []
        """With each entry; nothing where it was undone."""

    def hear(self, match: Match[Any, Any, Any, Any]) -> tuple[Any, ...]:
        """One more entry; gives what everybody is told of it."""
        told = [fact.told_to(None) for fact in match.facts]
        facts = tuple(fact for fact in told if fact is not None)
        act = match.entries[-1].act
        if isinstance(act, Undid):
            self._facts[act.seq :] = [() for _ in self._facts[act.seq :]]
        self._facts.append(facts)
        return facts

    def highlights(self, outcome: Outcome) -> tuple[Highlight, ...]:
        """What stood out. A game that cannot say it costs nobody the rest."""
        if self.own is None:
            return ()
        facts = [fact for facts in self._facts for fact in facts]
        try:
            return tuple(self.own.highlights(facts, outcome))[:MOST_HIGHLIGHTS]
        except Exception:
            log.exception("%s cannot say what stood out", self.own.__name__)
            return ()


def tells_times(game: str) -> bool:
    """Whether a game can say how quick everybody was."""
    return hasattr(find_part(game, "retold"), "times")


def times_in(game: str, told: Iterable[dict[str, Any]]) -> list[tuple[Seat, Millis]]:
    """How long each seat took, again and again; nothing if the game cannot say it."""
    own = find_part(game, "retold")
    try:
        return [] if own is None or not hasattr(own, "times") else list(own.times(told))
    except Exception:
        log.exception("%s cannot say how quick everybody was", game)
        return []


def recalled(game: AnyGame, view: Any) -> Any:
    """A seat's screen at a moment that is looked at again: whatever it could have remembered."""
    own = getattr(find_part(game.name, "retold"), "recalled", None)
    return game.screen(view) if own is None else own(view)


def highlights_of(record: Log) -> tuple[Highlight, ...]:
    """What stood out in a match; nothing while it is played."""
    heard, outcome = Heard(record.header.game), None
    for match in unfold(record):
        heard.hear(match)
        outcome = match.outcome
    return () if outcome is None else heard.highlights(outcome)
