"""What was played once is still played the same."""

from __future__ import annotations

import pytest

from meowple import Log, replay
from tests.contract.case import Golden
from tests.declared import over
from tests.golden.files import FOLDER, MATCHES, OUTCOMES, outcomes, written

FILES = {path.stem: path for path in sorted(FOLDER.glob("*.json"))}


def test_every_golden_match_is_a_file() -> None:
    assert FILES.keys() == MATCHES.keys()


@over("golden")
def test_every_game_has_golden_matches(game: str, told: dict[str, Golden]) -> None:
    assert {f"{game}-{name}" for name in told} <= FILES.keys()


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_replays_to_its_end(name: str) -> None:
    text = FILES[name].read_text("utf-8")
    log = Log.from_json(text)
    match = replay(log)
    assert match.outcome is not None
    assert match.log == log
    assert written(match.log) == text


def test_the_golden_matches_end_as_they_did() -> None:
    assert outcomes() == OUTCOMES.read_text("utf-8")


def test_matches_of_the_first_format_are_among_them() -> None:
    """Logs that were kept by older versions are read as before: these are such."""
    formats = {Log.from_json(path.read_text("utf-8")).header.format for path in FILES.values()}
    assert 1 in formats
