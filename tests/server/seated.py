"""What a seat asks names it: helpers name the first seat of whoever asks, unless a test says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

SEATED = {"ready", "seed", "warm_up", "try", "play", "pause", "undo", "again", "say"}
SEATED |= {"hint", "agree_hints", "without", "give"}


def with_seat(kind: str, fields: dict[str, Any], seats: Sequence[int]) -> dict[str, Any]:
    """The fields of a request, the seat among them."""
    return {"seat": seats[0] if seats else 0, **fields} if kind in SEATED else fields


def answers(command: str, heard: dict[str, Any]) -> bool:
    """Whether this message is the answer to a command."""
    return heard.get("id") == command or command in heard.get("done", ())


def as_answer(heard: dict[str, Any]) -> dict[str, Any]:
    """The same, an update that says it read as the acceptance."""
    return heard if heard["type"] != "update" else {"type": "accepted", "id": heard["done"][0]}
