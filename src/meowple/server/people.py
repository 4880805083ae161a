"""Guests: no sign-up, a cookie and a name."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from meowple.core.game import Refused
from meowple.server.store.base import Guest, Store

LANGUAGES: Final = ("uk", "ru", "pl", "en")
LONGEST_NAME: Final = 24
MOST_MARKS: Final = 3
"""Marks on one letter: Vietnamese has two, pointed Hebrew and Arabic three."""
DAY: Final = 24 * 3600 * 1000

_NAMES: Final = {
    "uk": ("Вусатик", "Смугастик", "Пухнастик", "Димко", "Котусь", "Муркотун", "Кігтик", "Хвостик"),
    "ru": ("Усатик", "Полосатик", "Пушистик", "Дымок", "Котейка", "Мурлыка", "Коготок", "Хвостик"),
    "pl": ("Wąsik", "Prążek", "Puszek", "Dymek", "Kiciuś", "Mruczek", "Pazurek", "Ogonek"),
    "en": ("Whiskers", "Stripes", "Fluffy", "Smoky", "Mittens", "Purrly", "Claws", "Tails"),
}


_BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""


def _unseen(character: str) -> bool:
    return character in _BLANKS or unicodedata.category(character)[0] == "C"


def _says_something(character: str) -> bool:
    """A letter, a digit, or a picture: an emoji is a name that a child can draw."""
    category = unicodedata.category(character)
    return category[0] in "LN" or category == "So"


def _with_few_marks(name: str) -> str:
    """The same without what is stacked on a letter until it covers its neighbours. Marks that stand
    beside their letter, as vowels in Hindi do, are not meant; nor are joiners and skin colours."""
    kept, marks = [], 0
    for character in name:
        stacked = unicodedata.category(character) in ("Mn", "Me")
        marks = marks + 1 if stacked else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def clean_name(name: str) -> str:
    """A name as it may be shown: no control or direction marks, no towers of accents, single
    spaces, not too long."""
    if len(name) > 1000:
        raise Refused("name_too_long", longest=LONGEST_NAME)
    kept = [c for c in unicodedata.normalize("NFC", name) if not _unseen(c)]
    name = " ".join(_with_few_marks("".join(kept)).split())
    if not any(map(_says_something, name)):
        raise Refused("name_empty")
    if len(name) > LONGEST_NAME:
        raise Refused("name_too_long", longest=LONGEST_NAME)
    return name


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

    async def new(self, language: str) -> tuple[Guest, str]:
        """A new guest, and the cookie for it."""
        token = secrets.token_urlsafe(24)
        language = language if language in LANGUAGES else "en"
        guest = Guest(
            id=secrets.token_hex(8),
            token_hash=token_hash(token),
            name=Random(token).choice(_NAMES[language]),
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
