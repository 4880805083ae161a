"""The devices of a guest: a code brings another one, and each can be taken back."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from meowple.core.game import Refused
from meowple.table.evening import code_of, new_code
from meowple.table.people import People, token_hash
from meowple.table.store.base import Guest
from meowple.table.store.devices import Device, ServerStore
from meowple.table.store.records import day_of

CODE_LASTS: Final = 5 * 60_000
LONG: Final = 8
"""Signs of a code: there are two and a half thousand million."""
MOST: Final = 8
"""Devices of one guest besides the first."""
SHOWN: Final = 16
"""So much of a token's hash names a device for its guest; it opens nothing."""


class Shown(Struct, frozen=True):
    """What a guest is told of a device of theirs: nothing that says what or where it is."""

    id: str
    here: bool
    """Whether it is the one that asks."""
    since: int | None
    """The day it came, in milliseconds of UTC; None for the first one."""


class Devices:
    """Who is on which device."""

    def __init__(self, store: ServerStore, people: People, utc: Callable[[], int]) -> None:
        self.store = store
        self._people = people
        self._utc = utc

    async def offer(self, guest: Guest, token: str) -> tuple[str, int]:
        """A code that puts this guest on another device, once, and until when it does. None for a
        device that is taken back meanwhile."""
        if len(await self.store.devices(guest.id)) >= MOST:
            raise Refused("too_many_devices", most=MOST)
        code, now = new_code(LONG), self._utc()
        until = now + CODE_LASTS
        offered = Device(token_hash(code), guest.id, day_of(now), until)
        if not await self.store.offer_device(offered):
            raise Refused("no_guest")
        if not await self.store.good_tokens({token_hash(token)}):
            await self.store.drop_device(guest.id, offered.hash)
            raise Refused("no_guest")
        return code, until

    async def look(self, guest: Guest, typed: str) -> Guest:
        """Who would be on the device of a guest that has this code; it stays as good as it is."""
        code = code_of(typed, LONG)
        found = None
        if code is not None:
            found = await self.store.offered_device(token_hash(code), self._utc())
        whose = None if found is None else await self.store.guest(found)
        if whose is None:
            raise Refused("no_such_code")
        if whose.id == guest.id:
            raise Refused("same_guest")
        return whose

    async def take(self, guest: Guest, typed: str) -> tuple[Guest, str]:
        """The guest that is on this device from now on, and its cookie."""
        whose = await self.look(guest, typed)
        token, code, now = secrets.token_urlsafe(24), code_of(typed, LONG) or "", self._utc()
        device = Device(token_hash(token), whose.id, day_of(now))
        if not await self.store.take_device(token_hash(code), now, device):
            raise Refused("no_such_code")
        return whose, token

    async def of(self, guest: Guest, token: str) -> list[Shown]:
        """All devices of a guest, the first one first, as one of them is told."""
        here = token_hash(token)
        known = await self.store.guest(guest.id)
        first = [] if known is None or known.left else [(known.token_hash, None)]
        others = [(one.hash, one.since) for one in await self.store.devices(guest.id)]
        return [Shown(one[:SHOWN], one == here, since) for one, since in (*first, *others)]

    async def take_back(self, guest: Guest, name: str, token: str) -> str:
        """Let a device of a guest be theirs no more, nor any that it has a code for; gives the hash
        of its token."""
        known = await self.store.guest(guest.id)
        hashes = [one.hash for one in await self.store.devices(guest.id)]
        first = "" if known is None or known.left else known.token_hash
        found = next((one for one in (first, *hashes) if one and one[:SHOWN] == name), None)
        if found is None:
            raise Refused("no_such_device")
        if found == token_hash(token):
            raise Refused("this_device")
        if found == first:
            await self._people.leave_first(guest)
        await self.store.drop_device(guest.id, found)
        return found
