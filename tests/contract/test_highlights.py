"""What a game says stood out: of seats that are there, and in words that there are."""

from __future__ import annotations

from meowple.core.registry import find_part
from meowple.core.retold import MOST_HIGHLIGHTS, highlights_of
from meowple.words import key_of
from tests.contract.games import Table, over_tables
from tests.contract.playouts import all_sampled
from tests.wanted_words import wanted_by_a_game


@over_tables
def test_what_stood_out_is_of_this_table_and_has_words(table: Table) -> None:
    if find_part(table.game.name, "retold") is None:  # a game need not say anything
        return
    words = wanted_by_a_game(table.game)
    for match, _ in all_sampled(table):
        told = highlights_of(match.log)
        assert len(told) <= MOST_HIGHLIGHTS
        assert len({one.key for one in told}) == len(told)
        for one in told:
            assert one.seat in table.all_seats
            assert key_of(table.game.name, "highlight", one.key) in words
