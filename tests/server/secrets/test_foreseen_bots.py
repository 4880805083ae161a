"""Nobody foresees a bot: whoever computes its choices hits no more often than the same bot with
other dice does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from meowple import game
from meowple.bots import LEVELS
from meowple.core.match import Match
from meowple.games import ALL
from meowple.table.race import beat
from tests.conftest import Row
from tests.server.secrets.foreseeing import ALL_WAYS, Foreseer, Hits
from tests.server.virtual import run

SAMPLE, WHOLE = 30, 400
FEW_WAYS = 2
"""For those who think long; the quick ones are tried in all ways."""
OPTIONS: dict[str, dict[str, Any]] = {"fits": {"size": "small"}}


GAMES = [game.name for game in ALL]


@pytest.fixture(autouse=True)
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's reaction is measured here, so the loop need not be watched all the time."""
    monkeypatch.setattr(beat, "EVERY", 60.0)


def foresee(name: str, level: str, questions: int, ways: int = ALL_WAYS) -> Hits:
    foreseer = Foreseer(game(name), level, 1, OPTIONS.get(name, {}), ways)
    return run(foreseer.play(questions))


def old_dice(match: Match[Any, Any, Any, Any], seat: int) -> str:
    """As they were rolled once: from what every player knows."""
    return f"{match.header.match}/{seat}/{match.decision(seat)}"


def row(name: str, level: str, dice: str, hits: Hits) -> Row:
    return {
        "bot": f"{name} {level}, {dice} dice",
        "questions": hits.questions,
        "computed the old way": hits.hits["match/seat/question"],
        "by the best of all ways": max(hits.hits.values()),
        "guessed": hits.guessed,
    }


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_nobody_computes_what_a_bot_will_do(
    name: str, level: str, report_row: Callable[[str, Row], None]
) -> None:
    hits = foresee(name, level, SAMPLE, ALL_WAYS if level == "kitten" else FEW_WAYS)
    report_row("bots foreseen", row(name, level, "secret", hits))
    assert hits.foreseen_by() == []
    assert hits.questions == SAMPLE


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["boots", "cafe"])
def test_dice_that_everybody_knows_are_noticed(
    name: str,
    level: str,
    monkeypatch: pytest.MonkeyPatch,
    report_row: Callable[[str, Row], None],
) -> None:
    monkeypatch.setattr(Match, "bot_dice", old_dice)
    hits = foresee(name, level, (3 if level in ("tiger", "lion") else 5) * SAMPLE, FEW_WAYS)
    report_row("bots foreseen", row(name, level, "known", hits))
    assert hits.foreseen_by() == ["match/seat/question"]


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_both_kinds_of_dice_in_full(
    name: str,
    level: str,
    monkeypatch: pytest.MonkeyPatch,
    report_row: Callable[[str, Row], None],
) -> None:
    secret = foresee(name, level, WHOLE)
    report_row("bots foreseen, in full", row(name, level, "secret", secret))
    monkeypatch.setattr(Match, "bot_dice", old_dice)
    known = foresee(name, level, WHOLE)
    report_row("bots foreseen, in full", row(name, level, "known", known))
    assert secret.foreseen_by() == []
