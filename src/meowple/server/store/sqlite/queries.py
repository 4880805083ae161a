"""What the SQLite store asks and writes: plain functions of a connection."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from sqlite3 import Connection
from typing import Any

import msgspec

from meowple.server.store.rows import GUEST, as_guest, guest_row
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
    Write,
    WrongVersion,
    body_hash,
    stays_left,
)
from meowple.table.store.chosen import Called
from meowple.table.store.devices import Device

_CARD = "cards.stream, due_at, listed, members, summary, touched"
_NEXT_WRITTEN = "(SELECT coalesce(max(written), 0) + 1 FROM cards)"


def append(
    db: Connection,
    writes: Sequence[Write],
    fence: Fence | None,
    command: Command | None,
    cards: Mapping[str, Card],
    secrets: Mapping[str, bytes],
) -> Seen | None:
    """Write everything, unless the command was seen before."""
    if fence is not None and fence.number != run(db):
        raise Fenced(fence, run(db))
    if command is not None:
        stored = _answer(db, command)
        if stored is not None:
            return Seen(stored)
        _keep_command(db, command)
    for write in writes:
        _add_records(db, write)
    for stream, card in cards.items():
        _put_card(db, stream, card)
    db.executemany("REPLACE INTO secrets (name, secret) VALUES (?, ?)", secrets.items())
    return None


def run(db: Connection) -> int:
    """How often the file was opened, this time included."""
    return int(db.execute("SELECT number FROM run WHERE id = 1").fetchone()[0])


def _keep_command(db: Connection, command: Command) -> None:
    hashed = body_hash(command.body)
    db.execute(
        "INSERT INTO commands (stream, actor, id, body_hash, answer) VALUES (?, ?, ?, ?, ?)",
        (command.stream, command.actor, command.id, hashed, command.answer),
    )


def _add_records(db: Connection, write: Write) -> None:
    version = _version(db, write.stream)
    if version != write.expected:
        raise WrongVersion(write.stream, version)
    if not write.records:
        return
    db.executemany(
        "INSERT INTO records (stream, seq, record) VALUES (?, ?, ?)",
        [(write.stream, seq, record) for seq, record in enumerate(write.records, version)],
    )
    db.execute(f"UPDATE cards SET written = {_NEXT_WRITTEN} WHERE stream = ?", (write.stream,))


def _version(db: Connection, stream: str) -> int:
    last = db.execute("SELECT max(seq) FROM records WHERE stream = ?", (stream,)).fetchone()[0]
    return 0 if last is None else int(last) + 1


def _put_card(db: Connection, stream: str, card: Card) -> None:
    members = msgspec.json.encode(card.members)
    before = db.execute(
        "SELECT members, listed, summary FROM cards WHERE stream = ?", (stream,)
    ).fetchone()
    if before == (members, card.listed, card.summary):  # who finds it, finds it where it was
        db.execute(
            "UPDATE cards SET due_at = ?, touched = ? WHERE stream = ?",
            (card.due_at, card.touched, stream),
        )
        return
    # Members change seldom: their index is left alone until it must change.
    if before is None or before[0] != members:
        db.execute("DELETE FROM members WHERE stream = ?", (stream,))
        db.executemany(
            "INSERT INTO members (member, stream) VALUES (?, ?)",
            [(member, stream) for member in set(card.members)],
        )
    db.execute(
        "INSERT INTO cards (stream, written, due_at, listed, members, summary, touched) "
        f"VALUES (?, {_NEXT_WRITTEN}, ?, ?, ?, ?, ?) ON CONFLICT (stream) DO UPDATE SET "
        "written = excluded.written, due_at = excluded.due_at, listed = excluded.listed, "
        "members = excluded.members, summary = excluded.summary, touched = excluded.touched",
        (stream, card.due_at, card.listed, members, card.summary, card.touched),
    )


def _answer(db: Connection, command: Command) -> bytes | None:
    """The answer this command got; refuses another body."""
    row = db.execute(
        "SELECT body_hash, answer FROM commands WHERE stream = ? AND actor = ? AND id = ?",
        (command.stream, command.actor, command.id),
    ).fetchone()
    if row is None:
        return None
    if row[0] != body_hash(command.body):
        raise CommandReused(f"command {command.id} came before with another body")
    return bytes(row[1])


def answered(db: Connection, stream: str) -> list[Answered]:
    """The latest commands of a stream, oldest first."""
    rows = db.execute(
        "SELECT actor, id, body_hash, answer FROM commands WHERE stream = ? "
        "ORDER BY number DESC LIMIT ?",
        (stream, KEPT_COMMANDS),
    )
    return [Answered(*row) for row in rows][::-1]


def forget_answered(db: Connection, stream: str) -> None:
    """Delete all but the latest commands of a stream."""
    db.execute(
        "DELETE FROM commands WHERE stream = ? AND number <= (SELECT number FROM commands "
        "WHERE stream = ? ORDER BY number DESC LIMIT 1 OFFSET ?)",
        (stream, stream, KEPT_COMMANDS),
    )


def read(db: Connection, stream: str, start: int) -> list[bytes]:
    """The records of a stream from `start` on."""
    rows = db.execute(
        "SELECT record FROM records WHERE stream = ? AND seq >= ? ORDER BY seq", (stream, start)
    )
    return [record for (record,) in rows]


def secret(db: Connection, name: str) -> bytes | None:
    """A secret by its name."""
    row = db.execute("SELECT secret FROM secrets WHERE name = ?", (name,)).fetchone()
    return None if row is None else bytes(row[0])


def card(db: Connection, stream: str) -> Card | None:
    """The card of a stream."""
    row = db.execute(f"SELECT {_CARD} FROM cards WHERE stream = ?", (stream,)).fetchone()
    return None if row is None else _as_card(row)[1]


def of_member(db: Connection, member: str, limit: int) -> list[tuple[str, Card]]:
    """The cards that name this member, latest written first."""
    rows = db.execute(
        f"SELECT {_CARD} FROM members JOIN cards USING (stream) "
        "WHERE member = ? ORDER BY written DESC LIMIT ?",
        (member, limit),
    )
    return [_as_card(row) for row in rows]


def listed(db: Connection, limit: int) -> list[tuple[str, Card]]:
    """The cards that everybody may see, latest written first."""
    rows = db.execute(
        f"SELECT {_CARD} FROM cards WHERE listed ORDER BY written DESC LIMIT ?", (limit,)
    )
    return [_as_card(row) for row in rows]


def _as_card(row: tuple[Any, ...]) -> tuple[str, Card]:
    stream, due_at, is_listed, members, summary, touched = row
    decoded = msgspec.json.decode(members, type=tuple[str, ...])
    return stream, Card(due_at, bool(is_listed), decoded, summary, touched)


def due(db: Connection, before: int) -> list[str]:
    """The streams to be woken, earliest first."""
    rows = db.execute(
        "SELECT stream FROM cards WHERE due_at < ? ORDER BY due_at, stream", (before,)
    )
    return [stream for (stream,) in rows]


def save_guest(db: Connection, one: Guest, of: str | None) -> bool:
    """Keep or replace a guest, unless whose it is was forgotten."""
    if of is not None and guest(db, of) is None:
        return False
    before = guest(db, one.id)
    one = one if before is None else stays_left(before, one)
    known = guest_by_token(db, one.token_hash)
    if known is not None and known.id != one.id:
        raise ValueError("this token belongs to another guest")
    db.execute(f"REPLACE INTO guests ({GUEST}) VALUES (?, ?, ?, ?, ?, ?)", guest_row(one))
    return True


def guest_by_token(db: Connection, token_hash: str) -> Guest | None:
    """The guest with this token, on their first device or another one."""
    other = "id = (SELECT guest FROM devices WHERE hash = ? AND until IS NULL)"
    return _guest(db, "token_hash = ?", token_hash) or _guest(db, other, token_hash)


def guest(db: Connection, guest_id: str) -> Guest | None:
    """The guest with this id."""
    return _guest(db, "id = ?", guest_id)


def _guest(db: Connection, condition: str, value: str) -> Guest | None:
    row = db.execute(f"SELECT {GUEST} FROM guests WHERE {condition}", (value,)).fetchone()
    return None if row is None else as_guest(row)


def forget_guest(db: Connection, guest_id: str) -> None:
    """Delete a guest, and whoever played on their device: a slash comes after a dot."""
    db.execute("DELETE FROM devices WHERE guest = ?", (guest_id,))
    db.execute(
        "DELETE FROM guests WHERE id = ?1 OR (id > ?1 || '.' AND id < ?1 || '/')", (guest_id,)
    )


def called(db: Connection, guest_ids: Collection[str]) -> dict[str, Called]:
    """How these guests appear to others."""
    asked = msgspec.json.encode(list(guest_ids)).decode()
    rows = db.execute(
        f"SELECT {GUEST} FROM guests WHERE id IN (SELECT value FROM json_each(?))", (asked,)
    )
    return {row[0]: as_guest(row).called for row in rows}


def forget_guests(db: Connection, seen_before: int) -> int:
    """Delete guests who were not seen for long."""
    db.execute(
        "DELETE FROM devices WHERE guest NOT IN (SELECT id FROM guests WHERE seen_at >= ?)",
        (seen_before,),
    )
    return db.execute("DELETE FROM guests WHERE seen_at < ?", (seen_before,)).rowcount


def offer_device(db: Connection, code: Device) -> bool:
    """Keep a code instead of an earlier one."""
    db.execute("DELETE FROM devices WHERE guest = ? AND until IS NOT NULL", (code.guest,))
    kept = db.execute(
        "INSERT INTO devices (hash, guest, since, until) SELECT ?, id, ?, ? FROM guests "
        "WHERE id = ?",
        (code.hash, code.since, code.until, code.guest),
    )
    return kept.rowcount == 1


def offered_device(db: Connection, code_hash: str, now: int) -> str | None:
    """Whose code that is."""
    row = db.execute(
        "SELECT guest FROM devices WHERE hash = ? AND until > ?", (code_hash, now)
    ).fetchone()
    return None if row is None else str(row[0])


def take_device(db: Connection, code_hash: str, now: int, device: Device) -> bool:
    """Put a token in the place of a code."""
    changed = db.execute(
        "UPDATE devices SET hash = ?, since = ?, until = NULL "
        "WHERE hash = ? AND guest = ? AND until > ?",
        (device.hash, device.since, code_hash, device.guest, now),
    )
    return changed.rowcount == 1


def devices(db: Connection, guest_id: str) -> list[Device]:
    """The other devices of a guest."""
    rows = db.execute(
        "SELECT hash, guest, since FROM devices WHERE guest = ? AND until IS NULL", (guest_id,)
    )
    return sorted((Device(*row) for row in rows), key=lambda one: one.hash)


def drop_device(db: Connection, guest_id: str, token_hash: str) -> None:
    """Forget a token, and codes."""
    db.execute(
        "DELETE FROM devices WHERE guest = ? AND (hash = ? OR until IS NOT NULL)",
        (guest_id, token_hash),
    )


def good_tokens(db: Connection, token_hashes: Collection[str]) -> set[str]:
    """Which of these tokens still open something."""
    asked = msgspec.json.encode(list(token_hashes)).decode()
    rows = db.execute(
        "SELECT token_hash FROM guests WHERE token_hash IN (SELECT value FROM json_each(?1)) "
        "UNION ALL SELECT hash FROM devices "
        "WHERE hash IN (SELECT value FROM json_each(?1)) AND until IS NULL",
        (asked,),
    )
    return {token_hash for (token_hash,) in rows}


def untouched(db: Connection, since: int, limit: int) -> list[tuple[str, Card]]:
    """The cards that were touched before, oldest first."""
    rows = db.execute(
        f"SELECT {_CARD} FROM cards WHERE touched < ? ORDER BY touched, stream LIMIT ?",
        (since, limit),
    )
    return [_as_card(row) for row in rows]


def forget(db: Connection, streams: Sequence[str], secrets: Sequence[str]) -> None:
    """Delete streams and all that belongs to them."""
    gone = [(stream,) for stream in streams]
    for table in ("records", "cards", "members", "commands"):
        db.executemany(f"DELETE FROM {table} WHERE stream = ?", gone)
    db.executemany("DELETE FROM secrets WHERE name = ?", [(name,) for name in secrets])
