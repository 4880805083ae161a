"""Undoing: only what drew no luck, told nobody anything and was followed by no other person."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meowple.core.game import Refused, Seat, Step
from meowple.core.log import Bot, Entry, Undid
from meowple.core.luck import Remembered, Rolled
from meowple.core.match import Match, replay
from tests.contract.desk import Desk
from tests.contract.games import Table, over_tables
from tests.contract.playouts import (
    AnyMatch,
    Moment,
    apply,
    make_a_step,
    new_match,
    sampled,
    some_moments,
)
from tests.contract.snapshot import snapshot

LOOKED_BACK = 4
"""How many of the latest entries somebody tries to undo."""
WORLDS = 20


def step_of(table: Table, moment: Moment) -> Step[Any, Any]:
    """The step of a moment again, with its flags."""
    draws = Remembered(moment.entry.draws)
    step: Step[Any, Any] = apply(table.game, moment.before, moment.entry, draws)
    return step


def may_rightly_undo(table: Table, moments: list[Moment]) -> bool:
    """Whether the first of these moments, the last of a match, may be undone by who made it."""
    person = moments[0].entry.by
    return table.game.outcome(moments[-1].after) is None and all(
        (moment.entry.by == person or isinstance(moment.entry.by, Bot))
        and not moment.entry.draws
        and not step_of(table, moment).told
        for moment in moments
    )


@over_tables
def test_what_may_be_undone_is_undone_and_nothing_else(table: Table) -> None:
    for seed in table.seeds:
        match, rng = new_match(table, seed), Random(seed)
        moments: list[Moment] = []
        while match.outcome is None and len(moments) < 60:
            before = match.state
            make_a_step(match, table, rng)
            moments.append(Moment(before, match.entries[-1], match.facts, match.state))
            for back in range(1, 1 + min(LOOKED_BACK, len(moments))):
                latest = moments[-back:]
                if may_rightly_undo(table, latest):
                    assert_undone(match, latest[0])
                else:
                    assert_not_undone(match, latest[0].entry)


def assert_undone(match: AnyMatch, moment: Moment) -> None:
    """A copy of the match goes back to before the moment, and its log tells so."""
    entry = moment.entry
    assert match.may_undo(entry.seq, entry.by)
    copy = Match.from_json(match.to_json())
    copy.undo(entry.seq, by=entry.by)
    assert snapshot(copy.state) == snapshot(moment.before)
    assert copy.entries[-1].act == Undid(entry.seq)
    for again in (replay(copy.log), Match.from_json(copy.to_json())):
        assert snapshot(again.state) == snapshot(moment.before)
        assert again.log == copy.log
    assert not copy.may_undo(entry.seq, entry.by)


def assert_not_undone(match: AnyMatch, entry: Entry) -> None:
    """Whoever made the entry cannot take it back, and trying changes nothing."""
    assert not match.may_undo(entry.seq, entry.by)
    log, state = match.log, snapshot(match.state)
    with pytest.raises(Refused, match="cannot_undo"):
        match.undo(entry.seq, by=entry.by)
    assert match.log == log
    assert snapshot(match.state) == state


@over_tables
def test_the_deal_and_entries_that_are_not_there_cannot_be_undone(table: Table) -> None:
    match = new_match(table, 0)
    for seq in (-1, 0, 1, 99):
        with pytest.raises(Refused, match="cannot_undo"):
            match.undo(seq)


@over_tables
def test_a_finished_match_stays_finished(table: Table) -> None:
    match = replay(sampled(table, table.seeds[0]).match.log)
    for entry in match.entries:
        assert not match.may_undo(entry.seq, entry.by)


@over_tables
def test_a_step_that_claims_to_tell_nothing_tells_nothing(table: Table) -> None:
    for moment in some_moments(table, 30):
        if not step_of(table, moment).told:
            for seat in [*table.all_seats, None]:
                assert_tells_nothing(table, moment, seat)


def assert_tells_nothing(table: Table, moment: Moment, seat: Seat | None) -> None:
    """The act shows this seat the same in every world that it thinks possible."""
    game, desk = table.game, Desk(table.game)
    real = desk.now(moment.after, seat), desk.facts(moment.facts, seat)
    for world in range(WORLDS):
        luck = Rolled(Random(world))
        try:
            step = apply(
                game, game.imagine(game.view(moment.before, seat), luck), moment.entry, luck
            )
        except Refused:
            continue  # the act alone tells that this world is not the real one
        assert (desk.now(step.state, seat), desk.facts(step.facts, seat)) == real
