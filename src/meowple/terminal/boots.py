"""`boots` read aloud. It is not played here: a race needs a table to grab from."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from meowple.games.boots.cards import CATS, is_paw, value
from meowple.games.boots.facts import BootsFact
from meowple.terminal.text import Names
from meowple.words import Argument, Words, key_of


def fact(fact: BootsFact, say: Words, names: Names) -> str:
    """The log line of a fact."""
    args = {key: _said(key, part, say, names) for key, part in asdict(fact).items()}
    return say(key_of("boots", "fact", str(fact.__struct_config__.tag)), **args)


def card_name(card: int, say: Words) -> str:
    """What a card is called."""
    if is_paw(card):
        return say("boots-card-paw", value=value(card))
    cat = CATS[card]
    if cat.boots == cat.head:
        return say("boots-card-double", colour=say(f"race-colour-{cat.boots}"))
    one, other = (say(f"race-colour-{colour}") for colour in (cat.boots, cat.head))
    return say("boots-card-cat", boots=one, head=other)


def _said(key: str, part: Any, say: Words, names: Names) -> Argument:
    if key == "card":
        return card_name(part, say)
    if key == "dice":
        return " + ".join(say(f"race-colour-{colour}") for colour in part)
    if key == "reaction":
        return say("boots-seconds", whole=part // 1000, hundredths=f"{part % 1000 // 10:02}")
    if key == "seats":
        return ", ".join(names[seat] for seat in part)
    name: str = names[part]
    return name
