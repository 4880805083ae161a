"""A history is all that a seat was told, in order, and nothing that it was not."""

from __future__ import annotations

from typing import Any

from meowple.core.log import Played
from meowple.core.match import Match
from tests.contract.games import Table, over_tables
from tests.contract.playouts import sampled
from tests.contract.snapshot import wire


@over_tables
def test_a_history_ends_with_what_the_seat_knows_now_and_has_all_its_moves(table: Table) -> None:
    match = sampled(table, table.seeds[0]).match
    for seat in [*table.all_seats, None]:
        history = match.history(seat)
        assert history[-1].view == match.view(seat)
        acts = [entry.act for entry in match.entries]
        own = [act.move for act in acts if isinstance(act, Played) and act.seat == seat]
        assert [told.move for told in history if told.move is not None] == own


@over_tables
def test_a_history_tells_facts_as_they_were_told_and_no_entry_that_told_nothing(
    table: Table,
) -> None:
    moments = sampled(table, table.seeds[0])
    match = moments.match
    for seat in [*table.all_seats, None]:
        heard = [
            told
            for moment in moments.moments
            for told in (fact.told_to(seat) for fact in moment.facts)
            if told is not None
        ]
        history = match.history(seat)
        assert [wire(fact) for told in history for fact in told.facts] == [*map(wire, heard)]
        before = None
        for told in history:
            assert told.move is not None or told.facts or told.view != before
            before = told.view


@over_tables
def test_a_history_only_grows(table: Table) -> None:
    match = sampled(table, table.seeds[0]).match
    half: Match[Any, Any, Any, Any] = Match.__new__(Match)
    half._begin(match.game, match.header, None)
    for entry in match.entries[: len(match.entries) // 2]:
        half.append(entry)
    for seat in table.all_seats:
        early = half.history(seat)
        assert match.history(seat)[: len(early)] == early
