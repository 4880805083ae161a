"""A game that has joined and declares nothing. `pytest -p tests.toys.stranger` lets it in."""

from __future__ import annotations

from meowple.core.registry import register
from tests.toys.sealed import Sealed


class Stranger(Sealed):
    """A toy under another name."""

    name = "stranger"


register(Stranger())
