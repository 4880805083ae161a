"""Imagined states fit: from where the seat sits they cannot be told from the real one."""

from __future__ import annotations

from random import Random
from typing import Any

from meowple.core.game import AnyGame, Seat, waiting_for
from meowple.core.luck import Rolled
from tests.contract.games import Table, over_tables
from tests.contract.playouts import some_states
from tests.contract.snapshot import wire

STATES = 15
WORLDS = 3


@over_tables
def test_an_imagined_state_looks_the_same_to_the_seat_that_imagined_it(table: Table) -> None:
    for number, state in enumerate(some_states(table, STATES)):
        for seat in [*table.all_seats, None]:
            for world in range(WORLDS):
                luck = Rolled(Random(f"{number}/{world}"))
                imagined = table.game.imagine(table.game.view(state, seat), luck)
                assert known(table.game, imagined, seat) == known(table.game, state, seat)


def known(game: AnyGame, state: Any, seat: Seat | None) -> dict[str, Any]:
    """What a seat may know of a state. In a race the clock is a secret of the table."""
    told: dict[str, Any] = {
        "view": wire(game.view(state, seat)),
        "waiting": sorted(waiting_for(game, state, seat)),
        "outcome": game.outcome(state),
        "wakes": None if game.race else game.wakes_at(state),
    }
    if seat is not None:
        told["moves"] = [wire(move) for move in game.moves(state, seat)]
        told["decision"] = game.decision(state, seat)
    return told


@over_tables
def test_what_others_have_sealed_is_what_one_says_they_would(table: Table) -> None:
    """The first of the moves they had; to the seat that imagines it looks the same."""

    def first(state: Any, seat: Seat, moves: Any) -> Any:
        assert moves == table.game.moves(state, seat)
        return moves[0]

    for number, state in enumerate(some_states(table, STATES)):
        for seat in table.all_seats:
            luck = Rolled(Random(number))
            imagined = table.game.imagine(table.game.view(state, seat), luck, first)
            assert known(table.game, imagined, seat) == known(table.game, state, seat)
