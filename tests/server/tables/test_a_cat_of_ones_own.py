"""What guests choose for themselves: a cat that everybody sees, and settings that nobody does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.served import Served
from tests.server.hostile import expect_words, nothing_changes
from tests.server.pages import Page

CAT = {"fur": "masked", "colour": "ginger", "wears": "hood"}
BARE = {"fur": "plain", "colour": "cream", "wears": None}


def together(server: Served) -> tuple[Page, Page]:
    """Two guests at one table."""
    ann, ben = Page(server.url), Page(server.url)
    table, invite = ann.open_table([None, None])
    ann.enter(table)
    ben.enter(table, invite)
    ben.request("sit", seat=1)
    return ann, ben


def test_everybody_at_a_table_sees_the_cat_that_somebody_has_chosen(server: Served) -> None:
    ann, ben = together(server)
    ann.until(lambda _: ann.table["chairs"][1]["name"])
    assert [chair["cat"] for chair in ann.table["chairs"]] == [None, None]
    assert ben.post("/api/me", {"cat": CAT})["cat"] == CAT
    ann.until(lambda _: ann.table["chairs"][1]["cat"] == CAT)
    assert ann.table["chairs"][0]["cat"] is None
    ben.post("/api/me", {"cat": BARE})
    ann.until(lambda _: ann.table["chairs"][1]["cat"] == BARE)
    assert ben.post("/api/me", {"name": "Bob"})["cat"] == BARE, "what is not said stays"
    assert ben.post("/api/me", {"cat": None})["cat"] is None
    ann.until(lambda _: ann.table["chairs"][1]["cat"] is None)
    for page in (ann, ben):
        page.leave()


def test_a_cat_is_still_there_when_the_server_comes_back(server: Served) -> None:
    before, _ = together(server)
    before.post("/api/me", {"cat": CAT, "quiet": True})
    server.kill()
    server.start()
    ann = Page(server.url, before.cookie).enter(before.table["id"])
    assert ann.table["chairs"][0]["cat"] == CAT
    me = ann.get("/api/me")
    assert (me["cat"], me["quiet"], me["still"]) == (CAT, True, None)
    ann.leave()


def test_settings_are_the_guest_s_own_affair(server: Served) -> None:
    ann, ben = together(server)
    ben.post("/api/me", {"quiet": True, "still": True, "name": "Bob"})
    ann.until(lambda _: ann.table["chairs"][1]["name"] == "Bob")
    assert not {"quiet", "still"} & set(ann.table["chairs"][1])
    own = ben.get("/api/me/export")
    assert (own["quiet"], own["still"], own["cat"]) == (True, True, None)
    for page in (ann, ben):
        page.leave()


@pytest.mark.parametrize(
    "bad",
    [
        {"cat": "ginger"},
        {"cat": {}},
        {"cat": {"fur": "masked"}},
        {"cat": {**CAT, "fur": "tartan"}},
        {"cat": {**CAT, "colour": "#ff0000"}},
        {"cat": {**CAT, "wears": "<script>"}},
        {"cat": {**CAT, "says": "meow"}},
        {"cat": [CAT]},
        {"quiet": "yes"},
        {"quiet": 1},
        {"still": {}},
        {"motion": "less"},
    ],
)
def test_what_cannot_be_chosen_is_refused(same_server: Served, bad: dict[str, Any]) -> None:
    ann = Page(same_server.url)
    before = ann.get("/api/me")
    with nothing_changes(same_server):
        status, answer, _ = ann.ask("POST", "/api/me", {"name": "Bob", **bad})
        assert (status, answer["key"]) == (400, "bad_request")
        expect_words(answer)
    assert ann.get("/api/me") == before
