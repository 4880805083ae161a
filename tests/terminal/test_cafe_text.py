"""`cafe` in text: everything has its sentence, and the sheets are drawn as they are printed."""

from __future__ import annotations

import io
from random import Random

import pytest

from meowple import Match, Seat, game
from meowple.games.cafe import facts as f
from meowple.games.cafe import moves as m
from meowple.terminal import cafe
from meowple.words import LANGUAGES, words
from tests.cafe.pictures import picture
from tests.terminal.people import Typist, table_for

NAMES = ("Human", "Whiskers")
ONE = Seat(1)

FACTS: dict[f.CafeFact, str] = {
    f.Rolled(2, ONE, (1, 4, 6)): "Round 2. Whiskers rolls: 1, 4, 6.",
    f.Took(ONE, 4): "Whiskers takes a die: 4.",
    f.Left(6): "The shared die: 6.",
    f.Chose(ONE): "Whiskers makes a secret choice.",
    f.TookBack(ONE): "Whiskers thinks again.",
    f.Drew(ONE, 6, 2, 4, None, 0, 0, 0): "Whiskers draws: mouse, tower 2, floor 4.",
    f.Drew(ONE, 3, 2, 4, None, 1, 0, 2): (
        "Whiskers draws: butterfly, tower 2, floor 4. Cost: 1 paw. New: 2 paws."
    ),
    f.Drew(ONE, 1, 5, 3, 5, 2, 6, 0): (
        "Whiskers draws: house, tower 5, floor 3. "
        "6 points come from the cat that loves cushions. Cost: 2 paws."
    ),
    f.Passed(ONE, 3): "Whiskers passes and circles 3 paws.",
    f.Passed(ONE, 0): "Whiskers passes: no paw is left to circle.",
    f.Circled(ONE, 2, 9): "Whiskers fills tower 2 and circles the number 9.",
    f.Barred(ONE, 2): "Whiskers crosses out the larger number of tower 2.",
    f.Ended("three_towers"): "The game is over!",
}
MOVES: dict[m.Move, str] = {
    m.Take(4): "Take the die: 4",
    m.Draw(6, 2, 4): "mouse: tower 2, floor 4",
    m.Draw(1, 2, 4, 5): "house: tower 2, floor 4, the cat that loves cushions",
    m.PASS: "Pass and circle paws",
    m.TAKE_BACK: "Choose again",
}


def test_every_fact_reads_as_a_sentence() -> None:
    assert {fact: cafe.PAGE.fact(fact, words("en"), NAMES) for fact in FACTS} == FACTS
    assert {type(fact) for fact in FACTS} == set(f.CafeFact.__args__)


def test_every_move_has_its_label() -> None:
    assert {move: cafe.PAGE.move(move, words("en"), NAMES) for move in MOVES} == MOVES
    assert {type(move) for move in MOVES} == set(m.Move.__args__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_move_and_item_can_be_said_in_every_language(language: str) -> None:
    say = words(language)
    labels = {cafe.PAGE.move(move, say, NAMES) for move in MOVES}
    lines = {cafe.PAGE.fact(fact, say, NAMES) for fact in FACTS}
    items = {cafe.item_name(item, say) for item in range(1, 7)}
    assert (len(labels), len(lines), len(items)) == (len(MOVES), len(FACTS), 6)


TABLE = """
Round 3 · The shared die: 4

Human              Whiskers
(6) ×  7  8  3      × (9) 7  8  3
 4  5  3  4  2      4  5  3  4  2
      [~]                [ ]
   [ ]   [ ]          [%]   [ ]
[@]   [ ]          [ ]   [ ]
   [ ]   [ ]          [⌂]   [ ]
 ‖    [ ]   [ ]     ‖    [ ]   [#]
   [U]   [ ]          [%]   [ ]
[%]    ‖    [ ]    [ ]    ‖    [ ]
   [ ]   [ ]          [%]   [ ]
[⌂]   [ ]    ‖     [ ]   [ ]    ‖
   [ ]   [ ]          [%]   [ ]
[~]   [ ]   [ ]    [ ]   [ ]   [ ]
   [ ]   [ ]          [%]   [ ]

⌂ house · @ yarn · % butterfly · U bowl · # cushion · ~ mouse

             die  paws  cats   points
   Human     6    2     ⌂2     24
✓  Whiskers  1    0     ⌂2 ~0  30
"""


def test_the_sheets_stand_side_by_side_as_they_are_printed() -> None:
    screen = picture(
        """
        round 3 first 0
        taken 6 1
        central 4
        0: MHF|Y ...B.. ..|..M ...... .|.. paws 3-1 cats H2 circled 1=6 barred 2
        1: ...|. FFFFHF ..|... ...... .|.C paws 4-4 cats H2,M0 circled 2=9 barred 1 sealed pass
        """
    ).screen(0)
    shown = cafe.PAGE.table(screen, words("en"), NAMES)
    assert "\n".join(shown) == TABLE.strip()


def test_in_the_draft_the_dice_lie_in_the_middle() -> None:
    shown = cafe.PAGE.table(Match(game("cafe"), 2, seed=7).screen(0), words("en"), NAMES)
    assert shown[0].startswith("Round 1 · Dice in the middle: ")


def test_a_whole_game_can_be_played_in_the_terminal() -> None:
    match, rng, out = Match(game("cafe"), 2, seed=7), Random(7), io.StringIO()
    typist = Typist(lambda: str(rng.randrange(len(match.moves(0))) + 1))
    table_for(match, typist, out).play()
    assert match.outcome is not None
    assert "Yarn, tower 1" in out.getvalue()
    assert "What stood out" in out.getvalue()
    for told in ("You make a secret choice.", "Mimi makes a secret choice."):
        assert out.getvalue().count(told) == match.state.round
