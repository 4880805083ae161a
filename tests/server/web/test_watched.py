"""What whoever looks after a server can ask it."""

from __future__ import annotations

import http.client
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.served import Served
from tests.server.pages import Page


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path / "tables.db", metrics=True)
    served.start()
    yield served
    served.kill()


def told(port: int, path: str, host: str = "10.1.2.3") -> tuple[int, str]:
    """What is answered at a port, whatever name it is asked by."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as line:
        line.request("GET", path, headers={"Host": host})
        answer = line.getresponse()
        return answer.status, answer.read().decode()


def test_a_balancer_asks_whether_it_is_alive_and_ready_by_any_name(watched: Served) -> None:
    assert told(watched.port, "/healthz") == (200, "alive\n")
    assert told(watched.port, "/readyz") == (200, "ready\n")


def test_figures_are_told_at_a_port_of_their_own_and_name_nobody(watched: Served) -> None:
    ann = Page(watched.url)
    table, invite = ann.open_table([None, "kitten"])
    ann.enter(table)
    ann.start()
    status, text = told(watched.metrics_port, "/metrics")
    assert status == 200
    figures = dict(re.findall(r"^(meowple_\w+) (\S+)$", text, re.M))
    assert figures["meowple_tables"] == "1"
    assert figures["meowple_sockets"] == "1"
    assert int(figures["meowple_entries_total"]) >= 1
    assert int(figures["meowple_commit_seconds_count"]) >= 3
    for secret in (table, invite, ann.get("/api/me")["name"]):
        assert secret not in text
    assert told(watched.port, "/metrics", watched.url.removeprefix("http://"))[0] == 404
