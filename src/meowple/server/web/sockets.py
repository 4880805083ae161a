"""A page's socket: frames come in, are read and handed to its table; messages go out."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from meowple.core.game import Refused
from meowple.server.settings import Settings
from meowple.server.web.answers import refusal
from meowple.server.web.limits import Bucket, Buckets, Crowd, household_of
from meowple.server.web.origins import Hosts
from meowple.server.web.outbox import Outbox
from meowple.server.web.protocol import cut, listen, shortest_way, teller
from meowple.server.web.relay import SECRET, Relay
from meowple.server.web.visits import Frame, Passed, PassedVisit, Visit
from meowple.table.hub import Hub
from meowple.table.pages.connection import Connection, encoded
from meowple.table.people import People, token_hash
from meowple.table.requests import answering
from meowple.table.room import Room
from meowple.table.store.base import Elsewhere, Guest, StoreFailed
from meowple.table.store.devices import ServerStore
from meowple.table.wire import Asking, Hello, Pong, Refusal, Request

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
        self,
        hub: Hub,
        people: People,
        hosts: Hosts,
        settings: Settings,
        cookie: str,
        inner_secret: str | None = None,
    ) -> None:
        self._hub = hub
        self._people = people
        self._hosts = hosts
        self._settings = settings
        self._cookie = cookie
        self._inner_secret = inner_secret
        """By which servers that share a database know each other."""
        self._clock = asyncio.get_running_loop().time
        self._guesses = Buckets(settings.guesses_a_minute, 60_000, self._clock)
        self._watching = Buckets(settings.watching, settings.watching_within, self._clock)
        self.open = 0
        """How many sockets there are, those of other servers' pages too …"""
        self.relays = 0
        """… and how many of our own pages are passed on."""
        self._here: dict[str, set[Connection]] = {}
        """The pages of each device, by the hash of its token."""
        self._by_guest = Crowd(settings.sockets_a_guest)
        self._by_address = Crowd(settings.sockets_an_address)

    async def serve(self, socket: WebSocket) -> None:
        """Let a socket in, or say why not."""
        if not self._hosts.allows(socket):
            await socket.send_denial_response(refusal(Refused("wrong_host"), 421))
            return
        program = "authorization" in socket.headers
        if not program and not self._hosts.same_origin(socket):
            await socket.send_denial_response(refusal(Refused("wrong_origin"), 403))
            return
        try:
            guest = await (self._program(socket) if program else self._person(socket))
            device = "" if program else token_hash(socket.cookies[self._cookie])
        except Refused as refused:
            await socket.accept()
            await _turn_away(socket, Refusal(None, refused.key), 4401)
            return
        except StoreFailed as error:  # the page comes back after a while
            log.warning("nobody knows who comes: %s", error)
            await socket.accept()
            await _turn_away(socket, Refusal(None, "went_wrong"), 1013)
            return
        await socket.accept()
        with (
            self._by_address.one_more(household_of(socket)) as fits,
            self._by_guest.one_more(guest.id) as fits_too,
        ):
            if fits and fits_too:
                await self._carry(self._visit(socket, guest, device))
            else:
                await _turn_away(socket, Refusal(None, "too_many_sockets"), 1013)

    def hang_up(self, device: str) -> None:
        """Close the pages of a device that is its guest's no more."""
        for connection in list(self._here.get(device, ())):
            connection.send(Refusal(None, "no_guest"))
            connection.drop()

    async def look_who_is_known(self, store: ServerStore) -> None:
        """Hang up on devices that were taken back, or whose guests were forgotten, by whichever
        server of those that share the store."""
        devices = set(self._here) - {""}
        if devices:
            for gone in devices - await store.good_tokens(devices):
                self.hang_up(gone)

    async def keep_looking(self, store: ServerStore) -> None:
        """The same again and again."""
        while True:
            await asyncio.sleep(self._settings.known_every / 1000)
            with contextlib.suppress(StoreFailed):
                await self.look_who_is_known(store)
                if self._inner_secret is not None:
                    await self._hub.look_who_is_called()

    async def _person(self, socket: WebSocket) -> Guest:
        guest = await self._people.known(socket.cookies.get(self._cookie))
        if guest is None:
            raise Refused("no_guest")
        return guest

    async def _program(self, socket: WebSocket) -> Guest:
        """The program with the token that was sent. A browser never sends one by itself; what comes
        with a cookie or from a page is no program."""
        if "cookie" in socket.headers or "origin" in socket.headers:
            raise Refused("token_with_cookie")
        token = bearer_of(socket.headers.getlist("authorization"))
        guest = None if token is None else await self._people.program(token)
        if guest is None and not self._guesses.take(household_of(socket)):
            raise Refused("too_many_guesses")
        if guest is None:
            raise Refused("no_such_token")
        return guest

    def _visit(self, socket: WebSocket, guest: Guest, device: str) -> Visit:
        return Visit(
            socket=socket,
            table=socket.path_params["table"],
            guest=guest,
            origin=self._hosts.origin_of(socket),
            household=household_of(socket),
            kernel=shortest_way(socket.scope, self._settings.direct),
            device=device,
        )

    async def serve_passed(self, socket: WebSocket) -> None:
        """Let in a page that another server passes on; it has said who it is."""
        told = socket.headers.get(SECRET, "")
        if not hmac.compare_digest(told.encode(), (self._inner_secret or "").encode()) or not told:
            await socket.close(4403)
            return
        await socket.accept()
        try:
            passed = msgspec.json.decode(await socket.receive_text(), type=Passed)
        except WebSocketDisconnect:  # the page left while it was passed on
            return
        except msgspec.DecodeError as error:
            log.warning("another server speaks otherwise, perhaps of another version: %s", error)
            await socket.close(4400)
            return
        visit = PassedVisit(
            socket=socket,
            table=socket.path_params["table"],
            guest=passed.guest,
            origin=passed.origin,
            household=passed.household,
            kernel=lambda: None,
            limited=False,
        )
        await self._carry(visit)

    async def _carry(self, visit: Visit) -> None:
        """One socket, from its first frame to its last."""
        tell = teller(visit.socket.scope)
        line = Outbox(visit.origin, self._settings.queue, lambda: visit.kernel(), tell)
        connection = Connection(visit.guest, line)
        watch = Watch(connection, line, self._settings.longest_silence / 1000)
        reading = asyncio.create_task(self._read(visit, connection, line))
        writing = asyncio.create_task(_write(visit.socket, line))
        gone = asyncio.create_task(line.gone.wait())
        work = [reading, writing, gone]
        self.open += 1
        self._here.setdefault(visit.device, set()).add(connection)
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            if line.dropped:  # its last words are still to be sent
                await asyncio.wait([writing, gone], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.open -= 1
            self._here[visit.device].discard(connection)
            if not self._here[visit.device]:
                del self._here[visit.device]
            watch.end()
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            if line.gone.is_set():
                cut(visit.socket.scope)

    async def _read(self, visit: Visit, connection: Connection, line: Outbox) -> None:
        bucket = Bucket(self._settings.messages, self._settings.messages_within, self._clock)
        room: Room | Relay | None = None
        ear = Ear(visit, connection, line, bucket, self._clock)
        listen(visit.socket.scope, ear.hear)
        try:
            while not line.dropped:
                ear.speaks_to = room
                frame = await visit.frame()
                ear.speaks_to = None
                line.heard_at = self._clock()
                if frame is None:
                    return
                if visit.limited and not bucket.take():
                    connection.send(Refusal(None, "too_fast"))
                    connection.drop()
                    return
                if isinstance(room, Relay):
                    room.pass_on(frame)
                else:
                    room = await self._take(visit, connection, line, room, frame)
                await asyncio.sleep(0)  # whoever says much at once does not hold up the others
        except Exception:
            log.exception("a socket could not be read")
            connection.send(Refusal(None, "went_wrong"))
            connection.drop()
        finally:
            if isinstance(room, Relay):
                self.relays -= 1
                room.close()
            elif room is not None:
                self._hub.gone(room, connection)

    async def _take(
        self,
        visit: Visit,
        connection: Connection,
        line: Outbox,
        room: Room | None,
        frame: Frame,
    ) -> Room | Relay | None:
        """Understand a frame, and let the table have it."""
        try:
            request = _read_frame(frame.text)
            if not isinstance(request, Pong | Hello):
                await self._in_turn(visit, room)
        except BadFrame as error:
            await self._in_turn(visit, room)
            connection.send(Refusal(None, "bad_message", {"why": str(error)[:200]}))
            return room
        if isinstance(request, Hello):
            if room is not None:
                connection.send(Refusal(None, "hello_twice"))
                return room
            return await self._enter(visit, connection, line, request, frame)
        if isinstance(request, Pong):  # whoever was turned away still answers pings
            connection.pings.answered(request.nonce, frame.at)
            return room
        if room is None:
            connection.send(Refusal(None, "hello_first"))
            return None
        _hand_over(room, connection, request, frame.at)
        return room

    async def _in_turn(self, visit: Visit, room: Room | None) -> None:
        """Who only watches has little to say; a crowd of one household does not hold up a table."""
        if room is None or not room.table.seats_of(visit.guest.id):
            wait = self._watching.reserve(visit.household)
            if wait > 0:
                await asyncio.sleep(wait)

    async def _enter(
        self, visit: Visit, connection: Connection, line: Outbox, hello: Hello, frame: Frame
    ) -> Room | Relay | None:
        try:
            return await self._hub.enter(visit.table, connection, hello)
        except Elsewhere as elsewhere:
            return await self._pass_through(elsewhere.address, visit, line, frame)
        except StoreFailed as error:  # the page comes back after a while
            log.warning("somebody could not come in: %s", error)
            connection.send(Refusal(None, "went_wrong"))
            connection.drop()
            return None
        except Refused as refused:
            if self._guesses.take(visit.household):
                connection.send(Refusal(None, refused.key))
            else:
                connection.send(Refusal(None, "too_many_guesses"))
                connection.drop()
            return None

    async def _pass_through(
        self, address: str, visit: Visit, line: Outbox, hello: Frame
    ) -> Relay | None:
        """Let the page speak with the server that has its table; if that cannot be, the page comes
        back after a while, and perhaps the table is here by then."""
        if self._inner_secret is None or isinstance(visit, PassedVisit):
            line.drop()  # two servers that each take the other for its owner: somebody is late
            return None
        try:
            relay = await Relay.open(address, self._inner_secret, visit, line)
        except StoreFailed as error:
            log.warning("a page could not be passed on: %s", error)
            line.drop()
            return None
        self.relays += 1
        relay.pass_on(hello)
        return relay


class Ear:
    """Hears at once what somebody says who plays, while the reader waits for the next frame;
    whatever may take longer is left to the reader."""

    def __init__(
        self,
        visit: Visit,
        connection: Connection,
        line: Outbox,
        bucket: Bucket,
        clock: Callable[[], float],
    ) -> None:
        self._visit = visit
        self._connection = connection
        self._line = line
        self._bucket = bucket
        self._clock = clock
        self.speaks_to: Room | Relay | None = None
        """The table, or the way to it, while the reader waits."""

    def hear(self, said: bytes) -> bool:
        """Let the table have it; False if the reader has to."""
        table, now = self.speaks_to, self._clock()
        if table is None or self._line.dropped:
            return False
        try:
            frame = self._visit.read(said.decode(), now)
            handed = (
                self._pass_on(table, frame)
                if isinstance(table, Relay)
                else self._hand(table, frame)
            )
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            return False
        if handed:
            self._line.heard_at = now
        return handed

    def _may(self) -> bool:
        return not self._visit.limited or self._bucket.take()

    def _pass_on(self, relay: Relay, frame: Frame) -> bool:
        if not self._may():
            return False
        relay.pass_on(frame)
        return True

    def _hand(self, room: Room, frame: Frame) -> bool:
        if not room.table.seats_of(self._connection.guest.id):
            return False
        request = _decoder.decode(frame.text or "")
        if isinstance(request, Hello) or not self._may():
            return False
        _hand_over(room, self._connection, request, frame.at)
        return True


def _hand_over(room: Room, connection: Connection, request: Pong | Asking, at: float) -> None:
    """Let the table have what was said to it."""
    if isinstance(request, Pong):
        connection.pings.answered(request.nonce, at)
    else:
        answering.submit(room, connection, request, at)


async def _write(socket: WebSocket, line: Outbox) -> None:
    while True:
        payload = await line.waiting.get()
        line.sending = True
        try:
            async with asyncio.timeout(SEND_WITHIN):
                if payload is None:
                    await socket.close(1013)
                    return
                await socket.send_text(payload.decode())
            line.sending = False
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


def bearer_of(headers: list[str]) -> str | None:
    """The token in a request's only `Authorization`; None where there is anything else."""
    kind, _, token = headers[0].partition(" ")
    return token if len(headers) == 1 and kind.lower() == "bearer" else None


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
