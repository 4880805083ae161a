"""Programs and time: tokens that expire, programs that never answer, and nobody but programs."""

from __future__ import annotations

import json

import pytest

from meowple.core.game import Refused
from meowple.table import wire
from meowple.table.people import token_hash
from tests.server.house import House, Visitor, play_until, time_passes
from tests.server.tapped import Tapped
from tests.server.virtual import in_virtual_time


async def invited(house: House, game: str = "tail") -> tuple[Visitor, Visitor, str]:
    """Ann at a table for two, a program that has not come yet, and the table."""
    ann = await house.guest("Ann")
    table, _ = await house.hub.open(ann.guest, game, 2, {}, False, [])
    await ann.come(table)
    return ann, await with_token(house, ann), table


async def with_token(house: House, ann: Visitor, seat: int = 1) -> Visitor:
    answer = await ann.ask(wire.InviteProgram, seat=seat)
    token = answer["path"].rpartition("#program.")[2]
    guest = await house.store.guest_by_token(token_hash(token))
    assert guest is not None
    return Visitor(house, guest)


async def playing(house: House, game: str = "tail") -> tuple[Visitor, Visitor, str]:
    """A match of the two that has begun."""
    ann, program, table = await invited(house, game)
    await program.come(table)
    await ann.do(wire.Start)
    await ann.look()
    await program.look()
    return ann, program, table


async def last_words(program: Visitor) -> str:
    """Why a program was hung up on."""
    assert program.connection is not None
    heard = []
    while (payload := program.connection.outbox.get_nowait()) is not None:
        heard.append(payload)
    return str(json.loads(heard[-1])["key"])


@in_virtual_time
async def test_a_token_is_kept_as_a_hash_alone() -> None:
    house = House()
    ann = await house.guest("Ann")
    table, _ = await house.hub.open(ann.guest, "tail", 2, {}, False, [])
    await ann.come(table)
    answer = await ann.ask(wire.InviteProgram, seat=1)
    token = answer["path"].rpartition("#program.")[2]
    assert token.encode() not in repr(vars(house.store)).encode()
    assert len(token) == 32
    again = await ann.ask(wire.InviteProgram, seat=1)
    assert again["path"] != answer["path"]
    program = await house.store.guest_by_token(token_hash(token))
    assert program is not None
    with pytest.raises(Refused, match="no_such_table"):  # the first counts no more
        await Visitor(house, program).come(table)


@in_virtual_time
async def test_a_token_expires_before_it_was_used() -> None:
    house = House(program_token=60_000)
    ann, program, table = await invited(house)
    await time_passes(60)
    program.connection = None
    assert await turned_away(program, table) == "token_expired"
    assert ann.chairs[1]["kind"] == "free"


async def turned_away(program: Visitor, table: str) -> str:
    """Try to come; gives what is said before the line is closed."""
    program.connection = Tapped(program.guest)
    await program.house.hub.enter(table, program.connection, wire.Hello())
    await time_passes(0.001)
    return await last_words(program)


@in_virtual_time
async def test_a_token_that_expires_ends_the_visit_and_a_bot_plays_on() -> None:
    house = House(program_token=600_000)
    ann, program, table = await playing(house)
    await time_passes(601)
    assert await last_words(program) == "program_too_slow"
    assert await turned_away(program, table) == "token_expired"
    await ann.look()
    assert (ann.chairs[1]["level"], ann.chairs[1]["program"]) == ("cat", True)


@in_virtual_time
async def test_an_open_line_is_closed_when_its_token_expires() -> None:
    house = House(program_token=5_000)
    ann, program, _ = await playing(house)
    await time_passes(6)
    assert await last_words(program) == "token_expired"
    program.go()
    await time_passes(3)
    await ann.look()
    assert ann.chairs[1]["away"] is True


@in_virtual_time
async def test_a_program_that_never_answers_is_played_for_until_it_comes_again() -> None:
    house = House()
    ann, program, table = await playing(house)
    while ann.update["waiting"] != [1]:
        await ann.play()
        await ann.look()
        await program.look()
    assert program.update["decision"] is not None
    await time_passes(59)
    await program.look()
    assert program.chairs[1]["level"] is None
    await time_passes(2)
    assert await last_words(program) == "program_too_slow"
    await ann.look()
    assert (ann.chairs[1]["level"], ann.chairs[1]["away"]) == ("cat", True)
    await program.come(table)
    await ann.look()
    assert (ann.chairs[1]["level"], ann.chairs[1]["away"]) == (None, False)


@in_virtual_time
async def test_a_program_that_has_drawn_waits_as_long_as_others_think() -> None:
    """It might take back what it sealed in `cafe`, but nobody asks it to."""
    house = House()
    ann, program, _ = await playing(house, "cafe")
    await play_until("draw", program, ann)
    await program.play()
    await program.look()
    await ann.look()
    assert program.update["moves"] == [{"type": "take_back"}]
    assert ann.update["waiting"] == [0]
    await time_passes(130)
    await program.look()
    assert (program.chairs[1]["level"], program.chairs[1]["away"]) == (None, False)


@in_virtual_time
async def test_a_match_does_not_go_on_for_programs_alone() -> None:
    house = House()
    ann, program, _ = await playing(house)
    ann.go()
    await time_passes(3)
    await program.look()
    assert program.table["paused"] is True


@in_virtual_time
async def test_another_match_waits_for_no_word_of_a_program() -> None:
    house = House()
    _, program, _ = await playing(house)
    await program.look()
    assert program.chairs[1]["ready"] is True
    answer = await program.ask(wire.Again, seat=1)
    assert answer["key"] == "not_for_programs"


@in_virtual_time
async def test_a_token_that_is_taken_back_ends_the_visit() -> None:
    house = House()
    ann, program, table = await playing(house)
    await ann.do(wire.Stand, seat=1)
    assert await last_words(program) == "token_void"
    assert (ann.chairs[1]["level"], ann.chairs[1]["away"]) == ("cat", True)
    assert await turned_away(program, table) == "token_void"
    await house.restart()
    assert await turned_away(program, table) == "token_void", "after a restart too"


@in_virtual_time
async def test_after_a_restart_a_program_comes_back_to_its_seat() -> None:
    house = House()
    ann, program, table = await playing(house)
    await house.restart()
    await ann.come(table)
    await program.come(table)
    assert program.table["yours"] == [1]
    assert program.update["seat"] == 1


@in_virtual_time
async def test_a_program_is_never_the_host() -> None:
    house = House()
    ann, program, table = await invited(house)
    await program.come(table)
    await ann.do(wire.Stand, seat=0)
    await program.look()
    assert program.table["host"] is False
    assert program.table["invites"] is None


@in_virtual_time
async def test_somebody_who_takes_the_chair_first_keeps_it() -> None:
    house = House()
    ann = await house.guest("Ann")
    table, invite = await house.hub.open(ann.guest, "tail", 2, {}, False, [])
    await ann.come(table)
    program = await with_token(house, ann)
    ben = await house.guest("Ben")
    await ben.come(table, invite)
    await ben.do(wire.Sit, seat=1)
    assert ben.chairs[1]["program"] is False
    with pytest.raises(Refused, match="no_such_table"):
        await program.come(table)


@in_virtual_time
async def test_a_program_races_only_if_all_people_agree() -> None:
    house = House()
    ann = await house.guest("Ann")
    ben = await house.guest("Ben")
    table, invite = await house.hub.open(ann.guest, "boots", 3, {}, False, [])
    await ann.come(table)
    await ben.come(table, invite)
    await ben.do(wire.Sit, seat=1)
    program = await with_token(house, ann, 2)
    await program.come(table)
    refused = await ann.ask(wire.Start)
    assert refused["key"] == "programs_not_agreed"
    await ann.do(wire.AgreePrograms, seat=0, on=True)
    assert (await ann.ask(wire.Start))["key"] == "programs_not_agreed"
    assert (await program.ask(wire.AgreePrograms, seat=2, on=True))["key"] == "not_for_programs"
    assert (await ann.ask(wire.AgreePrograms, seat=1, on=True))["key"] == "not_your_seat"
    await ben.do(wire.AgreePrograms, seat=1, on=True)
    await ann.do(wire.Start)
    await ann.look()
    assert ann.table["status"] == "playing"
    assert (await ben.ask(wire.AgreePrograms, seat=1, on=False))["key"] == "match_has_begun"


@in_virtual_time
async def test_the_chair_of_a_program_that_was_sent_away_is_a_bots_like_any() -> None:
    ann, program, table = await playing(House())
    await ann.do(wire.Remove, seat=1)
    assert (await ann.ask(wire.Stand, seat=1))["key"] == "match_has_begun"
    with pytest.raises(Refused, match="no_such_table"):
        await program.come(table)


@in_virtual_time
async def test_who_takes_a_seat_over_has_not_agreed_that_programs_race() -> None:
    house = House()
    ann, ben, dan = [await house.guest(name) for name in ("Ann", "Ben", "Dan")]
    table, invite = await house.hub.open(ann.guest, "boots", 3, {}, False, [])
    for person in (ann, ben):
        await person.come(table, invite)
    await ben.do(wire.Sit, seat=1)
    program = await with_token(house, ann, 2)
    await program.come(table)
    for seat, person in enumerate((ann, ben)):
        await person.do(wire.AgreePrograms, seat=seat, on=True)
    link = await ben.ask(wire.Give, seat=1, on=True)
    await dan.come(table, link["path"].partition("#")[2])
    await dan.do(wire.Take, seat=1)
    assert not dan.chairs[1]["races"]
    assert (await ann.ask(wire.Start))["key"] == "programs_not_agreed"
    await dan.do(wire.AgreePrograms, seat=1, on=True)
    await ann.do(wire.Start)
