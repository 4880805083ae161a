"""A match that was dealt by other rules is not played on under these."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import meowple
from meowple.core.log import Header, Log
from meowple.core.luck import BadLog, OtherRules
from meowple.core.match import Match, Saved, replay, resume, unfold

READERS: dict[str, Callable[[Log], Any]] = {
    "replay": replay,
    "resume": lambda log: resume(meowple.game("tail"), log.header, (), None),
    "unfold": lambda log: list(unfold(log)),
    "Log.from_json": lambda log: Log.from_json(log.to_json()),
    "Match.from_json": lambda log: Match.from_json(msgspec.json.encode(Saved(log, None))),
}


def written_by(**version: int) -> Log:
    """A log as another version of the library would have written it."""
    log = Match("tail", 2, seed=1).log
    header: Header = msgspec.structs.replace(log.header, **version)
    return msgspec.structs.replace(log, header=header)


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
@pytest.mark.parametrize(
    ("version", "said"),
    [
        ({"rules": 99}, "the log follows rules 99 of tail, these are 1"),
        ({"rules": 0}, "the log follows rules 0 of tail, these are 1"),
        ({"format": 3}, "the log has format 3, this library reads up to 2"),
    ],
)
def test_a_match_of_other_rules_is_not_read(
    read: Callable[[Log], Any], version: dict[str, int], said: str
) -> None:
    with pytest.raises(OtherRules) as told:
        read(written_by(**version))
    assert str(told.value) == said
    assert isinstance(told.value, BadLog)


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
def test_a_match_of_these_rules_is_read(read: Callable[[Log], Any]) -> None:
    read(written_by())
