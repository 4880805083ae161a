"""`fits` read aloud. It is not played here: a table that grows to all sides is more than text."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from meowple.games.fits.cards import CATS
from meowple.games.fits.facts import FitsFact
from meowple.terminal.text import Names
from meowple.words import Argument, Words, key_of


def fact(fact: FitsFact, say: Words, names: Names) -> str:
    """The log line of a fact."""
    args = {key: _said(key, part, say, names) for key, part in asdict(fact).items()}
    return say(key_of("fits", "fact", str(fact.__struct_config__.tag)), **args)


def _said(key: str, part: Any, say: Words, names: Names) -> Argument:
    if key in ("seat", "owner"):
        name: str = names[part]
        return name
    if key == "cat":
        return say(key_of("fits", "cat", CATS[part]))
    argument: Argument = part
    return argument
