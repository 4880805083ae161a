"""Sampled matches: random play, step by step, with a clock that a server could have kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec

from meowple.core.game import AnyGame, Fact, Millis, Seat, When
from meowple.core.log import Bot, By, Entry, Person, Played, Undid, Woke
from meowple.core.match import Match
from tests.contract.games import Table
from tests.contract.snapshot import wire

STEPS = 20_000
"""No random match may last longer."""

AnyMatch = Match[Any, Any, Any, Any]


class Moment(NamedTuple):
    """One entry of a sampled match, with the states around it."""

    before: Any
    entry: Entry
    facts: tuple[Fact, ...]
    after: Any


class Sampled(NamedTuple):
    """A match played to its end."""

    match: AnyMatch
    moments: tuple[Moment, ...]

    @property
    def states(self) -> list[Any]:
        """Every state it went through."""
        return [self.moments[0].before, *(moment.after for moment in self.moments)]


def new_match(table: Table, seed: int) -> AnyMatch:
    """A match at this table, just dealt."""
    return Match(table.game, table.seats, table.chosen, seed=f"{table}/{seed}")


@cache
def sampled(table: Table, seed: int) -> Sampled:
    """One random match; every third has moves undone now and then."""
    match, rng = new_match(table, seed), Random(f"{table}/{seed}")
    moments: list[Moment] = []
    while match.outcome is None:
        before = match.state
        make_a_step(match, table, rng, undoing=seed % 3 == 2)
        moments.append(Moment(before, match.entries[-1], match.facts, match.state))
        assert len(moments) < STEPS, "random play does not end"
    return Sampled(match, tuple(moments))


def all_sampled(table: Table) -> Iterator[Sampled]:
    """All sampled matches of a table."""
    return (sampled(table, seed) for seed in table.seeds)


def some_moments(table: Table, most: int) -> Iterator[Moment]:
    """Moves and wake-ups spread evenly over the sampled matches, at most so many a match."""
    for match in all_sampled(table):
        steps = [moment for moment in match.moments if not isinstance(moment.entry.act, Undid)]
        yield from steps[:: 1 + len(steps) // most]


def some_states(table: Table, most: int) -> Iterator[Any]:
    """States spread evenly over the sampled matches; the last of each is always among them."""
    for match in all_sampled(table):
        states = match.states
        yield from states[: -1 : 1 + len(states) // most]
        yield states[-1]


def make_a_step(match: AnyMatch, table: Table, rng: Random, *, undoing: bool = False) -> None:
    """One more entry: a move, a wake-up or, if wanted, an undoing."""
    due = match.game.wakes_at(match.state)
    at = Millis(match.now + rng.choice([0, 1, 20, 300]))
    if due is not None and (not match.to_act or match.overdue(at) or rng.random() < 0.1):
        match.wake(max(match.now, due))
    elif not (undoing and rng.random() < 0.2 and _undo_something(match)):
        seat, move = any_move(match.game, match.state, table, rng)
        match.play(seat, move, when=any_when(match, at, rng), by=who(seat))


def any_move(game: AnyGame, state: Any, table: Table, rng: Random) -> tuple[Seat, Any]:
    """A seat that has moves, mostly one that is waited for, and one of its moves."""
    able = [seat for seat in table.all_seats if game.moves(state, seat)]
    waited = sorted(game.to_act(state))
    seat = rng.choice(waited if waited and rng.random() < 0.7 else able)
    moves = game.moves(state, seat)
    case = table.case
    weights = [case.weigh(move) * case.likes(state, move) for move in moves]
    return seat, rng.choices(moves, weights)[0]


def any_when(match: AnyMatch, at: Millis, rng: Random) -> When:
    """A moment as a server would stamp it; in a race every other match has no network."""
    if not match.game.race:
        return When(at)
    reaction = Millis(rng.randrange(150, 900))
    if match.header.match.endswith(("1", "3", "5", "7", "9")):
        return When(at, reaction)
    return When(at, reaction, tuple(Millis(at + rng.randrange(250)) for _ in range(match.seats)))


def who(seat: int) -> By:
    """Seat 1 is a bot's, the others are people's."""
    return Bot("kitten") if seat == 1 else Person(f"p{seat}")


def _undo_something(match: AnyMatch) -> bool:
    for entry in match.entries[-3:]:
        if match.may_undo(entry.seq, entry.by):
            match.undo(entry.seq, by=entry.by)
            return True
    return False


def apply(game: AnyGame, state: Any, entry: Entry, chance: Any) -> Any:
    """The step that an entry's act makes from this state, with this luck."""
    if isinstance(entry.act, Played):
        return game.play(state, entry.act.seat, entry.act.move, entry.act.when, chance)
    assert isinstance(entry.act, Woke)
    return game.wake(state, entry.at, chance)


@cache
def universe(table: Table) -> tuple[Any, ...]:
    """Moves that were listed anywhere at this table, and the same with other arguments."""
    game, found = table.game, dict[bytes, Any]()
    for state in some_states(table, 40):
        for seat in table.all_seats:
            for move in game.moves(state, seat):
                found[wire(move)] = move
    for move in list(found.values()):
        for other in _variants(msgspec.to_builtins(move)):
            try:
                varied = msgspec.convert(other, game.move_type)
            except msgspec.ValidationError:
                continue  # such a move cannot even be written down
            found[wire(varied)] = varied
    return tuple(found[key] for key in sorted(found))


def _variants(value: Any) -> Iterator[Any]:
    """The value with one number, flag or list in it changed."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from {-1, 0, 1, value - 1, value + 1, 99, 10**9} - {value}
    elif isinstance(value, list):
        yield from (value[:-1], [*value, *value[:1]]) if value else ()
        for i, item in enumerate(value):
            yield from ([*value[:i], other, *value[i + 1 :]] for other in _variants(item))
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from ({**value, name: other} for other in _variants(item))
