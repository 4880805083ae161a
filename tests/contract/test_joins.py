"""When a game lets somebody who comes late have a bot's seat is no secret."""

from __future__ import annotations

from meowple.core.game import Seat, may_join
from tests.contract.games import Table, over_tables
from tests.contract.playouts import some_states

STATES = 40


@over_tables
def test_whether_one_may_join_is_the_same_for_every_seat_and_screen(table: Table) -> None:
    game = table.game
    for state in some_states(table, STATES):
        views = [game.view(state, seat) for seat in (None, *map(Seat, range(table.seats)))]
        says = {may_join(game, one) for view in views for one in (view, game.screen(view))}
        assert len(says) == 1


@over_tables
def test_nobody_joins_a_match_that_is_over(table: Table) -> None:
    game = table.game
    for state in some_states(table, STATES):
        if game.outcome(state) is not None:
            assert not may_join(game, game.view(state, None))
