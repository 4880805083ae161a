"""Requests about the devices of a guest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from meowple.server.web.answers import guessed, json, read_body
from meowple.server.web.limits import Buckets, household_of
from meowple.server.web.origins import Hosts
from meowple.server.web.outbox import qr_rows
from meowple.server.web.sockets import Sockets
from meowple.table.asked import DeviceCode, DeviceName, Forgetting, Me
from meowple.table.devices import Devices
from meowple.table.store.base import Guest

T = TypeVar("T")


class Door(Protocol):
    """How a guest is known, and what they are given."""

    async def guest(self, request: Request) -> tuple[Guest, str]:
        """Who asks, and with which cookie."""
        ...

    def give_cookie(self, request: Request, answer: Response, token: str) -> None:
        """Let whoever asks have this cookie from now on."""
        ...


class DeviceRequests:
    """A code, what it would do, what it does, and how a device is taken back."""

    def __init__(
        self, door: Door, devices: Devices, hosts: Hosts, codes: Buckets, sockets: Sockets
    ) -> None:
        self._door = door
        self._devices = devices
        self._hosts = hosts
        self._codes = codes
        self._sockets = sockets

    async def all(self, request: Request) -> Response:
        """My devices."""
        guest, token = await self._door.guest(request)
        return json(await self._devices.of(guest, token))

    async def offer(self, request: Request) -> Response:
        """A code for another device, and the same as a link and a picture of it."""
        guest, token = await self._door.guest(request)
        await read_body(request, Forgetting)
        code, until = await self._devices.offer(guest, token)
        path = f"/me#{code}"
        link = self._hosts.origin_of(request) + path
        return json({"code": code, "path": path, "until": until, "qr": qr_rows(link)})

    async def look(self, request: Request) -> Response:
        """Who would be here with this code."""
        guest, _ = await self._door.guest(request)
        asked: DeviceCode = await read_body(request, DeviceCode)
        whose = await self._guessed(request, lambda: self._devices.look(guest, asked.code))
        return whose if isinstance(whose, Response) else json({"name": whose.name})

    async def take(self, request: Request) -> Response:
        """This device is another guest's from now on."""
        guest, _ = await self._door.guest(request)
        asked: DeviceCode = await read_body(request, DeviceCode)
        taken = await self._guessed(request, lambda: self._devices.take(guest, asked.code))
        if isinstance(taken, Response):
            return taken
        whose, token = taken
        answer = json(Me.of(whose))
        self._door.give_cookie(request, answer, token)
        return answer

    async def _guessed(self, request: Request, work: Callable[[], Awaitable[T]]) -> T | Response:
        """Wrong codes are counted as those of evenings are, and with them."""
        return await guessed(self._codes, household_of(request), "no_such_code", work)

    async def take_back(self, request: Request) -> Response:
        """A device of mine is mine no more; its pages are closed."""
        guest, token = await self._door.guest(request)
        asked: DeviceName = await read_body(request, DeviceName)
        self._sockets.hang_up(await self._devices.take_back(guest, asked.id, token))
        return json(await self._devices.of(guest, token))
