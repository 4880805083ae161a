"""How people play `cafe` in the tests: towers are filled one after the other, so that games end."""

from __future__ import annotations

from tests.web.person import Question

SOONEST_FULL = (5, 1, 3, 2, 4)
"""Towers by the number of their cells."""


def builder(question: Question) -> str:
    """Take the first die, draw in the tower that is full soonest, and pass if nothing else goes."""
    if question.phase == "draft":
        return question.keys[0]
    cells = [key for key in question.keys if key.startswith("draw:") and key.count(":") == 2]
    return min(cells, key=_tower, default="pass")


def _tower(key: str) -> int:
    return SOONEST_FULL.index(int(key.split(":")[1]))
