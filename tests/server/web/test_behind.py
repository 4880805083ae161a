"""Who asks: our own proxies may say so, and nobody else."""

from __future__ import annotations

import asyncio
import http.client
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from meowple.cli import main
from meowple.server.web.behind import PROXIED, Behind, Proxies
from meowple.server.web.origins import BadName, Hosts, Name
from meowple.server.web.protocol import SOCKET, shortest_way
from meowple.words import LANGUAGES, words
from tests.served import Served

OURS = ("10.0.0.5", "2001:db8:a::/48")


def told(peer: str, *headers: tuple[str, str], kind: str = "http") -> dict[str, Any]:
    """The scope that an application sees behind our proxies."""
    seen: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope)

    scope = {"type": kind, "client": (peer, 5), "scheme": "ws" if kind == "websocket" else "http"}
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers]
    behind: Any = Behind(app, Proxies(OURS))
    asyncio.run(behind({**scope, "headers": raw}, None, None))
    return dict(seen[0])


FOR = "x-forwarded-for"


@pytest.mark.parametrize(
    ("peer", "said", "who"),
    [
        ("10.0.0.5", ["192.0.2.1"], "192.0.2.1"),
        ("::ffff:10.0.0.5", ["192.0.2.1"], "192.0.2.1"),
        ("2001:db8:a:1::9", ["2001:db8::7"], "2001:db8::7"),
        ("10.0.0.5", ["1.1.1.1, 192.0.2.1"], "192.0.2.1"),
        ("10.0.0.5", ["1.1.1.1", "192.0.2.1"], "192.0.2.1"),
        ("10.0.0.5", ["1.1.1.1, 192.0.2.1, 2001:db8:a::1"], "192.0.2.1"),
        ("10.0.0.5", ["192.0.2.1:4711"], "192.0.2.1"),
        ("10.0.0.5", ["[2001:db8::7]:4711"], "2001:db8::7"),
        ("10.0.0.5", ["1.1.1.1, unknown"], "10.0.0.5"),
        ("10.0.0.5", ["1.1.1.1, <script>, 10.0.0.5"], "10.0.0.5"),
        ("10.0.0.5", ["10.0.0.5"], "10.0.0.5"),
        ("10.0.0.5", [" , "], "10.0.0.5"),
        ("10.0.0.5", [], "10.0.0.5"),
        ("10.0.0.6", ["192.0.2.1"], "10.0.0.6"),
        ("127.0.0.1", ["192.0.2.1"], "127.0.0.1"),
        ("::1", ["192.0.2.1"], "::1"),
        ("somewhere", ["192.0.2.1"], "somewhere"),
    ],
)
def test_who_asks_is_the_last_that_is_none_of_our_proxies(
    peer: str, said: list[str], who: str
) -> None:
    assert told(peer, *((FOR, each) for each in said))["client"][0] == who


@pytest.mark.parametrize(
    ("peer", "said", "scheme"),
    [
        ("10.0.0.5", "https", "https"),
        ("10.0.0.5", "HTTPS", "https"),
        ("10.0.0.5", "http, https", "https"),
        ("10.0.0.5", "https, http", "http"),
        ("10.0.0.5", "gopher", "http"),
        ("10.0.0.6", "https", "http"),
        ("127.0.0.1", "https", "http"),
    ],
)
def test_how_they_ask_is_what_the_last_proxy_says(peer: str, said: str, scheme: str) -> None:
    assert told(peer, ("x-forwarded-proto", said))["scheme"] == scheme
    sockets = {"http": "ws", "https": "wss"}
    seen = told(peer, ("x-forwarded-proto", said), kind="websocket")
    assert seen["scheme"] == sockets[scheme]


def test_the_kernel_knows_only_the_way_to_the_proxy() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        here = socket.create_connection(server.getsockname())
        there, _ = server.accept()
        with here, there:
            here.sendall(b"purr")
            there.recv(4)
            wire = {SOCKET: {"wire": here, "cut": None}}
            for direct in (False, True):
                behind = told("10.0.0.5", (FOR, "1.2.3.4"), kind="websocket")
                behind["extensions"] |= wire
                assert PROXIED in behind["extensions"]
                assert shortest_way(behind, direct)() is None
            alone = told("1.2.3.4", kind="websocket")
            assert shortest_way({**alone, "extensions": wire}, False)() is not None


# Names


@pytest.mark.parametrize(
    ("typed", "host", "origin"),
    [
        ("table.example", "table.example", None),
        ("Table.Example", "table.example", None),
        ("192.0.2.1", "192.0.2.1", None),
        ("::1", "::1", None),
        ("стіл.укр", "xn--k1ald4f.xn--j1amh", None),
        ("https://table.example", "table.example", "https://table.example"),
        ("https://table.example/", "table.example", "https://table.example"),
        ("https://Table.example:8443", "table.example", "https://table.example:8443"),
        ("https://table.example:443", "table.example", "https://table.example"),
        ("http://table.example:80", "table.example", "http://table.example"),
        ("https://[2001:db8::1]:8443", "2001:db8::1", "https://[2001:db8::1]:8443"),
    ],
)
def test_a_name_is_a_host_or_a_whole_origin(typed: str, host: str, origin: str | None) -> None:
    assert Name.read(typed) == Name(host, origin)


NO_NAMES = [
    "",
    "table.example:8443",
    "ftp://table.example",
    "https://",
    "https://table.example/t/1",
    "https://table.example?x",
    "https://ann@table.example",
    "https://table.example:99999",
    "https://table.example:0",
    "table example",
    "-x",
    "x" * 64,
]


@pytest.mark.parametrize("typed", NO_NAMES)
def test_what_is_no_name_is_refused(typed: str) -> None:
    with pytest.raises(BadName):
        Name.read(typed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("flag", "typed", "key"),
    [
        ("--name", "table.example:8443", "serve-bad-name"),
        ("--behind", "proxy.example", "serve-bad-behind"),
        ("--behind", "10.0.0.0/33", "serve-bad-behind"),
        ("--behind", "", "serve-bad-behind"),
    ],
)
def test_a_bad_value_is_one_line_in_ones_own_language(
    capsys: pytest.CaptureFixture[str], language: str, flag: str, typed: str, key: str
) -> None:
    assert main(["serve", f"{flag}={typed}", "--lang", language]) == 2
    example = "https://table.example" if flag == "--name" else "10.0.0.0/8"
    said = words(language)(key, typed=typed, example=example)
    assert capsys.readouterr().err == f"meowple: {said}\n"


def asking(host: str, **more: str) -> HTTPConnection:
    """A request to this host."""
    headers = [(b"host", host.encode())]
    headers += [(name.encode(), value.encode()) for name, value in more.items()]
    return HTTPConnection({"type": "http", "scheme": "http", "path": "/", "headers": headers})


def test_a_declared_origin_is_right_whatever_a_proxy_makes_of_it() -> None:
    hosts = Hosts(
        "127.0.0.1", [Name.read("https://table.example:8443"), Name.read("other.example")]
    )
    for host in ("table.example", "table.example:8443", "TABLE.example:80"):
        assert hosts.allows(asking(host))
        assert hosts.origin_of(asking(host)) == "https://table.example:8443"
        assert hosts.same_origin(asking(host, origin="https://table.example:8443"))
        for foreign in ("https://table.example", "http://table.example:8443", f"http://{host}"):
            assert not hosts.same_origin(asking(host, origin=foreign))
    assert hosts.origin_of(asking("other.example:81")) == "http://other.example:81"
    assert hosts.origin_of(asking("127.0.0.1:8000")) == "http://127.0.0.1:8000"
    assert not hosts.allows(asking("table.example.evil"))
    assert not hosts.same_origin(asking("127.0.0.1", origin="https://table.example:8443"))


# A real server


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """Few guests from one address; its proxy is at 127.0.0.2."""
    served = Served(tmp_path / "tables.db", guests_a_minute=2, behind=["127.0.0.2"])
    served.start()
    yield served
    served.kill()


def arrive(served: Served, peer: str, **said: str) -> tuple[int, str]:
    """A new guest from this address, who says this of themselves: status and cookie."""
    line = http.client.HTTPConnection("127.0.0.1", served.port, source_address=(peer, 0))
    headers = {name.replace("_", "-"): value for name, value in said.items()}
    line.request("GET", "/api/me", headers=headers)
    answer = line.getresponse()
    answer.read()
    line.close()
    return answer.status, answer.headers.get("set-cookie", "").lower()


def test_nobody_but_the_proxy_comes_under_a_false_address(served: Served) -> None:
    forged = [arrive(served, "127.0.0.1", X_Forwarded_For=f"192.0.2.{n}")[0] for n in range(4)]
    assert forged == [200, 200, 429, 429]
    through = [arrive(served, "127.0.0.2", X_Forwarded_For=f"192.0.2.{n}")[0] for n in range(4)]
    assert through == [200] * 4
    before = [
        arrive(served, "127.0.0.2", X_Forwarded_For=f"192.0.2.{n}, 198.51.100.1")[0]
        for n in range(4)
    ]
    assert before == [200, 200, 429, 429], "what a guest wrote before the proxy did counts nothing"


def test_nobody_but_the_proxy_says_that_it_is_https(served: Served) -> None:
    said = {"X_Forwarded_Proto": "https", "X_Forwarded_For": "192.0.2.1"}
    assert "secure" in arrive(served, "127.0.0.2", **said)[1]
    _, cookie = arrive(served, "127.0.0.1", **said)
    assert cookie
    assert "secure" not in cookie
