"""The bots of `boots` are quick and mistaken in a human way."""

from __future__ import annotations

from random import Random
from statistics import mean, median

import pytest
from tests.boots.pictures import ANN, table
from tests.contract.games import SHORT
from tests.contract.playouts import all_sampled

from meowple.bots import LEVELS, Plan, find_bot
from meowple.bots.boots import BOTS, SOONEST, Racer, wanted
from meowple.bots.ladder import Contest, run
from meowple.core.game import Seat
from meowple.games.boots import GAME
from meowple.games.boots.moves import Grab, Options
from meowple.games.boots.race import right_card
from meowple.games.boots.state import State

FULL = "blue green | Ann: | Ben:"
HALF = "blue green | Ann: red-red, orange-orange, red-orange, green-orange, green-red | Ben: \
yellow-yellow, yellow-blue, yellow-violet, yellow-green, red-yellow, orange-yellow, violet-red"
GONE = "blue green | Ann: | Ben: blue-green"
GRABS = 1_500


def plans(level: str, picture: str, options: Options | None = None) -> list[Plan]:
    """What a bot does at this table with many different dice."""
    state = table(picture, options)
    view, moves = GAME.view(state, ANN), GAME.moves(state, ANN)
    return [find_bot("boots", level).choose(view, moves, Random(n), 0) for n in range(GRABS)]


def reactions(level: str, picture: str, options: Options | None = None) -> list[int]:
    """The reactions among them, sorted."""
    return sorted(plan.after for plan in plans(level, picture, options))


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_is_quicker_than_a_person_can_be(level: str) -> None:
    assert reactions(level, "blue green | Ann: | Ben:")[0] >= SOONEST > 120


@pytest.mark.parametrize("level", LEVELS)
def test_searching_takes_longer_the_more_cards_lie_there(level: str) -> None:
    assert mean(reactions(level, FULL)) > 1.2 * mean(reactions(level, HALF))


@pytest.mark.parametrize("level", LEVELS)
def test_seeing_that_a_cat_is_gone_takes_longest(level: str) -> None:
    assert median(reactions(level, GONE)) > 1.3 * median(reactions(level, FULL))


@pytest.mark.parametrize("level", LEVELS)
def test_at_a_slow_table_everything_takes_longer(level: str) -> None:
    slow = mean(reactions(level, FULL, Options(tempo="slow")))
    assert slow == pytest.approx(1.6 * mean(reactions(level, FULL)), rel=0.02)


def test_the_paw_has_a_long_tail() -> None:
    """Without anything to search for, reactions are skewed to the right as people's are."""
    tiger = BOTS["tiger"]
    assert isinstance(tiger, Racer)
    times = sorted(tiger._reaction(0, False, Random(n)) for n in range(GRABS))
    low, middle, high = times[GRABS // 50], median(times), times[-GRABS // 50]
    assert high - middle > 1.5 * (middle - low)


@pytest.mark.parametrize(("level", "errs"), [("kitten", 0.12), ("cat", 0.07), ("tiger", 0.03)])
@pytest.mark.parametrize("picture", [FULL, HALF, GONE])
def test_it_errs_as_often_as_its_level_does(level: str, errs: float, picture: str) -> None:
    view = GAME.view(table(picture), ANN)
    wrong = [plan for plan in plans(level, picture) if plan.move != Grab(wanted(view))]
    assert len(wrong) / GRABS == pytest.approx(errs, abs=0.025)


def test_it_finds_the_card_that_the_rules_want() -> None:
    for played in (match for t in SHORT if t.game is GAME for match in all_sampled(t)):
        for state in played.states:
            assert isinstance(state, State)
            if state.dice is not None and GAME.outcome(state) is None:
                assert wanted(GAME.view(state, Seat(0))) == right_card(state, state.dice)


@pytest.mark.parametrize(("weaker", "stronger"), [("kitten", "cat"), ("cat", "tiger")])
def test_the_quicker_level_wins_most_games(weaker: str, stronger: str) -> None:
    result = run(Contest("boots", weaker, stronger, {}), 40, processes=1)
    assert result.share > 0.9
