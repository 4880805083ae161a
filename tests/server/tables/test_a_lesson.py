"""The guided first game over real sockets: followed, left, and broken off in the middle."""

from __future__ import annotations

import json
from typing import Any

import meowple
from meowple.lessons import LESSONS
from tests.served import Served
from tests.server.pages import Page
from tests.server.told import Heard

LESSON = LESSONS["tail"]


def begun(server: Served) -> tuple[Page, str]:
    """A guest at a new lesson; nothing was pressed but its link."""
    ann = Page(server.url)
    table = ann.post("/api/lessons", {"game": "tail"})["table"]
    ann.enter(table)
    ann.wait_for_deal()
    return ann, table


def wanted(page: Page) -> Any:
    """The move that the guide wants."""
    return page.update["moves"][page.update["lesson"]["move"]]


def follow(page: Page, until: str | None = None) -> None:
    """Do what the guide says, to the end or until it says this."""
    while page.wait_for_turn():
        if page.update["lesson"]["says"] == until:
            return
        answer = page.play(wanted(page))
        assert answer["type"] == "accepted", answer


def guides(page: Page) -> list[Heard]:
    """All that the guide said, in order."""
    return [heard["lesson"] for heard in page.heard if heard["type"] == "update"]


def test_who_follows_the_guide_wins_and_has_seen_every_step(server: Served) -> None:
    ann, _ = begun(server)
    assert ann.table["status"] == "playing"
    assert ann.table["lesson"] == "tail"
    follow(ann)
    assert ann.update["outcome"]["ranks"] == [1, 2]
    said = guides(ann)
    assert None not in said
    asked = [beat.says for beat in LESSON.beats if beat.says is not None]
    assert list(dict.fromkeys(one["says"] for one in said)) == list(
        dict.fromkeys([*asked, LESSON.farewell])
    )
    steps = len(LESSON.steps) + 1
    assert sorted({one["step"] for one in said}) == list(range(1, steps + 1))
    assert {one["of"] for one in said} == {steps}


def test_the_record_of_a_lesson_is_that_of_an_ordinary_match(server: Served) -> None:
    ann, _ = begun(server)
    follow(ann)
    file = json.dumps(ann.get(f"/api/matches/{ann.update['match']}/log"))
    assert meowple.replay(meowple.Log.from_json(file)).link == ann.update["link"]


def test_two_lessons_at_the_same_time_are_kept_apart(server: Served) -> None:
    (ann, _), (ben, table) = begun(server), begun(server)
    assert ann.update["match"] != ben.update["match"]
    follow(ann)
    follow(ben, until="take")
    ben.enter(table)
    ben.wait_for_update()
    follow(ben)
    assert ben.update["outcome"] == ann.update["outcome"]


def test_who_leaves_the_script_plays_on_against_a_bot_that_thinks(server: Served) -> None:
    ann, _ = begun(server)
    follow(ann, until="keep")
    assert ann.play({"type": "discard"})["type"] == "accepted"
    ann.reach("closing")
    assert ann.update["lesson"] is None
    ann.play_on()
    assert ann.update["outcome"]["reason"] == "rounds_played"


def test_a_restart_in_the_middle_goes_on_where_the_lesson_was(server: Served) -> None:
    ann, table = begun(server)
    follow(ann, until="peek")
    before = ann.update
    server.kill()
    server.start()
    ann.enter(table)
    after = ann.wait_for_update()
    assert (after["view"], after["lesson"]) == (before["view"], before["lesson"])
    follow(ann)
    assert ann.update["lesson"]["says"] == LESSON.farewell


def test_after_the_lesson_the_same_again_is_an_ordinary_match(server: Served) -> None:
    ann, _ = begun(server)
    follow(ann)
    first = ann.update["view"]["rows"]
    if ann.table["status"] != "over":
        ann.until(lambda _: ann.table["status"] == "over")
    ann.request("again")
    if ann.table["status"] != "lobby":
        ann.until(lambda _: ann.table["status"] == "lobby")
    assert ann.table["lesson"] is None
    ann.ready()
    ann.tell_seed()
    ann.wait_for_update()
    assert ann.update["lesson"] is None
    ann.play_on()
    assert ann.update["view"]["rows"] != first


def test_a_game_without_a_lesson_is_refused(server: Served) -> None:
    status, answer, _ = Page(server.url).ask("POST", "/api/lessons", {"game": "chess"})
    assert status >= 400
    assert answer["key"] == "no_such_lesson"


def test_the_table_of_a_lesson_is_private(server: Served) -> None:
    _, table = begun(server)
    ben = Page(server.url)
    assert ben.get("/api/tables/open") == []
    ben.socket = ben.connect(table)
    ben.send({"type": "hello"})
    assert ben.hear()["key"] == "no_such_table"


def test_a_lesson_is_seen_again_under_the_name_its_table_gave_it(server: Served) -> None:
    ann, _ = begun(server)
    follow(ann)
    match = ann.update["match"]
    assert ann.get(f"/api/matches/{match}/replay")["match"] == match
