"""What the PostgreSQL store asks and writes: plain functions of a connection.

Writes only send their question; it is answered when the transaction is done (`commits.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
import psycopg

from meowple.server.store.rows import GUEST, as_guest, guest_row
from meowple.table.store.base import (
    KEPT_COMMANDS,
    LEFT,
    Answered,
    Card,
    Command,
    CommandReused,
    Elsewhere,
    Fence,
    Fenced,
    Guest,
    Seen,
    Write,
    WrongVersion,
    body_hash,
)
from meowple.table.store.chosen import Called
from meowple.table.store.devices import Device

Db: TypeAlias = psycopg.Connection[Any]
Cursor: TypeAlias = psycopg.Cursor[Any]

_CARD = "cards.stream, due_at, listed, members, summary, touched"
_APPEND = f"SELECT * FROM append({', '.join(['%b'] * 19)})"


def append(
    db: Db,
    writes: Sequence[Write],
    fence: Fence | None,
    command: Command | None,
    cards: Mapping[str, Card],
    secrets: Mapping[str, bytes],
) -> Cursor:
    """Write everything, unless it is refused or the command was seen before."""
    guard = (None, None) if fence is None else (fence.stream, fence.number)
    asked = (None,) * 5 if command is None else _of_command(command)
    return db.execute(
        _APPEND,
        [
            *guard,
            *asked,
            [write.stream for write in writes],
            [write.expected for write in writes],
            [len(write.records) for write in writes],
            [record for write in writes for record in write.records],
            list(cards),
            [card.due_at for card in cards.values()],
            [card.listed for card in cards.values()],
            [msgspec.json.encode(card.members).decode() for card in cards.values()],
            [card.summary for card in cards.values()],
            [card.touched for card in cards.values()],
            list(secrets),
            list(secrets.values()),
        ],
    )


def _of_command(command: Command) -> tuple[Any, ...]:
    hashed = body_hash(command.body)
    return command.stream, command.actor, command.id, hashed, command.answer


def appended(cursor: Cursor, fence: Fence | None, command: Command | None) -> Seen | None:
    """What the database says to an append."""
    row = cursor.fetchone()
    assert row is not None
    told, which, number, said = row
    if told == "seen":
        return Seen(bytes(said))
    if told == "reused":
        assert command is not None
        raise CommandReused(f"command {command.id} came before with another body")
    if told == "fenced":
        assert fence is not None
        raise Fenced(fence, number)
    if told == "version":
        raise WrongVersion(which, number)
    return None


def answered(db: Db, stream: str) -> list[Answered]:
    """The latest commands of a stream, oldest first."""
    rows = db.execute(
        "SELECT actor, id, body_hash, answer FROM commands WHERE stream = %s "
        "ORDER BY number DESC LIMIT %s",
        (stream, KEPT_COMMANDS),
    )
    return [Answered(*row) for row in rows][::-1]


def forget_answered(db: Db, stream: str) -> Cursor:
    """Delete all but the latest commands of a stream."""
    return db.execute(
        "DELETE FROM commands WHERE stream = %s AND number <= (SELECT number FROM commands "
        "WHERE stream = %s ORDER BY number DESC LIMIT 1 OFFSET %s)",
        (stream, stream, KEPT_COMMANDS),
    )


def read(db: Db, stream: str, start: int) -> list[bytes]:
    """The records of a stream from `start` on."""
    rows = db.execute(
        "SELECT record FROM records WHERE stream = %s AND seq >= %s ORDER BY seq",
        (stream, start),
        binary=True,
    )
    return [bytes(record) for (record,) in rows]


def secret(db: Db, name: str) -> bytes | None:
    """A secret by its name."""
    row = db.execute("SELECT secret FROM secrets WHERE name = %s", (name,)).fetchone()
    return None if row is None else bytes(row[0])


def card(db: Db, stream: str) -> Card | None:
    """The card of a stream."""
    row = db.execute(f"SELECT {_CARD} FROM cards WHERE stream = %s", (stream,)).fetchone()
    return None if row is None else _as_card(row)[1]


def of_member(db: Db, member: str, limit: int) -> list[tuple[str, Card]]:
    """The cards that name this member, latest written first."""
    rows = db.execute(
        f"SELECT {_CARD} FROM members JOIN cards USING (stream) "
        "WHERE member = %s ORDER BY written DESC LIMIT %s",
        (member, limit),
    )
    return [_as_card(row) for row in rows]


def listed(db: Db, limit: int) -> list[tuple[str, Card]]:
    """The cards that everybody may see, latest written first."""
    rows = db.execute(
        f"SELECT {_CARD} FROM cards WHERE listed ORDER BY written DESC LIMIT %s", (limit,)
    )
    return [_as_card(row) for row in rows]


def _as_card(row: tuple[Any, ...]) -> tuple[str, Card]:
    stream, due_at, is_listed, members, summary, touched = row
    return stream, Card(due_at, is_listed, tuple(members), bytes(summary), touched)


def due(db: Db, before: int, me: str) -> list[str]:
    """The streams to be woken, earliest first; not those that another server takes care of."""
    rows = db.execute(
        "SELECT stream FROM cards LEFT JOIN streams ON name = stream WHERE due_at < %s AND NOT "
        "EXISTS (SELECT FROM workers WHERE id = owner AND id <> %s AND until > clock_timestamp()) "
        "ORDER BY due_at, stream",
        (before, me),
    )
    return [stream for (stream,) in rows]


def untouched(db: Db, since: int, limit: int) -> list[tuple[str, Card]]:
    """The cards that were touched before, oldest first."""
    rows = db.execute(
        f"SELECT {_CARD} FROM cards WHERE touched < %s ORDER BY touched, stream LIMIT %s",
        (since, limit),
    )
    return [_as_card(row) for row in rows]


def save_guest(db: Db, guest: Guest, of: str | None) -> Cursor:
    """Keep or replace a guest, unless whose it is was forgotten; says whether it was kept, and
    whether it might have been. Whoever is being forgotten just now is waited for."""
    return db.execute(
        "WITH known AS (SELECT FROM guests WHERE id = %s FOR UPDATE), "
        "may AS (SELECT %s::text IS NULL OR EXISTS (SELECT FROM known) AS may), kept AS ("
        f"INSERT INTO guests ({GUEST}) SELECT %s, %s, %s, %s, %s, %s FROM may WHERE may AND "
        "NOT EXISTS (SELECT FROM guests WHERE token_hash = %s AND id <> %s) "
        "ON CONFLICT (id) DO UPDATE SET token_hash = CASE WHEN starts_with(guests.token_hash, %s) "
        "THEN guests.token_hash ELSE excluded.token_hash END, name = excluded.name, "
        "language = excluded.language, seen_at = excluded.seen_at, chosen = excluded.chosen "
        "RETURNING id) SELECT EXISTS (SELECT FROM kept), may FROM may",
        (of, of, *guest_row(guest), guest.token_hash, guest.id, LEFT),
    )


def saved(cursor: Cursor) -> bool:
    """Whether a guest was kept; refuses a token of another guest."""
    row = cursor.fetchone()
    assert row is not None
    kept, might = row
    if might and not kept:
        raise ValueError("this token belongs to another guest")
    return bool(kept)


def guest_by_token(db: Db, token_hash: str) -> Guest | None:
    """The guest with this token, on their first device or another one."""
    other = "id = (SELECT guest FROM devices WHERE hash = %s AND until IS NULL)"
    return _guest(db, "token_hash = %s", token_hash) or _guest(db, other, token_hash)


def guest(db: Db, guest_id: str) -> Guest | None:
    """The guest with this id."""
    return _guest(db, "id = %s", guest_id)


def _guest(db: Db, condition: str, value: str) -> Guest | None:
    row = db.execute(f"SELECT {GUEST} FROM guests WHERE {condition}", (value,)).fetchone()
    return None if row is None else as_guest(row)


def forget_guest(db: Db, guest_id: str) -> Cursor:
    """Delete a guest, and whoever played on their device. First nothing more may be kept that is
    theirs: what another server just keeps would not be seen."""
    db.execute("SELECT FROM guests WHERE id = %s FOR UPDATE", (guest_id,))
    return db.execute(
        "DELETE FROM guests WHERE id = %s OR starts_with(id, %s)", (guest_id, f"{guest_id}.")
    )


def called(db: Db, guest_ids: Collection[str]) -> dict[str, Called]:
    """How these guests appear to others."""
    rows = db.execute(f"SELECT {GUEST} FROM guests WHERE id = ANY(%s)", (list(guest_ids),))
    return {row[0]: as_guest(row).called for row in rows.fetchall()}


def forget_guests(db: Db, seen_before: int) -> Cursor:
    """Delete guests who were not seen for long."""
    return db.execute("DELETE FROM guests WHERE seen_at < %s", (seen_before,))


def offer_device(db: Db, code: Device) -> Cursor:
    """Keep a code instead of an earlier one."""
    return db.execute(
        "WITH gone AS (DELETE FROM devices WHERE guest = %s AND until IS NOT NULL) "
        "INSERT INTO devices (hash, guest, since, until) "
        "SELECT %s, id, %s, %s FROM guests WHERE id = %s FOR KEY SHARE",
        (code.guest, code.hash, code.since, code.until, code.guest),
    )


def offered_device(db: Db, code_hash: str, now: int) -> str | None:
    """Whose code that is."""
    row = db.execute(
        "SELECT guest FROM devices WHERE hash = %s AND until > %s", (code_hash, now)
    ).fetchone()
    return None if row is None else str(row[0])


def take_device(db: Db, code_hash: str, now: int, device: Device) -> Cursor:
    """Put a token in the place of a code."""
    return db.execute(
        "UPDATE devices SET hash = %s, since = %s, until = NULL "
        "WHERE hash = %s AND guest = %s AND until > %s",
        (device.hash, device.since, code_hash, device.guest, now),
    )


def devices(db: Db, guest_id: str) -> list[Device]:
    """The other devices of a guest."""
    rows = db.execute(
        "SELECT hash, guest, since FROM devices WHERE guest = %s AND until IS NULL ORDER BY hash",
        (guest_id,),
    )
    return [Device(*row) for row in rows.fetchall()]


def drop_device(db: Db, guest_id: str, token_hash: str) -> Cursor:
    """Forget a token, and codes."""
    return db.execute(
        "DELETE FROM devices WHERE guest = %s AND (hash = %s OR until IS NOT NULL)",
        (guest_id, token_hash),
    )


def good_tokens(db: Db, token_hashes: Collection[str]) -> set[str]:
    """Which of these tokens still open something."""
    rows = db.execute(
        "SELECT token_hash FROM guests WHERE token_hash = ANY(%(asked)s) "
        "UNION ALL SELECT hash FROM devices WHERE hash = ANY(%(asked)s) AND until IS NULL",
        {"asked": list(token_hashes)},
    )
    return {token_hash for (token_hash,) in rows.fetchall()}


def forget(db: Db, streams: Sequence[str], secrets: Sequence[str]) -> Cursor:
    """Delete streams and all that belongs to them, in one statement."""
    return db.execute(
        "WITH gone AS (SELECT unnest(%s::text[]) AS stream), "
        "r AS (DELETE FROM records USING gone WHERE records.stream = gone.stream), "
        "c AS (DELETE FROM cards USING gone WHERE cards.stream = gone.stream), "
        "m AS (DELETE FROM members USING gone WHERE members.stream = gone.stream), "
        "o AS (DELETE FROM commands USING gone WHERE commands.stream = gone.stream), "
        "s AS (DELETE FROM streams USING gone WHERE streams.name = gone.stream) "
        "DELETE FROM secrets WHERE name = ANY(%s)",
        (list(streams), list(secrets)),
    )


def claim(db: Db, stream: str, me: str) -> Cursor:
    """Take a table."""
    return db.execute("SELECT number, elsewhere FROM claim(%s, %s)", (stream, me))


def claimed(cursor: Cursor) -> int:
    """The epoch with which a table is held now; refuses one that another server has."""
    row = cursor.fetchone()
    assert row is not None
    number, elsewhere = row
    if elsewhere is not None:
        raise Elsewhere(elsewhere)
    return int(number)


def release(db: Db, fence: Fence, me: str) -> Cursor:
    """Give a table back, if it is still one's own."""
    return db.execute(
        "UPDATE streams SET owner = NULL WHERE name = %s AND epoch = %s AND owner = %s",
        (fence.stream, fence.number, me),
    )


def renew(db: Db, me: str, address: str, seconds: float) -> None:
    """Be certainly here for so long, by the clock of the database; who has not been for a day is
    forgotten."""
    db.execute(
        "INSERT INTO workers (id, address, until) "
        "VALUES (%s, %s, clock_timestamp() + make_interval(secs => %s)) "
        "ON CONFLICT (id) DO UPDATE SET until = excluded.until",
        (me, address, seconds),
    )
    db.execute("DELETE FROM workers WHERE until < clock_timestamp() - interval '1 day'")


def leave(db: Db, me: str) -> None:
    """Be here no more: all one's tables may be taken at once."""
    db.execute("DELETE FROM workers WHERE id = %s", (me,))
