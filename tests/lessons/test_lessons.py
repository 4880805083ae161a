"""Every lesson can be played to its end, and says something at each step in each language."""

from __future__ import annotations

from typing import Any

import pytest
from tools.find_lesson.boots import good_rolls as good_colours
from tools.find_lesson.cafe import good_rolls
from tools.find_lesson.fits import good_finds, good_hand
from tools.find_lesson.tail import good_deal, good_play

from meowple import Match
from meowple.core.log import Person
from meowple.games.tail.cards import DRAW_TWO, SUPER_PEEK, SWAP
from meowple.games.tail.facts import Showed
from meowple.lessons import LEARNER, LESSONS, Beat, Lesson
from meowple.words import LANGUAGES, key_of, words
from tests.lessons.scenes import begun, play

every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda one: one.match_id)


@every_lesson
def test_the_script_is_legal_to_its_end_and_the_learner_wins_what_ends_in_it(
    lesson: Lesson,
) -> None:
    match = begun(lesson)
    for number, beat in enumerate(lesson.beats):
        assert lesson.played(match.entries) == number
        assert match.outcome is None
        play(match, beat)
    assert match.outcome is None or match.outcome.ranks[LEARNER] == 1
    assert lesson.played(match.entries) == len(lesson.beats)


def assert_the_learner_hears_the_farewell(match: Match[Any, Any, Any, Any]) -> None:
    """It is said while the learner is asked, or when all is over: otherwise the next move of
    another seat takes it away."""
    assert match.outcome is not None or LEARNER in match.to_act, "the farewell would be lost"


@every_lesson
def test_a_lesson_that_goes_on_ends_with_the_learner_in_turn(lesson: Lesson) -> None:
    match = begun(lesson)
    for beat in lesson.beats:
        play(match, beat)
    assert_the_learner_hears_the_farewell(match)


def test_a_lesson_that_ends_in_the_turn_of_another_is_noticed() -> None:
    lesson = LESSONS["tail"]
    match = begun(lesson)
    for beat in lesson.beats:
        if match.to_act and LEARNER not in match.to_act:
            break
        play(match, beat)
    with pytest.raises(AssertionError, match="farewell would be lost"):
        assert_the_learner_hears_the_farewell(match)


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_has_its_words(lesson: Lesson, language: str) -> None:
    say = words(language)
    for played in range(len(lesson.beats) + 1):
        assert say(key_of(lesson.game, "lesson", lesson.says(played)))


@every_lesson
def test_a_lesson_has_five_to_eight_steps_and_each_asks_the_learner_for_something(
    lesson: Lesson,
) -> None:
    assert 5 <= len(lesson.steps) + 1 <= 8
    assert all(step[0].seat == LEARNER for step in lesson.steps)
    assert all(step[0].says is not None for step in lesson.steps)
    assert lesson.step(0) == 1
    assert lesson.step(len(lesson.beats)) == len(lesson.steps) + 1


@every_lesson
def test_each_move_of_the_learner_is_asked_for_in_words_of_its_own(lesson: Lesson) -> None:
    asked = [beat for beat in lesson.beats if beat.seat == LEARNER]
    assert all(isinstance(beat, Beat) and beat.says is not None for beat in asked)


@every_lesson
def test_whoever_leaves_the_script_is_off_it(lesson: Lesson) -> None:
    match = begun(lesson)
    for beat in lesson.beats:
        others = [move for move in match.moves(beat.seat) if move != beat.move]
        if beat.seat == LEARNER and others:
            match.play(beat.seat, others[0])
            break
        play(match, beat)
    assert lesson.played(match.entries) is None


@every_lesson
def test_a_move_that_was_taken_back_counts_no_more(lesson: Lesson) -> None:
    match, me = begun(lesson), Person("me")
    for number, beat in enumerate(lesson.beats):
        play(match, beat, me)
        back = match.undoable(me)
        if back is not None:
            match.undo(back, by=me)
            assert lesson.played(match.entries) == number
            match.play(beat.seat, beat.move, by=me)
            assert lesson.played(match.entries) == number + 1


def test_the_luck_of_tail_shows_what_the_words_speak_of() -> None:
    lesson = LESSONS["tail"]
    assert good_deal(lesson, lesson.seed)
    assert good_play(lesson)


def test_the_second_lesson_of_tail_shows_the_specials_that_the_first_leaves_out() -> None:
    lesson = LESSONS["tail-more"]
    assert good_deal(lesson, lesson.seed)
    match = begun(lesson)
    shown = set()
    for beat in lesson.beats:
        facts = match.play(beat.seat, beat.move)
        shown |= {fact.card for fact in facts if isinstance(fact, Showed)}
    assert shown == {SUPER_PEEK, SWAP, DRAW_TWO}
    assert match.outcome is not None
    assert match.outcome.ranks == (1, 2)


def test_the_luck_of_cafe_shows_what_the_words_speak_of() -> None:
    lesson = LESSONS["cafe"]
    assert good_rolls(lesson, lesson.seed)
    match = begun(lesson)
    for beat in lesson.beats:
        match.play(beat.seat, beat.move)
    mine, theirs = (sum(line.points for line in match.screen(seat).scores[seat]) for seat in (0, 1))
    assert mine == 10  # two mice side by side, and the cat that loves them
    assert mine > theirs
    assert match.view(LEARNER).sheets[LEARNER].crossed == 1


def test_the_second_lesson_of_cafe_shows_every_item_that_the_first_leaves_out() -> None:
    lesson = LESSONS["cafe-more"]
    assert good_rolls(lesson, lesson.seed)
    match = begun(lesson)
    for beat in lesson.beats:
        match.play(beat.seat, beat.move)
    points = {line.key: line.points for line in match.screen(LEARNER).scores[LEARNER]}
    assert sorted(value for value in points.values() if value) == [3, 3, 4, 8]
    theirs = sum(line.points for line in match.screen(LEARNER).scores[1])
    assert sum(points.values()) > theirs


def test_the_luck_of_fits_shows_what_the_words_speak_of() -> None:
    lesson = LESSONS["fits"]
    assert good_hand(lesson, lesson.seed)
    match = begun(lesson)
    for beat in lesson.beats:
        match.play(beat.seat, beat.move)
    mine, theirs = match.screen(LEARNER).boxes
    assert mine.closed
    assert mine.points == (8, 0)  # four feathers, doubled
    assert theirs.asleep == (1, 0)
    assert theirs.awake == (0, 1)


def test_the_second_lesson_of_fits_shows_the_princess_and_a_special_toy() -> None:
    lesson = LESSONS["fits-more"]
    assert good_finds(lesson, lesson.seed)
    match = begun(lesson)
    for beat in lesson.beats:
        match.play(beat.seat, beat.move)
    above, below, *_ = match.screen(LEARNER).boxes
    assert (above.balls, above.worth) == (4, 4)
    assert below.awake == (0, 0), "the Princess sent the cat home"


def test_the_luck_of_boots_shows_what_the_words_speak_of() -> None:
    lesson = LESSONS["boots"]
    assert good_colours(lesson, lesson.seed)
    match = begun(lesson)
    for beat in lesson.beats:
        play(match, beat)
    owners = match.view(LEARNER).owners
    assert [owner for owner in owners if owner is not None] == [LEARNER] * 4
    assert match.view(LEARNER).roller == LEARNER
