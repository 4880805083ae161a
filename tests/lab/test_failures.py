"""A bot that fails, lies, dies or never answers costs one game, which is a row."""

from __future__ import annotations

from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest

from meowple import MeowpleError
from meowple.lab.jobs import here
from meowple.lab.players import find_player
from meowple.lab.rows import Row, parsed
from meowple.lab.study import Cell, Study
from meowple.lab.workers import on_processes

ODD = "tests.lab.odd_bots"


def study(bot: str, games: int = 8) -> Study:
    return Study((Cell("tail", (f"{ODD}:{bot}", "random"), {"rounds": 1}),), games)


def rows(bot: str, games: int = 8) -> list[Row]:
    this = study(bot, games)
    text = "".join(done.lines for done in here(this, 0))
    assert text.count("\n") == games
    return list(parsed(text.splitlines(), this))


def test_a_bot_that_raises_is_a_row_with_its_seed_and_all_others_are_played() -> None:
    told = rows("Raises", 60)
    failed = [row for row in told if row.error]
    assert 5 < len(failed) < 40
    wrong = {row.error.partition(", ")[2] for row in failed}
    assert wrong == {f"{ODD}:Raises: ValueError: a hairball, and another"}
    assert [row.seed for row in told] == [1 + number // 2 for number in range(60)]
    assert all(row.scores == ["", ""] and not row.reason for row in failed)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Nonsense", "gave 'meow', which is none of its moves"),
        ("Itself", "gave <tests.lab.odd_bots.Itself object>, which is none of its moves"),
        ("Leaves", "SystemExit: 3"),
        ("Cancels", "Cancelled: the nap is over"),
        ("HalfLetter", "ValueError: a \\ud800"),
    ],
)
def test_what_went_wrong_is_said_of_the_seat(bot: str, why: str) -> None:
    told = rows(bot)
    assert [row.error for row in told[:2]] == [
        f"seat {seat}, {ODD}:{bot}: {why}" for seat in (0, 1)
    ]


def test_nobody_spoils_the_moves_of_others() -> None:
    assert [row.error for row in rows("Thief")] == [""] * 8


def test_a_bot_that_need_not_say_how_long_it_waits_plays_races_too() -> None:
    race = Study((Cell("boots", (f"{ODD}:First", "random")),), 4)
    text = "".join(done.lines for done in here(race, 0))
    assert [row.error for row in parsed(text.splitlines(), race)] == [""] * 4


@pytest.mark.parametrize(
    ("bot", "why", "limit"),
    [
        ("Sleeps", "no answer within 2 s", 2.0),
        ("Dies", "its process ended (-9)", 60.0),
    ],
)
def test_a_process_that_has_to_be_ended_costs_one_game(bot: str, why: str, limit: float) -> None:
    this = study(bot, 12)
    text = "".join(done.lines for done in on_processes(this, 0, 2, limit))
    told = list(parsed(text.splitlines(), this))
    assert [row.seed for row in told] == [1 + number // 2 for number in range(12)]
    fate = [Random(f"{row.seed}/{row.turn}/{row.turn}").random() < 0.125 for row in told]
    assert sum(fate) == 1
    said = [f"seat {row.turn}, {ODD}:{bot}: {why}" for row in told]
    assert [row.error for row in told] == [
        error if fatal else "" for error, fatal in zip(said, fate, strict=True)
    ]
    assert active_children() == []


def test_a_bot_that_forks_answers_once() -> None:
    forks, plays = study("Forks"), study("First")
    told = list(on_processes(forks, 0, 2))
    text = "".join(done.lines for done in told)
    alone = "".join(done.lines for done in here(plays, 0))
    assert text.replace("Forks", "First") == alone
    assert min(seconds for done in told for _, seconds, _ in done.times) >= 0


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (f"{ODD}:NotMade", "RuntimeError: no cat today"),
        (f"{ODD}:MUTE", "it has no method choose"),
        (f"{ODD}:Nobody", "has no attribute 'Nobody'"),
        (f"{ODD}:EndsAll", "SystemExit: 7"),
        (f"{ODD}:Vague", "invalid literal for int"),
        ("lion@-4", "a budget of -4"),
        ("lion@x", "invalid literal for int"),
        ("no.such:Bot", "No module named 'no'"),
    ],
)
def test_what_is_no_bot_is_said_before_anything_is_played(name: str, why: str) -> None:
    with pytest.raises(MeowpleError, match=why):
        find_player("tail", name)


def test_a_bot_that_lies_here_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_own_bot.py").write_text(
        "class Mine:\n    def choose(self, view, moves, rng, budget):\n        return moves[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [])
    assert not find_player("tail", "my_own_bot:Mine").ours
