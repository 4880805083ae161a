"""Programs that would like more than their seat, and people who would like to be one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.served import Served
from tests.server.hostile import stored
from tests.server.pages import Page
from tests.server.programs.programs import Program, hosted, invited, token_of, wait_for_program


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with few of everything."""
    file = tmp_path_factory.mktemp("strict") / "tables.db"
    served = Served(file, messages=30, guesses_a_minute=5, away_after=600_000)
    served.start()
    yield served
    served.kill()


@pytest.mark.parametrize(
    "odd", ["Bearer", "Bearer ", "Basic abc", "Bearer a b", "Bearer " + "x" * 900]
)
def test_what_is_no_token_opens_nothing(same_server: Served, odd: str) -> None:
    _, link = hosted(same_server)
    program = Program(link)
    assert program.turned_away(Authorization=odd) in ("no_such_token", "too_many_guesses")
    assert program.closed() == 4401


def test_tokens_are_not_guessed(strict: Served) -> None:
    _, link = hosted(strict)
    program = Program(link)
    told = [program.turned_away(Authorization=f"Bearer guess-{n}") for n in range(7)]
    assert told == ["no_such_token"] * 5 + ["too_many_guesses"] * 2


def test_a_token_and_a_cookie_together_are_refused(same_server: Served) -> None:
    ann, link = hosted(same_server)
    program = Program(link)
    assert program.turned_away(Cookie=ann.cookie) == "token_with_cookie"
    assert program.turned_away(Cookie="anything=else") == "token_with_cookie"
    assert program.turned_away(Origin=ann.url) == "token_with_cookie"


def test_a_cookie_is_no_token_and_a_token_no_cookie(same_server: Served) -> None:
    ann, link = hosted(same_server)
    program = Program(link)
    cookie = ann.cookie.partition("=")[2]
    assert program.turned_away(Authorization=f"Bearer {cookie}") == "no_such_token"
    thief = Page(ann.url, f"meowple={token_of(link)}")
    assert token_of(link) not in thief.cookie, "nobody is known by it: a new guest came"
    thief.cookie = f"meowple={token_of(link)}"
    thief.socket = thief.connect(program.at)
    assert thief.hear()["key"] == "no_guest"


def test_two_sockets_with_one_token_are_one_too_many(same_server: Served) -> None:
    _, link = hosted(same_server)
    first = Program(link).come()
    second = Program(link)
    assert second.turned_away() == "program_is_here"
    assert second.closed() == 1013
    first.leave()
    for _ in range(100):  # until it is noticed that the first has gone
        second.leave()
        second.socket = second.connect(second.at)
        second.send({"type": "hello"})
        if second.until(lambda heard: heard["type"] in ("refused", "welcome"))["type"] == "welcome":
            break
    assert second.table["yours"] == [1]


def test_a_token_is_for_its_table_and_its_chair(same_server: Served) -> None:
    ann, link = hosted(same_server)
    other, _ = ann.open_table([None, None], public=True)
    program = Program(link)
    assert program.turned_away(other) == "no_such_table"
    assert program.turned_away("nowhere") == "no_such_table"
    program.come()
    assert (
        program.request("ready", seat=0, match=program.table["match"], seed_hash="0" * 64)["key"]
        == "not_your_seat"
    )


def test_a_token_is_void_when_the_host_says_so(same_server: Served) -> None:
    ann, link = hosted(same_server)
    program = Program(link).come()
    wait_for_program(ann)
    assert ann.request("stand", seat=1)["type"] == "accepted"
    assert program.closed() == 1013
    assert program.heard[-1]["key"] == "token_void"
    assert program.turned_away() == "no_such_token", "not even its hash is kept"
    again = Program(invited(ann)).come()
    assert again.table["yours"] == [1]


NOT_FOR_PROGRAMS = (
    {"type": "sit", "seat": 0, "name": None},
    {"type": "sit", "seat": 0, "name": "Friend"},
    {"type": "seat_bot", "seat": 0, "level": "cat"},
    {"type": "invite_program", "seat": 0},
    {"type": "agree_programs", "seat": 1, "on": True},
    {"type": "stand", "seat": 0},
    {"type": "stand", "seat": 1},
    {"type": "chairs", "seats": 3},
    {"type": "choose", "options": {}},
    {"type": "time", "timing": None},
    {"type": "start"},
    {"type": "warm_up", "seat": 1},
    {"type": "agree_hints", "seat": 1, "on": True},
    {"type": "hint", "seat": 1, "match": "", "decision": 0},
    {"type": "pause", "seat": 1, "match": "", "on": True},
    {"type": "undo", "seat": 1, "match": "", "seq": 0},
    {"type": "again", "seat": 1},
    {"type": "invite"},
    {"type": "say", "seat": 1, "phrase": "meow"},
    {"type": "show", "seats": [1]},
)


def test_a_program_plays_and_does_nothing_else(same_server: Served) -> None:
    _, link = hosted(same_server)
    program = Program(link).come()
    before = stored(same_server.file)
    for wanted in NOT_FOR_PROGRAMS:
        fields = {name: value for name, value in wanted.items() if name != "type"}
        answer = program.request(str(wanted["type"]), **fields)
        assert answer.get("key") == "not_for_programs", wanted
    assert stored(same_server.file) == before


def test_a_program_opens_no_tables_and_reads_no_lists(same_server: Served) -> None:
    _, link = hosted(same_server)
    stranger = Page(same_server.url)
    stranger.cookie = ""
    bearer = {"Authorization": f"Bearer {token_of(link)}"}
    wanted = {"game": "tail", "seats": 2}
    assert stranger.ask("POST", "/api/tables", wanted, bearer)[0] == 422
    stranger.cookie = ""
    status, answer, _ = stranger.ask("GET", "/api/tables/mine", None, bearer)
    assert (status, answer.get("key")) == (422, "no_guest")


def test_only_the_host_gives_tokens_and_only_for_free_chairs(same_server: Served) -> None:
    ann, link = hosted(same_server)
    ben = Page(same_server.url)
    invite = ann.request("invite")["path"].rpartition("#")[2]
    ben.enter(Program(link).at, invite)
    assert ben.request("invite_program", seat=1)["key"] == "host_only"
    assert ann.request("invite_program", seat=0)["key"] == "seat_taken"
    assert ann.request("invite_program", seat=7)["key"] == "no_such_seat"
    assert ann.request("invite_program", seat=1, name="a name of 13!")["key"] == "name_too_long"


@pytest.mark.parametrize(
    "frame", ["", "{", "[]", "null", '{"type":"play"}', b"\x00\xff", "[" * 5000]
)
def test_odd_frames_are_refused_one_by_one(same_server: Served, frame: str | bytes) -> None:
    _, link = hosted(same_server)
    program = Program(link).come()
    program.send(frame)
    assert program.until(lambda heard: heard["type"] == "refused")["key"] == "bad_message"


def test_a_huge_frame_closes_the_line_of_a_program(same_server: Served) -> None:
    ann, link = hosted(same_server)
    program = Program(link).come()
    program.send(json.dumps({"type": "hello", "invite": "x" * 20_000}))
    assert program.closed() == 1009
    wait_for_program(ann)


def test_a_flood_of_nonsense_closes_the_line_of_a_program(strict: Served) -> None:
    ann, link = hosted(strict)
    program = Program(link).come()
    wait_for_program(ann)
    nonsense = {"type": "play", "id": "0" * 32, "seat": 1, "match": "", "decision": 0, "move": {}}
    with suppress(ConnectionClosed):
        for _ in range(60):
            program.send(nonsense)
    assert program.closed() == 1013
    assert program.heard[-1]["key"] == "too_fast"
    assert ann.request("invite")["type"] == "invitation", "others notice nothing"


def test_nonsense_moves_change_nothing(same_server: Served) -> None:
    ann, link = hosted(same_server)
    program = Program(link).come()
    wait_for_program(ann)
    ann.start()
    now = program.wait_for_deal()
    moves: tuple[Any, ...] = ({}, [], {"type": "win"}, {"type": "take", "extra": 1})
    for move in moves:
        asked = {"match": now["match"], "decision": now["decision"] or 0}
        answer = program.request("play", seat=1, move=move, **asked)
        assert answer["type"] == "refused", move


def test_nothing_of_a_token_lies_in_the_file(same_server: Served) -> None:
    _, link = hosted(same_server)
    Program(link).come()
    files: list[Path] = list(same_server.file.parent.glob(same_server.file.name + "*"))
    assert files
    assert all(token_of(link).encode() not in file.read_bytes() for file in files)
