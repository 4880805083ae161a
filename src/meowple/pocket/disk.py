"""A store in the browser's own database. What is one transaction is one call: a transaction of
IndexedDB ends when Python waits in between, so the checks of an append stand on the other side,
in `web/src/pocket/disk.ts`. Bytes cross as text, a letter each.

An append has returned when the browser says that it is done. That is as sure as browsers are: a tab
that is killed loses nothing, a phone whose battery is torn out may lose the last second.
"""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from meowple.table.store.base import (
    KEPT_COMMANDS,
    Answered,
    Card,
    Command,
    CommandReused,
    Fence,
    Fenced,
    Guest,
    Seen,
    StoreFailed,
    Write,
    WrongVersion,
    body_hash,
    is_of,
)
from meowple.table.store.chosen import Called


class Disk(Protocol):
    """The other side."""

    def ask(self, what: str, given: str) -> Awaitable[str]:
        """Do it in one transaction; JSON goes in and comes out."""
        ...


class DiskStore:
    """A `Store` that lies in this browser. Each table has a fence of its own: another tab takes a
    table, not all of them."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._closed = False
        self.lost: set[str] = set()
        """The streams that another tab has taken since they were claimed here."""

    async def _ask(self, what: str, *given: Any) -> Any:
        if self._closed:
            raise StoreFailed("the store is closed")
        told = msgspec.json.encode(given).decode()
        try:
            answer = msgspec.json.decode(await self._disk.ask(what, told))
        except Exception as error:
            raise StoreFailed(f"{what}: {error}") from error
        if isinstance(answer, dict) and "failed" in answer:
            raise StoreFailed(f"{what}: {answer['failed']}")
        return answer

    async def append(
        self,
        writes: Sequence[Write],
        *,
        fence: Fence | None = None,
        command: Command | None = None,
        cards: Mapping[str, Card] | None = None,
        secrets: Mapping[str, bytes] | None = None,
    ) -> Seen | None:
        """Write all of it or nothing."""
        answer = await self._ask(
            "append",
            [(one.stream, one.expected, [_text(each) for each in one.records]) for one in writes],
            None if fence is None else (fence.stream, fence.number),
            None if command is None else _command(command),
            [(stream, *_plain(card)) for stream, card in (cards or {}).items()],
            [(name, _text(secret)) for name, secret in (secrets or {}).items()],
        )
        match answer:
            case {"seen": given}:
                return Seen(_bytes(given))
            case {"fenced": current}:
                assert fence is not None
                self.lost.add(fence.stream)
                raise Fenced(fence, current)
            case {"reused": name}:
                raise CommandReused(f"command {name} came before with another body")
            case {"version": [stream, version]}:
                raise WrongVersion(stream, version)
        return None

    async def claim(self, stream: str) -> Fence:
        """Take a table; another tab that had it writes to it no more."""
        number = await self._ask("claim", stream)
        self.lost.discard(stream)
        return Fence(stream, number)

    def term(self) -> int | None:
        """Every table has its own fence: whoever is late notices when it writes."""
        return 1

    async def release(self, fence: Fence) -> None:
        """Another tab may take it whenever it likes."""
        await self._ask("nothing")

    async def answered(self, stream: str) -> list[Answered]:
        """The commands that were carried out at a stream, oldest first: the latest of them."""
        found = await self._ask("answered", stream, KEPT_COMMANDS)
        return [Answered(actor, name, _bytes(h), _bytes(text)) for actor, name, h, text in found]

    async def forget_answered(self, stream: str) -> None:
        """Forget the commands of a stream but for the latest."""
        await self._ask("forget_answered", stream, KEPT_COMMANDS)

    async def read(self, stream: str, start: int = 0) -> list[bytes]:
        """The records of a stream from number `start` on."""
        return [_bytes(each) for each in await self._ask("read", stream, start)]

    async def secret(self, name: str) -> bytes | None:
        """A secret kept by `append`."""
        found = await self._ask("secret", name)
        return None if found is None else _bytes(found)

    async def card(self, stream: str) -> Card | None:
        """What is known of a stream."""
        return dict(await self._cards()).get(stream)

    async def _cards(self) -> list[tuple[str, Card]]:
        """All there are, latest written first: a device has few."""
        return [(stream, _card(*rest)) for stream, *rest in await self._ask("cards")]

    async def of_member(self, member: str, limit: int = 50) -> list[tuple[str, Card]]:
        """The streams this member belongs to, latest written first."""
        return [found for found in await self._cards() if member in found[1].members][:limit]

    async def listed(self, limit: int = 50) -> list[tuple[str, Card]]:
        """The streams everybody may find, latest written first."""
        return [found for found in await self._cards() if found[1].listed][:limit]

    async def due(self, before: int) -> list[str]:
        """The streams that are to be woken before this moment."""
        dated = [(card.due_at, stream) for stream, card in await self._cards()]
        return [stream for at, stream in sorted(_known(dated)) if at < before]

    async def untouched(self, since: int, limit: int = 100) -> list[tuple[str, Card]]:
        """The streams that were touched last before this moment, oldest first."""
        cards = dict(await self._cards())
        old = sorted((card.touched, stream) for stream, card in cards.items())
        return [(stream, cards[stream]) for touched, stream in old if touched < since][:limit]

    async def save_guest(self, guest: Guest, of: str | None = None) -> bool:
        """Keep a guest; with `of`, as long as that one is known."""
        if of is not None and await self.guest(of) is None:
            return False
        known = await self.guest_by_token(guest.token_hash)
        if known is not None and known.id != guest.id:
            raise ValueError("this token belongs to another guest")
        await self._ask("save_guest", guest)
        return True

    async def _guests(self) -> list[Guest]:
        return msgspec.convert(await self._ask("guests"), list[Guest])

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        """The guest whose cookie has this hash."""
        return {one.token_hash: one for one in await self._guests()}.get(token_hash)

    async def guest(self, guest_id: str) -> Guest | None:
        """The guest of this id."""
        return {one.id: one for one in await self._guests()}.get(guest_id)

    async def called(self, guest_ids: Collection[str]) -> dict[str, Called]:
        """How these guests appear to others, as far as they are known."""
        return {one.id: one.called for one in await self._guests() if one.id in guest_ids}

    async def forget_guest(self, guest_id: str) -> None:
        """Delete all that is known of somebody."""
        gone = [one.id for one in await self._guests() if is_of(guest_id, one.id)]
        await self._ask("forget_guests", gone)

    async def forget_guests(self, seen_before: int) -> int:
        """Delete those who were not seen since; how many they were."""
        gone = [one.id for one in await self._guests() if one.seen_at < seen_before]
        await self._ask("forget_guests", gone)
        return len(gone)

    async def forget(self, streams: Sequence[str], secrets: Sequence[str] = ()) -> None:
        """Delete streams with their cards and commands, and these secrets."""
        await self._ask("forget", list(streams), list(secrets))

    async def close(self) -> None:
        """Refuse everything from now on."""
        self._closed = True


def _text(data: bytes) -> str:
    return data.decode("latin-1")


def _bytes(text: str) -> bytes:
    return text.encode("latin-1")


def _command(command: Command) -> tuple[str, str, str, str, str]:
    body = _text(body_hash(command.body))
    return command.stream, command.actor, command.id, body, _text(command.answer)


def _plain(card: Card) -> tuple[int | None, bool, tuple[str, ...], str, int]:
    return card.due_at, card.listed, card.members, _text(card.summary), card.touched


def _card(due_at: int | None, listed: bool, members: list[str], summary: str, touched: int) -> Card:
    return Card(due_at, listed, tuple(members), _bytes(summary), touched)


def _known(dated: list[tuple[int | None, str]]) -> list[tuple[int, str]]:
    return [(at, stream) for at, stream in dated if at is not None]
