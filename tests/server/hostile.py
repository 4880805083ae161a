"""A table for people with bad intentions, and how to see that they achieved nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from meowple.core.game import Refused
from meowple.words import LANGUAGES, words
from tests.served import Served
from tests.server.pages import Page
from tests.server.told import Heard

Stored = dict[str, list[tuple[Any, ...]]]


def stored(file: Path) -> Stored:
    """All that is on the disk."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as base:
        tables = base.execute("select name from sqlite_master where type = 'table'").fetchall()
        return {name: base.execute(f"select * from {name}").fetchall() for (name,) in tables}


def expect_words(refused: Heard) -> None:
    """A refusal can be said in every language."""
    reason = Refused(refused["key"], **refused["details"])
    for language in LANGUAGES:
        assert words(language).refusal(refused.get("scope", "table"), reason, **reason.details)


def expect_refusal(answer: Heard, key: str) -> None:
    """It was refused for this reason, which has words."""
    assert (answer["type"], answer.get("key")) == ("refused", key), answer
    expect_words(answer)


@contextmanager
def nothing_changes(server: Served, *others: Page) -> Iterator[None]:
    """What is done meanwhile leaves the store as it is, and the others hear nothing of it."""
    for other in others:
        other.request("say", phrase="")
    before = stored(server.file)
    yield
    for other in others:
        heard = len(other.heard)
        answer = other.request("say", phrase="")
        assert other.heard[heard:] == [answer], "somebody else heard of it"
    assert stored(server.file) == before


class Scene:
    """Ann and Ben play, Eve watches."""

    def __init__(
        self,
        server: Served,
        seats: int = 2,
        *,
        game: str = "tail",
        public: bool = False,
        **options: Any,
    ) -> None:
        self.server = server
        self.ann, self.ben, self.eve = (Page(server.url) for _ in range(3))
        free: list[str | None] = [None] * seats
        self.table, self.invite = self.ann.open_table(
            free, game=game, options=options, public=public
        )
        self.ann.enter(self.table)
        self.ben.enter(self.table, self.invite)
        self.eve.enter(self.table, self.invite)
        assert self.ben.request("sit", seat=1)["type"] == "accepted"

    def deal(self) -> Scene:
        """Begin the match: both look at their cards."""
        assert self.ann.request("start")["type"] == "accepted"
        for person in (self.ann, self.ben, self.eve):
            person.wait_for_deal()
        return self

    def first_turn(self) -> Scene:
        """Go on until Ann is asked what to do in her turn."""
        self.deal()
        for person in (self.ann, self.ben):
            assert person.play({"type": "put_down"})["type"] == "accepted"
        self.ann.reach("turn")
        self.ben.reach("turn")
        return self

    def leave(self) -> None:
        """Everybody goes."""
        for person in (self.ann, self.ben, self.eve):
            person.leave()

    @contextmanager
    def nothing_changes(self) -> Iterator[None]:
        """For the store, and for everybody at the table."""
        with nothing_changes(self.server, self.ann, self.ben, self.eve):
            yield
