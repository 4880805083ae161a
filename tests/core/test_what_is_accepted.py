"""Whatever a match accepts it can save and read again, as the same plain values."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meowple import Match, MeowpleError, Millis, Refused, Seat, When, read_options
from meowple.core.log import Bot, Clock, Entry, Origin, Person, Played
from meowple.core.quick import REACTIONS, usual_reaction
from meowple.core.registry import know_again, known_moves
from meowple.games import ALL
from meowple.games.boots.moves import PASS, ROLL, Grab
from meowple.games.tail.moves import PUT_DOWN, Take


class Number:
    """A whole number of another library, as numpy has them: it can be an index, and is no int."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value

    def __eq__(self, other: object) -> bool:
        return bool(self.value == other)

    def __hash__(self) -> int:
        return hash(self.value)


class Word(str):
    """A word of another library."""

    __slots__ = ()


def race(**more: Any) -> Match[Any, Any, Any, Any]:
    """A race of two, its dice shown."""
    match: Match[Any, Any, Any, Any] = Match("boots", 2, seed=1, **more)
    match.play(0, ROLL)
    return match


def assert_kept(match: Match[Any, Any, Any, Any]) -> None:
    """It is read as it was written, and nothing in it is anything but plain."""
    again = Match.from_json(match.to_json())
    assert again.log == match.log
    assert again.state == match.state
    for entry in match.entries:
        assert type(entry.at) is int
        if isinstance(entry.act, Played):
            assert type(entry.act.seat) is int
            assert type(entry.act.when.at) is int
            assert type(entry.act.when.reaction) in (int, type(None))


AnyMatch: Any = Match
ODD = [612.5, 600.0, "a", "600", b"1", True, math.nan, math.inf, 10**30, -(10**400), [1], object()]


@pytest.mark.parametrize("value", ODD, ids=lambda value: repr(value)[:20])
def test_a_moment_that_is_no_whole_number_is_refused_and_nothing_has_changed(value: Any) -> None:
    match = race()
    before = match.log
    tries: list[Callable[[], Any]] = [
        lambda: match.play(0, PASS, reaction=value),
        lambda: match.play(0, PASS, when=When(value)),
        lambda: match.play(0, PASS, when=When(Millis(9), value)),
        lambda: match.play(0, PASS, when=When(Millis(9), None, (Millis(1), value))),
        lambda: match.play(0, PASS, when=value),
        lambda: match.wake(value),
        lambda: match.void(value),
        lambda: match.undo(value),
        lambda: match.undo(1, at=value),
    ]
    for tried in tries:
        with pytest.raises(MeowpleError):
            tried()
    assert match.log == before
    assert_kept(match)


def test_a_reaction_that_is_no_whole_number_is_named() -> None:
    with pytest.raises(MeowpleError, match=r"^a reaction is a whole number, not 612\.5$"):
        race().play(0, PASS, reaction=612.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("latest", [(), (Millis(1),), (Millis(1),) * 3, "ab", 5])
def test_there_is_a_latest_moment_for_each_seat(latest: Any) -> None:
    with pytest.raises(MeowpleError, match="2 seats have 2 latest moments"):
        race().play(0, PASS, when=When(Millis(9), Millis(500), latest))


@pytest.mark.parametrize("by", ["me", None, 5, Person(5), Person("\ud800"), Bot(None), Clock()])  # type: ignore[arg-type]
def test_a_move_is_made_by_somebody(by: Any) -> None:
    match = race()
    before = match.log
    with pytest.raises(MeowpleError):
        match.play(0, PASS, by=by)
    assert match.log == before
    assert_kept(match)


@pytest.mark.parametrize(
    "given",
    [
        {"seed": 1.5},
        {"seed": b"x"},
        {"seed": True},
        {"seed": 1 << 20_000},
        {"seed": "\ud800"},
        {"key": "secret"},
        {"seeds": ["a", "b"]},
        {"seeds": [b"a", None]},
        {"match_id": 5},
        {"match_id": "\ud800"},
        {"origin": "another"},
        {"origin": Origin("another", 1.5)},  # type: ignore[arg-type]
    ],
)
def test_what_a_match_begins_with_can_be_written_down(given: dict[str, Any]) -> None:
    with pytest.raises(MeowpleError):
        Match("tail", 2, **given)


@pytest.mark.parametrize("game", [5, None, ["tail"]])
def test_a_game_is_named_by_a_word(game: Any) -> None:
    with pytest.raises(MeowpleError, match="there is no game called"):
        Match(game, 2)


def test_numbers_and_words_of_other_libraries_are_stored_as_plain_ones() -> None:
    match: Match[Any, Any, Any, Any] = AnyMatch(
        "boots",
        Number(2),
        {"limit": Number(0), "tempo": Word("slow")},
        seed=Number(1),
    )
    assert match.header.options == {"limit": 0, "tempo": "slow"}
    assert match.header.match == "seed-1"
    zero: Any = Number(0)
    match.play(zero, ROLL)
    assert match.view(zero) == match.view(0)
    move = match.moves(zero)[0]
    numbers: Any = [Number(move.card), Number(612)]
    match.play(zero, Grab(numbers[0]), reaction=numbers[1], by=Bot(Word("cat")))
    when: Any = When(Number(9), Number(500), [Number(20), Number(30)])  # type: ignore[arg-type]
    match.play(1, Grab(numbers[0]), when=when)
    one, other = match.entries[-2:]
    assert one.act == Played(Seat(0), move, When(one.at, Millis(612)))
    assert isinstance(one.act, Played)
    assert type(one.act.move.card) is int
    assert isinstance(other.act, Played)
    assert other.act.when == When(Millis(9), Millis(500), (Millis(20), Millis(30)))
    assert_kept(match)


def test_numbers_of_other_libraries_name_moments_and_entries() -> None:
    match: Match[Any, Any, Any, Any] = Match("tail", 2, seed=1)
    match.play(0, PUT_DOWN, by=Person("ann"))
    one: Any = Number(1)
    if match.may_undo(1, Person("ann")):
        match.undo(one, at=Number(9000), by=Person("ann"))  # type: ignore[arg-type]
    racing = race()
    racing.void(Number(70))  # type: ignore[arg-type]
    for kept in (match, racing):
        assert_kept(kept)


def test_an_entry_from_elsewhere_is_held_to_the_same() -> None:
    match = race()
    odd = Entry(2, 1.5, Bot("cat"), Played(Seat(0), PASS, When(1.5)))  # type: ignore[arg-type]
    with pytest.raises(MeowpleError):
        match.append(odd)
    assert_kept(match)


WHOLE = st.integers(-(10**20), 10**20)
ANYTHING = st.one_of(
    st.none(), st.booleans(), WHOLE, WHOLE.map(Number), st.floats(), st.text(), st.text().map(Word)
)


@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_whatever_is_accepted_is_read_again(data: st.DataObject) -> None:
    """Odd values are thrown at every door; what gets in is kept as it is."""
    game = data.draw(st.sampled_from(ALL))
    odd = st.one_of(ANYTHING, st.sampled_from([2, Number(2), b"x", 1.0, math.nan]))
    names = list(game.options.__struct_fields__)
    options = data.draw(st.dictionaries(st.sampled_from([*names, "else"]), odd, max_size=1))
    more = data.draw(st.dictionaries(st.sampled_from(["seed", "match_id", "key"]), odd))
    try:
        seats = data.draw(st.one_of(st.just(2), odd))
        match: Match[Any, Any, Any, Any] = AnyMatch(game, seats, options, **more)
    except MeowpleError:
        return
    for _ in range(6):
        if not match.to_act:
            break
        try_a_move(match, data, odd)
    assert_kept(match)


def try_a_move(match: Match[Any, Any, Any, Any], data: st.DataObject, odd: Any) -> None:
    """A legal move, with one thing about it that may be odd."""
    seat: Any = min(match.to_act)
    move = match.moves(seat)[0]
    where = data.draw(st.sampled_from(["seat", "move", "reaction", "when", "by", "plain"]))
    value = data.draw(odd)
    more: dict[str, Any] = {}
    if where == "seat":
        seat = value
    elif where == "move":
        move = data.draw(st.sampled_from([value, Take(value), Grab(value)]))
    elif where == "reaction":
        more["reaction"] = value
    elif where == "when":
        more["when"] = data.draw(
            st.sampled_from([When(value), When(match.now, value), When(match.now, None, (value,))])
        )
    elif where == "by":
        more["by"] = data.draw(st.sampled_from([value, Person(value), Bot(value)]))
    before = match.log
    try:
        match.play(seat, move, **more)
    except MeowpleError:
        assert match.log == before


def test_options_that_are_not_read_are_refused_plainly() -> None:
    for options in (object(), {"rounds": object()}, {"rounds": math.nan}, {5: 3}):
        with pytest.raises(MeowpleError, match="bad options for tail"):
            read_options(ALL[0], options)  # type: ignore[arg-type]


def test_a_seat_that_is_no_number_is_refused() -> None:
    for seat in (0.0, "0", True, Number(2), Number(-1), None):
        with pytest.raises(Refused, match="no_such_seat"):
            race().play(seat, PASS)  # type: ignore[arg-type]


def test_a_move_that_was_made_before_is_no_pass_for_one_that_only_equals_it() -> None:
    match = race()
    clean = Grab(1)
    match.play(1, clean)
    for odd in (Grab(True), Grab(1.0)):  # type: ignore[arg-type]
        assert odd == clean
        with pytest.raises(Refused, match="not_a_move"):
            race().play(1, odd)
    with pytest.raises(Refused, match="not_a_move"):
        Match("tail", 2, seed=1).play(0, clean)  # type: ignore[arg-type]  # another game's
    assert_kept(match)


def test_a_move_of_foreign_numbers_is_kept_plain_however_often_it_is_made() -> None:
    foreign = Grab(Number(1))  # type: ignore[arg-type]
    for _ in range(2):
        match = race()
        match.play(1, foreign)
        assert_kept(match)
        assert type(match.entries[-1].act.move.card) is int  # type: ignore[union-attr]


def test_a_move_that_may_still_change_is_looked_at_each_time() -> None:
    class Open(msgspec.Struct):
        """A move of somebody's game that is no value."""

        card: int

    known = known_moves(Open)
    know_again(known, move := Open(1), Open(1))
    assert not known
    assert move.card == 1


def test_what_is_remembered_of_moves_has_an_end() -> None:
    known = known_moves(Grab)
    for card in range(10_000):
        know_again(known, Grab(card), Grab(card))
    assert len(known) <= 4096
    match = race()
    match.play(1, match.moves(1)[0])
    assert_kept(match)


def test_reactions_that_nobody_measured_are_like_peoples() -> None:
    drawn = sorted(usual_reaction(f"a match/{number}") for number in range(4_000))
    assert drawn == sorted(usual_reaction(f"a match/{number}") for number in range(4_000))
    mean, spread = REACTIONS
    for share, sigmas in ((0.16, -1), (0.5, 0), (0.84, 1), (0.977, 2)):
        usual = math.exp(mean + sigmas * spread)
        assert abs(drawn[int(share * 4_000)] / usual - 1) < 0.05
