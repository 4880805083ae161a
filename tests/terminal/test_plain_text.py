"""The plain text page: any game can be played on it, ours and the toys, with words or without."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest

from meowple import GAMES, Match
from meowple.bots import find_bot
from meowple.terminal import page_of
from meowple.terminal.plain import Plain
from meowple.words import LANGUAGES, words
from tests.terminal.people import AnyMatch, QuickTypist, Typist, race_for, table_for

SHORT: dict[str, dict[str, Any]] = {"tail": {"rounds": 1}, "fits": {"size": "small"}}
NAMES = ("Ann", "Ben", "Cleo")


def any_number(match: AnyMatch, rng: Random) -> str:
    return str(rng.randrange(len(match.moves(0))) + 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_any_game_can_be_played_on_the_plain_page(name: str, language: str) -> None:
    match: AnyMatch = Match(name, 2, SHORT.get(name), seed=4)
    out, rng, page = io.StringIO(), Random(4), Plain(GAMES[name])
    if GAMES[name].race:
        quick = QuickTypist(lambda: (any_number(match, rng), 600))
        race_for(match, quick, out, find_bot(name, "tiger"), language, page).play()
    else:
        typist = Typist(lambda: any_number(match, rng))
        table_for(match, typist, out, language=language, page=page).play()
    assert match.outcome is not None
    assert words(language)("score-place") in out.getvalue()


def test_a_game_that_has_no_page_is_written_plainly() -> None:
    assert type(page_of("tiles")) is Plain
    assert type(page_of("tail")) is not Plain


TREE = """
seat: Ben
options: each 4, cells 9, rack 2
turn: Ann
step: 0
wild: no
wilds: 2
unseen: 3, 3, 3
rack: 2, 3
sizes: 3, 2, 2
row: -1, -1, -1, -1, -1, -1, -1, -1, -1
lines:
  1: –
  2: –
  3: –
"""


def test_a_view_is_a_tree_of_names_and_values_with_seats_by_name() -> None:
    match: AnyMatch = Match("tiles", 3, seed=1)
    shown = page_of("tiles").table(match.screen(1), words("en"), NAMES)
    names = [line.partition(":")[0] for line in TREE.strip().splitlines()]
    assert [line.partition(":")[0] for line in shown] == names
    assert shown[0] == "seat: Ben"
    assert shown[1] == "options: each 4, cells 9, rack 2"
    assert shown[2] == "turn: Ann"
    assert shown[4] == "wild: no"


def test_moves_that_are_called_the_same_tell_their_fields() -> None:
    match: AnyMatch = Match("fits", 3, seed=1)
    for _ in range(6):
        seat = min(match.to_act)
        match.play(seat, match.moves(seat)[0])
    seat = min(match.to_act)
    moves, view = match.moves(seat), match.screen(seat)
    shown = Plain(GAMES["fits"]).menu(moves, view, words("en"), NAMES, 60)
    assert shown[0].startswith("  1  Draw a card")
    assert shown[1].startswith("  2  Lay a sleeping cat here (at ")
    assert "turned no)" in shown[1]


def test_facts_and_moves_without_words_are_told_by_their_fields() -> None:
    match: AnyMatch = Match("dash", 2, seed=1)
    page = page_of("dash")
    assert page.move(match.moves(0)[2], words("en"), NAMES) == "grab: card 2"
    assert page.move(match.moves(0)[-1], words("en"), NAMES) == "pass"
