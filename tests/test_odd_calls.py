"""Calls of the library that no type checker would let pass: a plain sentence, never an error from
its depths."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import meowple
from meowple import BadLog, Entry, Log, Match, MeowpleError, Person, read_options, replay
from meowple.bots import find_bot
from meowple.core.game import Millis, Seat, When
from meowple.core.log import Dealt, Played, Undid, first_link, next_link
from meowple.core.match import Saved
from meowple.core.registry import register
from meowple.games.tail.moves import DRAW, PUT_DOWN
from tests.golden.files import FOLDER

TAIL: Any = meowple.game("tail")
GOLDEN = (FOLDER / "tail-two-players.json").read_text("utf-8")


def fresh() -> Match[Any, Any, Any, Any]:
    """Two have been dealt to."""
    return Match(TAIL, seats=2, seed=1)


def log(**fields: Any) -> Log:
    """A log made by hand."""
    return msgspec.structs.replace(fresh().log, **fields)


def header(**fields: Any) -> Log:
    """A log with a header made by hand."""
    return log(header=msgspec.structs.replace(fresh().header, **fields))


def entry(**fields: Any) -> Entry:
    """The first entry after the deal, made by hand."""
    act = Played(Seat(0), PUT_DOWN, When(Millis(0)))
    return msgspec.structs.replace(Entry(1, Millis(0), Person(), act), **fields)


def relinked(*entries: Entry) -> Log:
    """A log of these, whose links fit."""
    links = [first_link(fresh().header)]
    for one in entries:
        links.append(next_link(links[-1], one))
    return log(entries=entries, links=tuple(links[1:]))


def circle() -> dict[str, Any]:
    """A value that holds itself."""
    options: dict[str, Any] = {}
    options["rounds"] = options
    return options


def deep(depth: int = 100_000) -> str:
    """A log whose options are nested without end."""
    text = fresh().log.to_json()
    return text.replace('"options":{', '"options":{"a":' + "[" * depth + "]" * depth + ",", 1)


NOTHING: Any = None
ODD: dict[str, tuple[Callable[[], object], str]] = {
    "no seeds": (lambda: Match(TAIL, 2, seeds=NOTHING), "seeds are a list of bytes, not None"),
    "a number of seeds": (
        lambda: Match(TAIL, 2, seeds=5),  # type: ignore[arg-type]
        "seeds are a list of bytes, not 5",
    ),
    "options that hold themselves": (lambda: Match(TAIL, 2, circle()), "bad options for tail: "),
    "options that are no options": (
        lambda: Match(TAIL, 2, object()),  # type: ignore[arg-type]
        "bad options for tail: <object object",
    ),
    "options of a match": (lambda: read_options(fresh(), {}), "there is no game called <Match"),  # type: ignore[arg-type]
    "options of nothing": (lambda: read_options(NOTHING, {}), "there is no game called None"),
    "a list for a bot": (
        lambda: find_bot("tail", []),  # type: ignore[arg-type]
        "tail has no bot called []; there are: kitten, cat, tiger, lion",
    ),
    "a word for a game that joins": (
        lambda: register("tail"),  # type: ignore[arg-type]
        "a game joins, not 'tail'",
    ),
    "no dice": (lambda: meowple.Rolled(NOTHING), "a Random is rolled, not None"),
    "no header": (lambda: replay(log(header=None)), "this is not a log: "),
    "a header that is a dict": (lambda: replay(log(header={})), "this is not a log: "),
    "entries that are numbers": (
        lambda: replay(log(entries=(1,))),
        "this is not an entry of a log: 1",
    ),
    "a key that is a number": (lambda: replay(log(key=5)), "this is not a log: "),
    "a key that is bytes": (lambda: replay(log(key=b"a")), "this is not a log: "),
    "no entries": (lambda: replay(log(entries=None)), "this is not a log: "),
    "odd options": (
        lambda: replay(header(options=object())),
        "what the match begins with cannot be written down",
    ),
    "an entry that fits by its link alone": (
        lambda: replay(relinked(fresh().entries[0], entry(at="0"))),
        "entry 1 cannot be written down",
    ),
    "a log that cannot be written": (log(entries=(object(),)).to_json, "this is not a log: "),
    "a match from nothing": (lambda: Match.from_json(NOTHING), "this is not a match: "),
    "a match from half a letter": (lambda: Match.from_json("\ud800"), "this is not a match: "),
    "a log that is too deep": (lambda: Log.from_json(deep()), "this is not a log: "),
    "no entry": (lambda: fresh().append(NOTHING), "an Entry is appended, not None"),
    "an entry at no time": (
        lambda: fresh().append(entry(at="0")),
        "entry 1 cannot be written down",
    ),
    "an entry with odd draws": (
        lambda: fresh().append(entry(draws=5)),
        "entry 1 cannot be written down",
    ),
    "an entry without a moment": (
        lambda: fresh().append(entry(act=Played(Seat(0), PUT_DOWN, NOTHING))),
        "entry 1 cannot be written down",
    ),
    "an entry that undoes a word": (
        lambda: fresh().append(entry(act=Undid("x"))),  # type: ignore[arg-type]
        "entry 1 cannot be written down",
    ),
    "back to nowhere": (lambda: fresh().back_to(NOTHING), "a match goes back to a Mark, not None"),
}


@pytest.mark.parametrize("what", ODD)
def test_an_odd_call_is_answered_with_a_plain_sentence(what: str) -> None:
    call, said = ODD[what]
    with pytest.raises(MeowpleError) as told:
        call()
    assert str(told.value).startswith(said)


def test_options_are_read_for_a_game_or_its_name() -> None:
    assert read_options("tail", {"rounds": 3}) == read_options(TAIL, {"rounds": 3})


def test_logs_headers_and_entries_may_lie_in_a_set() -> None:
    one, other = fresh(), fresh()
    assert one.log is not other.log
    assert len({one.log, other.log}) == len({one.header, other.header}) == 1
    told = Entry(1, Millis(0), Person(), Played(Seat(0), {"type": "draw"}, When(Millis(0))))
    assert len({told, entry(act=Played(Seat(0), DRAW, When(Millis(0)))), entry(act=Dealt())}) == 3


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ((), "this is not a log: Object contains unknown field `colour`"),
        (("header",), "the header holds something that is not part of a log"),
        (("entries", 0), "entry 0 holds something that is not part of a log"),
        (("entries", 1, "by"), "entry 1 holds something that is not part of a log"),
        (("entries", 1, "act", "when"), "entry 1 holds something that is not part of a log"),
        (("entries", 1, "act", "move"), "entry 1 holds something that is not part of a log"),
    ],
)
def test_what_no_link_holds_is_not_taken_for_part_of_a_log(
    place: tuple[str | int, ...], said: str
) -> None:
    changed = json.loads(GOLDEN)
    where = changed
    for step in place:
        where = where[step]
    where["colour"] = "ginger"
    text = json.dumps(changed)
    with pytest.raises(BadLog) as told:
        Log.from_json(text)
    assert str(told.value) == said
    with pytest.raises(BadLog) as told:
        Match.from_json(json.dumps({"log": changed, "key": None}))
    assert str(told.value) == said


def test_a_newer_log_says_that_it_is_newer_whatever_it_holds() -> None:
    newer = json.loads(GOLDEN)
    newer["header"] |= {"format": 3, "weather": "rain"}
    with pytest.raises(meowple.OtherRules, match="the log has format 3"):
        Log.from_json(json.dumps(newer))
    with pytest.raises(BadLog, match="unknown field `colour`"):
        Match.from_json(
            json.dumps(msgspec.to_builtins(Saved(fresh().log, None)) | {"colour": "ginger"})
        )
