"""Decisions: each question a seat is asked has a number, which others' secrets do not change."""

from __future__ import annotations

from meowple.core.log import Undid
from tests.contract.games import Table, over_tables
from tests.contract.playouts import Sampled, all_sampled
from tests.contract.snapshot import wire


@over_tables
def test_a_seat_is_asked_something_exactly_when_it_has_moves(table: Table) -> None:
    for match in all_sampled(table):
        for state in match.states:
            for seat in table.all_seats:
                asked = table.game.decision(state, seat) is not None
                assert asked == bool(table.game.moves(state, seat))


@over_tables
def test_equal_views_are_asked_the_same(table: Table) -> None:
    numbers: dict[bytes, int | None] = {}
    for match in all_sampled(table):
        for state in match.states:
            for seat in table.all_seats:
                number = table.game.decision(state, seat)
                assert numbers.setdefault(wire(table.game.view(state, seat)), number) == number


@over_tables
def test_a_number_never_comes_back_for_another_question(table: Table) -> None:
    for match in all_sampled(table):
        if any(isinstance(moment.entry.act, Undid) for moment in match.moments):
            continue  # undoing is meant to bring a question back
        for seat in table.all_seats:
            assert_numbers_are_used_up(table, match, seat)


def assert_numbers_are_used_up(table: Table, match: Sampled, seat: int) -> None:
    """While a number stands the moves stay the same, and once gone it is gone for good."""
    used: dict[int, list[bytes]] = {}
    last: int | None = None
    for state in match.states:
        chair = table.all_seats[seat]
        number = table.game.decision(state, chair)
        moves = [wire(move) for move in table.game.moves(state, chair)]
        if number is not None:
            assert number == last or number not in used, f"{number} came back"
            assert used.setdefault(number, moves) == moves, f"{number} asks something else"
        last = number
