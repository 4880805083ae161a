"""A match keeps time, keeps faith with its log, and goes on from where it was put away."""

from __future__ import annotations

import hmac
import pickle
import struct
from copy import copy, deepcopy
from random import Random
from typing import Any

import msgspec
import pytest

from meowple.core.game import MeowpleError, Millis, Refused, Seat, When
from meowple.core.log import Bot, Clock, Entry, Played, Undid, Woke
from meowple.core.luck import BadLog, Draws, key_from_seed, nth_draw
from meowple.core.match import Match, Saved, replay
from tests.toys.dash import DASH, PAUSE, Fact, Grab, Move, Pass, Shown, State, View
from tests.toys.sealed import SEALED, Choose

Dash = Match[State, Move, View, Fact]


def dash() -> Dash:
    """A race of two, its first card shown."""
    return Match(DASH, 2, seed=1)


def test_the_table_does_not_wake_before_it_is_due() -> None:
    match = dash()
    with pytest.raises(Refused, match="not_due_yet"):
        match.wake(Millis(4_999))
    match.wake(Millis(5_000))


def test_a_log_in_which_the_table_woke_too_early_is_bad() -> None:
    with pytest.raises(BadLog, match="cannot stand where it stands"):
        dash().append(Entry(1, Millis(4_999), Clock(), Woke()))


def test_nobody_plays_while_the_table_is_overdue() -> None:
    match = dash()
    match.play(0, Pass(), when=When(Millis(5_000)))
    with pytest.raises(Refused, match="table_wakes_first"):
        match.play(1, Pass(), when=When(Millis(5_001)))
    late = Played(Seat(1), Pass(), When(Millis(5_001)))
    with pytest.raises(BadLog, match="table_wakes_first"):
        match.append(Entry(2, Millis(5_001), Bot("kitten"), late))


def test_the_clock_never_goes_back() -> None:
    match = dash()
    match.play(0, Pass(), when=When(Millis(100)))
    with pytest.raises(Refused, match="clock_went_back"):
        match.play(1, Pass(), when=When(Millis(99)))


def test_with_its_own_clock_a_match_wakes_by_itself_where_nobody_can_act() -> None:
    match = dash()
    match.play(0, Pass())
    facts = match.play(1, Pass())
    assert any(isinstance(fact, Shown) for fact in facts)
    assert match.to_act == {0, 1}
    assert match.now == 2 + PAUSE


def test_in_a_race_a_seat_is_told_only_that_it_is_waited_for_itself() -> None:
    match = dash()
    assert match.waiting_for(0) == {0}
    assert match.waiting_for(None) == frozenset()
    match.play(1, Grab(0), when=When(Millis(10)))
    assert match.waiting_for(0) == {0}
    assert match.waiting_for(1) == frozenset()
    assert Match(SEALED, 3, seed=1).waiting_for(0) == {0, 1, 2}


def test_an_entry_that_is_refused_leaves_a_match_as_it_was() -> None:
    match = dash()
    before = match.log
    act = Played(Seat(0), Pass(), When(Millis(10)))
    with pytest.raises(BadLog, match="more luck"):
        match.append(Entry(1, Millis(10), Bot("kitten"), act, draws=((6, 3),)))
    assert match.log == before
    match.append(Entry(1, Millis(10), Bot("kitten"), act))


def test_an_undoing_draws_no_luck() -> None:
    match = Match(SEALED, 2, seed=1)
    match.play(0, Choose(1))
    undoing = Entry(2, match.now, match.entries[1].by, Undid(1), draws=((6, 3),))
    with pytest.raises(BadLog, match="more luck"):
        match.append(undoing)
    match.append(msgspec.structs.replace(undoing, draws=()))
    assert match.moves(0) == (Choose(1), Choose(2), Choose(3))


def test_a_match_goes_on_only_with_the_key_it_committed_to() -> None:
    match = dash()
    foreign = Saved(match.log, key_from_seed("another").hex())
    with pytest.raises(BadLog, match="committed to"):
        Match.from_json(msgspec.json.encode(foreign))
    with pytest.raises(BadLog, match="committed to"):
        replay(match.log, key_from_seed("another"))


def test_there_is_a_seed_for_each_seat() -> None:
    with pytest.raises(MeowpleError, match="seeds"):
        Match(DASH, 2, seed=1, seeds=[b"one"])
    assert Match(DASH, 2, seed=1, seeds=[b"one", b""]).header.seeds == ("6f6e65", "")


def test_luck_cannot_be_asked_for_more_than_it_can_give() -> None:
    for n in (0, -1, 2**64 + 1):
        with pytest.raises(MeowpleError, match="chance cannot choose"):
            nth_draw(b"key", 0, n)


def test_draws_are_what_the_hmac_of_the_standard_library_gives() -> None:
    for length in (0, 3, 32, 64):
        master = bytes(range(length))
        for number in range(50):
            digest = hmac.digest(master, struct.pack(">QI", number, 0), "sha256")
            assert Draws(master).nth(number, 1 << 64) == int.from_bytes(digest[:8], "big")


def test_a_match_is_copied_and_put_away_with_its_luck() -> None:
    match: Match[Any, Any, Any, Any] = Match("tail", 3, seed=1)
    for same in (copy(match), deepcopy(match), pickle.loads(pickle.dumps(match))):
        rng = Random(1)
        while same.outcome is None:
            seat = min(same.to_act)
            same.play(seat, rng.choice(same.moves(seat)))
        assert replay(same.log).outcome == same.outcome
        assert len(match.entries) == 1
        assert replay(match.log).state == match.state
