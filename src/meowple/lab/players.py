"""Who plays: a level, a bot of one's own as `module:NAME`, or `random`, who looks at nothing."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from msgspec import Struct

from meowple.bots import find_bot
from meowple.core.game import MeowpleError
from meowple.core.plain import said as plainly
from meowple.core.registry import find_part

RANDOM: Final = "random"
"""Takes any of its moves, each equally likely. It is asked for no view, and needs no time; but
where a game calls moves rare (`RARELY` in its bots), it is a bot as any other."""


class Player(Struct, frozen=True):
    """A bot by its name."""

    name: str
    make: Callable[[], Any]
    """The bot for one seat of one game; None for `RANDOM`. A class is made anew for each, so that
    what one game leaves in it cannot change the next."""
    budget: int = 0
    """Iterations for each decision."""
    ours: bool = True
    """Whether it is a level of the game, which always gives a move that it was offered."""


def find_player(game: str, name: str) -> Player:
    """The player called `name`: `cat`, `lion@200` with 200 iterations, `my.module:Bot`."""
    called, _, own = name.partition("@")
    if called == RANDOM and not own and not getattr(find_part(game, "bots"), "RARELY", None):
        return Player(name, lambda: None)
    module, _, attribute = called.partition(":")
    try:
        made: Any = _imported(module, attribute) if attribute else find_bot(game, called)
        bot = made() if isinstance(made, type) else made
        if not callable(getattr(bot, "choose", None)):
            raise AttributeError("it has no method choose(view, moves, rng, budget)")
        usual: Any = getattr(bot, "budget", 0)
        budget = int(own or usual)
        if budget < 0:
            raise ValueError(f"a budget of {budget}")
    except (MeowpleError, KeyboardInterrupt):
        raise
    except BaseException as error:  # a module that ends the program says nothing
        said = " ".join(f"{type(error).__name__}: {plainly(error)}".split())
        raise MeowpleError(f"there is no bot called {name!r}: {said}") from error
    make = made if isinstance(made, type) else lambda: bot
    return Player(name, make, budget, ours=not attribute)


def _imported(module: str, attribute: str) -> Any:
    """Somebody's own bot lies beside them, where the installed command does not look."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    return getattr(import_module(module), attribute)
