"""`meowple join` with bad links and bad bots: one clear line, exit status 2, nobody left."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from meowple.cli import main
from tests.ports import free_port
from tests.served import Served
from tests.server.programs.programs import Program, hosted, token_of, wait_for_program

ROOT = Path(__file__).parents[3]
ODD = "tests.lab.odd_bots"
LINK = "http://127.0.0.1:{port}/t/table#program.token"

BAD_LINKS = (
    "",
    "meow",
    "ftp://table.example/t/x#program.y",
    "https://table.example/t/x#invite",
    "https://table.example/t/x",
    "https://table.example/#program.y",
    "https://ann:secret@table.example/t/x#program.y",
    "https://table.example:99999/t/x#program.y",
    "https://[/t/x#program.y",
    "https://table.example/t/x#program.\u043a\u0456\u0442",
)


def complaint(capsys: pytest.CaptureFixture[str], *typed: str) -> str:
    """The one line that is said."""
    try:
        status = main(["join", *typed])
    except SystemExit as end:
        status = int(str(end.code))
    said = capsys.readouterr().err
    assert status == 2, said
    assert said.count("\n") == 1, said
    return said


@pytest.mark.parametrize("link", BAD_LINKS)
def test_a_bad_link_is_said_to_be_one(link: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, link, "--bot", "cat")
    assert "a link for a program looks like https://…/t/TABLE#program.TOKEN" in said
    assert "#program.y" not in said
    assert "secret" not in said or "ann" in link


@pytest.mark.parametrize("bot", ["puma", "no.such:Bot", f"{ODD}:NotMade", f"{ODD}:MUTE", "lion@x"])
def test_a_bot_that_is_none_takes_no_seat(
    bot: str, same_server: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, link = hosted(same_server)
    complaint(capsys, link, "--bot", bot)
    ann.listen()
    assert ann.table["chairs"][1]["kind"] == "free"


def test_nobody_answers(capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, LINK.format(port=free_port()), "--bot", "cat")
    assert "the server does not answer" in said


def test_a_token_that_does_not_count_is_said_to_be_none(
    same_server: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, link = hosted(same_server)
    said = complaint(capsys, link[:-3] + "abc", "--bot", "cat")
    assert said == "meowple: There is no such token, or it is not valid any more.\n"
    first = Program(link).come()
    wait_for_program(ann)
    said = complaint(capsys, link, "--bot", "cat")
    assert said == "meowple: The program with this token is here already.\n"
    first.leave()
    assert ann.request("stand", seat=1)["type"] == "accepted"
    assert "no such token" in complaint(capsys, link, "--bot", "cat")
    assert token_of(link) not in said


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Nonsense", "gave 'meow', which is none of its moves"),
        ("AlwaysRaises", "ValueError: a hairball, and another"),
        ("Leaves", "SystemExit: 3"),
        ("NeverAnswers", "no answer within 1 s"),
    ],
)
def test_a_bad_bot_ends_the_command_and_leaves_nobody(
    bot: str, why: str, same_server: Served
) -> None:
    ann, link = hosted(same_server)
    typed = ["join", link, "--bot", f"{ODD}:{bot}", "--limit", "1"]
    command = subprocess.Popen(
        [sys.executable, "-m", "meowple", *typed],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for_program(ann)
    ann.start()
    while ann.update["waiting"] != [1]:
        ann.play(ann.update["moves"][0]) if ann.update["moves"] else ann.listen()
    _, said = command.communicate(timeout=30)
    assert (command.returncode, said) == (2, f"meowple: {ODD}:{bot}: {why}\n")
