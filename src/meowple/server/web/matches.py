"""Requests about what a guest has played."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from meowple.core.game import Refused
from meowple.server.web.answers import json, too_much
from meowple.server.web.devices import Door
from meowple.server.web.limits import Buckets, household_of
from meowple.table.hub import Hub
from meowple.table.played import played_by, times_of


class MatchRequests:
    """One at a time: tables are read for them, and nobody plays worse for it."""

    def __init__(self, door: Door, hub: Hub, asked: Buckets) -> None:
        self._door = door
        self._hub = hub
        self._asked = asked
        self._turn = asyncio.Lock()

    async def all(self, request: Request) -> Response:
        """My matches that are over."""
        guest, _ = await self._door.guest(request)
        if not self._asked.take(household_of(request)):
            return too_much(Refused("too_fast"), self._asked.wait(household_of(request)))
        async with self._turn:
            return json(await played_by(self._hub.store, guest.id))

    async def times(self, request: Request) -> Response:
        """How quick I was in a game."""
        guest, _ = await self._door.guest(request)
        if not self._asked.take(household_of(request)):
            return too_much(Refused("too_fast"), self._asked.wait(household_of(request)))
        game, store = request.path_params["game"], self._hub.store
        async with self._turn:
            return json(await times_of(store, self._hub.replays, guest.id, game))
