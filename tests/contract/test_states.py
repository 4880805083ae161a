"""States are values: equal exactly when their contents are, and short to read."""

from __future__ import annotations

import dataclasses
from itertools import pairwise
from typing import Any

from meowple.core.match import Match, replay
from tests.contract.games import Table, over_tables
from tests.contract.playouts import all_sampled, some_states
from tests.contract.snapshot import snapshot

STATES = 12
SHORT = 120
"""No state takes more letters to name."""


@over_tables
def test_a_replayed_state_equals_the_original(table: Table) -> None:
    for match in all_sampled(table):
        for again in (replay(match.match.log), Match.from_json(match.match.to_json())):
            assert again.state == match.match.state
            assert hash(again.state) == hash(match.match.state)


@over_tables
def test_states_are_equal_exactly_when_their_contents_are(table: Table) -> None:
    for match in all_sampled(table):
        for one, other in pairwise(match.states):
            same = snapshot(one) == snapshot(other)
            assert (one == other) is same
            assert (one != other) is not same
            assert one != snapshot(one)


def with_other(state: Any, name: str, value: Any) -> Any:
    """A copy of a state in which one thing is different."""
    if dataclasses.is_dataclass(state) and not isinstance(state, type):
        return dataclasses.replace(state, **{name: value})
    copy = state.copy()
    setattr(copy, name, value)
    return copy


@over_tables
def test_a_copy_that_was_changed_anywhere_differs(table: Table) -> None:
    states = list(some_states(table, STATES))
    names = [name for name, _ in snapshot(states[0])[1:]]
    changed = set()
    for one, other in pairwise(states):
        for name in names:
            mine, theirs = getattr(one, name), getattr(other, name)
            assert with_other(one, name, mine) == one
            assert hash(with_other(one, name, mine)) == hash(one)
            if snapshot(mine) != snapshot(theirs):
                changed.add(name)
                assert with_other(one, name, theirs) != one
    assert len(changed) > 2


@over_tables
def test_a_state_is_named_in_a_few_words(table: Table) -> None:
    for state in some_states(table, STATES):
        text = repr(state)
        assert text.startswith(f"<State of {table.game.name}: {table.seats} seats, ")
        assert text.endswith(">")
        assert len(text) <= SHORT
        assert text.isprintable()
