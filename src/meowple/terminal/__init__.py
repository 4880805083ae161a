"""The games in a terminal: one page for each game that can be drawn in text or read aloud."""

from typing import Final

from meowple.terminal import boots, cafe, fits, tail
from meowple.terminal.text import GameText, Story

TEXTS: Final[dict[str, GameText]] = {"cafe": cafe, "tail": tail}
"""The games that are played here."""

STORIES: Final[dict[str, Story]] = {**TEXTS, "boots": boots, "fits": fits}
"""The games whose logs are read aloud."""
