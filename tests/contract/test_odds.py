"""Every game imagines with the right odds, and a wrong `imagine` is found out."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any
from zlib import crc32

import pytest
from _pytest.mark import ParameterSet

from meowple.core.game import AnyGame, Chance, Seat
from meowple.core.luck import Rolled
from tests.contract.case import Case, Small, Worlds
from tests.contract.cases import case_of
from tests.contract.games import ALL_GAMES, SHORT, over_games, together
from tests.contract.odds import FAR, Fit, critical, every_answer, fits
from tests.contract.planted import Planted
from tests.contract.playouts import some_states
from tests.contract.snapshot import snapshot
from tests.toys import sealed, tiles
from tests.toys.sealed import SEALED
from tests.toys.tiles import TILES
from tests.toys.tiny import SEALED_TINY, TILES_TINY

SMALL = [
    (game, name, small) for game in ALL_GAMES for name, small in case_of(game.name).tiny.items()
]
MORE_VIEWS = 4
"""How many times more views of each seat `make long` compares."""
STATES = 6


def all_fits(game: AnyGame, small: Small) -> Iterator[Fit]:
    """The fits of every seat and of a spectator."""
    for seat in [*map(Seat, range(small.seats)), None]:
        yield from fits(game, found_once(small), seat, views=small.views, key=small.key)


@cache
def found_once(small: Small) -> Worlds:
    """The states of a small world."""
    return small.worlds()


def compared() -> Iterator[ParameterSet]:
    """Every small world, and in `make long` with more views; `make quick` compares one a game."""
    for game, name, small in SMALL:
        first = name == next(iter(case_of(game.name).tiny))
        marks = [together(game)] if first else [together(game), pytest.mark.slow]
        yield pytest.param(game, small, id=f"{game.name}-{name}", marks=marks)
        more = small._replace(views=MORE_VIEWS * small.views)
        marks = [together(game), pytest.mark.long]
        yield pytest.param(game, more, id=f"long-{game.name}-{name}", marks=marks)


@pytest.mark.parametrize(("game", "small"), list(compared()))
def test_imagined_states_come_as_often_as_the_real_ones(game: AnyGame, small: Small) -> None:
    found = list(all_fits(game, small))
    wrong = [fit for fit in found if not fit.good]
    assert not wrong, "\n".join(map(str, wrong))
    hide = sum(fit.states > 1 for fit in found)
    assert hide >= small.hide, "too few views hide anything"
    assert small.hide or not hide, "something is hidden where all should lie open"


def hides_something(game: AnyGame) -> bool:
    """Whether a seat may have to imagine what it does not see."""
    for table in (table for table in SHORT if table.game is game):
        for number, state in enumerate(some_states(table, STATES)):
            for seat in [*table.all_seats, None]:
                imagined = game.imagine(game.view(state, seat), Rolled(Random(number)))
                if snapshot(imagined) != snapshot(state):
                    return True
    return False


def check_declared(game: AnyGame, case: Case) -> None:
    """A game whose views hide something has small worlds, and one of them hides something."""
    hide = any(small.hide for small in case.tiny.values())
    assert hide or not hides_something(game), (
        f"views of {game.name} hide something, so put small worlds into CASE.tiny in "
        f"tests/{game.name}/case.py: the odds of imagine are compared with them"
    )


@over_games
def test_a_game_that_hides_something_has_small_worlds(game: AnyGame) -> None:
    check_declared(game, case_of(game.name))


HIDING = [pytest.param(game, id=game.name) for game in ALL_GAMES if case_of(game.name).tiny]


@pytest.mark.parametrize("game", HIDING)
def test_a_game_that_declares_none_is_told_so(game: AnyGame) -> None:
    with pytest.raises(AssertionError, match=f"CASE.tiny in tests/{game.name}/case.py"):
        check_declared(game, Case())


def name_of(game: AnyGame) -> str:
    """What a test of a game is called."""
    return game.name


class NeverASix(Planted):
    """Imagines all but one in six of the states that there may be."""

    def __init__(self, honest: AnyGame, key: Any) -> None:
        super().__init__(honest)
        self.key = key

    def side(self, state: Any) -> int:
        """Which of six sides a state is on."""
        return crc32(repr(snapshot(self.key(state))).encode()) % 6

    def imagine(self, view: Any, chance: Chance) -> Any:
        never = self.side(self.honest.imagine(view, Rolled(Random(0))))
        for _ in range(20):
            state = self.honest.imagine(view, chance)
            if self.side(state) != never:
                break
        return state


@pytest.mark.parametrize("game", dict.fromkeys(game for game, _, _ in SMALL), ids=name_of)
def test_an_imagine_that_never_rolls_a_six_is_found_out(game: AnyGame) -> None:
    tiny = [small for small in case_of(game.name).tiny.values() if small.hide]
    wrong: Any = NeverASix(game, tiny[0].key)
    assert not all(fit.good for fit in all_fits(wrong, tiny[0]))


class PrefersLow(Planted):
    """Imagines the lower of two legal numbers a little too often."""

    def imagine(self, view: sealed.View, chance: Chance) -> sealed.State:
        one, other = (self.honest.imagine(view, chance) for _ in range(2))
        biased: sealed.State = (
            min(one, other, key=lambda s: s.chosen) if chance.below(5) == 0 else one
        )
        return biased


class ForgetsTheBag(Planted):
    """Imagines each number as likely as any other, however many are left."""

    def imagine(self, view: tiles.View, chance: Chance) -> tiles.State:
        fewest = min(count for count in view.unseen if count)
        while True:
            state: tiles.State = self.honest.imagine(view, chance)
            hidden = [t for s, rack in enumerate(state.racks) if s != view.seat for t in rack]
            if all(chance.below(view.unseen[tile - 1]) < fewest for tile in hidden):
                return state


class InventsATile(Planted):
    """Imagines racks that cannot be."""

    def imagine(self, view: tiles.View, chance: Chance) -> tiles.State:
        state: tiles.State = self.honest.imagine(view, chance)
        return replace(state, racks=tuple((1,) * size for size in view.sizes))


@pytest.mark.parametrize(
    ("wrong", "small"),
    [
        (PrefersLow(SEALED), *SEALED_TINY.values()),
        (ForgetsTheBag(TILES), TILES_TINY["three tiles were laid"]),
        (InventsATile(TILES), TILES_TINY["three tiles were laid"]),
    ],
)
def test_wrong_odds_are_found_out(wrong: Any, small: Small) -> None:
    assert not all(fit.good for fit in all_fits(wrong, small))


def test_every_answer_of_chance_is_enumerated_with_its_odds() -> None:
    def ask(chance: Chance) -> tuple[int, ...]:
        first = chance.below(3)
        return (first, chance.below(2)) if first == 1 else (first,)

    third, sixth = Fraction(1, 3), Fraction(1, 6)
    assert list(every_answer(ask)) == [
        (third, (0,)),
        (sixth, (1, 0)),
        (sixth, (1, 1)),
        (third, (2,)),
    ]


def beyond(distance: float, freedom: int) -> float:
    """How likely chi-square is larger: exact for 1 and for even degrees of freedom."""
    half = distance / 2
    if freedom == 1:
        return math.erfc(half**0.5)
    return math.exp(-half) * sum(half**i / math.factorial(i) for i in range(freedom // 2))


@pytest.mark.parametrize("freedom", [1, 2, 4, 10, 20, 100])
def test_an_honest_sample_is_found_wrong_once_in_thirty_thousand(freedom: int) -> None:
    wanted = math.erfc(FAR / 2**0.5) / 2
    assert 1 / 35_000 < wanted < 1 / 30_000
    assert wanted / 3 < beyond(critical(freedom), freedom) < 2 * wanted
