"""A store that forgets everything at the end, for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meowple.server.store.base import (
    Card,
    Command,
    CommandReused,
    Guest,
    Seen,
    StoreFailed,
    Write,
    WrongVersion,
)


class MemoryStore:
    """A `Store` in plain dictionaries. No method waits, so each is one step."""

    def __init__(self) -> None:
        self._streams: dict[str, list[bytes]] = {}
        self._commands: dict[tuple[str, str], tuple[bytes, bytes]] = {}
        self._cards: dict[str, Card] = {}
        """In the order of writing, the latest last."""
        self._secrets: dict[str, bytes] = {}
        self._guests: dict[str, Guest] = {}
        self._closed = False

    async def append(
        self,
        writes: Sequence[Write],
        *,
        command: Command | None = None,
        cards: Mapping[str, Card] | None = None,
        secrets: Mapping[str, bytes] | None = None,
    ) -> Seen | None:
        """Write all of it or nothing."""
        self._refuse_if_closed()
        if command is not None:
            stored = self._answer(command.actor, command.id, command.body)
            if stored is not None:
                return Seen(stored)
        self._check_versions(writes)
        if command is not None:
            self._commands[command.actor, command.id] = (command.body, command.answer)
        for write in writes:
            self._add_records(write)
        for stream, card in (cards or {}).items():
            self._put_card(stream, card)
        self._secrets |= secrets or {}
        return None

    def _check_versions(self, writes: Sequence[Write]) -> None:
        """All of them before the first is written."""
        versions: dict[str, int] = {}
        for write in writes:
            version = versions.get(write.stream, len(self._streams.get(write.stream, ())))
            if version != write.expected:
                raise WrongVersion(write.stream, version)
            versions[write.stream] = version + len(write.records)

    def _add_records(self, write: Write) -> None:
        if write.records:
            self._streams.setdefault(write.stream, []).extend(write.records)
            if write.stream in self._cards:
                self._put_card(write.stream, self._cards[write.stream])

    def _put_card(self, stream: str, card: Card) -> None:
        self._cards.pop(stream, None)
        self._cards[stream] = card

    async def answer(self, actor: str, command_id: str, body: bytes) -> bytes | None:
        """The stored answer of a command."""
        self._refuse_if_closed()
        return self._answer(actor, command_id, body)

    def _answer(self, actor: str, command_id: str, body: bytes) -> bytes | None:
        stored = self._commands.get((actor, command_id))
        if stored is None:
            return None
        if stored[0] != body:
            raise CommandReused(f"command {command_id} came before with another body")
        return stored[1]

    async def read(self, stream: str, start: int = 0) -> list[bytes]:
        """The records of a stream from number `start` on."""
        self._refuse_if_closed()
        return self._streams.get(stream, [])[start:]

    async def secret(self, name: str) -> bytes | None:
        """A secret kept by `append`."""
        self._refuse_if_closed()
        return self._secrets.get(name)

    async def card(self, stream: str) -> Card | None:
        """What is known of a stream."""
        self._refuse_if_closed()
        return self._cards.get(stream)

    async def of_member(self, member: str, limit: int = 50) -> list[tuple[str, Card]]:
        """The streams this member belongs to, latest written first."""
        self._refuse_if_closed()
        return [found for found in self._latest_first() if member in found[1].members][:limit]

    async def listed(self, limit: int = 50) -> list[tuple[str, Card]]:
        """The streams everybody may find, latest written first."""
        self._refuse_if_closed()
        return [found for found in self._latest_first() if found[1].listed][:limit]

    def _latest_first(self) -> list[tuple[str, Card]]:
        return list(reversed(self._cards.items()))

    async def due(self, before: int) -> list[str]:
        """The streams that are to be woken before this moment."""
        self._refuse_if_closed()
        dated = [
            (card.due_at, stream)
            for stream, card in self._cards.items()
            if card.due_at is not None and card.due_at < before
        ]
        return [stream for _, stream in sorted(dated)]

    async def save_guest(self, guest: Guest) -> None:
        """Keep a guest."""
        known = await self.guest_by_token(guest.token_hash)
        if known is not None and known.id != guest.id:
            raise ValueError("this token belongs to another guest")
        self._guests[guest.id] = guest

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        """The guest whose cookie has this hash."""
        self._refuse_if_closed()
        tokens = {guest.token_hash: guest for guest in self._guests.values()}
        return tokens.get(token_hash)

    async def guest(self, guest_id: str) -> Guest | None:
        """The guest of this id."""
        self._refuse_if_closed()
        return self._guests.get(guest_id)

    async def forget_guest(self, guest_id: str) -> None:
        """Delete all that is known of somebody."""
        self._refuse_if_closed()
        self._guests.pop(guest_id, None)

    async def close(self) -> None:
        """Refuse everything from now on, like a closed file."""
        self._closed = True

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StoreFailed("the store is closed")
