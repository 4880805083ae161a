"""How messages get to a page: over a socket, or through a port inside a browser."""

from __future__ import annotations

from typing import Protocol


class Line(Protocol):
    """The way to one page."""

    def send(self, payload: bytes) -> None:
        """Let the page have a message, sooner or later; never waits."""
        ...

    def drop(self) -> None:
        """Send nothing more, and close: the page comes back by itself."""
        ...

    def shortest_trip(self) -> float | None:
        """The shortest way there and back that is known for certain, in milliseconds; None where
        somebody stands in between."""
        ...

    def qr_code(self, path: str) -> tuple[str, ...]:
        """The link to a path, as others can open it: rows of 0 and 1. None where nobody can."""
        ...
