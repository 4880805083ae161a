"""`boots` by quick typing: each card has its letter, and what counts is how soon it is typed."""

from __future__ import annotations

import io
from random import Random

import pytest

from meowple import Match, game
from meowple.bots import LEVELS, find_bot
from meowple.bots.boots.racer import wanted
from meowple.core.log import Played
from meowple.games.boots.moves import Grab
from meowple.terminal.boots import PAGE
from meowple.terminal.table import Left
from meowple.words import LANGUAGES, words
from tests.terminal.people import AnyMatch, QuickTypist, race_for

every_language = pytest.mark.parametrize("language", LANGUAGES)
KITTEN = find_bot("boots", "kitten")


def knows_it_all(match: AnyMatch, language: str, after: int) -> QuickTypist:
    """Somebody who rolls, and types the right letter so many milliseconds after the dice."""
    say = words(language)

    def think() -> tuple[str, int]:
        view, moves = match.view(0), match.moves(0)
        if view.dice is None:
            return "", 300
        codes = PAGE.codes(moves, view, say)
        return codes[moves.index(Grab(wanted(view)))], after

    return QuickTypist(think)


@every_language
@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_match_is_played_and_told(language: str, level: str) -> None:
    match, out = Match(game("boots"), 3, seed=3), io.StringIO()
    typist = knows_it_all(match, language, 900)
    race_for(match, typist, out, find_bot("boots", level), language).play()
    said, say = out.getvalue(), words(language)
    assert match.outcome is not None
    assert say("boots-fact-game-ended") in said
    assert say("score-place") in said
    assert "{" not in said


def test_the_time_runs_from_the_printed_dice_to_the_enter() -> None:
    match, out = Match(game("boots"), 2, seed=3), io.StringIO()
    race_for(match, knows_it_all(match, "en", 150), out, KITTEN).play()
    acts = [entry.act for entry in match.entries if isinstance(entry.act, Played)]
    mine = [act.when.reaction for act in acts if act.seat == 0 and isinstance(act.move, Grab)]
    assert len(mine) > 10
    assert set(mine) == {150}
    assert match.outcome is not None
    assert match.outcome.ranks[0] == 1
    assert "(0.15\u00a0s)" in out.getvalue()


def test_who_types_nothing_loses_and_the_table_goes_on_by_itself() -> None:
    match, out = Match(game("boots"), 2, seed=5), io.StringIO()
    race_for(match, QuickTypist(lambda: None), out, find_bot("boots", "tiger")).play()
    assert match.outcome is not None
    assert match.outcome.scores[0] == 0
    assert "The dice roll by themselves" in out.getvalue()


def test_a_letter_belongs_to_a_card_for_the_whole_match() -> None:
    match, say, rng = Match(game("boots"), 2, seed=2), words("uk"), Random(2)
    letters: dict[int, set[str]] = {}
    while match.outcome is None:
        seat = min(match.to_act)
        moves, view = match.moves(seat), match.view(seat)
        for move, code in zip(moves, PAGE.codes(moves, view, say), strict=True):
            if isinstance(move, Grab):
                letters.setdefault(move.card, set()).add(code)
        right = Grab(wanted(view)) if view.dice else moves[0]
        match.play(seat, right if rng.random() < 0.7 else moves[-1])
    assert all(len(found) == 1 for found in letters.values())
    assert len({code for found in letters.values() for code in found}) == 26


def test_what_is_no_letter_of_a_card_is_named_and_the_time_goes_on() -> None:
    match, out = Match(game("boots"), 2, seed=3), io.StringIO()
    answers = iter([("", 100), ("??", 500)])
    typist = QuickTypist(lambda: next(answers, None))
    race_for(match, typist, out, find_bot("boots", "tiger")).play()
    assert "“??” is not there." in out.getvalue()


def test_dice_and_cards_are_shown_and_the_dice_come_last() -> None:
    match, out = Match(game("boots"), 2, seed=3), io.StringIO()

    def think() -> tuple[str, int]:
        if match.view(0).dice is not None:
            raise Left
        return "", 100

    with pytest.raises(Left):
        race_for(match, QuickTypist(think), out, KITTEN).play()
    *_, question, dice, ask = out.getvalue().splitlines()
    shown = match.view(0).dice
    assert question == "Which cat is it? Grab it!"
    assert dice == f">>> {shown[0]} + {shown[1]} <<<"
    assert ask == "Your choice: "
    assert "  a  the all-yellow cat" in out.getvalue()
    assert "  z  paw 5" in out.getvalue()
