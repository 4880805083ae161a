"""Too much at once: floods, crowds, and pages that do not read what they are sent."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.typing import Origin
from websockets.uri import parse_uri

from tests.served import Served
from tests.server.hostile import Scene, expect_refusal, expect_words, nothing_changes
from tests.server.pages import PATIENCE, Page
from tests.server.told import Heard


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with few of everything."""
    file = tmp_path_factory.mktemp("strict") / "tables.db"
    few: dict[str, Any] = {
        "tables_a_minute": 5,
        "sockets_a_guest": 3,
        "messages": 50,
        "away_after": 600_000,
    }
    served = Served(file, **few)
    served.start()
    yield served
    served.kill()


GIVEN_UP = 10
"""Seconds after which uvicorn hangs up on a page that does not answer its last word."""


def test_a_flood_of_messages_closes_its_own_socket_only(strict: Served) -> None:
    scene = Scene(strict)
    begun = time.monotonic()
    with nothing_changes(strict, scene.ben):
        with suppress(ConnectionClosed):
            for _ in range(100):
                scene.ann.send({"type": "pong", "nonce": ""})
        assert scene.ann.closed() == 1013
        expect_refusal(scene.ann.heard[-1], "too_fast")
    assert time.monotonic() < begun + GIVEN_UP, "the rest of the flood was in the way"
    scene.ann.enter(scene.table)
    scene.leave()


def test_a_hundred_tables_in_a_minute_are_too_many(strict: Served) -> None:
    ann = Page(strict.url)
    wanted = {"game": "tail", "seats": 2}
    answers = [ann.ask("POST", "/api/tables", wanted)[1] for _ in range(100)]
    opened = [answer for answer in answers if "table" in answer]
    assert len(opened) <= 5
    assert len(ann.get("/api/tables/mine")) == len(opened)
    assert {answer["key"] for answer in answers if "key" in answer} == {"too_many_tables"}
    expect_words(answers[-1])


def answer_once_let_in(page: Page) -> Heard:
    """What an empty message is answered; the server may still be busy hanging up another socket."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        page.socket = page.connect()
        with suppress(ConnectionClosed):
            page.send("")
        heard = page.hear()
        if heard["key"] != "too_many_sockets":
            break
    return heard


def test_a_guest_has_so_many_sockets_and_no_more(strict: Served) -> None:
    ann = Page(strict.url)
    sockets = [ann.connect() for _ in range(3)]
    ann.socket = ann.connect()
    expect_refusal(ann.hear(), "too_many_sockets")
    assert ann.closed() == 1013
    Page(strict.url).connect().close()
    sockets.pop().close()
    expect_refusal(answer_once_let_in(ann), "bad_message")
    for one in [*sockets, ann.socket]:
        one.close()


def test_a_household_has_so_many_sockets_whoever_they_are(tmp_path: Path) -> None:
    served = Served(tmp_path / "tables.db", sockets_an_address=4, sockets_a_guest=3)
    served.start()
    try:
        ann, ben = Page(served.url), Page(served.url)
        sockets = [ann.connect(), ann.connect(), ben.connect(), ben.connect()]
        ben.socket = ben.connect()
        expect_refusal(ben.hear(), "too_many_sockets")
        assert ben.closed() == 1013
        for one in sockets:
            one.close()
    finally:
        served.kill()


def test_new_guests_and_requests_are_counted(tmp_path: Path) -> None:
    served = Served(tmp_path / "tables.db", guests_a_minute=3, requests_a_minute=20)
    served.start()
    try:
        pages = [Page(served.url) for _ in range(3)]
        pages[0].cookie = ""
        _, answer, _ = pages[0].ask("GET", "/api/me")
        assert answer["key"] == "too_many_guests"
        expect_words(answer)
        answers = [pages[1].ask("GET", "/api/games")[:2] for _ in range(30)]
        assert answers[-1][0] == 429
        assert answers[-1][1]["key"] == "too_fast"
    finally:
        served.kill()


def test_lists_of_what_somebody_has_played_are_counted(tmp_path: Path) -> None:
    served = Served(tmp_path / "tables.db", matches_a_minute=4)
    served.start()
    try:
        ann = Page(served.url)
        paths = ["/api/me/matches", "/api/me/times/boots"] * 3
        answers = [ann.ask("GET", path) for path in paths]
        assert [status for status, _, _ in answers] == [200] * 4 + [429] * 2
        expect_words(answers[-1][1])
        assert answers[-1][1]["key"] == "too_fast"
        assert int(answers[-1][2]["retry-after"]) >= 1
    finally:
        served.kill()


def memory_of(served: Served) -> int:
    """What the server holds in memory, in kB."""
    status = Path(f"/proc/{served.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def not_reading(page: Page, table: str) -> int:
    """Ask for large answers and read none of them, until the server has had enough of it; gives
    the number of questions."""
    client = ClientProtocol(parse_uri(f"ws://{page.host}/ws/{table}"), origin=Origin(page.url))
    request = client.connect()
    request.headers["Cookie"] = page.cookie
    client.send_request(request)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((page.host.split(":")[0], int(page.host.split(":")[1])))
    with line:
        line.settimeout(PATIENCE)
        line.sendall(b"".join(client.data_to_send()))
        assert b" 101 " in line.recv(1000)
        line.sendall(frame('{"type":"hello"}'))
        for asked in range(100_000):
            try:
                line.sendall(frame(f'{{"type":"invite","id":"{asked:032x}"}}'))
            except (BrokenPipeError, ConnectionResetError):
                return asked
    raise AssertionError("the server never had enough")


def frame(text: str) -> bytes:
    """A message as a browser frames it."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=True)


def test_who_does_not_read_is_cut_off_and_the_others_play_on(tmp_path: Path) -> None:
    served = Served(tmp_path / "tables.db", messages=10**6, away_after=100)
    served.start()
    try:
        scene = Scene(served).deal()
        scene.ben.leave()
        before = memory_of(served)
        not_reading(scene.ben, scene.table)
        scene.ann.until(lambda _: scene.ann.table["chairs"][1]["away"])
        assert memory_of(served) < before + 20_000
        assert scene.ann.play({"type": "put_down"})["type"] == "accepted"
        scene.ben.enter(scene.table)
        assert scene.ben.wait_for_update()["view"]["waiting"] == [1]
        assert scene.ben.play({"type": "put_down"})["type"] == "accepted"
        scene.ann.reach("turn")
        scene.leave()
    finally:
        served.kill()
