"""Answers to plain requests."""

from __future__ import annotations

import asyncio
import math
import zlib
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from meowple.core.game import Refused
from meowple.server.web.built import best_way
from meowple.server.web.limits import Buckets

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

LARGEST_BODY: Final = 8192
WORTH_IT: Final = 1024
"""Bytes; a smaller answer comes in one packet anyway."""
LARGE: Final = 32 * 1024
"""Bytes; compressing more than that would hold others up."""


def json(value: Any, status: int = 200) -> Response:
    """A JSON answer that nobody keeps."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


async def read_body(request: Request, kind: type[Any]) -> Any:
    """What was sent along, typed; refuses what is too large or anything else."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise Refused("too_large")
    return msgspec.json.decode(body, type=kind)


def refusal(refused: Refused, status: int = 422) -> Response:
    """A reason, in keys; the page says it in the player's language."""
    return json({"key": refused.key, "details": refused.details}, status)


def too_much(refused: Refused, wait: float) -> Response:
    """Not now, but in so many seconds."""
    response = refusal(refused, 429)
    response.headers["Retry-After"] = str(max(1, math.ceil(wait)))
    return response


async def guessed(
    codes: Buckets, household: str, wrong: str, look: Callable[[], Awaitable[T]]
) -> T | Response:
    """What comes of a code that somebody tries; `wrong` is how a wrong one is refused. Each counts
    until it is known to be right: of many that come at the same moment not all are looked up."""
    if not codes.take(household):
        return too_much(Refused("too_many_guesses"), codes.wait(household))
    counts = False
    try:
        return await look()
    except Refused as refused:
        counts = refused.key == wrong
        raise
    finally:
        if not counts:
            codes.give_back(household)


async def while_heard(request: Request, work: Awaitable[T]) -> T:
    """What comes of the work; it is given up as soon as nobody waits for its answer."""
    working, gone = asyncio.ensure_future(work), asyncio.create_task(_hangs_up(request))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return await working
    finally:
        working.cancel()
        gone.cancel()


async def _hangs_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def packed(endpoint: Endpoint) -> Endpoint:
    """Compress what it answers, where that is worth it. Only for answers that anybody may have: the
    size of one that holds a secret beside other people's text would tell of the secret."""

    async def answer(request: Request) -> Response:
        response = await endpoint(request)
        response.headers["Vary"] = "Accept-Encoding"
        accepted = request.headers.get("accept-encoding", "")
        if len(response.body) < WORTH_IT or best_way(accepted, {"gzip": None}) != "gzip":
            return response
        body = bytes(response.body)
        if len(body) > LARGE:
            response.body = await asyncio.to_thread(_gzip, body)
        else:
            response.body = _gzip(body)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
        return response

    return answer


def _gzip(body: bytes) -> bytes:
    return zlib.compress(body, 6, wbits=31)
