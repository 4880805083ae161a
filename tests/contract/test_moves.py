"""Moves: what is listed is accepted, everything else is refused and changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from meowple.core.game import Millis, Refused, Seat, When
from meowple.core.log import Entry, canonical, typed_entry
from meowple.core.luck import Rolled
from tests.contract.games import Table, over_tables
from tests.contract.playouts import all_sampled, new_match, some_states, universe
from tests.contract.snapshot import snapshot, wire

STATES = 12
"""How many states of a match are looked at."""
MOVES = 60
"""How many moves of a seat are tried in a state."""


class NoChance:
    """Luck that must not be asked."""

    def below(self, n: int) -> int:
        raise AssertionError(f"one of {n} was drawn for a move that is refused")


def some_moves(moves: list[Any], seed: int) -> list[Any]:
    """All moves, or a sample of them where they are many."""
    return moves if len(moves) <= MOVES else Random(seed).sample(moves, MOVES)


def stamp(table: Table, state: Any) -> When:
    """A moment at which a move can come."""
    due = table.game.wakes_at(state)
    return When(Millis(0 if due is None else due))


@over_tables
def test_every_listed_move_is_accepted(table: Table) -> None:
    for state in some_states(table, STATES):
        before = snapshot(state)
        for seat in table.all_seats:
            for move in some_moves(list(table.game.moves(state, seat)), seat):
                step = table.game.play(state, seat, move, stamp(table, state), Rolled(Random(1)))
                assert snapshot(step.state) != before, f"{move} changed nothing"
        assert snapshot(state) == before


@over_tables
def test_every_other_move_is_refused_with_a_reason_and_changes_nothing(table: Table) -> None:
    refused = 0
    for number, state in enumerate(some_states(table, STATES)):
        before = snapshot(state)
        for seat in table.all_seats:
            listed = set(map(wire, table.game.moves(state, seat)))
            for move in some_moves(list(universe(table)), number):
                if wire(move) not in listed:
                    assert_refused(table, state, seat, move)
                    refused += 1
        assert snapshot(state) == before
    assert refused


def assert_refused(table: Table, state: Any, seat: Seat, move: Any) -> None:
    """The move is refused, with a key."""
    with pytest.raises(Refused) as refused:
        table.game.play(state, seat, move, stamp(table, state), NoChance())
    assert refused.value.key.isidentifier()


@over_tables
def test_moves_are_listed_once_and_always_in_the_same_order(table: Table) -> None:
    for state in some_states(table, STATES):
        for seat in table.all_seats:
            listed = [wire(move) for move in table.game.moves(state, seat)]
            assert len(listed) == len(set(listed))
            assert listed == [wire(move) for move in table.game.moves(state, seat)]


@over_tables
def test_a_seat_that_is_waited_for_has_moves(table: Table) -> None:
    for state in some_states(table, STATES):
        for seat in table.game.to_act(state):
            assert seat in table.all_seats
            assert table.game.moves(state, seat)


@over_tables
def test_moves_views_facts_and_entries_survive_json(table: Table) -> None:
    game = table.game
    for match in all_sampled(table):
        for moment in match.moments[:: 1 + len(match.moments) // STATES]:
            for seat in [*table.all_seats, None]:
                view = game.view(moment.after, seat)
                assert_survives(view, game.view_type)
                assert_survives(game.screen(view), game.view_type)
                for fact in moment.facts:
                    told = fact.told_to(seat)
                    assert told is None or assert_survives(told, game.fact_type)
            for seat in table.all_seats:
                for move in some_moves(list(game.moves(moment.after, seat)), seat):
                    assert_survives(move, game.move_type)
            untyped = msgspec.json.decode(wire(moment.entry), type=Entry)
            assert typed_entry(game, untyped) == moment.entry
            assert canonical(untyped) == canonical(moment.entry)


def assert_survives(value: Any, kind: Any) -> bool:
    """The value is the same after a journey as JSON, and cannot be changed."""
    again = msgspec.json.decode(wire(value), type=kind)
    assert type(again) is type(value)
    assert wire(again) == wire(value)
    assert snapshot(again) == snapshot(value)
    assert type(value).__struct_config__.frozen, f"{type(value)} is not frozen"
    assert type(value).__struct_config__.tag is not None, f"{type(value)} has no tag"
    return True


@over_tables
def test_only_seats_of_the_table_have_moves(table: Table) -> None:
    match = new_match(table, 0)
    nobodies: list[Any] = [None, -1, table.seats, 99, True, "0"]
    for nobody in nobodies:
        with pytest.raises(Refused, match="no_such_seat"):
            match.moves(nobody)
        with pytest.raises(Refused, match="no_such_seat"):
            match.decision(nobody)
        with pytest.raises(Refused, match="no_such_seat"):
            match.play(nobody, match.moves(min(match.to_act))[0])
    assert len(match.entries) == 1


@over_tables
def test_a_refused_move_costs_no_luck(table: Table) -> None:
    honest, clumsy = new_match(table, 0), new_match(table, 0)
    for _ in range(STATES):
        if honest.outcome is not None:
            break
        seat = min(honest.to_act)
        for move in some_moves(list(universe(table)), 0)[:20]:
            if wire(move) not in map(wire, clumsy.moves(seat)):
                with pytest.raises(Refused):
                    clumsy.play(seat, move)
        for match in (honest, clumsy):
            match.play(seat, match.moves(seat)[0])
    assert honest.link == clumsy.link
