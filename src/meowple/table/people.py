"""Guests: no sign-up, a cookie and a name."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from meowple.core.game import Refused
from meowple.table.names import clean_name
from meowple.table.store.base import Guest, Store

LANGUAGES: Final = ("uk", "ru", "pl", "en")
DAY: Final = 24 * 3600 * 1000

NAMES: Final = {
    "uk": ("Вусатик", "Смугастик", "Пухнастик", "Димко", "Котусь", "Муркотун", "Кігтик", "Хвостик"),
    "ru": ("Усатик", "Полосатик", "Пушистик", "Дымок", "Котейка", "Мурлыка", "Коготок", "Хвостик"),
    "pl": ("Wąsik", "Prążek", "Puszek", "Dymek", "Kiciuś", "Mruczek", "Pazurek", "Ogonek"),
    "en": ("Whiskers", "Stripes", "Fluffy", "Smoky", "Mittens", "Purrly", "Claws", "Tails"),
}


def token_hash(token: str) -> str:
    """What is kept of a cookie."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Who has been here."""

    def __init__(self, store: Store, utc: Callable[[], int]) -> None:
        self._store = store
        self._utc = utc

    async def known(self, token: str | None) -> Guest | None:
        """The guest with this cookie."""
        if not token or len(token) > 100:
            return None
        return await self._store.guest_by_token(token_hash(token))

    async def seen(self, guest: Guest) -> bool:
        """Note that somebody came; whether it is the first time in a day, so that the cookie is to
        be given again: who comes back keeps it for ever."""
        now = self._utc()
        if now - guest.seen_at < DAY:
            return False
        await self._store.save_guest(msgspec.structs.replace(guest, seen_at=now))
        return True

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

    async def change(self, guest: Guest, name: str | None, language: str | None) -> Guest:
        """Another name or language."""
        if name is not None:
            guest = msgspec.structs.replace(guest, name=clean_name(name))
        if language is not None:
            if language not in LANGUAGES:
                raise Refused("no_such_language")
            guest = msgspec.structs.replace(guest, language=language)
        await self._store.save_guest(msgspec.structs.replace(guest, seen_at=self._utc()))
        return guest

    async def name(self, guest_id: str) -> str:
        """What somebody is called; a question mark if they are forgotten."""
        guest = await self._store.guest(guest_id)
        return "?" if guest is None else guest.name
