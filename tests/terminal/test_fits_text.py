"""`fits` in text: the table is a picture with coordinates, and a move is a short code."""

from __future__ import annotations

import io
from random import Random

import pytest

from meowple import Match, game
from meowple.games.fits.cards import PRINCESS
from meowple.terminal.fits import PAGE, card_said
from meowple.words import LANGUAGES, words
from tests.fits.pictures import card_of, picture
from tests.terminal.people import AnyMatch, Typist, table_for

NAMES = ("Ann", "Ben")
every_language = pytest.mark.parametrize("language", LANGUAGES)

DRAWN = """
┌───┐┌───┐
│mb0  0f │
└───┘└───┘
     ┌   ┐
     │z1z│
     └───┘
"""

TABLE = """
      d    e    f    g

 3    ·    ·    ·    ·

         ┌───┐┌───┐
 4    ·  │~o1  1/ │  ·
         └───┘└───┘
              ┌   ┐
 5    ·    ·  │z2z│  ·
              └───┘

 6    ·    ·    ·    ·
"""


def test_the_table_is_drawn_with_its_coordinates() -> None:
    state = picture(DRAWN, hands=["left m", "top m"]).state
    shown = PAGE.table(PAGE.game.view(state, None), words("en"), NAMES)
    legend = "~ mouse · o ball · / feather · ! spray bottle · ♛ Princess"
    drawn = shown[: shown.index(legend)]
    assert "\n".join(drawn).rstrip() == TABLE.strip("\n").rstrip()


def typed_at_random(match: AnyMatch, language: str, seed: int) -> Typist:
    """Somebody who types any code."""
    rng, say = Random(seed), words(language)

    def think() -> str:
        return rng.choice(PAGE.codes(match.moves(0), match.screen(0), say))

    return Typist(think)


@every_language
@pytest.mark.parametrize(("seats", "options"), [(2, {"size": "small"}), (3, {"extended": True})])
def test_a_whole_game_is_played(language: str, seats: int, options: dict[str, object]) -> None:
    match, out = Match(game("fits"), seats, options, seed=7), io.StringIO()
    table_for(match, typed_at_random(match, language, 5), out, language=language).play()
    assert match.outcome is not None
    said = out.getvalue()
    assert words(language)("fits-fact-game-ended") in said
    assert words(language)("score-place") in said
    assert "{" not in said


def test_each_move_has_a_code_of_its_own_and_the_menu_tells_them_all() -> None:
    match, say, rng = Match(game("fits"), 2, seed=3), words("uk"), Random(3)
    while match.outcome is None:
        seat = min(match.to_act)
        moves, screen = match.moves(seat), match.screen(seat)
        codes = PAGE.codes(moves, screen, say)
        assert len(set(codes)) == len(codes)
        shown = PAGE.menu(moves, screen, say, NAMES, 80)
        assert all(len(line) <= 100 for line in shown)
        places = " ".join(shown).split()
        assert all(code.lstrip("0123456789") in places or code.isdecimal() for code in codes)
        match.play(seat, rng.choice(moves))


def test_a_card_is_said_as_it_would_lie() -> None:
    say, card = words("en"), card_of("top mm")
    assert card_said(card, False, say) == "Box, open sides: top; mouse, mouse"
    assert card_said(card, True, say) == "Box, open sides: bottom; mouse, mouse"
    assert card_said(PRINCESS, False, say) == "Princess"
