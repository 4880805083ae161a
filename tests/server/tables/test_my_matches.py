"""What a guest has played: how it ended for them, and how quick they were; nothing of others."""

from __future__ import annotations

from typing import Any

from tests.served import Served
from tests.server.hostile import expect_refusal
from tests.server.pages import Page, play_together


def played(server: Served, game: str, **options: Any) -> tuple[Page, Page]:
    """Two people who have played a match to its end."""
    ann, ben = Page(server.url), Page(server.url)
    table, invite = ann.open_table([None, None], game=game, options=options)
    ann.enter(table)
    ben.enter(table, invite)
    ben.request("sit", seat=1)
    ben.ready()
    ann.ready()
    ann.request("start")
    ben.tell_seed()
    ann.tell_seed()
    play_together(ann, ben)
    return ann, ben


def test_everybody_reads_how_their_matches_ended_for_them(server: Served) -> None:
    ann, ben = played(server, "tail", rounds=1)
    outcome, match = ann.update["outcome"], ann.update["match"]
    for seat, page in enumerate((ann, ben)):
        (one,) = page.get("/api/me/matches")
        assert (one["match"], one["game"], one["seat"], one["seats"]) == (match, "tail", seat, 2)
        assert (one["rank"], one["score"]) == (outcome["ranks"][seat], outcome["scores"][seat])
        assert one["lines"] == outcome["breakdown"][seat]
        assert (one["more_is_better"], one["times"]) == (False, False)
    assert Page(server.url).get("/api/me/matches") == []
    _, answer, _ = ann.ask("GET", "/api/me/matches", None, {"Cookie": ""})
    expect_refusal({"type": "refused", **answer}, "no_guest")
    # The next one at the same table is counted too, and a restart changes nothing.
    before = ann.get("/api/me/matches")
    for page in (ann, ben):
        page.leave()
    server.kill()
    server.start()
    assert Page(server.url, ann.cookie).get("/api/me/matches") == before


def test_a_match_that_is_not_over_and_a_lesson_are_none(server: Served) -> None:
    ann = Page(server.url)
    table, _ = ann.open_table([None, "kitten"])
    ann.enter(table)
    ann.post("/api/lessons", {"game": "tail"})
    assert ann.get("/api/me/matches") == []
    ann.leave()


def test_only_guests_ask_how_quick_they_were_and_any_game_may_be_asked_for(server: Served) -> None:
    ann = Page(server.url)
    ann.get("/api/me")
    for game in ("boots", "tail", "no-such-game", "%00", "x" * 300):
        assert ann.get(f"/api/me/times/{game}") == []
    _, answer, _ = ann.ask("GET", "/api/me/times/boots", None, {"Cookie": ""})
    expect_refusal({"type": "refused", **answer}, "no_guest")
