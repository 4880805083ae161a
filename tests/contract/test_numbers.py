"""Numbers for machines: every legal move has one and back, and what is told of a view has one
shape, and is the same for the same view."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from meowple.core.game import AnyGame, MeowpleError, Millis, When
from meowple.core.luck import Rolled
from meowple.core.numbers import Numbers, find_numbers
from tests.contract.games import ALL_GAMES, Table, over_own_tables
from tests.contract.playouts import all_sampled, some_states
from tests.contract.snapshot import wire
from tests.declared import declared
from tests.toys import TOYS

STATES = 12


def numbers_of(table: Table) -> Numbers:
    """What the game declares; `Undeclared` if that is nothing."""
    assert declared("numbers", table.game.name)
    return find_numbers(table.game, table.seats, table.chosen)


def all_views(table: Table) -> Iterator[tuple[Any, Any, Any]]:
    """Every state of the sampled matches, whoever is asked something in it, and its view."""
    for match in all_sampled(table):
        for state in match.states:
            for seat in table.all_seats:
                if table.game.moves(state, seat):
                    yield state, seat, table.game.view(state, seat)


@over_own_tables
def test_every_legal_move_has_a_number_of_its_own_and_back(table: Table) -> None:
    numbers = numbers_of(table)
    for state, seat, view in all_views(table):
        moves = table.game.moves(state, seat)
        given = [numbers.action(view, move) for move in moves]
        assert all(0 <= number < numbers.actions for number in given)
        assert len(set(given)) == len(moves)
        assert [numbers.move(view, number) for number in given] == list(moves)


@over_own_tables
def test_a_mask_marks_the_numbers_of_the_legal_moves(table: Table) -> None:
    numbers = numbers_of(table)
    for state, seat, view in all_views(table):
        moves = table.game.moves(state, seat)
        mask = numbers.mask(view, moves)
        assert len(mask) == numbers.actions
        marked = {number for number, legal in enumerate(mask) if legal == 1}
        assert marked == {numbers.action(view, move) for move in moves}
        assert sum(mask) == len(moves)


@over_own_tables
def test_what_is_told_of_a_view_has_the_same_length_all_match_long(table: Table) -> None:
    numbers = numbers_of(table)
    for state in some_states(table, 10 * STATES):
        for seat in [*table.all_seats, None]:
            features = numbers.features(table.game.view(state, seat))
            assert type(features) is bytes
            assert len(features) == numbers.length


@over_own_tables
def test_equal_views_are_told_in_equal_bytes_and_words(table: Table) -> None:
    """Imagined worlds look the same to the seat that imagined them, and so does a view that was
    read back."""
    numbers, rng = numbers_of(table), Random(str(table))
    for state in some_states(table, STATES):
        for seat in table.all_seats:
            view = table.game.view(state, seat)
            world = table.game.imagine(view, Rolled(rng))
            read = msgspec.json.decode(wire(view), type=table.game.view_type)
            for same in (table.game.view(world, seat), read):
                assert numbers.features(same) == numbers.features(view)
                assert numbers.information(same) == numbers.information(view)


@over_own_tables
def test_words_tell_views_apart(table: Table) -> None:
    numbers, seen = numbers_of(table), dict[str, Any]()
    for state in some_states(table, STATES):
        for seat in table.all_seats:
            view = table.game.view(state, seat)
            assert seen.setdefault(numbers.information(view), view) == view


@over_own_tables
def test_the_tables_say_where_everything_stands(table: Table) -> None:
    numbers = numbers_of(table)
    for named, whole in (
        (numbers.actions_of, numbers.actions),
        (numbers.features_of, numbers.length),
    ):
        assert [number for numbers in named.values() for number in numbers] == list(range(whole))


@over_own_tables
def test_a_number_that_no_move_has_is_an_error(table: Table) -> None:
    numbers = numbers_of(table)
    _, _, view = next(all_views(table))
    for number in (-1, numbers.actions, 10**9, "1", None, True):
        with pytest.raises(MeowpleError):
            numbers.move(view, number)  # type: ignore[arg-type]


@over_own_tables
def test_what_is_no_move_of_the_game_has_no_number(table: Table) -> None:
    numbers = numbers_of(table)
    _, _, view = next(all_views(table))
    for move in (object(), None, 3, "draw", [], When(Millis(0))):
        with pytest.raises(MeowpleError, match="no move of this seat is "):
            numbers.action(view, move)
        with pytest.raises(MeowpleError, match="no move of this seat is "):
            numbers.mask(view, [move])


@pytest.mark.parametrize(
    "game", [game for game in ALL_GAMES if game in TOYS], ids=lambda it: it.name
)
def test_a_game_without_numbers_says_so(game: AnyGame) -> None:
    with pytest.raises(MeowpleError, match=f"there is no game called '{game.name}'|no numbers"):
        find_numbers(game, 2)
