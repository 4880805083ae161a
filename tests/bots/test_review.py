"""A match looked at again: only from the seat's own views, the same each time, and its steps add
up to the result."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.bots.test_hints import questions
from tests.toys import TOYS

import meowple
from meowple.bots import find_bot, find_search
from meowple.bots.asked import Asked, Question, asked_in
from meowple.bots.review import Review, Reviewer, review, reviewer_of
from meowple.bots.search import Search
from meowple.core.game import MeowpleError, Seat
from meowple.core.log import Log, Undid
from meowple.core.luck import Rolled
from meowple.core.match import Match, unfold
from meowple.core.registry import find_game

GOLDEN = Path(__file__).parent.parent / "golden"
FEW = 0.01
"""So little of a lion's tries is enough where nothing is to be found out."""
TWO = ("tail", "cafe", "boots", "fits")


def golden(game: str) -> Log:
    return Log.from_json((GOLDEN / f"{game}-two-players.json").read_bytes())


@cache
def looked_at(game: str) -> Review:
    return review(golden(game), 0, share=FEW)


@pytest.mark.parametrize("game", TWO)
def test_the_steps_add_up_to_the_result(game: str) -> None:
    found = looked_at(game)
    assert found.decisions
    assert 1 / 2 + found.luck - found.cost + found.others == pytest.approx(found.ended)
    for one in found.decisions:
        assert 0 <= one.chosen <= one.before <= 1
        assert 0 <= one.answered <= 1
        assert (one.cost == 0) == (one.better == one.move)
        assert (one.cost == 0) == (one.why == ())


@pytest.mark.parametrize("game", TWO)
def test_the_same_log_gives_the_same_review(game: str) -> None:
    assert review(golden(game), 0, share=FEW) == looked_at(game)


def test_every_decision_is_weighed_from_the_view_of_that_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []
    weigh = Search.weigh

    def noted(self, view, *more, **given):  # type: ignore[no-untyped-def]
        asked.append(view)
        return weigh(self, view, *more, **given)

    log = golden("tail")
    monkeypatch.setattr(Search, "weigh", noted)
    review(log, 1, share=FEW)
    known = {match.view(1) for match in unfold(log)}
    assert asked
    assert set(asked) <= known


def test_a_decision_that_was_taken_back_is_not_looked_at() -> None:
    match = played("cafe", undo=True)
    taken_back = next(entry for entry in match.entries if isinstance(entry.act, Undid))
    assert isinstance(taken_back.act, Undid)
    numbers = [one.entry for one in review(match.log, 0, share=FEW).decisions]
    assert taken_back.act.seq not in numbers
    assert max(numbers) > taken_back.seq


def test_a_forced_move_is_no_fault() -> None:
    forced = [one for game in TWO for one in looked_at(game).decisions if one.forced]
    assert forced
    assert all(one.cost == 0 for one in forced)


@pytest.mark.parametrize("name", [*TWO, *(toy.name for toy in TOYS)])
def test_worlds_that_look_the_same_are_told_the_same(name: str) -> None:
    game, search, rng = find_game(name), find_search(name), Random(1)
    for state, seat in questions(game):
        twin = game.imagine(game.view(state, seat), Rolled(rng))
        told = []
        for world in (state, twin):
            view, moves = game.view(world, seat), tuple(game.moves(world, seat))
            asked = Asked(seat, 2, (Question(1, view, moves, moves[-1], view),), None)
            told.append(Reviewer(search, asked, 8).look(0))
        assert told[0] == told[1]


def test_what_is_looked_at_in_any_order_is_the_same() -> None:
    asked = asked_in(golden("tail"), Seat(0))
    back = reviewer_of("tail", asked, FEW)
    numbers = range(len(asked.questions))
    looked = {number: back.look(number) for number in reversed(numbers)}
    assert tuple(looked[number] for number in numbers) == looked_at("tail").decisions


def test_moves_that_are_equally_good_are_no_fault() -> None:
    """What the search itself thinks best, with other dice, is as good as what it thinks now."""
    asked = asked_in(golden("boots"), Seat(0))
    search = find_search("boots")
    for one in asked.questions:
        if not one.forced:
            alike = Question(one.entry, one.view, one.moves, best_of(search, one))
            assert Reviewer(search, Asked(Seat(0), 2, (alike,), None), 60).look(0).cost == 0


@pytest.mark.parametrize("game", TWO)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_beginning_all_have_about_even_chances(game: str, seats: int) -> None:
    search = find_search(game)
    match: Match[Any, Any, Any, Any] = Match(meowple.game(game), seats=seats, seed=2)
    values = [search.value(match.view(seat), Seat(seat), Random(1), 40) for seat in range(seats)]
    chances = [search.judgement.chance(value, seats) for value in values]
    assert sum(chances) == pytest.approx(1.0, abs=0.25)  # in `tail` each has seen other cards
    assert [search.judgement.chance(sure, seats) for sure in (0.0, 1.0)] == [0.0, 1.0]


def best_of(search: Search, one: Question) -> Any:
    """What the search thinks best with dice of its own."""
    return search.weigh(one.view, Seat(0), one.moves, Random(9), 200)[0].move


def test_progress_is_told_from_the_first_to_the_last() -> None:
    told: list[tuple[int, int]] = []
    found = review(golden("boots"), 0, share=FEW, progress=lambda *one: told.append(one))
    count = len(found.decisions)
    assert told == [(number, count) for number in range(count + 1)]


def test_a_blunder_is_among_the_dearest_decisions() -> None:
    match, blunder = with_a_blunder()
    assert blunder > 0
    found = review(match.log, 0)
    assert blunder in [one.entry for one in found.worst]


def test_what_cannot_be_reviewed_is_refused() -> None:
    match = Match(meowple.game("tail"), seats=2, seed=1)
    with pytest.raises(MeowpleError, match="not over"):
        review(match.log, 0)
    with pytest.raises(MeowpleError, match="no seat 7"):
        review(golden("tail"), 7)


def played(game: str, *, undo: bool = False) -> Match:  # type: ignore[type-arg]
    """A match of kittens; once somebody takes a move back and plays it again."""
    match = Match(meowple.game(game), seats=2, seed=3)
    bot, rng = find_bot(game, "kitten"), Random(3)
    while match.outcome is None:
        seat = min(match.to_act)
        plan = bot.choose(match.view(seat), match.moves(seat), rng, bot.budget)
        match.play(seat, plan.move)
        seq = match.undoable() if undo and seat == 0 else None
        if seq is not None:
            match.undo(seq)
            undo = False
    return match


def with_a_blunder() -> tuple[Match, int]:  # type: ignore[type-arg]
    """A match of tail between cats in which seat 0 once makes a move that costs a good part of its
    chances."""
    match = Match(meowple.game("tail"), seats=2, seed=4)
    bot, rng, search, entry = find_bot("tail", "cat"), Random(5), find_search("tail"), -1
    while match.outcome is None:
        seat = min(match.to_act)
        view, moves = match.view(seat), match.moves(seat)
        move = bot.choose(view, moves, rng, bot.budget).move
        if seat == 0 and entry < 0 and len(moves) > 1:
            worst = max(search.weigh(view, seat, moves, rng, 400), key=lambda one: one.behind)
            if worst.behind > max(0.15, 4 * worst.error):
                move, entry = worst.move, len(match.entries)
        match.play(seat, move)
    return match, entry
