"""What is kept of a guest, for themselves: what they are called, where they play, what they see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from meowple.core.game import MeowpleError
from meowple.table.asked import Me
from meowple.table.devices import Shown
from meowple.table.events import Table, folded
from meowple.table.hub import Hub
from meowple.table.store.base import Guest, Store
from meowple.table.store.records import Result, read_match, result_stream

MOST_MATCHES: Final = 50
"""So many of the latest matches are in a file; each has to be played again."""


async def export(hub: Hub, guest: Guest, devices: Sequence[Shown]) -> bytes:
    """All of it as JSON. Of others there are no names and no ids, and of a match only what the
    guest's own seats are shown."""
    store, matches = hub.store, list[dict[str, Any]]()
    for stream, _ in await store.of_member(guest.id):
        table = await folded(await store.read(stream))
        for match in reversed(table.matches):
            if len(matches) < MOST_MATCHES:
                matches += await _match(store, table, match, guest.id)
    about = {**msgspec.to_builtins(Me.of(guest)), "seen_at": guest.seen_at}
    since = [one.since for one in devices]
    return msgspec.json.encode({**about, "devices": since, "matches": matches})


async def _match(store: Store, table: Table, match: str, guest: str) -> list[dict[str, Any]]:
    """What a guest is shown of one match; nothing of one that has not begun, or is not theirs."""
    over = next((one for one in table.results if one.match == match), None)
    seated = table.seated if over is None else over.chairs
    seats = [seat for seat, who in enumerate(seated) if who == f"@{guest}"]
    if not seats or (over is None and (match != table.match or table.status != "playing")):
        return []
    game = table.game if over is None or over.game is None else over.game
    told: dict[str, Any] = {"match": match, "game": game, "seats": seats}
    if over is not None:
        kept = await store.read(result_stream(match))
        told["ended_at"] = over.at
        told["outcome"] = msgspec.json.decode(kept[0], type=Result).outcome if kept else None
    try:
        played = await read_match(store, match)
        told["views"] = [played.screen(seat) for seat in seats]
    except MeowpleError:
        told["views"] = []  # its rules are not played here any more
    return [told]
