"""A seat that is not at the table can neither do nor see anything, whoever asks the game."""

from __future__ import annotations

from inspect import isbuiltin
from random import Random
from typing import Any

import pytest

from meowple.core.game import MeowpleError, Millis, Refused, Seat, When
from meowple.core.luck import Rolled
from meowple.core.registry import read_options
from tests.contract.games import Table, over_tables
from tests.contract.playouts import some_states
from tests.contract.snapshot import snapshot

STATES = 8
NUMBERS = (-1, -2, 99)
OTHERS: tuple[Any, ...] = ("0", "ann", 10**30, 1.0, 0.5, True, (0,))


def strangers(table: Table) -> list[Any]:
    """What is no seat here; the first one too many is the likeliest slip. Where the rules are
    compiled, what is no number at all is refused before they are asked: see below."""
    numbers = [*NUMBERS, table.seats]
    return numbers if is_compiled(table) else [*numbers, *OTHERS]


def is_compiled(table: Table) -> bool:
    """Whether the rules were built with mypyc, which looks at the types of what they are handed."""
    return isbuiltin(table.game.moves)


@over_tables
def test_where_the_rules_are_compiled_what_is_no_number_is_refused_too(table: Table) -> None:
    state = next(iter(some_states(table, 1)))
    # Compiled, a truth is the number it stands for: who says True means seat 1.
    others = [seat for seat in OTHERS if seat is not True or not is_compiled(table)]
    for seat in others:
        for ask in (table.game.moves, table.game.decision):
            with pytest.raises((Refused, TypeError)):
                ask(state, seat)


@over_tables
def test_no_move_is_made_for_a_seat_that_is_not_there(table: Table) -> None:
    game = table.game
    for state in some_states(table, STATES):
        before, when = snapshot(state), When(game.wakes_at(state) or Millis(0), Millis(500))
        moves = [move for seat in table.all_seats for move in game.moves(state, seat)[:2]]
        for seat in strangers(table):
            for move in moves:
                with pytest.raises(Refused) as told:
                    game.play(state, seat, move, when, Rolled(Random(1)))
                assert told.value.key == "no_such_seat"
        assert snapshot(state) == before


@over_tables
def test_a_seat_that_is_not_there_is_asked_and_shown_nothing(table: Table) -> None:
    game = table.game
    for state in some_states(table, STATES):
        for seat in strangers(table):
            for ask in (game.moves, game.decision, game.view):
                with pytest.raises(Refused) as told:
                    ask(state, seat)
                assert told.value.key == "no_such_seat"
                assert told.value.details == {"seat": str(seat)}


@over_tables
def test_every_seat_that_is_there_is_answered(table: Table) -> None:
    for state in some_states(table, STATES):
        for seat in [*table.all_seats, None]:
            table.game.view(state, seat)
        for seat in table.all_seats:
            table.game.moves(state, Seat(seat)), table.game.decision(state, Seat(seat))


@over_tables
def test_a_game_is_dealt_with_its_own_options(table: Table) -> None:
    game, luck = table.game, Rolled(Random(1))
    game.deal(table.seats, read_options(game, table.chosen), luck)
    for options in (table.chosen, {}, None, "easy"):
        with pytest.raises(MeowpleError, match="read_options"):
            game.deal(table.seats, options, luck)
