"""Options and seats: what a table may choose, and that everything else is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from meowple.core.game import AnyGame, MeowpleError
from meowple.core.match import Match
from meowple.core.registry import GAMES, find_game, read_options
from tests.contract.games import Table, over_games, over_tables


@over_games
def test_a_game_has_a_name_and_is_found_by_it(game: AnyGame) -> None:
    assert game.name.isidentifier()
    assert game.name.islower()
    assert GAMES[game.name] is find_game(game.name) is game
    assert game.rules >= 1


@over_games
def test_options_may_all_be_left_out(game: AnyGame) -> None:
    assert read_options(game, {}) == game.options()
    assert read_options(game, game.options()) == game.options()


@over_tables
def test_the_options_of_a_table_stand_in_its_log(table: Table) -> None:
    match = Match(table.game, table.seats, table.chosen, seed=1)
    assert read_options(table.game, match.header.options) == read_options(table.game, table.chosen)
    assert match.header.options.keys() == {field.name for field in fields(table.game)}


@over_games
def test_an_option_with_an_unknown_name_is_refused(game: AnyGame) -> None:
    with pytest.raises(MeowpleError, match="bad options"):
        Match(game, game.seats[0], {"no_such_option": 1}, seed=1)


@over_games
def test_an_option_of_the_wrong_type_is_refused(game: AnyGame) -> None:
    wrong: list[Any] = [None, [], {}, 1.5, object()]
    for field in fields(game):
        for value in wrong:
            with pytest.raises(MeowpleError, match="bad options"):
                Match(game, game.seats[0], {field.name: value}, seed=1)


@over_games
def test_an_option_out_of_range_is_refused(game: AnyGame) -> None:
    for field in fields(game):
        default = field.default
        absurd: list[Any] = [-1, 10**9] if type(default) is int else ["absurd"]
        for value in absurd:
            with pytest.raises(MeowpleError, match="bad options"):
                Match(game, game.seats[0], {field.name: value}, seed=1)


@over_games
def test_only_the_right_number_of_seats_can_play(game: AnyGame) -> None:
    wrong: list[Any] = [0, -1, game.seats[0] - 1, game.seats[-1] + 1, 2.0, "2", None, True]
    for seats in wrong:
        with pytest.raises(MeowpleError, match=game.name):
            Match(game, seats, seed=1)


def fields(game: AnyGame) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The options of a game, one by one."""
    return msgspec.structs.fields(game.options)
