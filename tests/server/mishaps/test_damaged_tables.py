"""Records that cannot be read, and rules that have changed: each costs one table, and its people
are told in plain words."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from meowple import Log, game, replay
from meowple.core.game import Refused
from meowple.core.registry import GAMES
from meowple.table import wire
from meowple.table.store.records import match_stream, result_stream, table_stream
from tests.server.house import House, Visitor, play_until, time_passes, two_begin
from tests.server.virtual import in_virtual_time


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Calling it lets the rules of `tail` be others from now on."""
    return lambda: monkeypatch.setattr(game("tail"), "rules", game("tail").rules + 1)


async def begun(house: House) -> tuple[Visitor, str, str]:
    """Ann plays a cat; gives her, the table and the match."""
    ann = await house.guest(f"Ann {len(house.store._guests)}")
    table = await house.open(ann, [None, "cat"])
    await ann.come(table)
    await ann.do(wire.Start)
    await time_passes(1)
    await ann.look()
    return ann, table, ann.update["match"]


def garble(house: House, stream: str, record: int, text: bytes = b"{garbled") -> None:
    house.store._streams[stream][record] = text


# Records


GARBLED = (
    b"{garbled",
    b"",
    b'{"type":"from_the_future"}',
    b'{"type":"sat","seat":9,"guest":"x"}',
)


@pytest.mark.parametrize("text", GARBLED)
@in_virtual_time
async def test_a_table_that_cannot_be_read_is_refused_and_others_go_on(text: bytes) -> None:
    house = House()
    ann, bad, _ = await begun(house)
    ben, good, _ = await begun(house)
    garble(house, table_stream(bad), 2, text)
    await house.restart()
    with pytest.raises(Refused, match="table_damaged"):
        await ann.come(bad)
    await ben.come(good)
    await play_until("over", ben)


@in_virtual_time
async def test_it_is_complained_about_once(caplog: pytest.LogCaptureFixture) -> None:
    house = House()
    ann, bad, _ = await begun(house)
    garble(house, table_stream(bad), 1)
    await house.restart()
    for _ in range(3):
        with pytest.raises(Refused, match="table_damaged"):
            await ann.come(bad)
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert bad in caplog.text


@contextmanager
def without(game: str) -> Iterator[None]:
    """As if it were not there; afterwards all games stand where they stood."""
    before = dict(GAMES)
    del GAMES[game]
    yield
    GAMES.clear()
    GAMES.update(before)


@in_virtual_time
async def test_a_table_of_a_game_that_is_not_served_waits_until_it_is() -> None:
    house = House()
    ann, table, _ = await begun(house)
    order = list(GAMES)
    with without("tail"):
        await house.restart()
        with pytest.raises(Refused, match="game_not_here"):
            await ann.come(table)
    assert list(GAMES) == order
    await ann.come(table)
    await play_until("over", ann)


@in_virtual_time
async def test_a_server_starts_though_a_table_that_is_due_cannot_be_read() -> None:
    house = House()
    ann = await house.guest("Ann")
    tables = [await house.open_race(ann) for _ in range(3)]
    for number, table in enumerate(tables):
        stream = table_stream(table)
        card = await house.card(table)
        await house.store.append([], cards={stream: msgspec.structs.replace(card, due_at=number)})
    garble(house, table_stream(tables[0]), 0)
    await house.restart()
    assert sorted(house.hub._rooms) == sorted(tables[1:])


@pytest.mark.parametrize("what", ["a garbled entry", "a missing entry", "no match", "no key"])
@in_virtual_time
async def test_a_match_that_cannot_be_read_closes_its_table_with_a_word(what: str) -> None:
    house = House()
    ann, table, match = await begun(house)
    await ann.play()
    await time_passes(5)
    records = house.store._streams[match_stream(match)]
    if what == "a garbled entry":
        garble(house, match_stream(match), 2)
    elif what == "a missing entry":
        del records[2]
    elif what == "no match":
        del house.store._streams[match_stream(match)]
    else:
        del house.store._secrets[match]
    await house.restart()
    await ann.come(table)
    await ann.look()
    assert (ann.table["status"], ann.table["why"]) == ("closed", "damaged")
    assert (await ann.ask(wire.Again))["type"] == "refused"
    await house.restart()
    await ann.come(table)
    assert ann.table["why"] == "damaged"


@in_virtual_time
async def test_a_card_that_cannot_be_read_is_left_out_of_the_list() -> None:
    house = House()
    ann = await house.guest("Ann")
    tables = [await house.open(ann, [None, None]) for _ in range(3)]
    stream = table_stream(tables[1])
    broken = msgspec.structs.replace(house.store._cards[stream], summary=b"{garbled")
    house.store._cards[stream] = broken
    listed = await house.hub.listed(await house.store.listed())
    assert {entry["table"] for entry in listed} == {tables[0], tables[2]}


# Rules


@in_virtual_time
async def test_a_table_begun_under_other_rules_is_closed_and_its_record_can_be_kept(
    new_rules: Any,
) -> None:
    house = House()
    ann, table, match = await begun(house)
    await ann.play()
    before = await house.log(match)
    new_rules()
    await house.restart()
    await ann.come(table)
    await ann.look()
    assert (ann.table["status"], ann.table["why"]) == ("closed", "other_rules")
    await time_passes(100)
    assert await house.log(match) == before, "it is never played on"
    kept = await house.hub.replays.log(match)
    assert kept is not None
    log = json.loads(kept[1])
    assert len(log["entries"]) == len(before[1])
    assert log["key"] is not None
    assert await house.hub.replays.replay(match) is None
    answer = await ann.ask(wire.Play, match=match, decision=0, move={"type": "draw"})
    assert answer["key"] == "table_closed"


@in_virtual_time
async def test_a_finished_match_keeps_its_score_sheet_and_its_replay_under_other_rules(
    new_rules: Any,
) -> None:
    house = House()
    ann, ben, table = await two_begin(house, rounds=1)
    await play_until("over", ann, ben)
    await time_passes(1)
    match, end = ann.update["match"], ann.update
    shown = await house.hub.replays.replay(match)
    log = await house.hub.replays.log(match)
    new_rules()
    await house.restart()
    await ann.come(table)
    await ann.look()
    assert ann.table["status"] == "over"
    for kept in ("outcome", "link", "key", "match"):
        assert ann.update[kept] == end[kept], kept
    assert ann.update["view"]["rows"] == end["view"]["rows"]
    assert ann.update["moves"] == []
    assert await house.hub.replays.replay(match) == shown
    assert await house.hub.replays.log(match) == log


@in_virtual_time
async def test_after_it_the_same_people_play_again_by_the_new_rules(new_rules: Any) -> None:
    house = House()
    ann, ben, table = await two_begin(house, rounds=1)
    await play_until("over", ann, ben)
    await time_passes(1)
    new_rules()
    await house.restart()
    for person in (ann, ben):
        await person.come(table)
        await person.do(wire.Again)
    for person in (ann, ben):
        await person.look()
        await person.get_ready()
    for person in (ann, ben):
        await person.look()
        await person.tell_seed()
    await play_until("over", ann, ben)
    header, _ = await house.log(ann.update["match"])
    assert header.rules == game("tail").rules


@in_virtual_time
async def test_a_match_that_ended_before_results_were_kept_gets_one_when_its_table_is_visited() -> (
    None
):
    house = House()
    ann, ben, table = await two_begin(house, rounds=1)
    await play_until("over", ann, ben)
    await time_passes(1)
    match = ann.update["match"]
    shown = await house.hub.replays.replay(match)
    del house.store._streams[result_stream(match)]
    events = house.store._streams[table_stream(table)]
    old = [json.loads(event) for event in events]
    last = next(n for n, event in enumerate(old) if event["type"] == "finished")
    del old[last]["outcome"]
    events[last] = json.dumps(old[last]).encode()
    await house.restart()
    assert await house.hub.replays.replay(match) is None
    await ann.come(table)
    assert await house.hub.replays.replay(match) == shown


# Logs and replays


@in_virtual_time
async def test_nothing_of_a_match_is_read_for_its_log_while_it_is_played() -> None:
    house = House()
    _, _, match = await begun(house)
    read: list[str] = []
    usual = house.store.read

    async def noted(stream: str, start: int = 0) -> list[bytes]:
        read.append(stream)
        return await usual(stream, start)

    house.store.read = noted  # type: ignore[method-assign]
    assert await house.hub.replays.log(match) is None
    assert await house.hub.replays.replay(match) is None
    assert set(read) == {result_stream(match)}


@in_virtual_time
async def test_a_log_is_the_one_that_the_rules_check_and_a_replay_is_made_once() -> None:
    house = House()
    ann, ben, _ = await two_begin(house, rounds=1)
    await play_until("over", ann, ben)
    await time_passes(1)
    match = ann.update["match"]
    made = await house.hub.replays.log(match)
    assert made is not None
    name, text = made
    assert name == f"meowple-tail-{match}"
    log = Log.from_json(text)
    again = replay(log)
    assert again.link == ann.update["link"]
    assert again.outcome is not None
    kept = await house.store.read(result_stream(match))
    assert len(kept) == 2
    assert zlib.decompress(kept[1]) == await house.hub.replays.replay(match)
    assert len(kept[1]) < 3_000
