"""A game is pure: no question and no step changes the state it is given."""

from __future__ import annotations

from random import Random

from meowple.core.log import Played
from meowple.core.luck import Remembered, Rolled
from tests.contract.games import Table, over_tables
from tests.contract.playouts import apply, some_moments
from tests.contract.snapshot import snapshot

MOMENTS = 25


@over_tables
def test_no_step_changes_the_state_it_starts_from(table: Table) -> None:
    for moment in some_moments(table, MOMENTS):
        before = snapshot(moment.before)
        step = apply(table.game, moment.before, moment.entry, Remembered(moment.entry.draws))
        assert snapshot(moment.before) == before
        assert snapshot(step.state) == snapshot(moment.after)
        assert step.facts == moment.facts


@over_tables
def test_a_step_in_a_hurry_comes_to_the_same(table: Table) -> None:
    """Where a game can hurry: in place, on a copy, with the same luck."""
    rush = getattr(table.game, "rush", None)
    for moment in some_moments(table, MOMENTS):
        act = moment.entry.act
        if rush is not None and isinstance(act, Played):
            luck = Remembered(moment.entry.draws)
            after = rush(moment.before.copy(), act.seat, act.move, act.when, luck)
            assert snapshot(after) == snapshot(moment.after)


@over_tables
def test_no_question_changes_the_state_it_asks_about(table: Table) -> None:
    game = table.game
    for moment in some_moments(table, MOMENTS):
        state = moment.after
        before = snapshot(state)
        game.to_act(state), game.wakes_at(state), game.outcome(state)
        for seat in table.all_seats:
            game.moves(state, seat), game.decision(state, seat)
        for looker in [*table.all_seats, None]:
            view = game.view(state, looker)
            seen = snapshot(view)
            game.screen(view)
            imagined = game.imagine(view, Rolled(Random(3)))
            assert snapshot(view) == seen
            assert snapshot(game.imagine(view, Rolled(Random(3)))) == snapshot(imagined)
        assert snapshot(state) == before
