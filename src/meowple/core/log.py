"""The log of a match: a header and dense entries. Folding the entries is the match."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from meowple.core.game import AnyGame, MeowpleError, Millis, Seat, When
from meowple.core.luck import BadLog, Draw, Draws, OtherRules, commitment, master_key
from meowple.core.plain import plain, said, shown
from meowple.core.registry import check_seats, find_game, read_move

L = TypeVar("L", "Header", "Entry")
T = TypeVar("T")

FORMAT = 2
"""How logs are written; bumped when an old reader would misread one."""
READ = (1, 2)
"""The formats that are read."""


class Person(Struct, frozen=True, tag="person", gc=False):
    """Somebody at the table, by an opaque id; names live elsewhere."""

    id: str = ""
    seat: Seat | UnsetType = UNSET
    """On which seat, where one id may hold several; absent in logs of format 1."""


class Bot(Struct, frozen=True, tag="bot", gc=False):
    """A bot of this level."""

    level: str


class Clock(Struct, frozen=True, tag="clock", gc=False):
    """Nobody: the table itself."""


By = Person | Bot | Clock


_MAKERS = msgspec.json.Decoder(Person | Bot)
_PLAIN = msgspec.json.Encoder(enc_hook=plain)


def plain_by(by: Any) -> By:
    """Who makes a move, as the log will give it back; the clock makes none."""
    try:
        somebody: By = _MAKERS.decode(_PLAIN.encode(by))
    except (msgspec.MsgspecError, TypeError, ValueError):
        raise MeowpleError(f"a move is made by a Person or a Bot, not {shown(by)}") from None
    return somebody


class Dealt(Struct, frozen=True, tag="dealt", gc=False):
    """The deal; always the first entry and never again."""


class Played(Struct, frozen=True, tag="played", gc=False):
    """A seat made a move."""

    seat: Seat
    move: Any
    when: When


class Woke(Struct, frozen=True, tag="woke", gc=False):
    """The table acted by itself."""


class Undid(Struct, frozen=True, tag="undid", gc=False):
    """The state is again what it was before entry `seq`."""

    seq: int


class Voided(Struct, frozen=True, tag="voided", gc=False):
    """The table was interrupted in a race: the open question counts for nothing."""


Act = Dealt | Played | Woke | Undid | Voided


class Entry(Struct, frozen=True, gc=False):
    """One line of the log. Lines and facts are told to have no cycles (`gc=False`): a server keeps
    hundreds of thousands of them, and need not look through them."""

    seq: int
    at: Millis
    by: By
    act: Act
    draws: tuple[Draw, ...] = ()
    """Every answer that chance gave, in order, as (n, answer)."""

    def __hash__(self) -> int:
        return hash((self.seq, self.at))  # a move may be a dict


class Origin(Struct, frozen=True):
    """The moment of another match from which this one goes on."""

    match: str
    seq: int


class Header(Struct, frozen=True, kw_only=True):
    """What was fixed before the deal."""

    format: int = FORMAT
    match: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    commitment: str
    seeds: tuple[str, ...]
    """One for each seat, in hex; empty where a seat gave none."""
    origin: Origin | None = None

    def __hash__(self) -> int:
        return hash((self.match, self.commitment))  # options are a dict


class Log(Struct, frozen=True):
    """A whole match as it is kept and handed on."""

    header: Header
    entries: tuple[Entry, ...]
    links: tuple[str, ...]
    """For each entry the hash of all up to it. Told to nobody before the match is over."""
    key: str | None = None
    """The server's key in hex; published when the match is over."""

    def to_json(self) -> str:
        """The log as text."""
        try:
            return msgspec.json.encode(self).decode()
        except (msgspec.MsgspecError, TypeError, RecursionError) as error:
            raise BadLog(f"this is not a log: {error}") from None

    @classmethod
    def from_json(cls, text: str | bytes) -> Log:
        """The log written in `text`; moves become the game's own. What the links do not hold is
        refused: anybody could have added it."""
        log = read_json(text, cls, "a log")
        game = game_of(log.header)
        entries = tuple(typed_entry(game, entry) for entry in log.entries)
        log = msgspec.structs.replace(log, entries=entries)
        _check_nothing_else(log, read_json(text, _Lines, "a log"))
        return log

    def __hash__(self) -> int:
        return hash((self.header, self.links))


class _Lines(Struct, forbid_unknown_fields=True):
    """A log as it is written, line by line."""

    header: dict[str, Any]
    entries: list[dict[str, Any]]
    links: Any
    key: Any = None


def read_json(text: str | bytes, kind: type[T], what: str) -> T:
    """What is written in `text`; `BadLog` if it is something else."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, TypeError, UnicodeError, RecursionError) as error:
        raise BadLog(f"this is not {what}: {error}") from None


def _check_nothing_else(log: Log, told: _Lines) -> None:
    names = ["the header", *(f"entry {number}" for number in range(len(log.entries)))]
    ours: list[Header | Entry] = [log.header, *log.entries]
    theirs = [told.header, *told.entries]
    for name, line, written in zip(names, ours, theirs, strict=True):
        if canonical(line) != canonical(written):
            raise BadLog(f"{name} holds something that is not part of a log")


def game_of(header: Header) -> AnyGame:
    """The game that a log is of, if such a match is played here."""
    try:
        game = find_game(header.game)
    except MeowpleError as error:
        raise BadLog(str(error), "unknown_game", game=said(header.game)) from None
    check_rules(game, header)
    try:
        check_seats(game, header.seats)
    except MeowpleError as error:
        raise BadLog(str(error)) from None
    return game


def check_rules(game: AnyGame, header: Header) -> None:
    """Raise `OtherRules` unless the match is written and dealt by what this library knows."""
    if header.format not in READ:
        why = f"the log has format {header.format}, this library reads up to {FORMAT}"
        raise OtherRules(why, "other_rules")
    if header.rules != game.rules:
        why = f"the log follows rules {header.rules} of {game.name}, these are {game.rules}"
        raise OtherRules(why, "other_rules")


def typed_entry(game: AnyGame, entry: Entry) -> Entry:
    """The same entry with its move as the game's own struct."""
    if not isinstance(entry.act, Played) or isinstance(entry.act.move, Struct):
        return entry
    try:
        move = read_move(game, entry.act.move)
    except msgspec.ValidationError as error:
        why = f"entry {entry.seq} holds no move of {game.name}: {error}"
        raise BadLog(why, "rules", entry=entry.seq) from None
    return msgspec.structs.replace(entry, act=msgspec.structs.replace(entry.act, move=move))


def first_link(header: Header) -> str:
    """The link that the first entry is chained to."""
    return hashlib.sha256(canonical(header)).hexdigest()


def next_link(link: str, entry: Entry) -> str:
    """The link of an entry, chained to the one before it."""
    return hashlib.sha256(link.encode() + canonical(entry)).hexdigest()


def canonical(line: Header | Entry | dict[str, Any]) -> bytes:
    """The bytes that are hashed: JSON with sorted names, which anyone can write again from the log
    alone, without knowing the game's types."""
    return msgspec.json.encode(line, order="sorted")


def check_header(header: Header) -> None:
    """Raise `MeowpleError` unless the header, once written, is read as the same."""
    _check_same("what the match begins with", lambda: _read_back(header) == header)


def written(game: AnyGame, entry: Entry) -> bytes:
    """The entry as it is written down; raises `MeowpleError` unless it is read as the same."""
    line = b""

    def same() -> bool:
        nonlocal line
        line = canonical(entry)
        return typed_entry(game, msgspec.json.decode(line, type=Entry)) == entry

    _check_same(f"entry {entry.seq}", same)
    return line


def _read_back(line: L) -> L:
    return msgspec.json.decode(canonical(line), type=type(line))


def _check_same(what: str, same: Callable[[], bool]) -> None:
    try:
        fine = same()
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError):
        fine = False
    if not fine:
        raise MeowpleError(f"{what} cannot be written down so that it is read as the same")


def check_shape(log: Log) -> None:
    """Raise `MeowpleError` unless a log, which may be made by hand, has the parts of one."""
    parts = isinstance(log.header, Header) and isinstance(log.key, str | None)
    if not parts or not all(isinstance(it, tuple | list) for it in (log.entries, log.links)):
        raise BadLog(f"this is not a log: {shown(log)}")
    strange = [entry for entry in log.entries if not isinstance(entry, Entry)]
    if strange:
        raise BadLog(f"this is not an entry of a log: {shown(strange[0])}")
    check_header(log.header)


def check_links(log: Log) -> None:
    """Raise `BadLog` at the first entry that is not the one that was written."""
    if not log.entries:
        raise BadLog("the log is empty: not even the deal is in it", "links")
    if len(log.links) != len(log.entries):
        raise BadLog(f"{len(log.entries)} entries, but {len(log.links)} links", "links")
    link = first_link(log.header)
    for number, (entry, kept) in enumerate(zip(log.entries, log.links, strict=True)):
        link = next_link(link, entry)
        if entry.seq != number or link != kept:
            why = f"entry {number} is not the one that was written: its link does not fit"
            raise BadLog(why, "changed", entry=number)


def check_luck(log: Log) -> None:
    """Raise `BadLog` unless the published key is the committed one and gave every draw."""
    if log.key is None:
        raise BadLog("the log has no key: its luck can be checked once the match is over")
    draws = Draws(log_master(log.header, committed_key(log.header, log.key)))
    number = 0
    for entry in log.entries:
        for n, answer in entry.draws:
            if not 0 <= answer < n or draws.nth(number, n) != answer:
                why = f"entry {entry.seq}: draw {number} is not what the key gives"
                raise BadLog(why, "luck", entry=entry.seq)
            number += 1


def committed_key(header: Header, key: str) -> bytes:
    """The key written in hex, if it is the one the table committed to."""
    secret = from_hex(key)
    if commitment(header.match, secret) != header.commitment:
        raise BadLog("the key is not the one the table committed to", "key")
    return secret


def from_hex(text: str) -> bytes:
    """The bytes written in hex."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadLog(f"keys and seeds are written in hex, not as {text[:80]!r}") from None


def log_master(header: Header, key: bytes) -> bytes:
    """The master key of the match that this header begins."""
    if len(header.seeds) != header.seats:
        raise BadLog(f"{header.seats} seats, but {len(header.seeds)} seeds")
    seeds = [from_hex(seed) for seed in header.seeds]
    return master_key(key, header.match, f"{header.game}@{header.rules}", seeds)
