"""Where a game says that nothing is hidden, anybody may look at anybody's screen."""

from __future__ import annotations

from random import Random
from typing import Any

from meowple.core.game import AnyGame, Seat, is_bare
from meowple.core.luck import Rolled
from tests.contract.games import Table, over_tables
from tests.contract.playouts import some_states
from tests.contract.snapshot import wire

STATES = 12
WORLDS = 3


@over_tables
def test_what_is_bare_is_the_same_for_every_seat(table: Table) -> None:
    for state in some_states(table, STATES):
        says = {bare(table.game, state, seat) for seat in (None, *seats(table))}
        assert len(says) == 1


@over_tables
def test_where_nothing_is_hidden_everybody_could_draw_everybodys_screen(table: Table) -> None:
    rng = Random(str(table))
    for state in some_states(table, STATES):
        if not bare(table.game, state, None):
            continue
        for seat in seats(table):
            for _ in range(WORLDS):
                world = table.game.imagine(table.game.view(state, seat), Rolled(rng))
                assert shown(table, world) == shown(table, state)


def seats(table: Table) -> list[Seat]:
    return [Seat(seat) for seat in range(table.seats)]


def bare(game: AnyGame, state: Any, seat: Seat | None) -> bool:
    """What is said to this seat."""
    return is_bare(game, game.screen(game.view(state, seat)))


def shown(table: Table, state: Any) -> list[bytes]:
    """Everybody's screen."""
    game = table.game
    return [wire(game.screen(game.view(state, seat))) for seat in seats(table)]
