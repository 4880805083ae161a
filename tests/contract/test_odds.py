"""The toys imagine with the right odds, and a wrong `imagine` is found out."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from meowple.core.game import AnyGame, Chance, Seat
from tests.contract.odds import (
    FAR,
    Act,
    Fit,
    Sealed,
    Worlds,
    after,
    critical,
    dealt,
    every_answer,
    fits,
)
from tests.contract.planted import Planted
from tests.toys import sealed, tiles
from tests.toys.sealed import SEALED, Choose
from tests.toys.tiles import TILES, Discard, Lay

ANN, BEN, CAT = Seat(0), Seat(1), Seat(2)
TINY = {"each": 3, "cells": 4, "rack": 1}


def itself(state: Any) -> Any:
    """The toys' states can be compared and hashed as they are."""
    return state


def two_sealed() -> Worlds:
    """A round is over, and two of three seats have sealed their next numbers."""
    round_one = [Act(ANN, Choose(1)), Act(BEN, Choose(2)), Act(CAT, Choose(2))]
    return after(
        SEALED, dealt(SEALED, 3, {}, itself), *round_one, Sealed(ANN), Sealed(BEN), key=itself
    )


def three_laid() -> Worlds:
    """Three tiles lie in the row; the racks and the bag are hidden."""
    laid = [Act(ANN, Lay(0, 0)), Act(BEN, Lay(1, 2)), Act(ANN, Lay(1, 3))]
    return after(TILES, dealt(TILES, 2, TINY, itself), *laid, key=itself)


def one_rack_gone() -> Worlds:
    """The row is full, so that the whole rack of a seat had to go."""
    laid = [Act(ANN, Lay(0, 0)), Act(BEN, Lay(0, 1)), Act(ANN, Lay(0, 2)), Act(BEN, Lay(0, 3))]
    return after(TILES, dealt(TILES, 2, TINY, itself), *laid, Act(ANN, Discard()), key=itself)


def all_fits(game: AnyGame, worlds: Worlds, seats: int) -> Iterator[Fit]:
    """The fits of every seat and of a spectator."""
    for seat in [*map(Seat, range(seats)), None]:
        yield from fits(game, worlds, seat, key=itself)


def test_a_sealed_choice_is_imagined_evenly_among_the_legal_ones() -> None:
    found = list(all_fits(SEALED, two_sealed(), 3))
    assert all(fit.good for fit in found)
    assert {fit.states for fit in found} == {2, 4}


@pytest.mark.parametrize("position", [three_laid, one_rack_gone])
def test_hidden_racks_are_imagined_as_they_are_drawn(position: Any) -> None:
    found = list(all_fits(TILES, position(), 2))
    assert all(fit.good for fit in found)
    assert max(fit.states for fit in found) > 5


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
    ("wrong", "position"),
    [
        (PrefersLow(SEALED), two_sealed),
        (ForgetsTheBag(TILES), three_laid),
        (InventsATile(TILES), three_laid),
    ],
)
def test_wrong_odds_are_found_out(wrong: Any, position: Any) -> None:
    assert not all(fit.good for fit in all_fits(wrong, position(), 2))


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
