"""The games in a terminal: one page for each game that can be drawn in text."""

from typing import Final

from meowple.terminal import cafe, tail
from meowple.terminal.text import GameText

TEXTS: Final[dict[str, GameText]] = {"cafe": cafe, "tail": tail}
