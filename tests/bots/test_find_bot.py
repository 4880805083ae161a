"""The bots there are."""

from __future__ import annotations

import pytest

from meowple import MeowpleError
from meowple.bots import LEVELS, find_bot
from meowple.games import ALL

NAMES = [one.name for one in ALL]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_a_bot_of_every_level(name: str, level: str) -> None:
    assert find_bot(name, level).level == level


def test_an_unknown_game_or_level_is_named() -> None:
    with pytest.raises(MeowpleError, match=r"no bots for 'chess'; there are for: .*tail"):
        find_bot("chess", "cat")
    with pytest.raises(MeowpleError, match="no bot called 'lion'; there are: kitten, cat, tiger"):
        find_bot("tail", "lion")
