"""A guest on several devices: what a server's store keeps of them. Each has a token of its own."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from msgspec import Struct

from meowple.table.store.base import Store


class Device(Struct, frozen=True):
    """Another device of a guest, or, with `until`, a code by which one may join them."""

    hash: str
    """The hash of its token, or of the code; neither is kept anywhere."""
    guest: str
    since: int
    """The day it came, in milliseconds of UTC."""
    until: int | None = None
    """How long the code is good."""


class ServerStore(Store, Protocol):
    """The store of a server, where guests may have several devices; `guest_by_token` knows the
    tokens of all of them, and who is forgotten is forgotten with them."""

    async def offer_device(self, code: Device) -> bool:
        """Keep a code; an earlier one of the same guest is good no more. False, and nothing is
        kept, if the guest is not known."""
        ...

    async def offered_device(self, code_hash: str, now: int) -> str | None:
        """Whose code that is, if it is good now."""
        ...

    async def take_device(self, code_hash: str, now: int, device: Device) -> bool:
        """Let a device have its token for a code of its guest that is good now; a code is good
        once."""
        ...

    async def devices(self, guest_id: str) -> list[Device]:
        """The other devices of a guest, in the order of their hashes; codes are none."""
        ...

    async def drop_device(self, guest_id: str, token_hash: str) -> None:
        """Let a token open nothing any more, nor any code of its guest: whoever had the one may
        know the other."""
        ...

    async def good_tokens(self, token_hashes: Collection[str]) -> set[str]:
        """Which of these tokens still open something."""
        ...
