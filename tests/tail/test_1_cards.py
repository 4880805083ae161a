"""Section 1 of the rules: the cards."""

from __future__ import annotations

import pytest

from meowple.games.tail.moves import Options
from meowple.pictures.tail import LETTERS
from tests.tail.pictures import deal


def _deck() -> str:
    """Every card of a dealt table."""
    table = deal(2, "0 1 2 3  4 5 6 7  8")
    return "".join(LETTERS[card] for card in table.everything())


# tail 1.1
def test_there_are_65_cards_45_numbers_and_20_specials() -> None:
    deck = _deck()
    assert len(deck) == 65
    assert sum(card.isdigit() for card in deck) == 45
    assert sum(card.isalpha() for card in deck) == 20


# tail 1.2
@pytest.mark.parametrize(("number", "copies"), [*((str(n), 4) for n in range(9)), ("9", 9)])
def test_there_are_four_each_of_0_to_8_and_nine_9s(number: str, copies: int) -> None:
    assert _deck().count(number) == copies


# tail 1.3
@pytest.mark.parametrize(("special", "copies"), [("S", 6), ("P", 4), ("D", 4), ("X", 6)])
def test_there_are_6_swaps_4_peeks_4_draw_twos_and_6_super_peeks(special: str, copies: int) -> None:
    assert _deck().count(special) == copies


# tail 1.1, 7.2
def test_the_easy_variant_uses_the_same_cards() -> None:
    easy = deal(2, "0 1 2 3  4 5 6 7  8", Options(easy=True))
    assert easy.everything() == deal(2, "0 1 2 3  4 5 6 7  8").everything()
