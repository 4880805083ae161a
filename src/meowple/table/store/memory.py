"""A store that forgets everything at the end, for tests."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

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
    stays_left,
)
from meowple.table.store.chosen import Called
from meowple.table.store.devices import Device


class MemoryStore:
    """A `Store` in plain dictionaries. No method waits, so each is one step."""

    def __init__(self) -> None:
        self._streams: dict[str, list[bytes]] = {}
        self._commands: dict[tuple[str, str, str], Answered] = {}
        self._cards: dict[str, Card] = {}
        """In the order of writing, the latest last."""
        self._secrets: dict[str, bytes] = {}
        self._guests: dict[str, Guest] = {}
        self._devices: dict[str, Device] = {}
        self._closed = False
        self._run = 1

    def begin_run(self) -> None:
        """Another server takes over, as when a file is opened again."""
        self._run += 1

    async def claim(self, stream: str) -> Fence:
        """Take a table; as long as one server runs, all are its own."""
        self._refuse_if_closed()
        return Fence(stream, self._run)

    def term(self) -> int | None:
        """There is no other server."""
        return 1

    async def release(self, fence: Fence) -> None:
        """There is nobody else who could want it."""
        self._refuse_if_closed()

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
        self._refuse_if_closed()
        if fence is not None and fence.number != self._run:
            raise Fenced(fence, self._run)
        if command is not None:
            stored = self._commands.get((command.stream, command.actor, command.id))
            if stored is not None and stored.body_hash != body_hash(command.body):
                raise CommandReused(f"command {command.id} came before with another body")
            if stored is not None:
                return Seen(stored.answer)
        self._check_versions(writes)
        if command is not None:
            self._commands[command.stream, command.actor, command.id] = Answered(
                command.actor, command.id, body_hash(command.body), command.answer
            )
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
                self._cards[write.stream] = self._cards.pop(write.stream)

    def _put_card(self, stream: str, card: Card) -> None:
        before = self._cards.get(stream)
        if before is not None and _said(before) != _said(card):
            del self._cards[stream]
        self._cards[stream] = card

    async def answered(self, stream: str) -> list[Answered]:
        """The commands that were carried out at a stream, oldest first: the latest of them."""
        self._refuse_if_closed()
        return [one for (at, *_), one in self._commands.items() if at == stream][-KEPT_COMMANDS:]

    async def forget_answered(self, stream: str) -> None:
        """Forget the commands of a stream but for the latest."""
        kept = {(stream, one.actor, one.id) for one in await self.answered(stream)}
        for name in [name for name in self._commands if name[0] == stream and name not in kept]:
            del self._commands[name]

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

    async def save_guest(self, guest: Guest, of: str | None = None) -> bool:
        """Keep a guest; with `of`, as long as that one is known."""
        known = await self.guest_by_token(guest.token_hash)
        if of is not None and of not in self._guests:
            return False
        if known is not None and known.id != guest.id:
            raise ValueError("this token belongs to another guest")
        before = self._guests.get(guest.id)
        self._guests[guest.id] = guest if before is None else stays_left(before, guest)
        return True

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        """The guest whose cookie has this hash."""
        self._refuse_if_closed()
        tokens = {guest.token_hash: guest for guest in self._guests.values()}
        device = self._devices.get(token_hash)
        if device is not None and device.until is None:
            return self._guests.get(device.guest)
        return tokens.get(token_hash)

    async def guest(self, guest_id: str) -> Guest | None:
        """The guest of this id."""
        self._refuse_if_closed()
        return self._guests.get(guest_id)

    async def forget_guest(self, guest_id: str) -> None:
        """Delete all that is known of somebody."""
        self._refuse_if_closed()
        for known in [known for known in self._guests if is_of(guest_id, known)]:
            del self._guests[known]
        self._forget_devices()

    def _forget_devices(self) -> None:
        """Those whose guests are forgotten."""
        self._devices = {k: one for k, one in self._devices.items() if one.guest in self._guests}

    async def offer_device(self, code: Device) -> bool:
        """Keep a code instead of an earlier one."""
        self._refuse_if_closed()
        if code.guest not in self._guests:
            return False
        for known in list(self._devices.values()):
            if known.guest == code.guest and known.until is not None:
                del self._devices[known.hash]
        self._devices[code.hash] = code
        return True

    async def offered_device(self, code_hash: str, now: int) -> str | None:
        """Whose code that is."""
        self._refuse_if_closed()
        code = self._devices.get(code_hash)
        return code.guest if code is not None and (code.until or 0) > now else None

    async def take_device(self, code_hash: str, now: int, device: Device) -> bool:
        """A token for a code."""
        if await self.offered_device(code_hash, now) != device.guest:
            return False
        del self._devices[code_hash]
        self._devices[device.hash] = device
        return True

    async def devices(self, guest_id: str) -> list[Device]:
        """The other devices of a guest."""
        self._refuse_if_closed()
        own = [one for one in self._devices.values() if one.guest == guest_id and one.until is None]
        return sorted(own, key=lambda one: one.hash)

    async def drop_device(self, guest_id: str, token_hash: str) -> None:
        """Forget a token, and codes."""
        self._refuse_if_closed()
        for known in [one for one in self._devices.values() if one.guest == guest_id]:
            if known.hash == token_hash or known.until is not None:
                del self._devices[known.hash]

    async def good_tokens(self, token_hashes: Collection[str]) -> set[str]:
        """Which of these tokens still open something."""
        return {one for one in token_hashes if await self.guest_by_token(one) is not None}

    async def called(self, guest_ids: Collection[str]) -> dict[str, Called]:
        """How these guests appear to others, as far as they are known."""
        self._refuse_if_closed()
        return {one: self._guests[one].called for one in guest_ids if one in self._guests}

    async def forget_guests(self, seen_before: int) -> int:
        """Delete those who were not seen since; how many they were."""
        self._refuse_if_closed()
        gone = [guest.id for guest in self._guests.values() if guest.seen_at < seen_before]
        for guest_id in gone:
            del self._guests[guest_id]
        self._forget_devices()
        return len(gone)

    async def untouched(self, since: int, limit: int = 100) -> list[tuple[str, Card]]:
        """The streams that were touched last before this moment, oldest first."""
        self._refuse_if_closed()
        old = [(card.touched, stream) for stream, card in self._cards.items()]
        found = [stream for touched, stream in sorted(old) if touched < since]
        return [(stream, self._cards[stream]) for stream in found[:limit]]

    async def forget(self, streams: Sequence[str], secrets: Sequence[str] = ()) -> None:
        """Delete streams with their cards and commands, and these secrets."""
        self._refuse_if_closed()
        for stream in streams:
            self._streams.pop(stream, None)
            self._cards.pop(stream, None)
        for command in [command for command in self._commands if command[0] in streams]:
            del self._commands[command]
        for name in secrets:
            self._secrets.pop(name, None)

    async def close(self) -> None:
        """Refuse everything from now on, like a closed file."""
        self._closed = True

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StoreFailed("the store is closed")


def _said(card: Card) -> Card:
    """What a card says to those who find it."""
    return replace(card, due_at=None, touched=0)
