"""The tables of this device: what a server is to its pages, without a server."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from meowple.core.game import MeowpleError, Refused
from meowple.pocket.brought import bring
from meowple.pocket.disk import Disk, DiskStore
from meowple.pocket.line import Call, Port
from meowple.pocket.thinkers import Choice, WorkerThinkers
from meowple.table.asked import Learning, Me, Naming, Opening
from meowple.table.bots.thinking import Thinkers
from meowple.table.hub import Hub
from meowple.table.people import People
from meowple.table.settings import TableSettings
from meowple.table.store.base import Guest, Store, StoreFailed
from meowple.table.store.memory import MemoryStore
from meowple.table.store.records import table_stream

OWNER: Final = "whoever holds this device"
"""The cookie of the one guest there is; others who play here are their companions."""


class PocketSettings(TableSettings, frozen=True):
    """What is different where Python is slow."""

    review_share: float = 0.15


def utc() -> int:
    """The time of day, in milliseconds."""
    return time.time_ns() // 1_000_000


def open_house(disk: Disk | None, elsewhere: Any, settings: str = "{}") -> House:
    """The house of a worker; without a disk it forgets everything at the end."""
    store = MemoryStore() if disk is None else DiskStore(disk)
    return House(
        store, WorkerThinkers(elsewhere), msgspec.json.decode(settings, type=PocketSettings)
    )


class House:
    """The tables of one device. It answers the same requests as a server, in the same words."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: TableSettings) -> None:
        self._store = store
        self._thinkers = thinkers
        self._hub = Hub(store, thinkers, settings, utc)
        self._people = People(store, utc)

    async def call(self, table: str, port: Port) -> Call:
        """A page wants to be at a table."""
        stream = table_stream(table)
        return Call(self._hub, await self._guest(), table, port, lambda: self._is_lost(stream))

    def _is_lost(self, stream: str) -> bool:
        return isinstance(self._store, DiskStore) and stream in self._store.lost

    def taken(self, stream: str) -> None:
        """Another tab says that it has taken a table."""
        if isinstance(self._store, DiskStore):
            self._store.lost.add(stream)
        self._hub.let_go(stream.removeprefix("table/"))

    async def answer(self, path: str, body: str | None) -> str:
        """A plain request: its status and its answer, as JSON."""
        try:
            status, answer = 200, await self._answer(path, body)
        except Refused as refused:
            status, answer = 422, {"key": refused.key, "details": refused.details}
        except (MeowpleError, msgspec.MsgspecError) as error:
            status, answer = 400, {"key": "bad_request", "details": {"why": str(error)[:300]}}
        except StoreFailed:
            status, answer = 503, {"key": "went_wrong", "details": {}}
        return msgspec.json.encode((status, answer)).decode()

    async def _answer(self, path: str, body: str | None) -> Any:
        match path.split("/"):
            case ["me"]:
                return await self._me(body)
            case ["tables"]:
                return await self._open(_read(body, Opening))
            case ["lessons"]:
                wanted = _read(body, Learning).lesson
                return _opened(await self._hub.open_lesson(await self._guest(), wanted))
            case ["tables", "mine"]:
                guest = await self._guest()
                return await self._hub.listed(await self._store.of_member(guest.id), guest.id)
            case ["tables", "open"]:
                return []
            case ["choices"]:
                return self._choices()
            case ["logs"]:
                return _opened(
                    (await bring(self._store, await self._guest(), body or "", utc()), "")
                )
            case ["matches", match, "log"]:
                found = await self._hub.replays.log(match)
                if found is not None:
                    return {"name": found[0], "text": found[1].decode()}
            case ["matches", match, "replay"]:
                replay = await self._hub.replays.replay(match)
                if replay is not None:
                    return msgspec.Raw(replay)
            case ["matches", match, "review", seat, first]:
                guest = await self._guest()
                part = await self._hub.reviews.part(guest.id, match, _number(seat), _number(first))
                if part is not None:
                    return msgspec.Raw(part)
            case _:
                raise Refused("no_such_page")
        raise Refused("no_such_match")

    def _choices(self) -> list[Choice]:
        """What the latest choices of bots have cost."""
        return list(self._thinkers.choices) if isinstance(self._thinkers, WorkerThinkers) else []

    async def _guest(self, language: str = "en") -> Guest:
        known = await self._people.known(OWNER)
        return known or (await self._people.new(language, OWNER))[0]

    async def _me(self, body: str | None) -> Me:
        naming = Naming() if body is None else _read(body, Naming)
        guest = await self._guest(naming.language or "en")
        if naming != Naming():
            guest = await self._people.change(guest, naming)
            self._hub.renamed(guest)
        return Me.of(guest)

    async def _open(self, wanted: Opening) -> dict[str, str]:
        opened = await self._hub.open(
            await self._guest(),
            wanted.game,
            wanted.seats,
            wanted.options,
            False,
            wanted.bots,
            wanted.lag,
        )
        return _opened(opened)


def _opened(opened: tuple[str, str]) -> dict[str, str]:
    table, invite = opened
    return {"table": table, "invite": invite}


def _number(text: str) -> int:
    return int(text) if text.isdecimal() else -1


def _read(body: str | None, kind: type[Any]) -> Any:
    return msgspec.json.decode(body or "", type=kind)
