"""Logs: folding the entries is the match, and nothing in them can be changed unseen."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from meowple.core.game import Millis
from meowple.core.log import Entry, Log, check_luck, first_link, next_link
from meowple.core.luck import BadLog, key_from_seed
from meowple.core.match import Match, replay
from tests.contract.games import Table, over_tables
from tests.contract.playouts import AnyMatch, all_sampled, make_a_step, new_match
from tests.contract.snapshot import snapshot


def assert_same(one: AnyMatch, other: AnyMatch) -> None:
    """Two matches with the same log stand the same."""
    assert one.header == other.header
    assert one.entries == other.entries
    assert one.link == other.link
    assert one.log == other.log
    assert one.now == other.now
    assert snapshot(one.state) == snapshot(other.state)


@over_tables
def test_a_log_replays_to_the_same_match(table: Table) -> None:
    for match in all_sampled(table):
        assert_same(replay(match.match.log), match.match)


@over_tables
def test_a_log_survives_json(table: Table) -> None:
    for match in all_sampled(table):
        log = match.match.log
        again = Log.from_json(log.to_json())
        assert again == log
        assert_same(replay(again), match.match)


@over_tables
def test_a_match_put_away_midway_goes_on_to_the_same_end(table: Table) -> None:
    for seed in table.seeds:
        steps = len(next(all_sampled(table)).moments)
        match, rng = new_match(table, seed), Random(seed)
        for _ in range(rng.randrange(steps)):
            if match.outcome is None:
                make_a_step(match, table, rng, undoing=True)
        again = Match.from_json(match.to_json())
        assert_same(again, match)
        twin = Random()
        twin.setstate(rng.getstate())
        while match.outcome is None:
            make_a_step(match, table, rng)
            make_a_step(again, table, twin)
        assert_same(again, match)


@over_tables
def test_an_unfinished_log_does_not_hold_the_key(table: Table) -> None:
    match = new_match(table, 0)
    assert match.log.key is None
    assert key_from_seed(f"{table}/0").hex() not in match.log.to_json()
    with pytest.raises(BadLog, match="no key"):
        check_luck(match.log)


@over_tables
def test_the_luck_of_a_finished_match_can_be_checked(table: Table) -> None:
    for match in all_sampled(table):
        check_luck(match.match.log)
        assert all(0 <= answer < n for e in match.match.entries for n, answer in e.draws)


def relinked(log: Log, entries: list[Entry]) -> Log:
    """The log a forger makes who knows how links are made."""
    entries = [msgspec.structs.replace(entry, seq=i) for i, entry in enumerate(entries)]
    link, links = first_link(log.header), []
    for entry in entries:
        link = next_link(link, entry)
        links.append(link)
    return msgspec.structs.replace(log, entries=tuple(entries), links=tuple(links))


def with_entry(log: Log, number: int, **changes: Any) -> list[Entry]:
    """The entries with one of them changed."""
    entries = list(log.entries)
    entries[number] = msgspec.structs.replace(entries[number], **changes)
    return entries


@over_tables
def test_a_changed_entry_is_found(table: Table) -> None:
    for match in all_sampled(table):
        log = match.match.log
        for number in range(len(log.entries)):
            later = with_entry(log, number, at=Millis(log.entries[number].at + 1))
            forged = msgspec.structs.replace(log, entries=tuple(later))
            with pytest.raises(BadLog, match=f"entry {number} is not the one that was written"):
                replay(forged)


@over_tables
def test_swapped_entries_are_found(table: Table) -> None:
    for match in all_sampled(table):
        log = match.match.log
        for first in range(len(log.entries) - 1):
            entries = list(log.entries)
            entries[first : first + 2] = reversed(entries[first : first + 2])
            with pytest.raises(BadLog, match=f"entry {first} is not the one"):
                replay(msgspec.structs.replace(log, entries=tuple(entries)))


@over_tables
def test_a_cut_entry_is_found(table: Table) -> None:
    for match in all_sampled(table):
        log = match.match.log
        for number in range(len(log.entries)):
            entries = log.entries[:number] + log.entries[number + 1 :]
            links = log.links[:number] + log.links[number + 1 :]
            with pytest.raises(BadLog, match=r"entries, but \d+ links"):
                replay(msgspec.structs.replace(log, entries=entries))
            if number < len(log.entries) - 1:
                with pytest.raises(BadLog, match=f"entry {number} is not the one"):
                    replay(msgspec.structs.replace(log, entries=entries, links=links))
    with pytest.raises(BadLog, match="not even the deal"):
        replay(msgspec.structs.replace(log, entries=(), links=()))


@over_tables
def test_a_changed_draw_is_found_even_with_new_links(table: Table) -> None:
    for match in all_sampled(table):
        log = match.match.log
        for number, entry in enumerate(log.entries):
            for i, (n, answer) in enumerate(entry.draws):
                if n > 1:
                    other = (*entry.draws[:i], (n, (answer + 1) % n), *entry.draws[i + 1 :])
                    forged = relinked(log, with_entry(log, number, draws=other))
                    with pytest.raises(BadLog, match="is not what the key gives"):
                        check_luck(forged)
                    with pytest.raises(BadLog, match="is not what the key gives"):
                        replay(forged)


@pytest.mark.slow
@over_tables
def test_an_extra_or_missing_draw_is_found_even_without_a_key(table: Table) -> None:
    log = msgspec.structs.replace(next(all_sampled(table)).match.log, key=None)
    for number, entry in enumerate(log.entries):
        more = relinked(log, with_entry(log, number, draws=(*entry.draws, (6, 3))))
        with pytest.raises(BadLog, match="more luck than the rules ask for"):
            replay(more)
        if entry.draws:
            fewer = relinked(log, with_entry(log, number, draws=entry.draws[:-1]))
            with pytest.raises(BadLog, match="no answer left"):
                replay(fewer)


@over_tables
def test_a_foreign_key_is_found(table: Table) -> None:
    log = next(all_sampled(table)).match.log
    for key, said in [(key_from_seed("another").hex(), "committed to"), ("soup", "in hex")]:
        forged = msgspec.structs.replace(log, key=key)
        with pytest.raises(BadLog, match=said):
            check_luck(forged)
        with pytest.raises(BadLog, match=said):
            replay(forged)
