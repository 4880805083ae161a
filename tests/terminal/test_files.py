"""Logs in files: checked, and read aloud."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from meowple import Match
from meowple.cli import main
from meowple.core.log import Bot
from meowple.core.luck import Fault
from meowple.words import LANGUAGES, key_of, words
from tests.golden.files import FOLDER
from tests.toys.dash import DASH, Grab

GOLDEN = FOLDER / "tail-two-players.json"


def said(*argv: str) -> tuple[int, str]:
    """What the command says, and its exit status."""
    out = io.StringIO()
    return main([*argv, "--lang", "en"], stdout=out), out.getvalue()


def changed(tmp_path: Path, change: Callable[[Any], None]) -> str:
    """A file with the golden log after a change."""
    log = json.loads(GOLDEN.read_text("utf-8"))
    change(log)
    file = tmp_path / "log.json"
    file.write_text(json.dumps(log), "utf-8")
    return str(file)


def cut(log: Any) -> None:
    del log["entries"][-1], log["links"][-1]


def lose_the_key(log: Any) -> None:
    log["key"] = None


def change_a_draw(log: Any) -> None:
    n, answer = log["entries"][0]["draws"][0]
    log["entries"][0]["draws"][0] = [n, (answer + 1) % n]


def test_an_honest_log_is_verified() -> None:
    status, text = said("verify", str(GOLDEN))
    assert status == 0
    assert "The luck was fair" in text


def test_a_log_that_was_cut_is_no_whole_match(tmp_path: Path) -> None:
    status, text = said("verify", changed(tmp_path, cut))
    assert status == 1
    assert "entries are missing at its end" in text


def test_a_finished_log_without_its_key_says_so(tmp_path: Path) -> None:
    status, text = said("verify", changed(tmp_path, lose_the_key))
    assert status == 1, "its draws may be anybody's"
    assert "the key is missing in this record" in text


def test_a_changed_log_does_not_hold(tmp_path: Path) -> None:
    status, text = said("verify", changed(tmp_path, change_a_draw))
    assert status == 1
    assert "entry 0 is not the one that was written" in text


def test_a_match_is_read_aloud() -> None:
    status, text = said("replay", str(GOLDEN))
    assert status == 0
    assert "Player 1" in text
    assert "Total" in text


def test_a_changed_match_is_not_read_aloud(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, text = said("replay", changed(tmp_path, change_a_draw))
    assert (status, text) == (1, "")
    assert "entry 0 is not the one that was written" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_not_there(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(command, "no-such-file.json") == (2, "")
    assert capsys.readouterr().err == "meowple: There is no file no-such-file.json.\n"


def spoil(*place: str | int, value: Any) -> Callable[[Any], None]:
    """A change of one thing in a log."""

    def change(log: Any) -> None:
        *way, last = place
        for step in way:
            log = log[step]
        log[last] = value

    return change


BAD: dict[str, Callable[[Any], None]] = {
    "unreadable": spoil("colour", value="ginger"),
    "unknown_game": spoil("header", "game", value="chess"),
    "other_rules": spoil("header", "rules", value=99),
    "links": spoil("entries", value=[]),
    "changed": change_a_draw,
    "rules": spoil("entries", 1, "act", "move", "type", value="jump"),
    "key": spoil("key", value="00"),
    "cut": cut,
}


UNREAD = ("unreadable", "unknown_game", "other_rules")


@pytest.mark.parametrize("command", ["verify", "replay", "review"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BAD)
def test_what_is_wrong_with_a_log_is_said_in_the_language_of_the_person(
    tmp_path: Path, key: str, language: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = io.StringIO()
    file = changed(tmp_path, BAD[key])
    assert main([command, file, "--lang", language], stdout=out) == (2 if key in UNREAD else 1)
    details = {"game": "chess", "entry": "1" if key == "rules" else "0"}
    why = words(language)(key_of("record", key), **details)
    finding = command == "verify" and key not in UNREAD
    told = (f"{why}\n", "") if finding else ("", f"meowple: {why}\n")
    assert (out.getvalue(), capsys.readouterr().err) == told


@pytest.mark.parametrize("command", ["verify", "replay", "review"])
def test_a_log_makes_no_terminal_do_anything(
    tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = changed(tmp_path, spoil("header", "game", value="\x1b[2J\x1b]0;mine\x07\u202e"))
    assert main([command, file], stdout=io.StringIO()) == 2
    told = capsys.readouterr().err
    assert told.endswith("\\x1b[2J\\x1b]0;mine\\x07\\u202e.\n")
    assert told[:-1].isprintable()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_log_has_its_words(language: str) -> None:
    for fault in get_args(Fault):
        assert words(language)(key_of("record", fault), entry=3, game="chess")


@pytest.mark.parametrize(
    "flags", [["--port", "99999"], ["--bot-after", "nan"], ["--bot-pace", "-1"]]
)
def test_a_server_does_not_start_with_numbers_that_make_no_sense(flags: list[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", *flags])


def test_a_game_that_has_neither_page_nor_words_is_read_aloud_plainly(tmp_path: Path) -> None:
    match: Match[Any, Any, Any, Any] = Match(DASH, 2, {"rounds": 1}, seed=1)
    for seat in (0, 1):
        match.play(seat, Grab(match.view(0).card), reaction=500 + seat * 100)
    path = tmp_path / "log.json"
    path.write_text(match.log.to_json(), "utf-8")
    status, text = said("replay", str(path))
    assert status == 0
    assert text.splitlines()[:3] == ["dash", "", "grabbed: seat Player 1, card 3"]
    assert "won: seat Player 1" in text


def test_a_review_draws_the_chances_and_tells_what_was_luck() -> None:
    code, text = said("review", str(FOLDER / "boots-two-players.json"), "--seat", "2")
    assert code == 0
    assert text.startswith("Review of “Cats in Boots”: Player 2\n")
    assert "even chance of 50 %" in text
    assert set("▁▂▃▄▅▆▇█") & set(text)


@pytest.mark.parametrize(
    ("typed", "code", "why"),
    [
        (("--seat", "3"), 2, "There is no player 3"),
        ((cut,), 1, "entries are missing at its end"),
        ((spoil("header", "game", value="chess"),), 2, "a game that is not here"),
        ((spoil("header", "rules", value=99),), 2, "other rules"),
    ],
)
def test_what_cannot_be_reviewed_is_one_line(
    typed: tuple[Any, ...],
    code: int,
    why: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = changed(tmp_path, typed[0]) if callable(typed[0]) else str(GOLDEN)
    assert said("review", file, *filter(lambda one: isinstance(one, str), typed))[0] == code
    told = capsys.readouterr().err
    assert why in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_of_an_unknown_level_is_one_line(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match: Match[Any, Any, Any, Any] = Match("tail", 2, {"rounds": 1}, seed=1)
    rng = Random(1)
    while match.outcome is None:
        seat = min(match.to_act)
        match.play(seat, rng.choice(match.moves(seat)), by=Bot("panther"))
    (tmp_path / "log.json").write_text(match.log.to_json())
    said = ["review", str(tmp_path / "log.json"), "--lang", language]
    assert main(said, stdout=io.StringIO()) == 2
    known = {"level": "panther", "known": "kitten, cat, tiger, lion"}
    why = words(language)("review-no-level", **known)
    assert capsys.readouterr().err == f"meowple: {why}\n"
