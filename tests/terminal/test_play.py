"""Whole games at the terminal, and what can go wrong while typing."""

from __future__ import annotations

import io
import re

import pytest

from meowple import GAMES, Match, game
from meowple.cli import language_of, main
from meowple.terminal.table import CLEAR, Left, Typing
from meowple.terminal.text import menu
from meowple.words import LANGUAGES, words
from tests.terminal.people import Tty, Typist, any_number, careless, table_for

every_language = pytest.mark.parametrize("language", LANGUAGES)


def typed(*lines: str) -> io.StringIO:
    return io.StringIO("".join(f"{line}\n" for line in lines))


def play(*flags: str, stdin: Typing, stdout: io.StringIO) -> str:
    argv = ["play", "tail", "--seed", "7", "--seats", "3", *flags]
    assert main(argv, stdin=stdin, stdout=stdout, find_bot=careless) == 0
    return stdout.getvalue()


@every_language
@pytest.mark.parametrize(
    "flags",
    [
        ["--rounds", "2"],
        ["--seats", "6", "--end", "limit", "--limit", "20"],
        ["--seats", "2", "--easy", "--memory", "assisted", "--name", "Кіт Мур"],
    ],
    ids=["rounds", "limit", "easy"],
)
def test_a_whole_game_is_played_and_told(language: str, flags: list[str]) -> None:
    said = play("--lang", language, *flags, stdin=any_number(3), stdout=io.StringIO())
    say = words(language)
    assert said.startswith(say("tail-title"))
    assert "{" not in said
    assert "$" not in said
    assert say("tail-fact-game-ended") in said
    sheet = said[said.index(say("score-total")) :]
    assert say("score-place") in sheet
    if language in ("uk", "ru"):
        assert not re.search("[A-Za-z]", said.replace("Ctrl-C", ""))


def test_the_score_sheet_has_a_line_for_each_round() -> None:
    said = play("--lang", "en", "--rounds", "2", stdin=any_number(3), stdout=io.StringIO())
    sheet, _, stood_out = said.partition("\n\nWhat stood out\n")
    assert stood_out
    *_, names, first, second, total, place = sheet.splitlines()
    assert names.split() == ["Human", "Mimi", "Tango"]
    assert (first[:7], second[:7]) == ("Round 1", "Round 2")
    sums = [int(a) + int(b) for a, b in zip(first.split()[2:], second.split()[2:], strict=True)]
    assert total.split() == ["Total", *map(str, sums)]
    assert place.split() == ["Place", *(str(1 + sum(o < mine for o in sums)) for mine in sums)]


@pytest.mark.parametrize("wrong", ["0", "2", "99", "-1", "1.0", "draw", "²", "1 1"])
def test_a_wrong_answer_is_named_and_nothing_is_lost(wrong: str) -> None:
    said = play("--lang", "en", stdin=typed(wrong, "1"), stdout=io.StringIO())
    complaint = f"“{wrong}” is not in the list. Please type the number of a move (1–1)."
    assert said.count(complaint) == 1
    assert said.index(complaint) < said.index("You stop looking.")


def test_an_empty_line_is_enough_where_there_is_one_move_only() -> None:
    said = play("--lang", "en", stdin=typed("", ""), stdout=io.StringIO())
    assert "You stop looking." in said
    assert said.count("Please type the number of a move (1–5).") == 1


@every_language
def test_the_end_of_the_input_ends_the_game_politely(language: str) -> None:
    said = play("--lang", language, stdin=typed("1"), stdout=io.StringIO())
    assert said.endswith(words(language)("terminal-bye") + "\n")


def test_an_interrupt_ends_the_game_politely() -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    said = play("--lang", "en", stdin=Typist(interrupt), stdout=io.StringIO())
    assert said.endswith("See you soon!\n")


def test_a_move_that_comes_too_late_is_refused_in_words() -> None:
    times = iter([0] * 10_000)
    match = Match(game("tail"), 2, {"end": "time", "minutes": 1}, seed=5)
    out = io.StringIO()
    clock_reads = {"between": 60_001}
    table = table_for(
        match,
        any_number(4),
        out,
        clock=lambda: clock_reads.get(match.view(0).phase, next(times)),
    )
    table.play()
    assert "The game is already over." in out.getvalue()
    assert "The time is up." in out.getvalue()


def test_on_a_real_terminal_the_screen_is_cleared_after_each_answer() -> None:
    said = play("--lang", "en", stdin=typed("7", "1"), stdout=Tty())
    start, opening, after, bye = said.split(CLEAR)
    assert start == ""
    assert re.search(r"Human +\(\d\) ", opening)
    assert re.search(r"Human +\[\?\] +\[\?\] +\[\?\] +\[\?\]", after)
    assert bye == "\nThe game stops here. See you soon!\n"


def test_text_that_is_no_terminal_gets_no_control_codes() -> None:
    assert "\x1b" not in play("--lang", "en", stdin=any_number(3), stdout=io.StringIO())


def test_nobody_types_and_the_table_says_who_left() -> None:
    with pytest.raises(Left):
        table_for(Match(game("tail"), 2, seed=1), io.StringIO(), io.StringIO()).play()


def test_a_long_menu_stands_in_columns() -> None:
    numbers = [str(number) for number in range(1, 15)]
    lines = menu(numbers, [f"move {number}" for number in numbers], width=40)
    assert lines[0] == "  1  move 1    6  move 6    11  move 11"
    assert lines[-1] == "  5  move 5   10  move 10"


def test_the_language_is_that_of_the_system_or_english() -> None:
    assert language_of({"LANG": "uk_UA.UTF-8"}) == "uk"
    assert language_of({"LANG": "uk_UA.UTF-8", "LC_ALL": "pl_PL"}) == "pl"
    assert language_of({"LANG": "fr_FR.UTF-8"}) == "en"
    assert language_of({}) == "en"


def test_the_games_are_listed_in_the_language_of_the_system() -> None:
    out = io.StringIO()
    assert main(["games"], stdout=out, environ={"LANG": "uk_UA.UTF-8"}) == 0
    assert "tail: Кота за хвіст — цап! (2–6 гравців)\n" in out.getvalue()


def test_the_help_names_every_option_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", "tail", "--help"])
    assert left.value.code == 0
    said = capsys.readouterr().out
    for option in game("tail").options.__struct_fields__:
        assert f"--{option}" in said


@pytest.mark.parametrize("name", sorted(GAMES))
def test_options_are_written_with_dashes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", name, "--help"], environ={})
    said = capsys.readouterr().out
    assert "_" not in said
    assert ("--awake-finish, --no-awake-finish" in said) == (name == "fits")


def test_the_language_may_be_said_before_the_command() -> None:
    before, after = io.StringIO(), io.StringIO()
    main(["--lang", "uk", "games"], stdout=before, environ={})
    main(["games", "--lang", "uk"], stdout=after, environ={})
    assert before.getvalue() == after.getvalue()


@every_language
@pytest.mark.parametrize("command", [(), ("serve",), ("play",), ("play", "tail")])
def test_help_is_in_the_language_of_the_person(
    language: str, command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([*command, "--help"], environ={"LANG": f"{language}_XX.UTF-8"})
    assert stopped.value.code == 0
    said = capsys.readouterr().out
    say = words(language)
    assert said.startswith(say("command-usage") + " meowple")
    assert said.count(say("command-usage")) == 1
    assert say("command-help") in said
    for english in ("usage:", "options:", "positional arguments", "show this help message"):
        assert english not in said


def test_a_language_that_was_typed_goes_before_that_of_the_system(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for typed in (["--lang", "pl"], ["--lang=pl"]):
        with pytest.raises(SystemExit):
            main(["games", *typed, "--help"], environ={"LANG": "uk_UA.UTF-8"})
        assert capsys.readouterr().out.startswith("Jak pisać:")


@every_language
def test_the_word_for_a_hint_says_what_to_do_and_why_and_is_counted(language: str) -> None:
    say = words(language)

    word = say("terminal-hint-word")
    lines = [line for _ in range(400) for line in (word, "1")]
    said = play("--lang", language, "--rounds", "1", stdin=typed(*lines), stdout=io.StringIO())
    assert say("terminal-hint-help") in said
    hints = said.count(say("hint-says", move="").strip())
    assert hints > 3
    assert say("terminal-hints", hints=hints) in said
    assert "{" not in said
