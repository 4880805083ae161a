"""`meowple join` with bad links and bad bots: one clear line, exit status 2, nobody left."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

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


TABLE = {"game": "tail", "status": "playing", "yours": [1]}
WELCOME = {"type": "welcome", "you": "Ann", "table": TABLE}
RED = "\x1b[31m"
OVER: dict[str, Any] = {"type": "update", "match": "m", "seat": 1}

HOSTILE: dict[str, list[Any]] = {
    "a name": [WELCOME | {"you": f"{RED}\nAnn\x07"}, {"type": "refused", "key": "token_void"}],
    "a reason": [{"type": "refused", "key": f"{RED}x"}],
    "a game": [WELCOME | {"table": TABLE | {"game": RED}}],
    "ranks that are none": [WELCOME, OVER | {"outcome": {"ranks": [RED, RED]}}],
    "no ranks": [WELCOME, OVER | {"outcome": {}}],
    "a seat that is none": [WELCOME, OVER | {"outcome": {"ranks": [1]}}],
    "a seat below none": [WELCOME, OVER | {"seat": -1, "outcome": {"ranks": [1]}}],
    "no message": [[RED]],
}


@pytest.mark.parametrize("says", HOSTILE.values(), ids=HOSTILE)
def test_a_server_that_says_anything_makes_no_terminal_do_something(
    says: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    def talk(line: ServerConnection) -> None:
        for message in says:
            line.send(json.dumps(message))
        with suppress(ConnectionClosed):
            line.recv(10)

    with serve(talk, "127.0.0.1", port := free_port()) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        status = main(["join", LINK.format(port=port), "--bot", "random", "--once"])
        server.shutdown()
    out, err = capsys.readouterr()
    assert (status, err.count("\n")) == (2, 1), err
    assert not [sign for sign in out + err if not sign.isprintable() and sign != "\n"]
    assert out.count("\n") <= 1, "one line for a seat, whatever the name is"
