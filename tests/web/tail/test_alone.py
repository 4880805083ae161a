"""One person against bots, from the shelf to the end screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from meowple import Log, replay
from tests.served import Served
from tests.web.person import Person, hasty


def test_one_person_plays_three_rounds_against_three_bots(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.do("play-now").click()
    me.play_until(lambda question: False, hasty)

    sheet = me.page.locator("[data-score-sheet] tbody tr")
    expect(sheet).to_have_count(4)
    for row in sheet.all():
        *rounds, total = [int(cell) for cell in row.locator("td").all_inner_texts()]
        assert len(rounds) == 3
        assert sum(rounds) == total
    expect(me.page.locator("[data-winners]")).not_to_have_attribute("data-winners", "")
    places = [int(text) for text in me.page.locator(".medal > b").all_inner_texts()]
    assert len(places) == 4
    assert places == sorted(places)

    log = _downloaded(me)
    outcome = replay(log).outcome
    assert outcome is not None
    totals = sorted(int(text) for text in sheet.locator("td:last-child").all_inner_texts())
    assert totals == sorted(outcome.scores)
    me.page.locator("[data-luck] summary").click()
    assert me.page.locator("[data-luck-link]").inner_text() == log.links[-1]

    me.do("again").click()
    expect(me.board).to_have_attribute("data-phase", "opening")


def test_an_unfinished_game_is_continued_from_the_shelf(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.do("play-now").click()
    question = me.play_until(lambda question: question.phase == "turn", hasty)

    me.page.get_by_role("link", name="Back to the games").click()
    me.page.locator("[data-table]").click()
    assert me.question() == question


def test_a_round_is_played_by_keyboard_alone(server: Served, arrive: Callable[[], Person]) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.press_by_keyboard('[data-do="play-now"]')
    while (question := me.question()) is not None and question.phase != "between":
        me.answer(question, hasty, me.press_by_keyboard)
    assert me.phase == "between"


def _downloaded(me: Person) -> Log:
    with me.page.expect_download() as download:
        me.do("log-file").click()
    return Log.from_json(Path(download.value.path()).read_bytes())
