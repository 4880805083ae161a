"""A program without a bot: the token of a chair, and a socket that it opens."""

from __future__ import annotations

from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.served import Served
from tests.server.pages import Page


def invited(host: Page, seat: int = 1, **more: Any) -> str:
    """The host asks for a link for a program."""
    answer = host.request("invite_program", seat=seat, **more)
    assert answer["type"] == "program_invited", answer
    return host.url + str(answer["path"])


def token_of(link: str) -> str:
    return urlsplit(link).fragment.removeprefix("program.")


class Program(Page):
    """Comes with a token in a header, and with nothing else."""

    def __init__(self, link: str, **headers: str) -> None:
        self._headers = {"Authorization": f"Bearer {token_of(link)}", **headers}
        self.at = urlsplit(link).path.rpartition("/")[2]
        super().__init__(link.partition("/t/")[0])
        self.cookie = ""

    def connect(self, table: str = "no-table", **headers: str) -> ClientConnection:
        """A socket with the token."""
        return connect(
            f"ws://{self.host}/ws/{table}",
            additional_headers={**self._headers, **headers},
            compression=None,
            close_timeout=1,
            legacy=True,
        )

    def come(self, table: str = "") -> Program:
        """Take the seat, or take it again."""
        self.update = {}
        self.enter(table or self.at)
        return self

    def turned_away(self, table: str = "", **headers: str) -> str:
        """Try to come; gives the reason that is told."""
        self.leave()
        self.socket = self.connect(table or self.at, **headers)
        with suppress(ConnectionClosed):  # it may have been told, and hung up on, already
            self.send({"type": "hello"})
        heard = self.until(lambda heard: heard["type"] in ("refused", "welcome"))
        assert heard["type"] == "refused", heard
        return str(heard["key"])


def hosted(
    server: Served, game: str = "tail", name: str | None = None, **options: object
) -> tuple[Page, str]:
    """Ann at a table for two, and the link for a program on the other chair."""
    ann = Page(server.url)
    table, _ = ann.open_table([None, None], game=game, options=options)
    ann.enter(table)
    return ann, invited(ann, name=name)


def wait_for_program(ann: Page) -> None:
    """Until it sits on the other chair."""
    if ann.table["chairs"][1]["kind"] != "person":
        ann.until(lambda _: ann.table["chairs"][1]["kind"] == "person")
