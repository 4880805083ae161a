"""Connections that say nothing, or half of it: they keep nobody else out, and do not stay."""

from __future__ import annotations

import http.client
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from meowple.server.settings import Settings
from meowple.server.web.lines import KEPT_BACK, Lines
from tests.served import Served
from tests.server.pages import PATIENCE, Page

HALF_SAID = b"GET /api/me HTTP/1.1\r\nHost: 127.0."
WHOLE = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@contextmanager
def serving(folder: Path, handles: int, **settings: Any) -> Iterator[Served]:
    """A server that may have so many handles open; its log is a file."""
    served = Served(folder / "tables.db", **settings)
    limited = f'ulimit -n {handles} && exec "$@" 2>{folder}/log'
    served.start("sh", "-c", limited, "sh")
    try:
        yield served
    finally:
        served.kill()


def line_from(address: str, port: int) -> socket.socket:
    """A connection from this address of this machine."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (address, 0))


def let_in(line: socket.socket) -> bool:
    """Whether the server talks to this connection, which has said nothing yet."""
    try:
        line.sendall(WHOLE)
        return line.recv(100).startswith(b"HTTP/1.1 200 ")
    except ConnectionError:
        return False


def new_guest(port: int) -> bool:
    """Whether somebody new is answered."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        line.request("GET", "/api/me")
        return line.getresponse().status == 200
    except OSError:
        return False
    finally:
        line.close()


def test_more_silent_lines_of_one_household_than_handles_keep_nobody_out(tmp_path: Path) -> None:
    with serving(tmp_path, 600) as served, ExitStack() as all_lines:
        for number in range(700):
            line = all_lines.enter_context(line_from("127.0.0.2", served.port))
            if number % 2:
                try:
                    line.sendall(HALF_SAID)
                except ConnectionError:
                    continue
        assert [new_guest(served.port) for _ in range(5)] == [True] * 5


def test_one_household_has_so_many_lines_and_a_neighbour_has_its_own(tmp_path: Path) -> None:
    with serving(tmp_path, 1024, lines_an_address=5) as served, ExitStack() as all_lines:

        def more(address: str) -> socket.socket:
            return all_lines.enter_context(line_from(address, served.port))

        assert [let_in(more("127.0.0.2")) for _ in range(8)] == [True] * 5 + [False] * 3
        assert let_in(more("127.0.0.3"))
        all_lines.close()
        with ExitStack() as again:
            lines = [again.enter_context(line_from("127.0.0.2", served.port)) for _ in range(5)]
            assert any(let_in(line) for line in lines), "who left makes room"


@pytest.mark.parametrize("said", [b"", HALF_SAID, WHOLE, WHOLE + HALF_SAID])
def test_who_keeps_silent_is_hung_up_on(tmp_path: Path, said: bytes) -> None:
    short = {"head_within": 300, "idle_within": 300, "answer_within": 300}
    with serving(tmp_path, 1024, **short) as served:
        with line_from("127.0.0.1", served.port) as line:
            line.sendall(said)
            heard = b""
            while more := received(line):
                heard += more
        assert heard.count(b"HTTP/1.1 200 ") == (1 if WHOLE in said else 0)
        page = Page(served.url)
        post = (
            f"POST /api/me HTTP/1.1\r\nHost: {page.host}\r\nOrigin: {page.url}\r\n"
            f"Cookie: {page.cookie}\r\nContent-Length: 50\r\n\r\n"
        )
        with line_from("127.0.0.1", served.port) as line:
            line.sendall(post.encode() + b"{")
            assert received(line) == b"", "a body that never comes"


def received(line: socket.socket) -> bytes:
    """What came; nothing when the server hung up."""
    try:
        return line.recv(65536)
    except ConnectionResetError:
        return b""


def test_a_page_that_plays_is_not_hurried(tmp_path: Path) -> None:
    short = {"head_within": 200, "idle_within": 200, "answer_within": 200}
    with serving(tmp_path, 1024, **short) as served:
        ann = Page(served.url)
        table, _ = ann.open_table(["kitten", None])
        ann.enter(table)
        with line_from("127.0.0.1", served.port) as line:
            assert received(line) == b"", "so much time has gone by"
        assert ann.request("stand", seat=0)["type"] in ("accepted", "refused")


def busy_ticks(served: Served) -> int:
    """How long the server has computed, in hundredths of a second."""
    stat = Path(f"/proc/{served.pid}/stat").read_text().rpartition(")")[2].split()
    return int(stat[11]) + int(stat[12])


def test_more_lines_than_there_are_handles_are_logged_once_and_cost_nothing(
    tmp_path: Path,
) -> None:
    room = 20
    with serving(tmp_path, KEPT_BACK + room, head_within=1_500) as served:
        before = busy_ticks(served)
        with ExitStack() as all_lines:
            lines = [
                all_lines.enter_context(line_from(f"127.0.1.{number}", served.port))
                for number in range(1, 101)
            ]
            for line in lines:
                assert received(line) == b"", "not let in, or silent for too long"
        assert busy_ticks(served) - before < 100
        assert new_guest(served.port)
        log = (tmp_path / "log").read_text().splitlines()
        assert len(log) == 1
        assert f"{room} connections are open" in log[0]


def test_lines_that_are_gone_are_not_counted() -> None:
    lines = Lines(Settings(lines_an_address=2), 1000, lambda address: address == "10.0.0.1")
    one, two, three = object(), object(), object()
    assert lines.came(one, "2001:db8::1")
    assert lines.came(two, "2001:db8::2")
    assert not lines.came(three, "2001:db8::3"), "they share a /64"
    lines.left(three)
    lines.left(one)
    lines.left(one)
    assert lines.came(three, "2001:db8::3")
    assert all(lines.came(object(), "10.0.0.1") for _ in range(50)), "many are behind a proxy"
