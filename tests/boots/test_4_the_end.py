"""Rule 4: the last paw, and who has won."""

from __future__ import annotations

import pytest

from meowple.core.game import Line, Refused, Seat
from meowple.games.boots import GAME
from meowple.games.boots.facts import GameEnded
from tests.boots.driving import Played
from tests.boots.pictures import ANN, BEN, CLEO, picture, table

LAST = "paw 1, paw 2, paw 3, paw 4"


# boots 4.1
def test_the_game_ends_when_the_last_paw_is_won_and_the_cat_taken_with_it_counts() -> None:
    played = Played(table(f"red red | Ann: red-red, {LAST} | Ben: blue-blue"))
    assert GAME.outcome(played.state) is None
    played.grab(BEN, "paw 5", 600).let_pass(ANN)
    assert picture(played.state) == f"over | Ann: {LAST} | Ben: blue-blue, red-red, paw 5"
    assert played.facts[-1] == GameEnded()
    outcome = GAME.outcome(played.state)
    assert outcome is not None
    assert outcome.scores == (4, 3)
    assert outcome.ranks == (1, 2)
    assert outcome.breakdown[BEN] == (Line("cats", 2), Line("paws", 1))
    assert outcome.reason == "last_paw_won"


# boots 4.1
def test_while_a_paw_lies_there_the_game_goes_on() -> None:
    played = Played(table("red red | Ann: red-red, paw 1, paw 2, paw 3 | Ben:"))
    played.grab(BEN, "paw 4", 600).let_pass(ANN)
    assert picture(played.state) == "roll Ben | Ann: paw 1, paw 2, paw 3 | Ben: red-red, paw 4"
    assert GAME.outcome(played.state) is None


# boots 4.1
def test_when_it_is_over_nobody_rolls_or_grabs() -> None:
    played = Played(table(f"red red | Ann: red-red, {LAST} | Ben:"))
    played.grab(BEN, "paw 5", 600).let_pass(ANN)
    with pytest.raises(Refused, match="game_over"):
        played.grab(ANN, "blue-blue", 500)
    with pytest.raises(Refused, match="game_over"):
        played.roll(BEN)


def ranks_after_the_last_paw(rows: str) -> tuple[int, ...]:
    """Ann wins the last paw, and her own red cat shows on the dice."""
    played = Played(table(f"red red | {rows}"))
    played.grab(ANN, "paw 5", 600)
    for seat in range(1, played.state.seats):
        played.let_pass((BEN, CLEO)[seat - 1])
    outcome = GAME.outcome(played.state)
    assert outcome is not None
    return outcome.ranks


@pytest.mark.parametrize(
    ("rows", "ranks"),
    [
        # most cards, cats and paws together
        (f"Ann: red-red | Ben: {LAST}", (2, 1)),
        # equal cards: most paws
        (f"Ann: red-red, blue-blue | Ben: {LAST.replace(', paw 4', '')}, | Cleo: paw 4", (2, 1, 3)),
        # equal cards and paws: the highest paw
        ("Ann: red-red, paw 1 | Ben: blue-blue, paw 3, paw 2 | Cleo: paw 4", (1, 2, 3)),
        # the lower places are ranked the same way
        (
            "Ann: red-red, paw 1, paw 2 | Ben: blue-blue, paw 3 | Cleo: green-green, paw 4",
            (1, 3, 2),
        ),
        ("Ann: red-red, paw 1, paw 2, paw 3 | Ben: paw 4 | Cleo: blue-blue", (1, 2, 3)),
    ],
)
# boots 4.1
def test_most_cards_win_then_most_paws_then_the_highest_paw(
    rows: str, ranks: tuple[int, ...]
) -> None:
    assert ranks_after_the_last_paw(rows) == ranks


# boots 4.2
def test_players_without_paws_may_share_a_place() -> None:
    rows = f"Ann: red-red, {LAST} | Ben: blue-blue | Cleo: green-green"
    assert ranks_after_the_last_paw(rows) == (1, 2, 2)


# boots 4.1
@pytest.mark.parametrize(
    ("rows", "keys"),
    [
        (f"Ann: red-red, {LAST} | Ben: blue-blue", []),
        ("Ann: red-red, paw 1 | Ben: paw 2, paw 3, paw 4", ["paws"]),
        (
            "Ann: red-red, blue-blue, paw 1 | Ben: green-green, paw 2, paw 3, violet-violet"
            " | Cleo: paw 4",
            ["highest_paw"],
        ),
        (f"Ann: red-red, {LAST} | Ben: blue-blue | Cleo: green-green", []),
    ],
)
def test_what_decides_between_equally_many_cards_is_named(rows: str, keys: list[str]) -> None:
    played = Played(table(f"red red | {rows}"))
    played.grab(ANN, "paw 5", 600)
    for seat in range(1, played.state.seats):
        played.let_pass(Seat(seat))
    outcome = GAME.outcome(played.state)
    assert outcome is not None
    assert [tie.key for tie in outcome.tie_breaks] == keys
