"""A page without a browser: one guest, plain http requests and real sockets."""

from __future__ import annotations

import contextlib
import http.client
import json
import secrets
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from meowple.core.luck import seed_hash
from tests.server.seated import answers, as_answer, with_seat
from tests.server.told import Heard, Told

PATIENCE = 60.0
"""Seconds to wait for a message before a test fails."""


class Page(Told):
    """What one guest does, and all they are told."""

    def __init__(self, url: str, cookie: str = "") -> None:
        super().__init__()
        self.url = url
        self.host = urlsplit(url).netloc
        self.cookie = cookie
        """By which a guest is known; a new one gets one."""
        self.socket: ClientConnection | None = None
        self.heard: list[Heard] = []
        self.frames: list[str] = []
        self._seeds: dict[str, bytes] = {}
        self.get("/api/me")

    # Plain requests

    def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any, dict[str, str]]:
        """A request as a browser would send it; `headers` replaces what it says by itself."""
        line = http.client.HTTPConnection(self.host, timeout=PATIENCE)
        sent = {"Cookie": self.cookie, "Origin": self.url, **(headers or {})}
        sent = {name: value for name, value in sent.items() if value}
        payload = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        line.request(method, path, payload, sent)
        answer = line.getresponse()
        text = answer.read()
        line.close()
        told = dict(answer.getheaders())
        if "set-cookie" in told:
            self.cookie = told["set-cookie"].split(";")[0]
        return answer.status, json.loads(text) if text[:1] in (b"{", b"[") else text, told

    def get(self, path: str) -> Any:
        """What is there."""
        status, answer, _ = self.ask("GET", path)
        assert status == 200, answer
        return answer

    def post(self, path: str, body: Any) -> Any:
        """What comes of it."""
        status, answer, _ = self.ask("POST", path, body)
        assert status == 200, answer
        return answer

    def open_table(self, bots: list[str | None], **more: Any) -> tuple[str, str]:
        """Open a table of `tail`, a bot's level or None for each seat."""
        wanted = {"game": "tail", "seats": len(bots), "bots": bots, **more}
        opened = self.post("/api/tables", wanted)
        return opened["table"], opened["invite"]

    # The socket

    def connect(self, table: str = "no-table", **headers: str) -> ClientConnection:
        """A socket of one's own to a table."""
        sent = {"Cookie": self.cookie, **headers}
        origin = sent.pop("Origin", self.url)
        return connect(
            f"ws://{self.host}/ws/{table}",
            origin=Origin(origin) if origin else None,
            additional_headers={name: value for name, value in sent.items() if value},
            compression=None,
            max_size=2**20,
            close_timeout=1,
            legacy=True,
        )

    def enter(self, table: str, invite: str | None = None, **more: Any) -> Page:
        """Come to a table, and wait for its welcome."""
        self.leave()
        self.socket = self.connect(table)
        self.send({"type": "hello", "invite": invite, **more})
        self.until(lambda heard: heard["type"] == "welcome")
        return self

    def leave(self) -> None:
        """Close the socket, if there is one."""
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def send(self, message: Any) -> None:
        """Send a message, or a frame as it is."""
        assert self.socket is not None
        raw = isinstance(message, str | bytes)
        self.socket.send(message if raw else json.dumps(message))

    def hear(self) -> Heard:
        """The next message that tells something; it is kept."""
        assert self.socket is not None
        end = time.monotonic() + PATIENCE
        while (heard := self.keep(self.socket.recv(PATIENCE)))["type"] == "ping":
            assert time.monotonic() < end, "nothing but pings"
        return heard

    def keep(self, frame: str | bytes) -> Heard:
        """Read a frame and keep what it tells."""
        assert isinstance(frame, str)
        self.frames.append(frame)
        heard = super().keep(frame)
        if heard["type"] != "ping":
            self.heard.append(heard)
        return heard

    def closed(self) -> int:
        """Listen until the server closes the socket; the code with which it did."""
        assert self.socket is not None
        try:
            while True:
                self.keep(self.socket.recv(PATIENCE))
        except ConnectionClosed as closed:
            return 1006 if closed.rcvd is None else int(closed.rcvd.code)

    def until(self, enough: Callable[[Heard], bool]) -> Heard:
        """Listen until something is heard."""
        end = time.monotonic() + PATIENCE
        while not enough(heard := self.hear()):
            assert time.monotonic() < end, f"waited in vain; the last heard: {self.heard[-3:]}"
        return heard

    def request(self, kind: str, **fields: Any) -> Heard:
        """Ask for something, and wait for the answer."""
        command = fields.pop("id", None) or secrets.token_hex(16)
        fields = with_seat(kind, fields, self.table.get("yours", ()))
        self.send({"type": kind, "id": command, **fields})
        return as_answer(self.until(lambda heard: answers(command, heard)))

    # Playing

    def ready(self) -> None:
        """Get ready, as a page does by itself."""
        match, seat = self.table["match"], self.table["yours"][0]
        seed = self._seeds[match] = secrets.token_bytes(16)
        answer = self.request("ready", match=match, seed_hash=seed_hash(match, seat, seed))
        assert answer["type"] == "accepted", answer

    def tell_seed(self) -> None:
        """Tell the seed, once the table asks for it."""
        if self.table["status"] != "dealing":
            self.until(lambda _: self.table["status"] == "dealing")
        match = self.table["match"]
        answer = self.request("seed", match=match, seed=self._seeds[match].hex())
        assert answer["type"] == "accepted", answer

    def start(self) -> None:
        """As host: get ready, let it begin, and wait for the deal."""
        self.ready()
        assert self.request("start")["type"] == "accepted"
        self.tell_seed()
        self.wait_for_deal()

    def wait_for_update(self) -> Heard:
        """The next update."""
        return self.until(lambda heard: heard["type"] == "update")

    def reach(self, phase: str) -> None:
        """Listen until the match is in this phase."""
        while self.update["view"]["phase"] != phase:
            self.wait_for_update()

    def wait_for_deal(self) -> Heard:
        """The first update of a match, unless it has been heard already."""
        return self.update or self.wait_for_update()

    def listen(self) -> bool:
        """Hear what has come in the meantime; whether there was anything."""
        assert self.socket is not None
        heard = False
        with contextlib.suppress(TimeoutError):
            while True:
                heard = self.keep(self.socket.recv(0.005))["type"] != "ping" or heard
        return heard

    def wait_for_turn(self) -> bool:
        """Wait until there is something to do; false when the match is over."""
        while not self.update.get("moves"):
            if self.update.get("outcome"):
                return False
            self.until(lambda heard: heard["type"] == "update")
        return True

    def play(self, move: dict[str, Any], **fields: Any) -> Heard:
        """Make a move, as the answer to what is asked now."""
        before = self.update
        asked = {"match": before["match"], "decision": before["decision"], **fields}
        answer = self.request("play", move=move, **asked)
        if answer["type"] == "accepted" and self.update is before:
            self.update = {**before, "moves": []}  # the update is on its way
        return answer

    def play_on(self) -> None:
        """Play the first move of each question until the match is over."""
        while self.wait_for_turn():
            answer = self.play(self.update["moves"][0])
            assert answer["type"] == "accepted", answer


def play_together(*people: Page) -> None:
    """Whoever is asked plays the first move, until the match is over for everybody."""
    for person in people:
        person.wait_for_deal()
    quiet_since = time.monotonic()
    while not all(person.update.get("outcome") for person in people):
        for person in people:
            if person.listen():
                quiet_since = time.monotonic()
            if person.update["moves"]:
                answer = person.play(person.update["moves"][0])
                assert answer["type"] == "accepted", answer
        assert time.monotonic() < quiet_since + PATIENCE, "nothing happens any more"
