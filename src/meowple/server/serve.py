"""`meowple serve`: one server on one machine."""

from __future__ import annotations

import contextlib
import gc
import logging
import signal
import socket
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import segno
import uvicorn

from meowple.server.logs import How, told
from meowple.server.metrics import Measured
from meowple.server.settings import Settings
from meowple.server.store.postgres import INNER
from meowple.server.store.sqlite.lock import NoFolder, StoreLinked, StoreLocked
from meowple.server.store.sqlite.store import SqliteStore
from meowple.server.thinkers import ProcessThinkers, cores
from meowple.server.web.app import Inner, Server, make_app
from meowple.server.web.behind import Behind, Proxies
from meowple.server.web.lines import Lines, handles
from meowple.server.web.origins import Hosts, Name, own_addresses
from meowple.server.web.protocol import OpenSocket, PlainLine
from meowple.server.workers import listen, supervise
from meowple.table.devices import Devices
from meowple.table.hub import Hub
from meowple.table.people import People
from meowple.table.store.base import StoreFailed
from meowple.table.store.devices import ServerStore
from meowple.words import Words

if TYPE_CHECKING:
    from meowple.server.store.postgres.store import PostgresStore


log = logging.getLogger(__name__)


def utc() -> int:
    """The time of day, in milliseconds."""
    return time.time_ns() // 1_000_000


def open_store(file: Path, say: Words) -> SqliteStore:
    """The file where tables are kept; ends the program if it cannot be opened, and says why."""
    try:
        return SqliteStore.open(file)
    except StoreLocked as locked:
        why = say("serve-file-open", file=str(file), process=locked.process)
        raise SystemExit(f"meowple: {why}") from None
    except NoFolder as missing:
        why = say("serve-no-folder", folder=str(missing.folder))
        raise SystemExit(f"meowple: {why}") from None
    except StoreLinked:
        raise SystemExit(f"meowple: {say('serve-file-linked', file=str(file))}") from None
    except StoreFailed as error:
        raise SystemExit(f"meowple: {error}") from None


def open_database(url: str, address: str, settings: Settings) -> PostgresStore:
    """The database where tables are kept; ends the program if it cannot be opened."""
    from meowple.server.store.postgres.store import PostgresStore  # few have one

    check_database(url)
    try:
        return PostgresStore.open(url, address, settings.lease / 1000)
    except StoreFailed as error:
        raise SystemExit(f"meowple: {error}") from None


def check_database(url: str) -> None:
    """Make the tables of a database that has none; ends the program where nothing can be kept."""
    from meowple.server.store.postgres.link import check_address, connect
    from meowple.server.store.postgres.schema import check, migrate, version_of

    try:
        check_address(url)
        with connect(url) as db:
            if version_of(db) is None:
                migrate(db)
            check(db)
    except StoreFailed as error:
        raise SystemExit(f"meowple: {error}") from None


def check_port(host: str, port: int, say: Words) -> None:
    """End the program with a plain word if nothing can listen there."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        why = say("serve-no-port", address=f"{host}:{port}", why=error.strerror or str(error))
        raise SystemExit(f"meowple: {why}") from None


def listen_here(port: int, say: Words) -> socket.socket:
    """A port that only this machine reaches."""
    check_port("127.0.0.1", port, say)
    return socket.create_server(("127.0.0.1", port))


class Shared(NamedTuple):
    """A database that several servers share, and where they reach this one."""

    url: str
    at: str = "127.0.0.1"
    """The address of this machine that other servers know."""
    listening: int | None = None
    """The port as a worker was handed it, already open."""


def run(
    host: str,
    port: int,
    file: Path,
    settings: Settings,
    names: Sequence[Name],
    say: Words,
    shared: Shared | None = None,
    metrics: int | None = None,
) -> None:
    """Serve until it is stopped; figures are told on this machine at the port `metrics`, and
    where that is, is said if it was left open."""
    with told(settings.log):
        opened = _open(host, port, file, settings, say, shared, metrics)
        hosts, proxies = Hosts(host, names), Proxies(settings.behind)
        app = Behind(make_app(partial(_server, opened, settings), hosts), proxies)
        config = _config(app, host, port, settings, proxies)
        # The server ends in good order, then hears the signal again: then it is no news any more.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how a server is stopped
            if shared is None or shared.listening is None:
                Announcing(config, host, list(hosts.origins.values()), say, settings.log).run()
            else:
                uvicorn.Server(config).run([socket.socket(fileno=shared.listening)])


class Opened(NamedTuple):
    """What a server holds open as long as it runs."""

    store: ServerStore
    inner: socket.socket | None
    """Where other servers reach it."""
    metrics_at: socket.socket | None


def _open(
    host: str,
    port: int,
    file: Path,
    settings: Settings,
    say: Words,
    shared: Shared | None,
    metrics: int | None,
) -> Opened:
    """Everything that can be refused; ends the program with a plain word where it is."""
    if shared is None or shared.listening is None:
        check_port(host, port, say)
    inner = None
    if shared is not None:
        check_port(shared.at, 0, say)
        inner = socket.create_server((shared.at, 0))
    store = _open_store(file, shared, inner, settings, say)
    metrics_at = None if metrics is None else listen_here(metrics, say)
    if metrics_at is not None:
        store = cast(ServerStore, Measured(store))
        if not metrics:
            figures = f"http://127.0.0.1:{metrics_at.getsockname()[1]}/metrics"
            _print(say("serve-figures-at", address=figures), figures, settings.log)
    return Opened(store, inner, metrics_at)


async def _server(opened: Opened, settings: Settings) -> Server:
    """What is served, made inside the loop that serves it."""
    look_for_cycles_seldom()
    thinkers = ProcessThinkers(settings.bot_workers or cores())
    thinkers.warm_up()
    store, known = opened.store, None
    if opened.inner is not None:
        known = Inner(opened.inner, (await store.secret(INNER) or b"").hex())
    hub, people = Hub(store, thinkers, settings, utc), People(store, utc)
    devices = Devices(store, people, utc)
    return Server(hub, people, devices, settings, known, opened.metrics_at)


def look_for_cycles_seldom() -> None:
    """Nearly all that a move makes is let go by counting. All of it looked through as often as
    Python does by itself would take a fifth of a busy server's time. So everything is looked
    through hardly ever, and what is new in small pieces: a look at the newest three hundred takes a
    tenth of a millisecond, and what was left of two of them is looked through once more, so that it
    never grows to the twenty thousand that took five, twice a second, which is felt in a race."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(300, 1, 50_000)


def _open_store(
    file: Path, shared: Shared | None, inner: socket.socket | None, settings: Settings, say: Words
) -> ServerStore:
    """Where tables are kept."""
    if shared is None or inner is None:
        return open_store(file, say)
    return open_database(shared.url, f"{shared.at}:{inner.getsockname()[1]}", settings)


def _config(
    app: Behind, host: str, port: int, settings: Settings, proxies: Proxies
) -> uvicorn.Config:
    """How uvicorn serves it: with connections that are counted and may not dawdle."""
    lines = Lines(settings, handles(), proxies.trust)
    plain: Any = partial(PlainLine, lines=lines)
    sockets: Any = partial(OpenSocket, lines=lines)
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        log_level="error",  # its warnings are about strangers who speak badly
        access_log=False,
        server_header=False,
        proxy_headers=False,  # it would believe anybody on this machine
        timeout_keep_alive=cast(int, settings.idle_within / 1000),
        http=plain,
        ws=sockets,
        ws_max_size=8192,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


def many(
    host: str,
    port: int,
    workers: int,
    names: Sequence[Name],
    say: Words,
    shared: Shared,
    how: How = "text",
) -> None:
    """Serve with several processes, each as this one was told to. What none of them could do is
    said once, by this one."""
    with told(how):
        check_port(host, port, say)
        check_port(shared.at, 0, say)
        check_database(shared.url)
        listening = listen(host, port)
        origins = list(Hosts(host, names).origins.values())
        announce(host, listening.getsockname()[1], origins, say, how)
        supervise(listening, workers, sys.argv[1:])


class Announcing(uvicorn.Server):
    """Says where it can be reached, once it can."""

    def __init__(
        self, config: uvicorn.Config, host: str, origins: Sequence[str], say: Words, how: How
    ) -> None:
        super().__init__(config)
        self._how = how
        self._host = host
        self._origins = origins
        self._say = say

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then announce."""
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            announce(self._host, port, self._origins, self._say, self._how)


def announce(host: str, port: int, origins: Sequence[str], say: Words, how: How) -> None:
    """Print the address; what a phone can reach, as a QR code too. A program that reads the log is
    told the address alone."""
    everywhere = host in ("0.0.0.0", "::")
    shown = f"[{host}]" if ":" in host else host
    here = f"http://{'localhost' if everywhere else shown}:{port}"
    _print(say("serve-at", address=here), here, how)
    if how == "json":
        return
    for origin in origins:
        _show(say("serve-known-as", address=origin), origin)
    if not everywhere and not origins:
        print(say("serve-for-phones", flag="--host 0.0.0.0"), flush=True)
    if everywhere:
        for address in own_addresses():
            shown = f"[{address}]" if ":" in address else address
            url = f"http://{shown}:{port}"
            _show(say("serve-in-this-room", address=url), url)
    print(say("serve-how-to-stop"), flush=True)


def _print(said: str, address: str, how: How) -> None:
    """Say where something is."""
    if how == "json":
        log.info("serves at address %s", address)
    else:
        print(said, flush=True)


def _show(said: str, url: str) -> None:
    print(said, flush=True)
    segno.make(url, error="m").terminal(compact=True)
