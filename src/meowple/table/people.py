"""Guests: no sign-up, a cookie and a name."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from random import Random
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from meowple.core.game import Refused
from meowple.table.asked import Naming
from meowple.table.names import clean_name
from meowple.table.store.base import LEFT, Guest, Store
from meowple.table.store.chosen import Chosen

LANGUAGES: Final = ("uk", "ru", "pl", "en")
DAY: Final = 24 * 3600 * 1000

NAMES: Final = {
    "uk": ("Вусатик", "Смугастик", "Пухнастик", "Димко", "Котусь", "Муркотун", "Кігтик", "Хвостик"),
    "ru": ("Усатик", "Полосатик", "Пушистик", "Дымок", "Котейка", "Мурлыка", "Коготок", "Хвостик"),
    "pl": ("Wąsik", "Prążek", "Puszek", "Dymek", "Kiciuś", "Mruczek", "Pazurek", "Ogonek"),
    "en": ("Whiskers", "Stripes", "Fluffy", "Smoky", "Mittens", "Purrly", "Claws", "Tails"),
}


PROGRAM: Final = "program."
"""What follows its host in the id of a program, which comes with a token of a table and has no
cookie."""


def is_program(guest_id: str) -> bool:
    """Whether that is a program's."""
    return f".{PROGRAM}" in guest_id


def token_hash(token: str) -> str:
    """What is kept of a cookie."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Who has been here."""

    def __init__(self, store: Store, utc: Callable[[], int]) -> None:
        self._store = store
        self._utc = utc
        self._changing = asyncio.Lock()

    async def known(self, token: str | None) -> Guest | None:
        """The guest with this cookie; the token of a program is none."""
        guest = await self._holder(token)
        return None if guest is None or is_program(guest.id) else guest

    async def program(self, token: str) -> Guest | None:
        """The program with this token; whether that still counts, its table knows. A cookie is no
        token."""
        guest = await self._holder(token)
        return guest if guest is not None and is_program(guest.id) else None

    async def _holder(self, token: str | None) -> Guest | None:
        if not token or len(token) > 100:
            return None
        return await self._store.guest_by_token(token_hash(token))

    async def seen(self, guest: Guest) -> None:
        """Note that somebody came, once a day."""
        now = self._utc()
        if now - guest.seen_at >= DAY:
            async with self._changing:
                await self._keep(replace(await self._now(guest), seen_at=now))

    async def leave_first(self, guest: Guest) -> None:
        """Let the token of a guest's first device open nothing any more."""
        async with self._changing:
            await self._keep(replace(await self._now(guest), token_hash=LEFT + guest.id))

    async def _now(self, guest: Guest) -> Guest:
        """What is known of somebody when their turn has come; they may be forgotten meanwhile."""
        now = await self._store.guest(guest.id)
        if now is None:
            raise Refused("no_guest")
        return now

    async def _keep(self, guest: Guest) -> None:
        """What has changed of somebody, unless they were forgotten since."""
        if not await self._store.save_guest(guest, of=guest.id):
            raise Refused("no_guest")

    async def new(self, language: str, token: str | None = None) -> tuple[Guest, str]:
        """A new guest, and the cookie for it, unless that is known."""
        token = token or secrets.token_urlsafe(24)
        language = language if language in LANGUAGES else "en"
        guest = Guest(
            id=secrets.token_hex(8),
            token_hash=token_hash(token),
            name=Random(token).choice(NAMES[language]),
            language=language,
            seen_at=self._utc(),
        )
        await self._store.save_guest(guest)
        return guest, token

    async def change(self, guest: Guest, naming: Naming) -> Guest:
        """Another name, language, cat, …: one change after the other, or one would undo another."""
        if naming.language not in (None, *LANGUAGES):
            raise Refused("no_such_language")
        async with self._changing:
            return await self._change(await self._now(guest), naming)

    async def _change(self, guest: Guest, naming: Naming) -> Guest:
        before = guest.chosen
        chosen = Chosen(
            before.cat if naming.cat is UNSET else naming.cat,
            before.quiet if naming.quiet is None else naming.quiet,
            before.still if naming.still is None else naming.still,
        )
        guest = replace(
            guest,
            name=guest.name if naming.name is None else clean_name(naming.name),
            language=naming.language or guest.language,
            chosen=chosen,
        )
        await self._keep(replace(guest, seen_at=self._utc()))
        return guest

    async def name(self, guest_id: str) -> str:
        """What somebody is called; a question mark if they are forgotten."""
        guest = await self._store.guest(guest_id)
        return "?" if guest is None else guest.name
