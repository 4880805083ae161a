"""Tables over real sockets: sitting down, playing, leaving, coming back, playing again."""

from __future__ import annotations

import json

import meowple
from tests.served import Served
from tests.server.pages import Page, play_together


def test_one_person_plays_three_bots_to_the_end(server: Served) -> None:
    ann = Page(server.url)
    table, _ = ann.open_table([None, "kitten", "cat", "kitten"], options={"rounds": 1})
    ann.enter(table)
    ann.start()
    ann.play_on()
    assert ann.update["outcome"]["reason"] == "rounds_played"
    file = json.dumps(ann.get(f"/api/matches/{ann.update['match']}/log"))
    log = meowple.Log.from_json(file)
    assert meowple.replay(log).link == ann.update["link"]


def test_two_people_meet_by_the_invitation_and_play_with_a_bot(server: Served) -> None:
    ann, ben = Page(server.url), Page(server.url)
    table, invite = ann.open_table([None, None, "cat"], options={"rounds": 1})
    ann.enter(table)
    ben.enter(table, invite)
    assert ben.table["yours"] == []
    assert ben.request("sit", seat=1)["type"] == "accepted"
    ben.ready()
    ann.ready()
    assert ann.request("start")["type"] == "accepted"
    ben.tell_seed()
    ann.tell_seed()
    play_together(ann, ben)
    assert ann.update["outcome"] == ben.update["outcome"]
    assert None not in ann.table["seeds"][:2]


def test_two_who_join_at_once_both_find_a_chair(server: Served) -> None:
    """Each names no chair: they would name the same one."""
    ann, ben, eve = (Page(server.url) for _ in range(3))
    table, invite = ann.open_table([None, None, None])
    ann.enter(table)
    for page in (ben, eve):
        page.enter(table, invite)
    for page, seat in ((ben, 1), (eve, 2)):
        assert page.request("sit", seat=None)["type"] == "accepted"
        assert page.table["yours"] == [seat]
    assert ben.request("sit", seat=None)["key"] == "you_have_a_seat"
    dan = Page(server.url)
    dan.enter(table, invite)
    assert dan.request("sit", seat=None)["key"] == "no_free_seat"
    for page in (ann, ben, eve, dan):
        page.leave()


def test_who_comes_back_sees_an_open_look_again_and_a_dismissed_one_never(
    server: Served,
) -> None:
    ann = Page(server.url)
    table, _ = ann.open_table([None, "kitten"])
    ann.enter(table)
    ann.start()
    looked_at = [spot for spot in ann.update["view"]["rows"][0] if spot[2]]
    assert len(looked_at) == 2
    ann.enter(table)
    assert [spot for spot in ann.wait_for_update()["view"]["rows"][0] if spot[2]] == looked_at
    assert ann.play({"type": "put_down"})["type"] == "accepted"
    ann.enter(table)
    assert all(spot[0] is None for spot in ann.wait_for_update()["view"]["rows"][0])


def test_the_same_again_is_another_match_with_other_luck(server: Served) -> None:
    ann = Page(server.url)
    table, _ = ann.open_table([None, "kitten"], options={"rounds": 1})
    ann.enter(table)
    ann.start()
    ann.play_on()
    first = ann.update["match"]
    ann.until(lambda _: ann.table["status"] == "over")
    assert ann.request("again")["type"] == "accepted"
    if ann.table["status"] != "lobby":
        ann.until(lambda _: ann.table["status"] == "lobby")
    ann.ready()
    ann.tell_seed()
    ann.wait_for_update()
    assert ann.update["match"] != first
    ann.play_on()


def test_a_bot_sits_in_for_who_leaves_and_the_seat_can_be_taken_back(server: Served) -> None:
    ann, ben = Page(server.url), Page(server.url)
    table, invite = ann.open_table([None, None], options={"rounds": 2})
    ann.enter(table)
    ben.enter(table, invite)
    ben.request("sit", seat=1)
    ben.ready()
    ann.ready()
    ann.request("start")
    ben.tell_seed()
    ann.tell_seed()
    ben.wait_for_deal()
    assert ben.request("stand", seat=1)["type"] == "accepted"
    ann.until(lambda _: ann.table["chairs"][1]["level"] == "cat")
    refused = ben.play({"type": "put_down"})
    assert (refused["type"], refused["key"]) == ("refused", "bot_sits_in")
    assert ben.request("sit", seat=1)["type"] == "accepted"
    assert ann.until(lambda _: ann.table["chairs"][1]["level"] is None)
    play_together(ann, ben)


def test_unfinished_tables_are_found_again(server: Served) -> None:
    ann = Page(server.url)
    table, _ = ann.open_table([None, "cat"])
    assert [(one["table"], one["status"]) for one in ann.get("/api/tables/mine")] == [
        (table, "lobby")
    ]
    assert Page(server.url).get("/api/tables/mine") == []


def test_my_list_says_whose_turn_it_is_and_who_won_a_rematch_and_the_game_before(
    server: Served,
) -> None:
    ann = Page(server.url)
    table, _ = ann.open_table([None, "kitten"], options={"rounds": 1})
    ann.enter(table)
    ann.start()
    assert ann.wait_for_turn()
    (listed,) = ann.get("/api/tables/mine")
    assert (listed["yours"], listed["waiting"]) == ([0], list(ann.update["waiting"]))
    first = ann.update["match"]
    while ann.wait_for_turn():
        ann.play(ann.update["moves"][0])
    ranks = ann.update["outcome"]["ranks"]
    (listed,) = ann.get("/api/tables/mine")
    (result,) = listed["results"]
    assert (result["match"], listed["waiting"]) == (first, [])
    assert result["winners"] == [seat for seat, rank in enumerate(ranks) if rank == 1]
    assert result["chairs"] == [f"@{ann.get('/api/me')['name']}", "kitten"]
    while ann.table["status"] != "over":
        ann.hear()
    assert result["at"] == ann.table["ended_at"]
    ann.request("again", seat=0)
    while ann.table["match"] == first:
        ann.hear()
    (listed,) = ann.get("/api/tables/mine")
    assert [one["match"] for one in listed["results"]] == [first]
    assert ann.table["ended_at"] is None


def test_open_tables_are_listed_while_a_seat_is_free(server: Served) -> None:
    ann = Page(server.url)
    ann.open_table([None, None])
    open_one, _ = ann.open_table([None, None], public=True)
    ben = Page(server.url)
    assert [one["table"] for one in ben.get("/api/tables/open")] == [open_one]
    ben.enter(open_one)
    ben.request("sit", seat=1)
    assert ben.get("/api/tables/open") == []


def test_a_restart_loses_nothing_and_the_match_goes_on(server: Served) -> None:
    ann = Page(server.url)
    table, _ = ann.open_table([None, "cat"], options={"rounds": 1})
    ann.enter(table)
    ann.start()
    assert ann.play(ann.update["moves"][0])["type"] == "accepted"
    ann.wait_for_turn()
    before = ann.update
    server.kill()
    server.start()
    ann.enter(table)
    after = ann.wait_for_update()
    assert after["view"] == before["view"]
    ann.play_on()


def test_a_move_can_be_taken_back_while_it_told_nobody_anything(server: Served) -> None:
    ann, ben = Page(server.url), Page(server.url)
    table, invite = ann.open_table([None, None])
    ann.enter(table)
    ben.enter(table, invite)
    ben.request("sit", seat=1)
    ann.request("start")
    ann.wait_for_deal()
    ben.wait_for_deal()
    ann.play({"type": "put_down"})
    ben.play({"type": "put_down"})
    ann.reach("turn")
    ann.play({"type": "take", "place": 1})
    ann.reach("closing")
    asked = ann.update["decision"]
    ann.play({"type": "end_turn"})
    ann.reach("turn")
    undone = ann.request("undo", match=ann.update["match"], seq=ann.update["undo"])
    assert undone["type"] == "accepted"
    assert ann.update["view"]["phase"] == "closing"
    assert ann.update["decision"] > asked, "the question has a number of its own"


def test_a_new_name_is_heard_by_everybody_at_the_table(server: Served) -> None:
    ann, ben = Page(server.url), Page(server.url)
    table, invite = ann.open_table([None, None])
    ann.enter(table)
    ben.enter(table, invite)
    ben.request("sit", seat=1)
    ben.post("/api/me", {"name": "Bob"})
    ann.until(lambda _: ann.table["chairs"][1]["name"] == "Bob")
    ben.until(lambda _: ben.table["chairs"][1]["name"] == "Bob")
