"""Whatever is asked of them, in groups and in any order, the stores say the same."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from meowple.server.store.sqlite.store import SqliteStore
from meowple.table.store.base import Card, Command, Store, Write
from meowple.table.store.memory import MemoryStore

STREAMS = "abc"
MEMBERS = ("tom", "anna", "zoe")

streams = st.sampled_from(STREAMS)
few_bytes = st.binary(max_size=2)
writes = st.builds(Write, streams, st.integers(0, 3), st.lists(few_bytes, max_size=2).map(tuple))
commands = st.builds(
    Command,
    st.sampled_from(MEMBERS),
    st.sampled_from("12"),
    st.sampled_from([b"x", b"y"]),
    few_bytes,
)
cards = st.builds(
    Card,
    st.none() | st.integers(0, 5),
    st.booleans(),
    st.lists(st.sampled_from(MEMBERS), max_size=3).map(tuple),
    few_bytes,
)
appends = st.fixed_dictionaries(
    {
        "writes": st.lists(writes, max_size=3),
        "command": st.none() | commands,
        "cards": st.dictionaries(streams, cards, max_size=2),
        "secrets": st.dictionaries(st.sampled_from("kl"), few_bytes, max_size=1),
    }
)
Groups = list[list[dict[str, Any]]]


async def everything(store: Store) -> list[object]:
    """All that can be asked."""
    found: list[object] = [await store.listed(), await store.due(4)]
    found += [(await store.read(stream), await store.card(stream)) for stream in STREAMS]
    found += [await store.of_member(member, 2) for member in MEMBERS]
    return [*found, await store.secret("k"), await store.secret("l")]


async def story(store: Store, groups: Groups) -> list[object]:
    """What the appends of each group gave, all in flight at once, and what was there then."""
    told: list[object] = []
    for group in groups:
        attempts = [store.append(**append) for append in group]
        outcomes = await asyncio.gather(*attempts, return_exceptions=True)
        told += [repr(outcome) for outcome in outcomes] + await everything(store)
    await store.close()
    return told


ANSWERED_TWICE: Groups = [
    [
        {"writes": [], "command": None, "cards": {}, "secrets": {}},
        {
            "writes": [],
            "command": Command("tom", "1", b"x", b"first"),
            "cards": {"a": Card(None, False, (), b"")},
            "secrets": {},
        },
        {"writes": [], "command": Command("tom", "1", b"x", b"again"), "cards": {}, "secrets": {}},
    ]
]
"""The second of three is not like its neighbours, which could be written together."""


@settings(max_examples=40, deadline=None)
@given(groups=st.lists(st.lists(appends, min_size=1, max_size=6), min_size=1, max_size=4))
@example(ANSWERED_TWICE)
def test_a_file_and_the_memory_tell_the_same_story(groups: Groups) -> None:
    with tempfile.TemporaryDirectory() as folder:
        on_disk = asyncio.run(story(SqliteStore.open(Path(folder) / "cats.db"), groups))
    assert on_disk == asyncio.run(story(MemoryStore(), groups))
