"""A page's socket: frames come in, are read and handed to its table; messages go out."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from meowple.core.game import Refused
from meowple.server import requests
from meowple.server.connection import Connection
from meowple.server.hub import Hub
from meowple.server.limits import Bucket, Buckets
from meowple.server.origins import Hosts, own_origin, same_origin
from meowple.server.room import Room
from meowple.server.wire import Hello, Ping, Refusal, Request

PING_EVERY: Final = 15.0
_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


class BadFrame(Exception):
    """What came cannot be read."""


class Sockets:
    """All sockets of a server."""

    def __init__(self, hub: Hub, hosts: Hosts, cookie: str) -> None:
        self._hub = hub
        self._hosts = hosts
        self._cookie = cookie
        self._clock = asyncio.get_running_loop().time
        self._guesses = Buckets(hub.settings.guesses_a_minute, 60_000, self._clock)

    async def serve(self, socket: WebSocket) -> None:
        """One socket, from its first frame to its last."""
        if not self._hosts.allows(socket) or not same_origin(socket):
            await socket.close(4403)
            return
        guest = await self._hub.people.known(socket.cookies.get(self._cookie))
        if guest is None:
            await socket.close(4401)
            return
        await socket.accept()
        connection = Connection(guest, own_origin(socket), self._hub.settings.queue)
        work = [
            asyncio.create_task(self._read(socket, connection)),
            asyncio.create_task(self._write(socket, connection)),
            asyncio.create_task(connection.gone.wait()),
        ]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)

    async def _read(self, socket: WebSocket, connection: Connection) -> None:
        settings = self._hub.settings
        bucket = Bucket(settings.messages, settings.messages_within, self._clock)
        room: Room | None = None
        try:
            while not connection.dropped:
                frame = await socket.receive()
                if frame["type"] == "websocket.disconnect":
                    return
                if not bucket.take():
                    connection.send(Refusal(None, "too_fast"))
                    connection.drop()
                    return
                room = await self._take(socket, connection, room, frame.get("text"))
        except WebSocketDisconnect:
            return
        finally:
            if room is not None:
                self._hub.gone(room, connection)

    async def _take(
        self, socket: WebSocket, connection: Connection, room: Room | None, text: str | None
    ) -> Room | None:
        """Read one frame, and let the table have it."""
        try:
            request = _read_frame(text)
        except BadFrame as error:
            connection.send(Refusal(None, "bad_message", {"why": str(error)[:200]}))
            return room
        if isinstance(request, Hello):
            if room is not None:
                connection.send(Refusal(None, "hello_twice"))
                return room
            return await self._enter(socket, connection, request)
        if room is None:
            connection.send(Refusal(None, "hello_first"))
            return None
        requests.submit(room, connection, request)
        return room

    async def _enter(self, socket: WebSocket, connection: Connection, hello: Hello) -> Room | None:
        try:
            return await self._hub.enter(connection, hello)
        except Refused as refused:
            address = socket.client.host if socket.client else ""
            if self._guesses.take(address):
                connection.send(Refusal(None, refused.key))
            else:
                connection.send(Refusal(None, "too_many_guesses"))
                connection.drop()
            return None

    async def _write(self, socket: WebSocket, connection: Connection) -> None:
        while True:
            try:
                payload = await asyncio.wait_for(connection.outbox.get(), PING_EVERY)
            except TimeoutError:
                connection.send(Ping(secrets.token_hex(8)))
                continue
            if payload is None:
                await socket.close(1013)
                return
            await socket.send_text(payload.decode())


def _read_frame(text: str | None) -> Request:
    if text is None:
        raise BadFrame("frames are text")
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadFrame(str(error)) from None
