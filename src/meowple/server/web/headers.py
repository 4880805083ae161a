"""Headers that keep a page to itself."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
    )
)

WORKERS: Final = "/assets/pocket/"
"""Where the workers of a device lie: there, and nowhere else, a program may be put together from
bytes, or there would be no Python in a browser."""
POLICY_OF_WORKERS: Final = f"{POLICY}; script-src 'self' 'wasm-unsafe-eval'"

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class SafeHeaders:
    """Adds them to every answer. A request that says twice how long it is, each time otherwise, is
    refused: a proxy might read another one into it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["path"].startswith(WORKERS):
                    headers["Content-Security-Policy"] = POLICY_OF_WORKERS
            await send(message)

        if scope["type"] == "http" and _has_two_lengths(scope):
            refused = PlainTextResponse("One length is enough.", 400, {"Connection": "close"})
            await refused(scope, receive, send_safely)
        else:
            await self._app(scope, receive, send_safely)


def _has_two_lengths(scope: Scope) -> bool:
    names = {name.lower() for name, _ in scope["headers"]}
    return {b"content-length", b"transfer-encoding"} <= names
