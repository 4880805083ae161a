"""Moves and commands that must not be carried out: each is refused with a reason, and nothing has
changed for anybody."""

from __future__ import annotations

import secrets
from typing import Any

from tests.server.hostile import Scene, expect_refusal, expect_words
from tests.server.pages import play_together


def test_a_move_out_of_turn(scene: Scene) -> None:
    scene.first_turn()
    with scene.nothing_changes():
        answer = scene.ben.play({"type": "draw"}, decision=scene.ann.update["decision"])
        expect_refusal(answer, "not_your_turn")
        assert answer["details"] == {"seat": 0}


def test_a_move_by_who_only_watches(scene: Scene) -> None:
    scene.first_turn()
    with scene.nothing_changes():
        answer = scene.eve.play({"type": "draw"}, decision=scene.ann.update["decision"])
        expect_refusal(answer, "no_seat")


def test_nobody_moves_for_a_seat_that_is_not_theirs(scene: Scene) -> None:
    scene.first_turn()
    with scene.nothing_changes():
        wanted = {"match": scene.ann.update["match"], "decision": scene.ann.update["decision"]}
        for seat, why in ((0, "not_your_seat"), (5, "no_such_seat"), (-1, "no_such_seat")):
            play = {"type": "play", "id": secrets.token_hex(16), **wanted, "seat": seat}
            scene.ben.send({**play, "move": {"type": "draw"}})
            expect_refusal(scene.ben.hear(), why)


def test_a_place_that_does_not_exist(scene: Scene) -> None:
    scene.first_turn()
    with scene.nothing_changes():
        for place in (-1, 4, 99, 2**31, 2**63, 10**30):
            expect_refusal(scene.ann.play({"type": "take", "place": place}), "no_such_place")


NOT_MOVES: list[dict[str, Any]] = [
    {},
    {"type": "fly"},
    {"type": "take"},
    {"type": "take", "place": "1"},
    {"type": "take", "place": 1.5},
    {"type": "take", "place": True},
    {"type": "take", "place": None},
    {"type": "take", "place": [1]},
    {"type": "draw", "card": 0},
    {"type": "take", "place": 1, "seat": 1},
    {"type": ["draw"]},
    {"place": 1},
]


def test_what_is_not_a_move(scene: Scene) -> None:
    scene.first_turn()
    with scene.nothing_changes():
        for move in NOT_MOVES:
            expect_refusal(scene.ann.play(move), "not_a_move")


def test_a_deep_move_hurts_nobody_however_deep_it_is(scene: Scene) -> None:
    scene.first_turn()
    wanted = f'"match": "{scene.ann.update["match"]}", "decision": 1'
    with scene.nothing_changes():
        for depth in (100, 900, *range(940, 1000, 2)):
            deep = "[" * depth + "]" * depth
            command = secrets.token_hex(16)
            scene.ann.send(f'{{"type":"play","id":"{command}",{wanted},"move":{{"type":{deep}}}}}')
            answer = scene.ann.hear()
            assert answer["type"] == "refused"
            expect_words(answer)


def test_the_answer_to_another_question(scene: Scene) -> None:
    scene.first_turn()
    with scene.nothing_changes():
        for decision in (-1, 0, 1, 10**6, 10**30):
            answer = scene.ann.play({"type": "draw"}, decision=decision)
            expect_refusal(answer, "stale_decision")


def test_a_move_in_another_match(scene: Scene) -> None:
    scene.first_turn()
    with scene.nothing_changes():
        expect_refusal(scene.ann.play({"type": "draw"}, match="another"), "another_match")


def test_a_move_before_the_match(scene: Scene) -> None:
    with scene.nothing_changes():
        move = {"match": scene.ann.table["match"], "decision": 0, "move": {"type": "draw"}}
        expect_refusal(scene.ann.request("play", **move), "no_match_yet")


def test_the_same_command_twice_gets_the_same_answer_and_is_carried_out_once(
    scene: Scene,
) -> None:
    scene.first_turn()
    decision, command = scene.ann.update["decision"], secrets.token_hex(16)
    first = scene.ann.play({"type": "draw"}, decision=decision, id=command)
    assert first["type"] == "accepted"
    with scene.nothing_changes():
        assert scene.ann.play({"type": "draw"}, decision=decision, id=command) == first


def test_the_same_command_with_another_body(scene: Scene) -> None:
    scene.first_turn()
    decision, command = scene.ann.update["decision"], secrets.token_hex(16)
    scene.ann.play({"type": "draw"}, decision=decision, id=command)
    with scene.nothing_changes():
        again = scene.ann.play({"type": "take", "place": 1}, decision=decision, id=command)
        expect_refusal(again, "command_reused")


def test_the_same_command_at_another_table_is_another_command(scene: Scene) -> None:
    command = secrets.token_hex(16)
    assert scene.ann.request("start", id=command)["type"] == "accepted"
    another, _ = scene.ann.open_table([None, "kitten"])
    scene.ann.enter(another)
    assert scene.ann.request("start", id=command)["type"] == "accepted"
    assert scene.ann.until(lambda heard: heard["type"] == "update")


def test_nobody_takes_back_what_another_did_nor_twice_nor_what_drew_luck(scene: Scene) -> None:
    scene.first_turn()
    match = scene.ann.update["match"]
    scene.ann.play({"type": "take", "place": 1})
    scene.ann.reach("closing")
    scene.ann.play({"type": "end_turn"})
    scene.ann.reach("turn")
    seq = scene.ann.update["undo"]
    with scene.nothing_changes():
        expect_refusal(scene.ben.request("undo", match=match, seq=seq), "cannot_undo")
        expect_refusal(scene.eve.request("undo", match=match, seq=seq), "no_seat")
        for wrong in (0, 1, seq + 1, -1, 10**30):
            expect_refusal(scene.ann.request("undo", match=match, seq=wrong), "cannot_undo")
        expect_refusal(scene.ann.request("undo", match="another", seq=seq), "another_match")
    assert scene.ann.request("undo", match=match, seq=seq)["type"] == "accepted"
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("undo", match=match, seq=seq), "cannot_undo")


def test_after_the_end_nothing_can_be_played_or_taken_back(scene: Scene) -> None:
    short = Scene(scene.server, rounds=1).deal()
    play_together(short.ann, short.ben)
    last = short.ann.update["match"]
    short.ann.get(f"/api/matches/{last}/replay")  # it is made once, when the match has ended
    with short.nothing_changes():
        expect_refusal(short.ann.play({"type": "draw"}, decision=1), "game_over")
        expect_refusal(short.ann.request("undo", match=last, seq=5), "cannot_undo")
        expect_refusal(short.ann.request("start"), "match_has_begun")
        expect_refusal(short.eve.request("again"), "no_seat")


def test_again_before_the_end(scene: Scene) -> None:
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("again"), "match_not_over")
    scene.deal()
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("again"), "match_not_over")


def test_only_known_phrases_can_be_said_and_only_by_who_sits_there(scene: Scene) -> None:
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("say", phrase="<b>meow</b>"), "no_such_phrase")
        expect_refusal(scene.eve.request("say", phrase="meow"), "no_seat")
        expect_refusal(scene.eve.request("invite"), "no_seat")
