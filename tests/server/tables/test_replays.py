"""A match is seen again after its end, and not a moment earlier."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import meowple
from meowple.core import retold
from meowple.core.game import Outcome, Seat
from meowple.core.log import Person
from meowple.core.match import unfold
from meowple.games.tail.state import NO_CARD
from meowple.table.store import replays
from meowple.table.store.replays import replay_of
from tests.golden.files import FOLDER, MATCHES
from tests.served import Served
from tests.server.pages import Page

every_match = pytest.mark.parametrize("name", MATCHES)


def golden(name: str) -> meowple.Log:
    return meowple.Log.from_json((FOLDER / f"{name}.json").read_bytes())


@every_match
def test_every_moment_is_what_a_spectator_saw_then(name: str) -> None:
    """Where nobody but who moved could see anything, there is no moment."""
    log = golden(name)
    moments = iter(replay_of(log).moments)
    shown: dict[str, Any] = {}
    waiting: tuple[int, ...] = ()
    for upto in range(1, len(log.entries) + 1):
        cut = msgspec.structs.replace(
            log, entries=log.entries[:upto], links=log.links[:upto], key=None
        )
        match = meowple.replay(cut)
        now = msgspec.to_builtins(match.screen(None)), tuple(sorted(match.waiting_for(None)))
        told = [fact for fact in match.facts if fact.told_to(None) is not None]
        if told or now != (shown, waiting):
            moment = next(moments)
            shown |= moment.changed
            waiting = moment.waiting
            assert len(moment.facts) == len(told)
        assert now == (shown, waiting)
    assert list(moments) == []


@pytest.mark.parametrize("name", [name for name in MATCHES if name.startswith("tail")])
def test_no_moment_tells_a_card_that_lay_face_down(name: str) -> None:
    shown: dict[str, Any] = {}
    for moment in replay_of(golden(name)).moments:
        shown |= moment.changed
        assert shown["memory"] is None
        assert shown["hand"] is None
        for card, face_up, *_ in (spot for row in shown["rows"] for spot in row):
            assert card is None or face_up


@pytest.mark.parametrize("name", [name for name in MATCHES if name.startswith("tail")])
def test_face_up_each_moment_tells_what_lay_in_the_rows(name: str) -> None:
    log = golden(name)
    opened: dict[str, Any] = {}
    states = (match.state for match in unfold(log))
    for moment, state in zip(replay_of(log).moments, states, strict=True):
        opened |= moment.opened
        cards = [card for row in opened["rows"] for card, *_ in row]
        assert cards == [card for card in state.rows if card != NO_CARD]


def test_what_was_undone_did_not_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that is taken back by an undo is no choice that anybody hears of afterwards."""
    heard: list[Any] = []

    def highlights(facts: list[Any], outcome: Outcome) -> tuple[()]:
        heard.extend(facts)
        return ()

    own = SimpleNamespace(highlights=highlights)
    monkeypatch.setattr(retold, "find_part", lambda *_: own)
    match = meowple.Match(meowple.game("cafe"), 2, seed=1)
    while match.view(Seat(0)).phase == "draft":
        match.play(min(match.to_act), match.moves(min(match.to_act))[0])
    before = len([fact for moment in replay_of(match.log).moments for fact in moment.facts])
    match.play(Seat(0), match.moves(Seat(0))[0], by=Person("ann", Seat(0)))
    match.undo(match.entries[-1].seq, by=Person("ann", Seat(0)))
    assert match.facts == ()
    told = replays.Retelling("cafe")
    for now in unfold(match.log):
        told.hear(now)
    told.highlights(Outcome((1, 1), (0, 0), ((), ()), "three_towers"))
    assert len(heard) == before


def test_a_game_that_cannot_say_what_stood_out_costs_nobody_the_replay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(retold, "find_part", lambda *_: SimpleNamespace(__name__="moo.retold"))
    told = replay_of(golden("tail-easy"))
    assert told.moments
    assert told.highlights == ()


def test_a_very_long_match_is_told_up_to_a_bound() -> None:
    log = golden("tail-easy")
    told = replay_of(log, most=5)
    assert len(told.moments) == 5
    assert told.left_out == len(log.entries) - 5


def test_a_replay_is_small() -> None:
    log = golden("tail-limit")
    told = msgspec.json.encode(replay_of(log))
    assert len(told) < 500 * len(log.entries)


def test_of_a_match_that_is_missing_there_is_no_replay() -> None:
    with pytest.raises(meowple.BadLog, match="missing"):
        replays.replay_text([], "nothing")


def test_while_a_match_is_played_there_is_no_replay_and_after_it_there_is(server: Served) -> None:
    ann = Page(server.url)
    table, _ = ann.open_table([None, "kitten"], options={"rounds": 1})
    ann.enter(table)
    ann.start()
    path = f"/api/matches/{ann.update['match']}/replay"
    assert ann.ask("GET", path)[0] == 404
    while ann.wait_for_turn():
        assert ann.ask("GET", path)[0] == 404
        ann.play(ann.update["moves"][0])
    told = ann.get(path)
    assert told["left_out"] == 0
    assert told["moments"][0]["changed"]["phase"] == "opening"
    assert told["moments"][-1]["changed"]["phase"] == "over"
    assert ann.ask("GET", "/api/matches/nothing/replay")[0] == 404
