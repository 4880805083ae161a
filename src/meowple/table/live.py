"""What lies on a table now. The room alone changes it; all others are handed it to look at."""

from __future__ import annotations

from typing import Any, TypeAlias

from meowple.core.match import Match
from meowple.table.events import Table
from meowple.table.store.replays import Kept
from meowple.table.updates.past import PastFacts

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]


class Live:
    """The table, and the match that is on or just over."""

    __slots__ = ("_kept", "_match", "_past", "_table")

    def __init__(
        self,
        table: Table,
        match: AnyMatch | None,
        facts: PastFacts | None = None,
        kept: Kept | None = None,
    ) -> None:
        self._table = table
        self._match = match
        self._past = facts or PastFacts()
        self._kept = kept

    @property
    def table(self) -> Table:
        """Who sits where, and which match is on."""
        return self._table

    @property
    def match(self) -> AnyMatch | None:
        """The match that is on, or just over."""
        return self._match

    @property
    def kept(self) -> Kept | None:
        """What is left of the match that is over, where its rules are not played any more."""
        return self._kept

    @property
    def past(self) -> PastFacts:
        """The facts of the match so far, told again to whoever comes."""
        return self._past

    def now_stands(self, table: Table) -> None:
        """For the room: the table after something happened that is stored."""
        self._table = table

    def now_plays(self, match: AnyMatch | None) -> None:
        """For the room: another match is on, or none."""
        self._match, self._past, self._kept = match, PastFacts(), None
