"""Whatever is done wrong with the library gives one clear error that a person understands."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import meowple
from meowple import BadLog, Log, Match, MeowpleError, Refused, replay
from meowple.core.game import Millis, When
from meowple.core.log import Header, Played, first_link, next_link
from meowple.core.match import Saved
from meowple.games.tail.moves import CALL, DRAW, PUT_DOWN, Options, Take

TAIL = meowple.game("tail")


def _match() -> Match[Any, Any, Any, Any]:
    """Two at a table, in the first turn."""
    match = Match(TAIL, seats=2, seed=1)
    match.play(0, PUT_DOWN)
    match.play(1, PUT_DOWN)
    return match


def _finished() -> Log:
    match = Match(TAIL, seats=2, options={"rounds": 1}, seed=3)
    while match.outcome is None:
        seat = min(match.to_act)
        match.play(seat, match.moves(seat)[0])
    return match.log


def _changed(log: Log, **fields: Any) -> Log:
    return msgspec.structs.replace(log, **fields)


def _with_header(log: Log, **fields: Any) -> Log:
    return _changed(log, header=msgspec.structs.replace(log.header, **fields))


def _relinked(log: Log) -> Log:
    """What a forger would do: make the links fit again."""
    link, links = first_link(log.header), []
    for entry in log.entries:
        link = next_link(link, entry)
        links.append(link)
    return _changed(log, links=tuple(links))


# Games, seats, options


@pytest.mark.parametrize("name", ["chess", "", "Tail", None, 5])
def test_an_unknown_game(name: Any) -> None:
    with pytest.raises(
        MeowpleError, match=r"there is no game called .*; there are: .*tail"
    ) as told:
        meowple.game(name)
    assert repr(name) in str(told.value)


@pytest.mark.parametrize("seats", [0, 1, 7, -2, "3", True, 3.0, None])
def test_a_wrong_number_of_seats(seats: Any) -> None:
    with pytest.raises(MeowpleError) as told:
        Match(TAIL, seats=seats)
    assert str(told.value) == f"tail is for 2 to 6 seats, not {seats!r}"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"round": 3}, "unknown field `round`"),
        ({"rounds": "3"}, "Expected `int`, got `str` - at `$.rounds`"),
        ({"rounds": True}, "Expected `int`, got `bool` - at `$.rounds`"),
        ({"easy": 1}, "Expected `bool`, got `int` - at `$.easy`"),
        ({"rounds": 0}, "Expected `int` >= 1 - at `$.rounds`"),
        ({"rounds": 21}, "Expected `int` <= 20 - at `$.rounds`"),
        ({"limit": 0}, "Expected `int` >= 1 - at `$.limit`"),
        ({"minutes": -5}, "Expected `int` >= 1 - at `$.minutes`"),
        ({"end": "never"}, "Invalid enum value 'never' - at `$.end`"),
        ({"memory": None}, "Expected `str`, got `null` - at `$.memory`"),
        ([("rounds", 3)], "Expected `object`, got `array`"),
        ("easy", "Expected `object`, got `str`"),
        (Options(rounds=99), "Expected `int` <= 20 - at `$.rounds`"),
    ],
)
def test_bad_options(options: Any, message: str) -> None:
    with pytest.raises(MeowpleError) as told:
        Match(TAIL, seats=2, options=options)
    assert str(told.value).startswith("bad options for tail: ")
    assert message in str(told.value)


def test_a_seed_too_few() -> None:
    with pytest.raises(MeowpleError, match="3 seats need 3 seeds"):
        Match(TAIL, seats=3, seeds=[b"a", b"b"])


# Moves


def test_an_illegal_move_says_why_and_changes_nothing() -> None:
    match = _match()
    before = match.log
    with pytest.raises(Refused) as told:
        match.play(0, CALL)
    assert str(told.value) == "draw_or_take_first"
    with pytest.raises(Refused) as told:
        match.play(1, DRAW)
    assert str(told.value) == "not_your_turn (seat=0)"
    with pytest.raises(Refused) as told:
        match.play(0, Take(4))
    assert str(told.value) == "no_such_place (place=4)"
    assert match.log == before


@pytest.mark.parametrize(
    "move",
    [
        "draw",
        b"draw",
        None,
        42,
        object(),
        {"type": "fly"},
        {"type": "draw", "card": 1},
        ["draw"],
        Take,
        Options(),
        Header,
        When(Millis(1)),
    ],
)
def test_a_move_that_is_not_a_move(move: Any) -> None:
    match = _match()
    with pytest.raises(Refused) as told:
        match.play(0, move)
    assert told.value.key == "not_a_move"
    assert told.value.details == {"move": str(move)}
    assert len(match.entries) == 3


def test_a_move_may_be_written_as_the_log_has_it() -> None:
    match, other = _match(), _match()
    match.play(0, {"type": "draw"})
    other.play(0, DRAW)
    assert match.log == other.log


@pytest.mark.parametrize("place", ["1", 1.0, True, None])
def test_a_move_whose_place_is_not_a_number(place: Any) -> None:
    match = _match()
    with pytest.raises(Refused, match=r"not_a_move \(move=.Take\(place="):
        match.play(0, Take(place))


@pytest.mark.parametrize("seat", [2, -1, "0", True, 0.0])
def test_no_such_seat(seat: Any) -> None:
    match = _match()
    for ask in (match.moves, match.view, match.screen, match.decision):
        with pytest.raises(Refused) as told:
            ask(seat)
        assert str(told.value) == f"no_such_seat (seat={str(seat)!r})"
    with pytest.raises(Refused, match="no_such_seat"):
        match.play(seat, DRAW)


def test_a_clock_that_goes_back() -> None:
    match = _match()
    with pytest.raises(Refused, match=r"clock_went_back \(at=1, now=6000\)"):
        match.play(0, DRAW, when=When(Millis(1)))


def test_waking_a_table_that_waits_for_nothing() -> None:
    with pytest.raises(Refused, match="nothing_due"):
        _match().wake()


@pytest.mark.parametrize("seq", [0, 2, 3, -1])
def test_undoing_what_cannot_be_undone(seq: int) -> None:
    with pytest.raises(Refused, match=rf"cannot_undo \(seq={seq}\)"):
        _match().undo(seq)


# Logs


def test_a_whole_log_is_fine() -> None:
    log = _finished()
    assert replay(log).log == log
    assert replay(Log.from_json(log.to_json())).log == log
    assert replay(_relinked(log)).log == log


@pytest.mark.parametrize("number", [0, 1, 5])
def test_a_changed_entry(number: int) -> None:
    log = _finished()
    entries = list(log.entries)
    entries[number] = msgspec.structs.replace(entries[number], at=Millis(entries[number].at + 1))
    with pytest.raises(BadLog, match=f"entry {number} is not the one that was written"):
        replay(_changed(log, entries=tuple(entries)))


def _with_other_move(log: Log, number: int) -> Log:
    entry = log.entries[number]
    assert isinstance(entry.act, Played)
    act = msgspec.structs.replace(entry.act, move=CALL)
    entries = list(log.entries)
    entries[number] = msgspec.structs.replace(entry, act=act)
    return _relinked(_changed(log, entries=tuple(entries)))


def test_a_changed_move_breaks_the_rules_even_when_the_links_fit() -> None:
    with pytest.raises(BadLog, match="entry 3 breaks the rules: draw_or_take_first"):
        replay(_with_other_move(_finished(), 3))


def test_a_changed_draw() -> None:
    log = _finished()
    deal = log.entries[0]
    (n, answer), *others = deal.draws
    lucky = msgspec.structs.replace(deal, draws=((n, (answer + 1) % n), *others))
    forged = _changed(log, entries=(lucky, *log.entries[1:]))
    with pytest.raises(BadLog, match="entry 0 is not the one that was written"):
        replay(forged)
    with pytest.raises(BadLog, match="entry 0: draw 0 is not what the key gives"):
        replay(_relinked(forged))


def test_a_draw_too_many_or_too_few() -> None:
    log = _changed(_finished(), key=None)
    deal = log.entries[0]
    for draws, message in (
        (deal.draws[:-1], "the log has no answer left"),
        ((*deal.draws, (2, 1)), "entry 0 remembers more luck than the rules ask for"),
        (((64, 1), *deal.draws[1:]), "the log says 1 of 64, but the rules ask for one of 65"),
    ):
        changed = msgspec.structs.replace(deal, draws=draws)
        with pytest.raises(BadLog, match=message):
            replay(_relinked(_changed(log, entries=(changed, *log.entries[1:]))))


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("game", "chess", "there is no game called 'chess'"),
        ("rules", 99, "the log follows rules 99 of tail, these are 1"),
        ("format", 3, "the log has format 3, this library reads up to 2"),
        ("seats", 9, "tail is for 2 to 6 seats, not 9"),
        ("seats", 3, "entry 0 is not the one that was written"),
        ("options", {"rounds": 2}, "entry 0 is not the one that was written"),
        ("match", "another", "entry 0 is not the one that was written"),
        ("commitment", "00", "entry 0 is not the one that was written"),
        ("seeds", ("aa", ""), "entry 0 is not the one that was written"),
    ],
)
def test_a_changed_header(field: str, value: Any, message: str) -> None:
    with pytest.raises(MeowpleError) as told:
        replay(_with_header(_finished(), **{field: value}))
    assert message in str(told.value)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("options", {"colour": 2}, "bad options for tail: Object contains unknown field `colour`"),
        ("match", "another", "the key is not the one the table committed to"),
        ("commitment", "00", "the key is not the one the table committed to"),
        ("seeds", ("aa", ""), "entry 0: draw 0 is not what the key gives"),
        ("seeds", ("zz", ""), "keys and seeds are written in hex"),
    ],
)
def test_a_changed_header_is_found_even_when_the_links_fit(
    field: str, value: Any, message: str
) -> None:
    with pytest.raises(MeowpleError) as told:
        replay(_relinked(_with_header(_finished(), **{field: value})))
    assert message in str(told.value)


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("zz", "keys and seeds are written in hex"),
        ("00", "the key is not the one the table committed"),
    ],
)
def test_a_changed_key(key: str, message: str) -> None:
    with pytest.raises(BadLog, match=message):
        replay(_changed(_finished(), key=key))


def test_a_log_that_lost_entries() -> None:
    log = _finished()
    count = len(log.entries)
    with pytest.raises(BadLog, match=f"{count - 1} entries, but {count} links"):
        replay(_changed(log, entries=log.entries[:-1]))
    cut = _changed(log, entries=log.entries[1:], links=log.links[1:])
    with pytest.raises(BadLog, match="entry 0 is not the one that was written"):
        replay(cut)
    hole = log.entries[:3] + log.entries[4:]
    with pytest.raises(BadLog, match="entry 3 is not the one that was written"):
        replay(_relinked(_changed(log, entries=hole)))
    with pytest.raises(BadLog, match="the log is empty"):
        replay(_changed(log, entries=(), links=()))


def test_a_log_cut_at_its_end_is_an_earlier_moment_but_not_with_an_open_key() -> None:
    log = _finished()
    assert log.key is not None
    cut = _changed(log, entries=log.entries[:-1], links=log.links[:-1])
    with pytest.raises(BadLog, match="its key is open, but the match does not end in this log"):
        replay(cut)
    with pytest.raises(BadLog, match="its key is open"):
        Match.from_json(msgspec.json.encode(Saved(cut, log.key)))
    earlier = replay(_changed(cut, key=None), bytes.fromhex(log.key))
    assert earlier.outcome is None
    assert earlier.link != log.links[-1]


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "meow", b"\xff\xfe"])
def test_text_that_is_no_log(text: str | bytes) -> None:
    with pytest.raises(BadLog, match="this is not a log: "):
        Log.from_json(text)
    with pytest.raises(BadLog, match="this is not a match: "):
        Match.from_json(text)


def test_a_log_whose_text_was_cut_or_changed() -> None:
    text = _finished().to_json()
    with pytest.raises(BadLog, match="this is not a log: Input data was truncated"):
        Log.from_json(text[:-20])
    with pytest.raises(BadLog, match="entry 1 holds no move of tail: Invalid value 'jump'"):
        Log.from_json(text.replace('"put_down"', '"jump"', 1))


def test_a_match_replayed_without_its_key_cannot_go_on_by_chance() -> None:
    watched = replay(_match().log)
    with pytest.raises(MeowpleError, match="replayed without its key"):
        watched.play(0, DRAW)
