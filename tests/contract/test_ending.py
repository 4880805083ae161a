"""Every match comes to an end that says why, and nobody can keep it from ending."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from statistics import mean
from typing import Any

from meowple.core.game import Millis, Seat, Step, When, deciding
from meowple.core.luck import Rolled
from meowple.core.match import Match
from tests.contract.games import Table, over_tables
from tests.contract.playouts import Moment, all_sampled, some_moments

PLAIN_STEPS = 20_000
SPAM = 500

Policy = Callable[[Sequence[Any], Random], Any]


@over_tables
def test_until_it_is_over_someone_can_act_or_the_table_wakes(table: Table) -> None:
    game = table.game
    for match in all_sampled(table):
        for state in match.states:
            if game.outcome(state) is None:
                assert game.to_act(state) or game.wakes_at(state) is not None


@over_tables
def test_somebody_is_waited_for_after_the_deal(table: Table) -> None:
    for match in all_sampled(table):
        assert table.game.to_act(match.states[0])


@over_tables
def test_when_it_is_over_nobody_is_asked_anything(table: Table) -> None:
    game = table.game
    for match in all_sampled(table):
        state = match.states[-1]
        assert game.outcome(state) is not None
        assert not game.to_act(state)
        assert game.wakes_at(state) is None
        for seat in table.all_seats:
            assert not game.moves(state, seat)
            assert game.decision(state, seat) is None


@over_tables
def test_an_outcome_ranks_scores_and_explains_every_seat(table: Table) -> None:
    for match in all_sampled(table):
        outcome = match.match.outcome
        assert outcome is not None
        assert outcome.reason.isidentifier()
        assert len(outcome.ranks) == len(outcome.scores) == len(outcome.breakdown) == table.seats
        assert list(outcome.ranks) == [
            1 + sum(r < rank for r in outcome.ranks) for rank in outcome.ranks
        ]
        for score, lines in zip(outcome.scores, outcome.breakdown, strict=True):
            assert sum(line.points for line in lines) == score
            assert all(line.key.isidentifier() for line in lines)


@over_tables
def test_seats_share_a_rank_exactly_when_scores_and_tie_breaks_are_equal(table: Table) -> None:
    for match in all_sampled(table):
        outcome = match.match.outcome
        assert outcome is not None
        values = zip(*(tie.values for tie in outcome.tie_breaks), strict=True)
        told = list(values) if outcome.tie_breaks else [()] * table.seats
        assert len(told) == table.seats
        stand = list(zip(outcome.scores, told, strict=True))
        for one in range(table.seats):
            for other in range(one):
                equal = outcome.ranks[one] == outcome.ranks[other]
                assert equal == (stand[one] == stand[other])


@over_tables
def test_a_tie_break_is_named_only_where_it_told_somebody_apart(table: Table) -> None:
    for match in all_sampled(table):
        outcome = match.match.outcome
        assert outcome is not None
        assert all(tie.key.isidentifier() for tie in outcome.tie_breaks)
        assert deciding(outcome.scores, *outcome.tie_breaks) == outcome.tie_breaks


@over_tables
def test_the_plain_loop_of_the_readme_ends(table: Table) -> None:
    for seed in table.seeds:
        match = Match(table.game, table.seats, table.chosen, seed=seed)
        for _ in range(PLAIN_STEPS):
            if match.outcome is not None:
                break
            seat = min(match.to_act)
            match.play(seat, match.moves(seat)[0])
        assert match.outcome is not None


def anything(moves: Sequence[Any], rng: Random) -> Any:
    """Any move."""
    return rng.choice(moves)


def always(kind: type) -> Policy:
    """The first move of this kind whenever there is one, the first of all when there is none."""
    return lambda moves, rng: next((move for move in moves if type(move) is kind), moves[0])


@over_tables
def test_no_seat_alone_can_stall_the_table(table: Table) -> None:
    for moment in some_moments(table, 6):
        for seat in table.all_seats:
            kinds = {type(move) for move in table.game.moves(moment.after, seat)}
            for policy in [anything, *map(always, sorted(kinds, key=lambda kind: kind.__name__))]:
                assert_comes_to_rest(table, moment, seat, policy)


def assert_comes_to_rest(table: Table, moment: Moment, seat: Seat, policy: Policy) -> None:
    """The seat runs out of moves or the table wakes, and no move puts the waking off."""
    game, rng = table.game, Random(seat)
    state, at = moment.after, Millis(moment.entry.at + 1)
    for _ in range(SPAM):
        moves, due = game.moves(state, seat), game.wakes_at(state)
        if not moves or (due is not None and due < at):
            return
        step = game.play(state, seat, policy(moves, rng), When(at), Rolled(rng))
        if not game.moves(step.state, seat):
            return  # it cannot go on by itself
        if not_moved_on(table, state, step, seat):
            later = game.wakes_at(step.state)
            assert due is None or (later is not None and later <= due), "waking was put off"
        elif game.to_act(step.state) - {seat}:
            return  # the game has moved on: others can act
        state, at = step.state, Millis(at + 1)
    raise AssertionError(f"seat {seat} goes on and on")


def not_moved_on(table: Table, state: Any, step: Step[Any, Any], seat: Seat) -> bool:
    """Whether everybody else is asked the same as before, and was told nothing."""
    others = [other for other in table.all_seats if other != seat]
    told = any(fact.told_to(other) is not None for fact in step.facts for other in others)
    asked = others_are_asked(table, step.state, seat) == others_are_asked(table, state, seat)
    return asked and not told


def others_are_asked(table: Table, state: Any, seat: Seat) -> list[int | None]:
    """The questions of everybody else."""
    return [table.game.decision(state, other) for other in table.all_seats if other != seat]


@over_tables
def test_more_is_better_in_returns_and_they_add_up_to_nothing(table: Table) -> None:
    for match in all_sampled(table):
        outcome = match.match.outcome
        assert outcome is not None
        assert abs(sum(outcome.returns)) < 1e-9
        assert all(-1 <= value <= 1 for value in outcome.returns)
        by_rank = sorted(range(table.seats), key=lambda seat: outcome.ranks[seat])
        for one, other in pairwise(by_rank):
            better = outcome.ranks[one] < outcome.ranks[other]
            assert (outcome.returns[one] > outcome.returns[other]) is better


@over_tables
def test_an_outcome_says_whether_high_scores_win(table: Table) -> None:
    """Who is out early may have few points and stand low all the same, so those who won are held
    against the others together, and most matches will do."""
    agree, high = 0, True
    for match in all_sampled(table):
        outcome = match.match.outcome
        assert outcome is not None
        high = outcome.more_is_better
        told = list(zip(outcome.ranks, outcome.scores, strict=True))
        won = mean([score for rank, score in told if rank == 1])
        rest = [score for rank, score in told if rank > 1]
        agree += (won > mean(rest)) - (won < mean(rest)) if rest else 0
    assert agree >= 0 if high else agree <= 0
