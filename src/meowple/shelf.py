"""The shelf: what a page must know of each game before it is played."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from meowple.bots import LEVELS
from meowple.core.game import AnyGame
from meowple.core.registry import GAMES
from meowple.core.shapes import options_of, seats_by_tag
from meowple.lessons import LESSONS, MORE
from meowple.words import LANGUAGES, sources_of


def boxes() -> list[dict[str, Any]]:
    """What is printed on the box of each game, and what else is in it."""
    return [_box(game) for game in GAMES.values()]


def _box(game: AnyGame) -> dict[str, Any]:
    return {
        "name": game.name,
        "seats": [game.seats[0], game.seats[-1]],
        "race": game.race,
        "lesson": game.name in LESSONS,
        "more": game.name + MORE in LESSONS,
        "levels": LEVELS,
        "minutes": game.box.minutes,
        "age": game.box.age,
        "colour": game.box.colour,
        "usual": game.box.usual,
        "little": game.box.little,
        "options": options_of(game),
    }


class Printed(NamedTuple):
    """What a box says in one language."""

    title: str
    blurb: str


@cache
def printed(name: str, language: str) -> Printed:
    """The title of a game and a line about it; a game without words has its name. No other words
    are read for it: all of them would take their time."""
    bundle = FluentBundle([language], use_isolating=False)
    for page, text in sources_of(name, language).items():
        if page == f"{name}-box.ftl":
            bundle.add_resource(FluentResource(text))
    return Printed(_said(bundle, f"{name}-title", name), _said(bundle, f"{name}-blurb", ""))


def _said(bundle: FluentBundle, key: str, otherwise: str) -> str:
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    return otherwise if pattern is None else str(bundle.format_pattern(pattern)[0])


def plain(name: str, language: str) -> dict[str, Any] | None:
    """What a page needs to tell a game for which it has no board: its words, and which fields hold
    seats. None if there is no such game or language."""
    if name not in GAMES or language not in LANGUAGES:
        return None
    return {
        "words": "\n".join(sources_of(name, language).values()),
        "seats": seats_by_tag(GAMES[name]),
    }
