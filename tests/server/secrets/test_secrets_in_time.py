"""Keys, seeds, links and invitations are told when their time has come, and to nobody before."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from meowple.core.game import Seat
from meowple.core.luck import seed_hash
from meowple.table.updates.telling import Telling
from meowple.table.wire import TableView, Update
from tests.server.inside import Visitor, new_hub
from tests.server.virtual import run
from tests.server.worlds import parts


async def whole_evening(telling: type[Telling]) -> list[str]:
    """Three people and a spectator, from sitting down to the end; gives the secrets told early."""
    hub = new_hub()
    people = [Visitor(name) for name in ("ann", "ben", "cat", "eve")]
    table, invite = await hub.open(people[0].guest, "tail", 3, {"rounds": 1}, False, ())
    for person in people:
        await person.enter(hub, table, invite)
    room = people[0].room
    room.telling = telling(room.id, room.telling.run, *parts(room))
    for seat in (1, 2):
        await people[seat].ask("sit", seat=seat)
    match_id = str(room.table.match)
    seeds = [bytes([0xA0 + seat]) * 16 for seat in range(3)]
    for seat, seed in enumerate(seeds):
        fixed = seed_hash(match_id, seat, seed)
        await people[seat].ask("ready", match=match_id, seed_hash=fixed)
    await people[0].ask("start")
    told: list[str] = []
    for seat, seed in enumerate(seeds):
        told += [s.hex() for s in seeds if room.match is None and s.hex() in text_of(people)]
        await people[seat].ask("seed", match=match_id, seed=seed.hex())
    key = await hub.store.secret(match_id)
    assert key is not None
    rng = Random(3)
    links: list[str] = []
    while room.match is not None and room.match.outcome is None:
        links.append(room.match.link)
        told += [secret for secret in (key.hex(), invite, *links) if secret in text_of(people)]
        seat = rng.choice(sorted(room.match.to_act))
        move = msgspec.to_builtins(rng.choice(room.match.moves(seat)))
        asked = {"match": match_id, "decision": room.match.decision(seat), "move": move}
        assert (await people[seat].ask("play", **asked))["type"] == "accepted"
    people[3].hear()
    end = people[3].update
    assert room.match is not None
    assert (end["key"], end["link"]) == (key.hex(), room.match.link), "in the end all is told"
    return told


def text_of(people: list[Visitor]) -> str:
    """All that anybody was sent."""
    for person in people:
        person.hear()
    return b"".join(frame for person in people for frame in person.frames).decode()


class SeedsTooEarly(Telling):
    def table_view(self, connection: Any) -> TableView:
        seeds = tuple(chair.seed for chair in self._live.table.chairs)
        return msgspec.structs.replace(super().table_view(connection), seeds=seeds)


class LinkTooEarly(Telling):
    def update(self, seat: Seat | None) -> Update:
        match = self._live.match
        assert match is not None
        return msgspec.structs.replace(super().update(seat), link=match.link)


class KeyTooEarly(Telling):
    def update(self, seat: Seat | None) -> Update:
        match = self._live.match
        assert match is not None
        assert match._key is not None
        return msgspec.structs.replace(super().update(seat), key=match._key.hex())


def test_keys_seeds_links_and_invitations_are_told_in_their_time_only() -> None:
    assert run(whole_evening(Telling)) == []


@pytest.mark.parametrize("telling", [SeedsTooEarly, LinkTooEarly, KeyTooEarly])
def test_a_secret_told_too_early_is_heard(telling: type[Telling]) -> None:
    assert run(whole_evening(telling))
