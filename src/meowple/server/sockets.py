"""A page's socket: frames come in, are read and handed to its table; messages go out."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from meowple.core.game import Refused
from meowple.server import requests
from meowple.server.answers import refusal
from meowple.server.connection import Connection, encoded
from meowple.server.hub import Hub
from meowple.server.limits import Bucket, Buckets, Crowd, household_of
from meowple.server.origins import Hosts
from meowple.server.protocol import cut, shortest_way
from meowple.server.room import Room
from meowple.server.store.base import Guest
from meowple.server.wire import Hello, Pong, Refusal, Request

PING_EVERY: Final = 5.0
SEND_WITHIN: Final = 20.0
"""Seconds for one message to leave; a reader that takes longer is gone."""

_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
log = logging.getLogger(__name__)


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
        terms = (hub.settings.watching, hub.settings.watching_within)
        self._watching = Buckets(*terms, self._clock)
        self._by_guest = Crowd(hub.settings.sockets_a_guest)
        self._by_address = Crowd(hub.settings.sockets_an_address)

    async def serve(self, socket: WebSocket) -> None:
        """Let a socket in, or say why not."""
        if not self._hosts.allows(socket):
            await socket.send_denial_response(refusal(Refused("wrong_host"), 421))
            return
        if not self._hosts.same_origin(socket):
            await socket.send_denial_response(refusal(Refused("wrong_origin"), 403))
            return
        guest = await self._hub.people.known(socket.cookies.get(self._cookie))
        await socket.accept()
        if guest is None:
            await _turn_away(socket, Refusal(None, "no_guest"), 4401)
            return
        with (
            self._by_address.one_more(household_of(socket)) as fits,
            self._by_guest.one_more(guest.id) as fits_too,
        ):
            if fits and fits_too:
                await self._carry(socket, guest)
            else:
                await _turn_away(socket, Refusal(None, "too_many_sockets"), 1013)

    async def _carry(self, socket: WebSocket, guest: Guest) -> None:
        """One socket, from its first frame to its last."""
        settings = self._hub.settings
        kernel = shortest_way(socket.scope, settings.direct)
        connection = Connection(guest, self._hosts.origin_of(socket), settings.queue, kernel)
        watch = Watch(connection, settings.longest_silence / 1000)
        reading = asyncio.create_task(self._read(socket, connection))
        writing = asyncio.create_task(self._write(socket, connection))
        gone = asyncio.create_task(connection.gone.wait())
        work = [reading, writing, gone]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            if connection.dropped:  # its last words are still to be sent
                await asyncio.wait([writing, gone], return_when=asyncio.FIRST_COMPLETED)
        finally:
            watch.end()
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            if connection.gone.is_set():
                cut(socket.scope)

    async def _read(self, socket: WebSocket, connection: Connection) -> None:
        settings = self._hub.settings
        bucket = Bucket(settings.messages, settings.messages_within, self._clock)
        room: Room | None = None
        try:
            while not connection.dropped:
                frame = await socket.receive()
                at = connection.heard_at = self._clock()
                if frame["type"] == "websocket.disconnect":
                    return
                if not bucket.take():
                    connection.send(Refusal(None, "too_fast"))
                    connection.drop()
                    return
                room = await self._take(socket, connection, room, frame.get("text"), at)
                await asyncio.sleep(0)  # whoever says much at once does not hold up the others
        except Exception:
            log.exception("a socket could not be read")
            connection.send(Refusal(None, "went_wrong"))
            connection.drop()
        finally:
            if room is not None:
                self._hub.gone(room, connection)

    async def _take(
        self,
        socket: WebSocket,
        connection: Connection,
        room: Room | None,
        text: str | None,
        at: float,
    ) -> Room | None:
        """Understand a frame that was read at this moment, and let the table have it."""
        try:
            request = _read_frame(text)
            if not isinstance(request, Pong | Hello):
                await self._in_turn(socket, connection, room)
        except BadFrame as error:
            await self._in_turn(socket, connection, room)
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
        if isinstance(request, Pong):
            connection.pings.answered(request.nonce, at)
        else:
            requests.submit(room, connection, request, at)
        return room

    async def _in_turn(self, socket: WebSocket, connection: Connection, room: Room | None) -> None:
        """Who only watches has little to say; a crowd of one household does not hold up a table."""
        if room is None or room.table.seat_of(connection.guest.id) is None:
            wait = self._watching.reserve(household_of(socket))
            if wait > 0:
                await asyncio.sleep(wait)

    async def _enter(self, socket: WebSocket, connection: Connection, hello: Hello) -> Room | None:
        try:
            return await self._hub.enter(connection, hello)
        except Refused as refused:
            if self._guesses.take(household_of(socket)):
                connection.send(Refusal(None, refused.key))
            else:
                connection.send(Refusal(None, "too_many_guesses"))
                connection.drop()
            return None

    async def _write(self, socket: WebSocket, connection: Connection) -> None:
        while True:
            payload = await connection.outbox.get()
            try:
                async with asyncio.timeout(SEND_WITHIN):
                    if payload is None:
                        await socket.close(1013)
                        return
                    await socket.send_text(payload.decode())
            except TimeoutError:
                connection.gone.set()
                return
            except WebSocketDisconnect:
                return


class Watch:
    """Asks a page again and again whether it is there, and gives it up if it never answers."""

    def __init__(self, connection: Connection, longest_silence: float) -> None:
        self._connection = connection
        self._longest = longest_silence
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(PING_EVERY, self._look)

    def _look(self) -> None:
        if self._loop.time() - self._connection.heard_at > self._longest:
            self._connection.gone.set()
            return
        self._connection.ping()
        self._timer = self._loop.call_later(PING_EVERY, self._look)

    def end(self) -> None:
        """Watch no more."""
        self._timer.cancel()


async def _turn_away(socket: WebSocket, why: Refusal, code: int) -> None:
    await socket.send_text(encoded(why).decode())
    await socket.close(code)


def _read_frame(text: str | None) -> Request:
    if text is None:
        raise BadFrame("frames are text")
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadFrame(str(error)) from None
