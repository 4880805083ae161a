"""Every race has a question for one, to try a line: any of its moves answers it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from tests.contract.games import ALL_GAMES
from tests.contract.snapshot import snapshot

RACES: list[Any] = [game for game in ALL_GAMES if game.race]
ALONE = Seat(0)
SEEDS = 20


@pytest.mark.parametrize("game", RACES, ids=lambda game: str(game.name))
def test_any_move_answers_a_warm_up_and_its_view_can_be_shown(game: Any) -> None:
    for seed in range(SEEDS):
        state = game.warm_up(game.options(), Rolled(Random(seed)))
        before = snapshot(state)
        assert game.to_act(state) == {ALONE}
        assert len(game.moves(state, ALONE)) > 1
        for move in game.moves(state, ALONE):
            when = When(Millis(500), Millis(500))
            after = game.play(state, ALONE, move, when, Rolled(Random(seed))).state
            shown = game.screen(game.view(after, ALONE))
            assert shown != game.screen(game.view(state, ALONE))
        assert snapshot(state) == before
