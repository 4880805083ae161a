"""What strangers do badly is no news: the log is for what the people of the house must know."""

from __future__ import annotations

import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.served import Served
from tests.server.pages import PATIENCE, Page

SOCKET = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bWVvdyBtZW93IG1lb3chIQ==\r\n{more}\r\n\r\n"
)
POST = (
    "POST /api/me HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n{more}"
)


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("quiet") / "log"


@pytest.fixture(scope="module")
def page(log: Path) -> Iterator[Page]:
    """A page of a server whose log is a file."""
    served = Served(log.with_name("tables.db"))
    served.start("sh", "-c", f'exec "$@" 2>{log}', "sh")
    yield Page(served.url)
    served.kill()


def said(page: Page, text: str) -> bytes:
    """Say this, and hear all that is answered until the server hangs up."""
    host, port = page.host.split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(text.format(host=page.host, cookie=page.cookie, more="{more}").encode())
        heard = b""
        while more := line.recv(4096):
            heard += more
    return heard


def sent(page: Page, text: str, more: str) -> bytes:
    """The same with more headers."""
    return said(page, text.replace("{more}", more))


def test_a_refused_handshake_is_not_logged(page: Page, log: Path) -> None:
    for _ in range(3):
        with pytest.raises(InvalidStatus):
            page.connect(Origin="https://evil.example")
    page.get("/api/games")
    assert log.read_text() == ""


@pytest.mark.parametrize(
    "more",
    ["Content-Length: 4\r\n\r\nmeow", "Transfer-Encoding: chunked\r\n\r\n0", "X: " + "x" * 9000],
)
def test_a_handshake_that_cannot_be_read_is_ended(page: Page, log: Path, more: str) -> None:
    assert sent(page, SOCKET, more).startswith(b"HTTP/1.1 400 ")
    assert log.read_text() == ""


def test_a_post_that_is_broken_off_is_not_logged(page: Page, log: Path) -> None:
    host, port = page.host.split(":")
    for _ in range(3):
        with socket.create_connection((host, int(port)), PATIENCE) as line:
            text = POST.format(host=page.host, cookie=page.cookie, more="Expect: 100-continue\r\n")
            line.sendall(f"{text}Content-Length: 300\r\n\r\n".encode())
            assert line.recv(100).startswith(b"HTTP/1.1 100 "), "it waits for the rest"
    page.get("/api/games")
    assert log.read_text() == ""


@pytest.mark.parametrize(
    "text", ["nonsense\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "GET /\x00 HTTP/1.1\r\nHost: a\r\n\r\n"]
)
def test_nonsense_is_answered_and_not_logged(page: Page, log: Path, text: str) -> None:
    assert said(page, text).startswith(b"HTTP/1.1 400 ")
    assert log.read_text() == ""


@pytest.mark.parametrize("first", ["Content-Length: 4", "Transfer-Encoding: chunked"])
def test_a_body_with_two_lengths_is_refused(page: Page, log: Path, first: str) -> None:
    both = ["Content-Length: 4", "Transfer-Encoding: chunked"]
    lengths = "\r\n".join([first, *(each for each in both if each != first)])
    answer = sent(page, POST, f"{lengths}\r\n\r\n2\r\n" + "{{}}" + "\r\n0\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.count(b"HTTP/1.1") == 1, "what follows is not taken for another request"


def test_a_store_that_does_not_answer_is_one_line_for_each_who_asked(page: Page, log: Path) -> None:
    page.get("/api/me")
    with closing(sqlite3.connect(log.with_name("tables.db"))) as file:
        file.execute("ALTER TABLE guests RENAME TO away")
        try:
            status, answer, _ = page.ask("GET", "/api/me")
            page.socket = page.connect()
            assert page.hear()["key"] == "went_wrong"
            assert page.closed() == 1013  # come back later
        finally:
            file.execute("ALTER TABLE away RENAME TO guests")
    assert (status, answer["key"]) == (503, "went_wrong")
    lines = log.read_text().splitlines()
    assert len(lines) == 2, lines
    assert all("no such table: guests" in line for line in lines)
    assert page.get("/api/me")["name"]
