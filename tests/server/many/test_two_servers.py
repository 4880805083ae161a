"""Two servers share a database: a table is at one of them, and pages reach it through both."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator, Sequence

import pytest
from websockets.exceptions import ConnectionClosed

import meowple
from tests.postgres import fresh_database
from tests.served import Served, ServedFromADatabase
from tests.server.pages import PATIENCE, Page, play_together
from tests.server.programs.programs import Program, invited, wait_for_program
from tests.server.tables.test_forgetting import changes_while_forgotten

LEASE = 2_000


@pytest.fixture
def servers() -> Iterator[list[ServedFromADatabase]]:
    database = fresh_database()
    both = [
        ServedFromADatabase(database, lease=LEASE, bot_after=600_000, known_every=200)
        for _ in range(2)
    ]
    for server in both:
        server.start()
    yield both
    for server in both:
        server.kill()


def sit_down(servers: Sequence[Served], game: str, **options: object) -> tuple[str, Page, Page]:
    """Ann opens a table at the first server, Ben comes to the second."""
    ann, ben = (Page(server.url) for server in servers)
    table, invite = ann.open_table([None, None], game=game, options=options)
    ann.enter(table)
    ben.enter(table, invite)
    assert ben.request("sit", seat=1)["type"] == "accepted"
    ben.ready()
    ann.ready()
    assert ann.request("start")["type"] == "accepted"
    ben.tell_seed()
    ann.tell_seed()
    return table, ann, ben


def test_two_people_at_two_servers_play_to_the_end(servers: Sequence[Served]) -> None:
    _, ann, ben = sit_down(servers, "tail", rounds=1)
    play_together(ann, ben)
    assert ann.update["outcome"] == ben.update["outcome"]
    for person in (ann, ben):
        log = json.dumps(person.get(f"/api/matches/{ann.update['match']}/log"))
        assert meowple.replay(meowple.Log.from_json(log)).link == ann.update["link"]


def test_when_a_server_dies_the_other_one_has_its_tables_after_the_lease(
    servers: Sequence[Served],
) -> None:
    table, ann, ben = sit_down(servers, "tail", rounds=1)
    before = ben.wait_for_deal()
    servers[0].kill()
    assert ben.closed() == 1013, "its page is told to come back"
    ann.url, ann.host = ben.url, ben.host
    for person in (ann, ben):
        come_back(person, table)
        assert person.wait_for_deal()["match"] == before["match"]
    play_together(ann, ben)
    assert ann.update["outcome"] == ben.update["outcome"]


def come_back(person: Page, table: str) -> None:
    """Try again until the table is somewhere, as a page does."""
    person.update = {}
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(ConnectionClosed):
            person.enter(table)
            return
        time.sleep(0.1)
    raise AssertionError("the table is nowhere")


def test_who_changes_something_at_one_server_and_is_forgotten_at_the_other_stays_forgotten(
    servers: Sequence[Served],
) -> None:
    for _ in range(12):
        changes_while_forgotten(Page(servers[0].url), servers[1].url)


def test_a_program_reaches_its_table_through_the_other_server(servers: Sequence[Served]) -> None:
    ann = Page(servers[0].url)
    table, _ = ann.open_table([None, None], options={"rounds": 1})
    ann.enter(table)
    link = invited(ann).replace(servers[0].url, servers[1].url)
    program = Program(link).come()
    wait_for_program(ann)
    assert Program(link).turned_away() == "program_is_here", "wherever it comes to"
    assert Program(link).turned_away("elsewhere") == "no_such_table"
    ann.start()
    program.wait_for_deal()
    assert program.update["seat"] == 1
    play_together(ann, program)
    assert ann.update["outcome"] == program.update["outcome"]
    assert ann.request("stand", seat=1)["type"] == "accepted"
    assert program.closed() == 1013
    assert program.heard[-1]["key"] == "token_void"


def test_a_device_that_is_taken_back_is_closed_at_the_other_server_too(
    servers: Sequence[Served],
) -> None:
    me, phone = (Page(server.url) for server in servers)
    table, _ = me.open_table(["kitten", None])
    code = me.post("/api/me/devices/offer", {})["code"]
    phone.get("/api/me")
    _, _, headers = phone.ask("POST", "/api/me/devices/take", {"code": code})
    phone.cookie = headers["set-cookie"].partition(";")[0]
    me.enter(table)
    phone.enter(table)
    assert phone.table["yours"] == me.table["yours"] == [1]
    (other,) = [one["id"] for one in me.get("/api/me/devices") if not one["here"]]
    me.post("/api/me/devices/take-back", {"id": other})
    assert phone.closed() == 1013
    assert phone.ask("GET", "/api/me/devices")[1]["key"] == "no_guest"
    assert me.request("seat_bot", seat=0, level="tiger")["type"] == "accepted", "mine is open"


def test_who_is_called_otherwise_or_forgotten_is_so_at_the_other_server_too(
    servers: Sequence[Served],
) -> None:
    _, ann, ben = sit_down(servers, "tail")
    ben.post("/api/me", {"name": "Benedict"})
    ann.until(lambda _: ann.table["chairs"][1]["name"] == "Benedict")
    ben.post("/api/me/forget", {})
    ann.until(lambda _: ann.table["chairs"][1]["name"] == "?")
    ann.leave()
