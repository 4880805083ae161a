"""The bots of `boots` are quick and mistaken in a human way."""

from __future__ import annotations

from random import Random
from statistics import mean, median

import pytest
from tests.boots.pictures import ANN, card_named, table
from tests.contract.games import SHORT
from tests.contract.playouts import all_sampled

from meowple.bots import LEVELS, Plan, find_bot
from meowple.bots.boots import BOTS
from meowple.bots.boots.racer import SOONEST, Racer, likeness, wanted
from meowple.core.game import Seat
from meowple.core.luck import Rolled
from meowple.games.boots import GAME
from meowple.games.boots.cards import is_paw
from meowple.games.boots.moves import Grab, Options
from meowple.games.boots.race import right_card
from meowple.games.boots.state import RACE, State
from meowple.games.boots.verdict import Dice

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
    assert reactions(level, "blue green | Ann: | Ben:")[0] > SOONEST > 120


@pytest.mark.parametrize("level", LEVELS)
def test_even_the_most_wakeful_paw_needs_its_time_and_a_look_for_each_card(level: str) -> None:
    bot = BOTS[level]
    assert isinstance(bot, Racer)
    quick = min(bot._reaction(10, False, 0.1, Random(n)) for n in range(GRABS))
    assert quick >= SOONEST + 0.1 * 10 * bot.reflexes.look


@pytest.mark.parametrize("level", LEVELS)
def test_searching_takes_longer_the_more_cards_lie_there(level: str) -> None:
    assert mean(reactions(level, FULL)) > 1.2 * mean(reactions(level, HALF))


@pytest.mark.parametrize("level", LEVELS)
def test_seeing_that_a_cat_is_gone_takes_longest(level: str) -> None:
    assert median(reactions(level, GONE)) > 1.3 * median(reactions(level, FULL))


@pytest.mark.parametrize("level", LEVELS)
def test_at_a_slow_table_everything_takes_longer(level: str) -> None:
    slow = mean(reactions(level, FULL, Options(tempo="slow")))
    assert slow == pytest.approx(1.5 * mean(reactions(level, FULL)), rel=0.04)


def test_the_paw_has_a_long_tail() -> None:
    """Without anything to search for, reactions are skewed to the right as people's are."""
    tiger = BOTS["tiger"]
    assert isinstance(tiger, Racer)
    times = sorted(tiger._reaction(0, False, 1.0, Random(n)) for n in range(GRABS))
    low, middle, high = times[GRABS // 50], median(times), times[-GRABS // 50]
    assert high - middle > 1.5 * (middle - low)


def mistakes(level: str, picture: str) -> list[int]:
    """The cards a bot grabs at this table that are wrong."""
    right = Grab(wanted(GAME.view(table(picture), ANN)))
    return [plan.move.card for plan in plans(level, picture) if plan.move != right]


@pytest.mark.parametrize(
    ("level", "few", "many"), [("kitten", 0.06, 0.12), ("cat", 0.03, 0.08), ("tiger", 0.01, 0.05)]
)
def test_a_level_errs_now_and_then(level: str, few: float, many: float) -> None:
    assert few < len(mistakes(level, FULL)) / GRABS < many


@pytest.mark.parametrize("level", LEVELS)
def test_where_nothing_looks_alike_nothing_is_mistaken(level: str) -> None:
    """Of all that has blue or green in it, only the right card is left."""
    taken = "blue-blue, green-green, yellow-blue, yellow-green, blue-violet, blue-red"
    others = "orange-blue, violet-green, green-red, green-orange"
    assert mistakes(level, f"blue green | Ann: {taken} | Ben: {others}") == []


def test_what_is_mistaken_has_a_colour_of_the_dice_and_often_a_neighbour_of_the_other() -> None:
    dice: Dice = ("blue", "green")
    wrong = [card for level in LEVELS for card in mistakes(level, FULL)]
    assert all(likeness(card, dice) > 0 for card in wrong)
    violet, red = (wrong.count(card_named(name)) for name in ("violet-green", "green-red"))
    assert violet > 1.5 * red


@pytest.mark.parametrize(
    ("card", "dice", "like"),
    [
        ("red-red", ("blue", "green"), 0),
        ("blue-red", ("blue", "green"), 1),
        ("violet-green", ("blue", "green"), 3),
        ("red-orange", ("red", "red"), 3),
        ("orange-blue", ("red", "blue"), 3),
        ("paw 1", ("red", "blue"), 0),
    ],
)
def test_cards_are_alike_by_their_colours(card: str, dice: Dice, like: int) -> None:
    assert likeness(card_named(card), dice) == like


def test_a_wrong_paw_is_a_higher_one() -> None:
    paws = [card for card in mistakes("kitten", GONE) if is_paw(card)]
    assert set(paws) == {card_named("paw 2")}


def test_nothing_that_lies_open_tells_how_quick_a_bot_is() -> None:
    """The same dice at other tables, and in other seats, give the same reactions: what is known
    before the race says nothing of it."""
    dealt = [GAME.deal(4, Options(), Rolled(Random(n))) for n in range(50)]
    rolled = [_with_dice(state) for state in dealt]
    for level in LEVELS:
        means = []
        for state in rolled:
            for seat in map(Seat, range(4)):
                view, moves = GAME.view(state, seat), GAME.moves(state, seat)
                rng = [Random(f"same dice {n}") for n in range(3)]
                bot = find_bot("boots", level)
                means.append(mean(bot.choose(view, moves, dice, 0).after for dice in rng))
        assert len(set(means)) == 1


def _with_dice(state: State) -> State:
    """The same table with blue and green on the dice."""
    new = state.copy()
    new.phase, new.dice = RACE, ("blue", "green")
    return new


def test_a_player_is_quick_in_one_round_and_slow_in_another() -> None:
    """Nine of ten rounds lie far apart, whoever plays."""
    for level in LEVELS:
        times = reactions(level, FULL)
        assert times[int(0.95 * GRABS)] > 4 * times[int(0.05 * GRABS)]


def test_it_finds_the_card_that_the_rules_want() -> None:
    for played in (match for t in SHORT if t.game is GAME for match in all_sampled(t)):
        for state in played.states:
            assert isinstance(state, State)
            if state.dice is not None and GAME.outcome(state) is None:
                assert wanted(GAME.view(state, Seat(0))) == right_card(state, state.dice)
