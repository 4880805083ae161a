"""Figures for whoever looks after a server, in the words of Prometheus: no names, no secrets."""

from __future__ import annotations

import asyncio
import socket
import time
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from meowple.server.web.inner import Inner
from meowple.table.store.base import Seen, Store, Write

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds: so many commits took at most this long."""
KIND: Final = "text/plain; version=0.0.4"


class Histogram:
    """How long something took, again and again."""

    def __init__(self) -> None:
        self._counts = [0] * (len(STEPS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """Once more."""
        self._counts[bisect_left(STEPS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> list[str]:
        """As Prometheus reads it."""
        found, below = [], 0
        for step, count in zip((*map(str, STEPS), "+Inf"), self._counts, strict=True):
            below += count
            found.append(f'{name}_bucket{{le="{step}"}} {below}')
        return [*found, f"{name}_sum {self._sum:.6f}", f"{name}_count {below}"]


class Measured:
    """A store whose commits are counted and timed; everything else goes straight through."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.commits = Histogram()
        self.entries = 0
        self.failed = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, writes: Sequence[Write], **more: Any) -> Seen | None:
        """Write all of it or nothing."""
        began = time.perf_counter()
        try:
            seen = await self._store.append(writes, **more)
        except Exception:
            self.failed += 1
            raise
        self.commits.add(time.perf_counter() - began)
        if seen is None:
            self.entries += sum(len(w.records) for w in writes if w.stream.startswith("match/"))
        return seen


Gauge = Callable[[], float]


class Metrics:
    """All figures of a server."""

    def __init__(self, store: Measured, gauges: Mapping[str, tuple[str, Gauge]]) -> None:
        self._store = store
        self._gauges = gauges

    def text(self) -> str:
        """As Prometheus reads it."""
        lines = []
        for name, (help_text, gauge) in self._gauges.items():
            lines += [*_about(name, help_text, "gauge"), f"{name} {gauge():g}"]
        name = "meowple_entries_total"
        lines += _about(name, "Entries of matches that were stored.", "counter")
        lines.append(f"{name} {self._store.entries}")
        name = "meowple_commits_failed_total"
        lines += _about(name, "Commits that were refused or failed.", "counter")
        lines.append(f"{name} {self._store.failed}")
        name = "meowple_commit_seconds"
        lines += _about(name, "Seconds until a commit was on the disk.", "histogram")
        return "\n".join([*lines, *self._store.commits.lines(name), ""])


def _about(name: str, help_text: str, kind: str) -> list[str]:
    return [f"# HELP {name} {help_text}", f"# TYPE {name} {kind}"]


class MetricsListener:
    """Where the figures are read: a listener of its own, so that no page can reach it."""

    def __init__(self, metrics: Metrics, at: socket.socket) -> None:
        async def tell(request: Request) -> PlainTextResponse:
            return PlainTextResponse(metrics.text(), media_type=KIND)

        app = Starlette(routes=[Route("/metrics", tell)])
        config = uvicorn.Config(
            app, log_config=None, log_level="error", access_log=False, lifespan="off"
        )
        self._server = Inner(config)
        self._task = asyncio.create_task(self._server.serve(sockets=[at]))

    async def close(self) -> None:
        """Tell no more."""
        self._server.should_exit = True
        await self._task
