"""Games of other packages, found by the entry points of the group `meowple.games`.

An entry point names a module with a `GAME`; submodules `bots`, `lesson`, `terminal`, `retold`,
`numbers` and `pictures`, and a folder `locales`, are its parts, if they are there. A plug-in brings
Python and words. One that is broken does not join, and costs one line in the log.
"""

from __future__ import annotations

import logging
import re
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from meowple.core.game import Game, MeowpleError, Race
from meowple.core.plain import shown
from meowple.core.registry import GAMES, PARTS, find_part, inside, register
from meowple.core.shapes import options_of, seats_by_tag

GROUP: Final = "meowple.games"
NAME: Final = re.compile("[a-z]{2,16}")
PATHS: Final = (
    *("api", "assets", "healthz", "icons", "join", "link", "look", "me", "readyz", "tv", "ws"),
)
"""Of the server."""
PAGES: Final = (
    "common",
    "company",
    "device",
    "ending",
    "evening",
    "pocket",
    "program",
    "race",
    "review",
    "server",
    "sounds",
    "terminal",
    "time",
    "web",
)
"""Of our words."""
TAKEN: Final = (*PATHS, *PAGES, "plain")
"""Names that mean something else already; `plain` is the board of games that have none."""

log = logging.getLogger(__name__)


def join() -> None:
    """Let the games of other packages join."""
    for point in sorted(entry_points(group=GROUP), key=lambda one: (one.name, one.value)):
        try:
            _join(point)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # a stranger's package may do anything
            why = str(error) if isinstance(error, MeowpleError) else shown(error)
            log.warning("the game %s of %s does not join: %s", point.name, point.value, why)


def _join(point: EntryPoint) -> None:
    _check_name(point.name)
    game = point.load().GAME
    _check(game, point.name)
    register(game, inside(point.module))
    try:
        _check_parts(game.name)
    except BaseException:
        del GAMES[game.name], PARTS[game.name]
        raise


def _check_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise MeowpleError("a name is 2 to 16 small letters")
    if name in TAKEN or name in GAMES:
        raise MeowpleError("the name is taken")


def _check(game: Any, name: str) -> None:
    """Whether it has all that a game has, as far as one can see from outside."""
    kinds = (Game, Race) if getattr(game, "race", False) else (Game,)
    wanted = [part for kind in kinds for part in (*kind.__annotations__, *vars(kind))]
    missing = [part for part in wanted if part[0] != "_" and not hasattr(game, part)]
    if missing:
        raise MeowpleError(f"it has no {', '.join(missing)}")
    if game.name != name:
        raise MeowpleError(f"it calls itself {game.name!r}")
    if game.box.usual.seats not in game.seats:
        raise MeowpleError(f"it is not for {game.box.usual.seats} seats, which are usual")
    options_of(game), seats_by_tag(game)


HOLD: Final = {
    "bots": "BOTS",
    "lesson": "LESSON",
    "terminal": "PAGE",
    "retold": "highlights",
    "numbers": "NUMBERS",
    "pictures": "read",
}
"""What each part of a game holds, if it is there."""


def _check_parts(name: str) -> None:
    """Whether its parts can be imported, and hold what they should."""
    for part, holds in HOLD.items():
        found = find_part(name, part)  # type: ignore[arg-type]
        if found is not None and not hasattr(found, holds):
            raise MeowpleError(f"{found.__name__} has no {holds}")
