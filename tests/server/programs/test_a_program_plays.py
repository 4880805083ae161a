"""A program at a real table: it takes the chair it was invited to, is seen to be one, and plays."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread

import pytest

from meowple.cli import main, visit
from meowple.cli.join import read_link
from meowple.core.game import MeowpleError
from tests.declared import our_games
from tests.served import Served
from tests.server.pages import PATIENCE, Page
from tests.server.programs.programs import Program, hosted, wait_for_program

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "join_a_table.py"
FIRST = "tests.lab.odd_bots:First"


def a_bot_plays_for(ann: Page) -> None:
    """She looks on until the match is over."""
    if ann.table["chairs"][0]["level"] is None:
        assert ann.request("stand", seat=0)["type"] == "accepted"
    while not ann.update["outcome"]:
        ann.wait_for_update()


def test_a_program_is_seen_to_be_one_from_its_invitation_on(same_server: Served) -> None:
    ann, link = hosted(same_server)
    assert (ann.table["chairs"][1]["kind"], ann.table["chairs"][1]["program"]) == ("free", True)
    program = Program(link).come()
    wait_for_program(ann)
    chair = ann.table["chairs"][1]
    assert (chair["program"], chair["ready"], chair["you"]) == (True, True, False)
    assert (program.table["yours"], program.table["host"]) == ([1], False)
    mine = ann.get("/api/tables/mine")[0]
    assert mine["chairs"][1] == "~" + chair["name"], "in lists too"


def test_a_program_has_the_name_that_the_host_gave_it(same_server: Served) -> None:
    ann, link = hosted(same_server, name="  Deep   Purr ")
    Program(link).come()
    wait_for_program(ann)
    assert ann.table["chairs"][1]["name"] == "Deep Purr"
    refused = ann.request("invite_program", seat=1, name="Deep Purr 2000")
    assert refused["key"] == "seat_taken"


def test_it_is_told_its_view_and_every_move_by_itself(same_server: Served) -> None:
    """A person's moves of `fits` come in bundles, which a page takes apart."""
    ann, link = hosted(same_server, "fits")
    program = Program(link).come()
    wait_for_program(ann)
    ann.start()
    while not program.update.get("moves"):
        if ann.update.get("moves"):
            ann.play(ann.update["moves"][0])
        ann.listen()
        program.listen()
    assert program.update["seat"] == 1
    answer = program.play(program.update["moves"][-1])
    assert answer["type"] == "accepted", answer


@pytest.mark.parametrize("game", our_games())
def test_the_command_plays_any_game_to_its_end(
    game: str, same_server: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, link = hosted(same_server, game)
    joining = Thread(target=main, args=(["join", link, "--bot", FIRST, "--once"],))
    joining.start()
    wait_for_program(ann)
    if game == "boots":
        assert ann.request("agree_programs", seat=0, on=True)["type"] == "accepted"
    ann.start()
    a_bot_plays_for(ann)
    joining.join(30)
    assert not joining.is_alive()
    said = capsys.readouterr().out
    assert re.search(rf"{FIRST} sits at {game} as \w+, seat 2\nthe match is over: rank \d", said)


def test_a_level_plays_too_and_stays_for_another_match(
    same_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visit, "LONGEST_PAUSE", 0)
    ann, link = hosted(same_server, rounds=1)
    there = read_link(link)
    stays = visit.Visit(there.address, there.token, "tiger", 50)

    def stay() -> None:
        with suppress(MeowpleError):  # the server of these tests is gone in the end
            stays.stay(once=False)

    Thread(target=stay, daemon=True).start()
    wait_for_program(ann)
    ann.start()
    a_bot_plays_for(ann)
    first = ann.update["match"]
    assert ann.request("sit", seat=0, name=None)["type"] == "accepted"
    assert ann.request("again")["type"] == "accepted"
    assert ann.table["match"] != first
    ann.update = {}
    ann.ready()
    ann.tell_seed()
    ann.wait_for_deal()
    a_bot_plays_for(ann)
    assert ann.update["match"] != first
    ann.leave()


def thinks_while_a_program_has_drawn(ann: Page) -> list[str]:
    """Ann chooses a die, and for a while no item to draw; gives what the program did after its own
    choice of a die."""

    def did() -> list[str]:
        facts = [fact for heard in ann.heard for fact in heard.get("facts", ())]
        return [fact["type"] for fact in facts if fact.get("seat") == 1]

    end = time.monotonic() + PATIENCE
    while "chose" not in did() and time.monotonic() < end:
        if ann.update["moves"] and ann.update["moves"][0]["type"] == "take":
            assert ann.play(ann.update["moves"][0])["type"] == "accepted"
        ann.listen()
    time.sleep(1.5)
    ann.listen()
    return did()[did().index("chose") :]


@pytest.mark.parametrize(
    "command",
    [
        ["-m", "meowple", "join", "LINK", "--bot", FIRST],
        ["-m", "meowple", "join", "LINK", "--bot", "random"],
        [str(EXAMPLE), "LINK"],
    ],
    ids=["join", "join at random", "example"],
)
def test_what_a_program_has_sealed_it_leaves(command: list[str], same_server: Served) -> None:
    """In `cafe` a draw may be taken back while others choose: it is offered, and not asked for."""
    ann, link = hosted(same_server, "cafe")
    typed = [link if word == "LINK" else word for word in command]
    program = subprocess.Popen([sys.executable, *typed], cwd=ROOT, stdout=subprocess.DEVNULL)
    try:
        wait_for_program(ann)
        ann.start()
        assert thinks_while_a_program_has_drawn(ann) == ["chose"]
    finally:
        program.kill()
        program.wait()


def test_the_example_of_the_docs_plays_a_match(same_server: Served) -> None:
    page = (ROOT / "docs" / "bot-api.md").read_text("utf-8")
    assert EXAMPLE.read_text("utf-8") in page, "the page shows another program"
    ann, link = hosted(same_server, rounds=1)
    program = subprocess.Popen(
        [sys.executable, str(EXAMPLE), link], text=True, stdout=subprocess.PIPE
    )
    wait_for_program(ann)
    ann.start()
    a_bot_plays_for(ann)
    told, _ = program.communicate(timeout=60)
    assert told.startswith("ranks: [")
    assert program.returncode == 0
