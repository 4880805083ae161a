"""A page's socket: frames come in, are read and handed to its table; messages go out."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from meowple.core.game import Refused
from meowple.server.settings import Settings
from meowple.server.web.answers import refusal
from meowple.server.web.limits import Bucket, Buckets, Crowd, household_of
from meowple.server.web.origins import Hosts
from meowple.server.web.outbox import Outbox
from meowple.server.web.people import People
from meowple.server.web.protocol import cut, shortest_way
from meowple.table.hub import Hub
from meowple.table.pages.connection import Connection, encoded
from meowple.table.requests import answering
from meowple.table.room import Room
from meowple.table.store.base import Guest
from meowple.table.wire import Hello, Pong, Refusal, Request

PING_EVERY: Final = 5.0
SEND_WITHIN: Final = 20.0
"""Seconds for one message to leave; a reader that takes longer is gone."""

_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
log = logging.getLogger(__name__)


class BadFrame(Exception):
    """What came cannot be read."""


class Sockets:
    """All sockets of a server."""

    def __init__(
        self, hub: Hub, people: People, hosts: Hosts, settings: Settings, cookie: str
    ) -> None:
        self._hub = hub
        self._people = people
        self._hosts = hosts
        self._settings = settings
        self._cookie = cookie
        self._clock = asyncio.get_running_loop().time
        self._guesses = Buckets(settings.guesses_a_minute, 60_000, self._clock)
        self._watching = Buckets(settings.watching, settings.watching_within, self._clock)
        self._by_guest = Crowd(settings.sockets_a_guest)
        self._by_address = Crowd(settings.sockets_an_address)

    async def serve(self, socket: WebSocket) -> None:
        """Let a socket in, or say why not."""
        if not self._hosts.allows(socket):
            await socket.send_denial_response(refusal(Refused("wrong_host"), 421))
            return
        if not self._hosts.same_origin(socket):
            await socket.send_denial_response(refusal(Refused("wrong_origin"), 403))
            return
        guest = await self._people.known(socket.cookies.get(self._cookie))
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
        kernel = shortest_way(socket.scope, self._settings.direct)
        line = Outbox(self._hosts.origin_of(socket), self._settings.queue, kernel)
        connection = Connection(guest, line)
        watch = Watch(connection, line, self._settings.longest_silence / 1000)
        reading = asyncio.create_task(self._read(socket, connection, line))
        writing = asyncio.create_task(_write(socket, line))
        gone = asyncio.create_task(line.gone.wait())
        work = [reading, writing, gone]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            if line.dropped:  # its last words are still to be sent
                await asyncio.wait([writing, gone], return_when=asyncio.FIRST_COMPLETED)
        finally:
            watch.end()
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            if line.gone.is_set():
                cut(socket.scope)

    async def _read(self, socket: WebSocket, connection: Connection, line: Outbox) -> None:
        bucket = Bucket(self._settings.messages, self._settings.messages_within, self._clock)
        room: Room | None = None
        try:
            while not line.dropped:
                frame = await socket.receive()
                at = line.heard_at = self._clock()
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
            answering.submit(room, connection, request, at)
        return room

    async def _in_turn(self, socket: WebSocket, connection: Connection, room: Room | None) -> None:
        """Who only watches has little to say; a crowd of one household does not hold up a table."""
        if room is None or not room.table.seats_of(connection.guest.id):
            wait = self._watching.reserve(household_of(socket))
            if wait > 0:
                await asyncio.sleep(wait)

    async def _enter(self, socket: WebSocket, connection: Connection, hello: Hello) -> Room | None:
        try:
            return await self._hub.enter(socket.path_params["table"], connection, hello)
        except Refused as refused:
            if self._guesses.take(household_of(socket)):
                connection.send(Refusal(None, refused.key))
            else:
                connection.send(Refusal(None, "too_many_guesses"))
                connection.drop()
            return None


async def _write(socket: WebSocket, line: Outbox) -> None:
    while True:
        payload = await line.waiting.get()
        try:
            async with asyncio.timeout(SEND_WITHIN):
                if payload is None:
                    await socket.close(1013)
                    return
                await socket.send_text(payload.decode())
        except TimeoutError:
            line.gone.set()
            return
        except WebSocketDisconnect:
            return


class Watch:
    """Asks a page again and again whether it is there, and gives it up if it never answers."""

    def __init__(self, connection: Connection, line: Outbox, longest_silence: float) -> None:
        self._connection = connection
        self._line = line
        self._longest = longest_silence
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(PING_EVERY, self._look)

    def _look(self) -> None:
        if self._loop.time() - self._line.heard_at > self._longest:
            self._line.gone.set()
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
