"""Three toy games, each a hard shape of game on one page; they join the contract suite."""

from meowple.core.game import AnyGame
from tests.toys.dash import DASH
from tests.toys.sealed import SEALED
from tests.toys.tiles import TILES

TOYS: tuple[AnyGame, ...] = (SEALED, DASH, TILES)
