"""What pages were answered and shown, held against what lies on the disk."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import meowple
from meowple.core.game import Seat
from meowple.core.log import Entry, Header, Log, Person, Played
from meowple.core.match import resume
from meowple.table.events import CameBack, Event, Prepared, Sat, Started, WentAway
from meowple.table.store.base import Store
from meowple.table.store.records import match_stream, table_stream
from meowple.table.updates.bundles import bundled
from tests.server.stubborn import Stubborn
from tests.server.told import Heard

TOLD = ("view", "moves", "decision", "waiting", "outcome")
"""What an update says about where the match stands."""


class Kept:
    """All matches of a table, as a store has them."""

    def __init__(self) -> None:
        self.matches: dict[str, tuple[Header, list[Entry]]] = {}
        self.guests: dict[int, str] = {}
        self.missed: set[tuple[str, int]] = set()
        """Matches that were followed by another while this seat was away: those who were there
        went on, and its page may not have been shown the end."""

    async def read(self, store: Store, table: str) -> Kept:
        """Read them."""
        away: set[int] = set()
        for record in await store.read(table_stream(table)):
            event = msgspec.json.decode(record, type=Event)
            if isinstance(event, Sat):
                self.guests[event.seat] = event.guest
            if isinstance(event, WentAway):
                away.add(event.seat)
            if isinstance(event, CameBack):
                away.discard(event.seat)
            if isinstance(event, Prepared) and self.matches:
                self.missed |= {(list(self.matches)[-1], seat) for seat in away}
            if isinstance(event, Started):
                header, *entries = await store.read(match_stream(event.match))
                self.matches[event.match] = (
                    msgspec.json.decode(header, type=Header),
                    [msgspec.json.decode(entry, type=Entry) for entry in entries],
                )
        return self


def check(kept: Kept, pages: Sequence[Stubborn], logs: dict[str, Log]) -> int:
    """Everything at once, for the pages of one table; gives how many moves there were."""
    for match, (header, entries) in kept.matches.items():
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        _check_the_log(logs[match], header, entries)
        for page in pages:
            _check_commands(page, kept.guests[page.seat], header, entries)
            to_the_end = (match, page.seat) not in kept.missed
            _check_what_was_shown(page, logs[match], to_the_end)
    for page in pages:
        _check_numbers(page)
    return sum(len(entries) for _, entries in kept.matches.values())


def _check_the_log(log: Log, header: Header, entries: list[Entry]) -> None:
    """What was handed out at the end is what lies there; links, luck and rules hold."""
    assert log.header == header
    assert msgspec.to_builtins(log.entries) == msgspec.to_builtins(tuple(entries))
    assert log.key is not None
    assert meowple.replay(log).outcome is not None


def _check_commands(page: Stubborn, guest: str, header: Header, entries: list[Entry]) -> None:
    """Every accepted move is there once, in order, and nothing else of this person's."""
    played = [
        msgspec.to_builtins(entry.act.move)
        for entry in entries
        if entry.by == Person(guest, Seat(page.seat)) and isinstance(entry.act, Played)
    ]
    accepted = [one for one in page.accepted if one.get("match") == header.match]
    assert played == [one["move"] for one in accepted if one["type"] == "play"]
    seeds = [one["seed"] for one in accepted if one["type"] == "seed"]
    assert header.seeds[page.seat] == "".join(seeds)


def _pictures(header: Header, entries: list[Entry], seat: int) -> list[Heard]:
    """How the match stands for a seat after each of its entries, as updates tell it."""
    match = resume(meowple.game(header.game), header, [], None)
    pictures = []
    for entry in entries:
        match.append(entry)
        picture = {
            "view": match.screen(seat),
            "moves": bundled(tuple(match.moves(seat))),
            "decision": match.decision(seat),
            "waiting": sorted(match.waiting_for(seat)),
            "outcome": match.outcome,
        }
        pictures.append(msgspec.json.decode(msgspec.json.encode(picture), type=Heard))
    return pictures


def _check_what_was_shown(page: Stubborn, log: Log, to_the_end: bool) -> None:
    """A page was shown nothing but the match after some entry, and never an earlier one again,
    whatever crashed in between; and the end, if it was there."""
    shown = [update for _, update in page.shown if update["match"] == log.header.match]
    pictures = _pictures(log.header, list(log.entries), page.seat)
    at = 0
    for update in shown:
        picture = {name: update[name] for name in TOLD}
        while pictures[at] != picture:
            at += 1
            assert at < len(pictures), f"no entry gives this: {picture}"
    if to_the_end or (shown and shown[-1]["outcome"]):
        assert shown[-1]["outcome"] == pictures[-1]["outcome"]
        assert (shown[-1]["link"], shown[-1]["key"]) == (log.links[-1], log.key)


def _check_numbers(page: Stubborn) -> None:
    """In one run of the server a number belongs to one picture, and numbers go up."""
    seen: dict[tuple[str, int], Heard] = {}
    last: dict[str, int] = {}
    for run, update in page.shown:
        number = update["n"]
        assert number >= last.get(run, 0)
        last[run] = number
        picture = {name: update[name] for name in ("match", *TOLD)}
        assert seen.setdefault((run, number), picture) == picture
