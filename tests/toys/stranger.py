"""A game of which all is asked, and which declares nothing; `pytest -p tests.toys.stranger` lets it
in."""

from __future__ import annotations

from meowple.core.registry import register
from tests.declared import GROWN_UP
from tests.toys.sealed import Sealed


class Stranger(Sealed):
    """A toy under another name."""

    name = "stranger"


register(Stranger())
GROWN_UP.add(Stranger.name)
