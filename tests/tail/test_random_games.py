"""Random games of `tail`, each scored a second time by `tests.second.tail`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import product
from random import Random
from time import perf_counter
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from msgspec.structs import replace

from meowple import Log, Match, Millis, Outcome, Refused, Seat, When
from meowple.games.tail import GAME
from meowple.games.tail.facts import GameEnded, Replaced, RoundEnded, TailFact, WentOut
from meowple.games.tail.moves import Move, Options
from tests.second.tail import (
    Replacement,
    Table,
    every_move,
    happened,
    play_again,
    play_log_again,
)
from tests.tail.driving import Bare, Policy, drive, patient, uniform

TailMatch = Match[Any, Move, Any, TailFact]
Report = Callable[[str, dict[str, str | int]], None]

ENDS = (
    Options(rounds=1),
    Options(rounds=3),
    Options(rounds=7),
    Options(end="limit", limit=20),
    Options(end="limit", limit=60),
    Options(end="limit", limit=100),
    Options(end="time", minutes=1),
)
TABLE = "random games of tail, scored twice"
POLICIES: tuple[Policy, ...] = (uniform, patient)
ALL_OPTIONS = tuple(
    replace(end, easy=easy, memory=memory)
    for end in ENDS
    for easy in (False, True)
    for memory in ("strict", "assisted")
)


def named(options: Options) -> str:
    """The option set in a few words."""
    of = {"rounds": options.rounds, "limit": options.limit, "time": options.minutes}
    words = [options.end, str(of[options.end]), "easy" if options.easy else "", options.memory]
    return " ".join(word for word in words if word)


SEATS = tuple(GAME.seats)
SOME = [(options, SEATS[number % len(SEATS)]) for number, options in enumerate(ALL_OPTIONS)]
"""Every set of options and every number of seats, but not each with each."""


def tables() -> Iterable[ParameterSet]:
    """Some tables for `make test`, and all the others for `make long`."""
    for options, seats in product(ALL_OPTIONS, SEATS):
        marks = () if (options, seats) in SOME else pytest.mark.long
        yield pytest.param(seats, options, id=f"{seats}-{named(options)}", marks=marks)


at_tables = pytest.mark.parametrize(("seats", "options"), list(tables()))
at_every_table = pytest.mark.parametrize(
    ("seats", "options"), [one.values for one in tables()], ids=[one.id for one in tables()]
)


# Comparing


def told_replacements(facts: Iterable[TailFact]) -> list[Replacement]:
    return [
        Replacement(fact.seat, fact.place, fact.special, fact.cards)
        for fact in facts
        if isinstance(fact, Replaced)
    ]


def told_outs(facts: Iterable[TailFact]) -> list[tuple[int, int, int]]:
    """For each seat that went out: the round, the seat, its total."""
    outs, rounds = [], 0
    for fact in facts:
        if isinstance(fact, RoundEnded):
            rounds = fact.round
        elif isinstance(fact, WentOut):
            outs.append((rounds, int(fact.seat), fact.total))
    return sorted(outs)


def counted_outs(table: Table) -> list[tuple[int, int, int]]:
    rounds = enumerate(table.out_in_round)
    return sorted((out, seat, table.totals[seat]) for seat, out in rounds if out is not None)


def counted_lines(table: Table, seat: int) -> list[tuple[int | None, int]]:
    """The lines of a seat's score sheet: the round and its points."""
    rounds = enumerate((line[seat] for line in table.points), start=1)
    return [(number, points) for number, points in rounds if points is not None]


def assert_same_ending(table: Table, outcome: Outcome | None, facts: list[TailFact]) -> None:
    """The second score sheet and the game's are the same, line by line."""
    assert outcome is not None
    ended = [fact for fact in facts if isinstance(fact, RoundEnded)]
    assert [fact.points for fact in ended] == table.points
    assert [fact.round for fact in ended] == list(range(1, len(table.points) + 1))
    assert told_replacements(facts) == table.replacements
    assert told_outs(facts) == counted_outs(table)
    assert [fact.reason for fact in facts if isinstance(fact, GameEnded)] == [table.reason]
    assert outcome.reason == table.reason
    assert outcome.scores == tuple(table.totals)
    assert outcome.ranks == table.ranks()
    for seat, lines in enumerate(outcome.breakdown):
        assert [(line.number, line.points) for line in lines] == counted_lines(table, seat)


# Playing


class Watched(TailMatch):
    """A match beside which the second table stands: they agree on all that is legal."""

    def __init__(self, seats: int, options: Options, seed: str) -> None:
        super().__init__(GAME, seats, options, seed)
        self.rng = Random(seed)
        self.table = Table(seats, options, self.entries[0].draws)

    def play(self, seat: int, move: Move, **given: Any) -> tuple[TailFact, ...]:
        assert self.to_act == self.table.waiting
        for chair in range(self.seats):
            moves = self.moves(chair)
            assert set(moves) == set(self.table.all_legal(chair))
            assert len(moves) == len(set(moves))
        self.try_anything(given["when"])
        facts = super().play(seat, move, **given)
        self.table.step(*happened(self.entries[-1]))
        return facts

    def wake(self, at: Millis | None = None) -> tuple[TailFact, ...]:
        facts = super().wake(at)
        self.table.step(*happened(self.entries[-1]))
        return facts

    def try_anything(self, when: When) -> None:
        """What the second table forbids is refused."""
        seat = self.rng.randrange(self.seats)
        move = self.rng.choice(every_move(self.seats))
        if not self.table.may(seat, move):
            with pytest.raises(Refused):
                GAME.play(self.state, Seat(seat), move, when, NoLuck())


class NoLuck:
    """Chance that nobody may ask."""

    def below(self, n: int) -> int:
        raise AssertionError("a move that is refused draws no luck")


class Wavering(TailMatch):
    """A match whose players take moves back when they can."""

    def play(self, seat: int, move: Move, **given: Any) -> tuple[TailFact, ...]:
        facts = super().play(seat, move, **given)
        last = self.entries[-1].seq
        if last % 3 == 0 and self.may_undo(last):
            self.undo(last)
            return ()
        return facts


class Counts:
    """What was played, for the table of counts."""

    def __init__(self) -> None:
        self.numbers: Counter[str] = Counter()
        self.began = perf_counter()

    def add(self, table: Table) -> None:
        self.numbers["games"] += 1
        self.numbers["rounds"] += len(table.points)
        self.numbers["moves"] += table.moves
        self.numbers["reshuffles"] += table.reshuffles
        self.numbers["nested draw-twos"] += table.nested_draw_twos

    def told(self) -> dict[str, int]:
        return {**self.numbers, "seconds": round(perf_counter() - self.began)}


def play_and_score_twice(seats: int, options: Options, policy: Policy, seed: str) -> Table:
    """One quick game; the second table at its end."""
    rng = Random(seed)
    bare = Bare(seats, options, rng)
    facts = drive(bare, policy, rng)
    table = play_again(seats, options, bare.dealt, bare.steps)
    assert_same_ending(table, bare.outcome, facts)
    return table


def play_many(games: int, seats: int, options: Options) -> dict[str, int]:
    """So many quick games, one in four of them with patient players."""
    counts = Counts()
    for number in range(games):
        policy = uniform if number % 4 else patient
        seed = f"{named(options)}/{seats}/{number}"
        counts.add(play_and_score_twice(seats, options, policy, seed))
    return counts.told()


# The tests


@at_tables
def test_a_sample_of_random_games_ends_with_the_second_score(
    seats: int, options: Options, report_row: Report
) -> None:
    report_row(TABLE, {"tail": "a sample", **play_many(24, seats, options)})


@pytest.mark.long
@at_every_table
def test_ten_thousand_random_games_end_with_the_second_score(
    seats: int, options: Options, report_row: Report
) -> None:
    report_row(TABLE, {"tail": named(options), **play_many(10_000, seats, options)})


@at_tables
def test_at_every_moment_both_tables_agree_on_what_is_legal(
    seats: int, options: Options, report_row: Report
) -> None:
    counts = Counts()
    for policy in POLICIES:
        match = Watched(seats, options, f"{named(options)}/{seats}")
        facts = drive(match, policy, match.rng)
        assert_same_ending(match.table, match.outcome, facts)
        counts.add(match.table)
    report_row(TABLE, {"tail": "watched at every move", **counts.told()})


@at_tables
def test_a_log_read_back_holds_all_that_the_second_score_needs(
    seats: int, options: Options, report_row: Report
) -> None:
    counts = Counts()
    for policy in POLICIES:
        seed = f"{named(options)}/{seats}"
        match = Wavering(GAME, seats, options, seed)
        facts = drive(match, policy, Random(seed))
        table = play_log_again(Log.from_json(match.log.to_json()))
        assert_same_ending(table, match.outcome, facts)
        counts.add(table)
    report_row(TABLE, {"tail": "from logs", **counts.told()})
