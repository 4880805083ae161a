"""What a store is. A stream is a numbered list of records that only grows: a table, or a match.

Everything that one command changes is one transaction. Nobody is told anything before `append`
has returned, for only then is it on the disk.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from meowple.table.store.chosen import Called, Chosen

KEPT_COMMANDS: Final = 256
"""So many of a table's latest commands are answered again without being carried out again, however
late they come twice."""


class Write(Struct, frozen=True):
    """Records to be added to one stream."""

    stream: str
    expected: int
    """How many records the stream has before; anything else is a `WrongVersion`."""
    records: tuple[bytes, ...]


class Fence(Struct, frozen=True):
    """Whoever has a table in memory got a number for it, and may write as long as nobody got a
    later one."""

    stream: str
    number: int


class Command(Struct, frozen=True):
    """The request behind an append. Sent again it gets the same answer and changes nothing."""

    actor: str
    id: str
    """128 random bits of the client, in hex; unique for this actor at this stream."""
    body: bytes
    """What was asked, as canonical bytes."""
    answer: bytes
    """What the actor is answered."""
    stream: str = ""
    """The table that was asked."""


class Answered(Struct, frozen=True):
    """A command that was carried out."""

    actor: str
    id: str
    body_hash: bytes
    answer: bytes


def body_hash(body: bytes) -> bytes:
    """What is kept of a command's body."""
    return hashlib.sha256(body).digest()


class Card(Struct, frozen=True):
    """What can be found out about a stream without reading it."""

    due_at: int | None = None
    """When it must be woken, in milliseconds of UTC."""
    listed: bool = False
    """Whether everybody may find it."""
    members: tuple[str, ...] = ()
    """Whose it is: they find it by their id."""
    summary: bytes = b""
    touched: int = 0
    """The day it was last written to, in milliseconds of UTC: what nobody has touched for very long
    is forgotten. No finer than a day, or it would tell of what is done in secret."""


LEFT: Final = "left "


class Guest(Struct, frozen=True):
    """Somebody who has been here, known by a cookie. Personal data lives here and nowhere else."""

    id: str
    token_hash: str
    """The hash of the cookie's value, which is kept nowhere."""
    name: str
    language: str
    seen_at: int
    """UTC milliseconds."""
    chosen: Chosen = Chosen()

    @property
    def left(self) -> bool:
        """Whether the first device was taken back: then no cookie has this hash."""
        return self.token_hash.startswith(LEFT)

    @property
    def called(self) -> Called:
        """How they appear to others."""
        return Called(self.name, self.chosen.cat)


def stays_left(before: Guest, guest: Guest) -> Guest:
    """What is kept of a guest after this was known: a first device that was taken back stays so,
    though another server had begun to change something before."""
    return replace(guest, token_hash=before.token_hash) if before.left else guest


def is_of(guest_id: str, known: str) -> bool:
    """Whether this is a guest's own id, or that of somebody on their device, or of a program of
    theirs."""
    return known == guest_id or known.startswith(f"{guest_id}.")


class WrongVersion(Exception):
    """Somebody else has written to the stream: read it again and decide anew."""

    def __init__(self, stream: str, version: int) -> None:
        super().__init__(f"{stream} has {version} records")
        self.stream = stream
        self.version = version


class Fenced(Exception):
    """Somebody else has the table now: whatever is in memory here is not the table any more."""

    def __init__(self, fence: Fence, current: int) -> None:
        super().__init__(f"{fence.stream} has fence {current}, not {fence.number}")


class Elsewhere(Exception):
    """Another server has the table, and is there."""

    def __init__(self, address: str) -> None:
        super().__init__(f"the table is at {address}")
        self.address = address


class CommandReused(Exception):
    """The same command id came with another body."""


class StoreFailed(Exception):
    """The disk or the database failed, and nothing may be told. The same command may come again:
    if it was stored after all, it gets its answer then."""


class Seen(Struct, frozen=True):
    """The command had been carried out before; nothing was written now."""

    answer: bytes


class Store(Protocol):
    """Streams, commands, cards, secrets and guests."""

    async def append(
        self,
        writes: Sequence[Write],
        *,
        fence: Fence | None = None,
        command: Command | None = None,
        cards: Mapping[str, Card] | None = None,
        secrets: Mapping[str, bytes] | None = None,
    ) -> Seen | None:
        """Write all of it or nothing; None when it is on the disk. `cards` and `secrets` replace
        those of the same name. Raises `Fenced`, `WrongVersion` or `CommandReused` and has then
        changed nothing. Every method may raise `StoreFailed`."""
        ...

    async def claim(self, stream: str) -> Fence:
        """Take a table: whoever had it before, in another run, can write to it no more. Raises
        `Elsewhere` if another server has it."""
        ...

    def term(self) -> int | None:
        """The number of the time during which no other server can have taken a table of this one.
        While it is None, nothing that is in memory may be told; once it is another one, whatever
        was read before may be out of date."""
        ...

    async def release(self, fence: Fence) -> None:
        """Give a table back, so that another server may have it at once."""
        ...

    async def answered(self, stream: str) -> list[Answered]:
        """The commands that were carried out at a stream, oldest first: the latest of them."""
        ...

    async def forget_answered(self, stream: str) -> None:
        """Forget the commands of a stream but for the latest, which `answered` gives."""
        ...

    async def read(self, stream: str, start: int = 0) -> list[bytes]:
        """The records of a stream from number `start` on; none if there is no such stream."""
        ...

    async def secret(self, name: str) -> bytes | None:
        """A secret kept by `append`."""
        ...

    async def card(self, stream: str) -> Card | None:
        """What is known of a stream."""
        ...

    async def of_member(self, member: str, limit: int = 50) -> list[tuple[str, Card]]:
        """The streams this member belongs to, latest written first: that is, given records, or a
        card that says something else. When it is due and when it was touched do not count: both
        may be secrets. In one append the cards come after the records, each in its order."""
        ...

    async def listed(self, limit: int = 50) -> list[tuple[str, Card]]:
        """The streams everybody may find, latest written first."""
        ...

    async def due(self, before: int) -> list[str]:
        """The streams that are to be woken before this moment, earliest first, then by name."""
        ...

    async def save_guest(self, guest: Guest, of: str | None = None) -> bool:
        """Keep a guest; the same id again replaces what was known (`stays_left`). Another guest's
        token is a `ValueError`. With `of`, the guest whose it is, nothing is kept unless that one
        is known when it is written: who is forgotten meanwhile stays so. Whether it was kept."""
        ...

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        """The guest whose cookie has this hash."""
        ...

    async def guest(self, guest_id: str) -> Guest | None:
        """The guest of this id."""
        ...

    async def called(self, guest_ids: Collection[str]) -> dict[str, Called]:
        """How these guests appear to others, as far as they are known."""
        ...

    async def forget_guest(self, guest_id: str) -> None:
        """Delete all that is known of somebody, and of those who played on their device, whose ids
        begin with theirs and a dot; streams hold only the ids. When it returns, no byte of a name
        or token is left in a file that is the store's own."""
        ...

    async def forget_guests(self, seen_before: int) -> int:
        """Delete those who were not seen since; how many they were."""
        ...

    async def untouched(self, since: int, limit: int = 100) -> list[tuple[str, Card]]:
        """The streams that were touched last before this moment, oldest first."""
        ...

    async def forget(self, streams: Sequence[str], secrets: Sequence[str] = ()) -> None:
        """Delete streams with their cards and commands, and these secrets."""
        ...

    async def close(self) -> None:
        """Finish what is under way and let go of the file."""
        ...
