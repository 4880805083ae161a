"""A race over lines of different length: reaction time decides, and nobody gains by tricks."""

from __future__ import annotations

import asyncio
import math
from random import Random
from typing import Any

import pytest

from meowple.core.game import Seat
from meowple.games.boots.moves import Grab
from meowple.table import wire
from meowple.table.requests import answering
from tests.server.races.racers import A_HAIR, ANN, BEN, CLEO, Race, later, reaction, stall_loop
from tests.server.virtual import run
from tests.server.worlds import MATCH

# Who is quicker wins


@pytest.mark.parametrize(("near", "far", "winner"), [(500, 480, BEN), (480, 500, ANN)])
def test_the_quicker_one_wins_however_long_the_line(near: int, far: int, winner: Seat) -> None:
    async def story() -> None:
        race = await Race(4, 90).begin()
        ann, ben = race.racers
        ann.grab(race.right, near)
        ben.grab(race.right, far)
        verdict = await race.verdict()
        assert verdict.winner == winner
        quick = near if winner == ANN else far
        assert abs((reaction(verdict, winner) or 0) - quick) <= 1

    run(story())


def test_equal_players_win_as_often_over_lines_of_90_and_10_ms() -> None:
    """On the whole server: every roll, ping, wake-up and verdict, in virtual time."""

    async def story() -> tuple[int, int]:
        rng, wins, rounds = Random("equal"), 0, 0
        for seed in range(12):
            race = await Race(10, 90, seed=seed).begin()
            while race.world.match.outcome is None:
                for racer in race.racers:
                    racer.grab(race.right, 700 * math.exp(rng.gauss(0, 0.22)))
                wins += (await race.verdict()).winner == BEN
                rounds += 1
                if race.world.match.outcome is None:
                    await race.next_roll()
        return wins, rounds

    wins, rounds = run(story())
    assert rounds > 150
    assert abs(wins / rounds - 0.5) < 3 * math.sqrt(0.25 / rounds)


# What a page may claim

ALLOWED = 80
"""What is measured for a line of 80 ms that never jitters."""


@pytest.mark.parametrize(
    ("reported", "counts"),
    [
        (600.0, 600),  # the truth
        (0.0, 600),  # the least that the way explains
        (-1.0, 600),  # nothing of use: the way of the question is spared
        (None, 600),
        (math.nan, 600),
        (math.inf, 600),
        (1e12, 680),  # nobody takes longer than until the grab is read
        (640.0, 640),
    ],
)
def test_a_report_is_believed_as_far_as_the_way_explains_it(
    reported: float | None, counts: int
) -> None:
    async def story() -> None:
        race = await Race(4, ALLOWED).begin()
        race.racers[BEN].grab(race.right, 600, reported)
        race.racers[ANN].grab(race.wrong, 650)
        verdict = await race.verdict()
        assert abs((reaction(verdict, BEN) or 0) - counts) <= 2

    run(story())


def test_who_claims_the_impossible_again_and_again_loses_the_benefit_of_the_doubt() -> None:
    """Rolls in between, and honest grabs that are refused, do not wash the claims away."""

    async def story() -> list[bool]:
        race = await Race(4, ALLOWED).begin()
        trusted = []
        for _ in range(8):
            for after in (300, 350, 400):
                race.racers[BEN].grab(Grab(99), after)
            race.racers[BEN].grab(race.right, 500, reported=0.0)
            await race.verdict()
            trusted.append(race.world.room.racing._reports[BEN].trusted)
            await race.next_roll()
        return trusted

    assert run(story()) == [True, True, *[False] * 6]


def test_a_grab_with_a_report_that_is_no_number_cannot_be_read() -> None:
    with pytest.raises(Exception, match="Expected `float \\| null`"):
        requests_decoder().decode(
            b'{"type":"play","id":"' + b"0" * 32 + b'","match":"m","decision":1,'
            b'"move":{"type":"grab","card":1},"reaction":"soon"}'
        )


def requests_decoder() -> Any:
    from meowple.server.web.sockets import _decoder

    return _decoder


@pytest.mark.parametrize("off", [-1, 1, -3, 3, 1000])
def test_a_grab_for_an_old_or_a_future_roll_is_refused_and_costs_nothing(off: int) -> None:
    async def story() -> None:
        race = await Race(4, 40).begin()
        decision = race.world.match.decision(BEN)
        assert decision is not None
        race.racers[BEN].grab(race.right, 300, decision=decision + off)
        race.racers[BEN].grab(race.right, 500)
        verdict = await race.verdict()
        assert verdict.winner == BEN
        await asyncio.sleep(0.1)
        assert race.racers[BEN].refusals == ["stale_decision"]

    run(story())


def test_a_second_grab_and_one_on_a_card_that_is_gone_are_refused() -> None:
    async def story() -> None:
        race = await Race(4, 40).begin()
        gone = race.right
        race.racers[BEN].grab(gone, 500)
        race.racers[ANN].grab(race.wrong, 400)
        race.racers[ANN].grab(gone, 450)
        assert (await race.verdict()).winner == BEN
        await race.next_roll()
        race.racers[ANN].grab(gone, 300)
        await asyncio.sleep(0.5)
        assert race.racers[ANN].refusals == ["one_grab_a_round", "card_is_won"]

    run(story())


# The window


@pytest.mark.parametrize(("late", "tied"), [(-1, True), (0, True), (1, False)])
def test_a_grab_counts_up_to_the_last_moment_at_which_it_could_tie(late: int, tied: bool) -> None:
    async def story() -> None:
        race = await Race(4, ALLOWED).begin()
        race.racers[ANN].grab(race.right, 500)
        race.racers[BEN].send(500 + ALLOWED + 8 + late, race.right, 0.0)
        verdict = await race.verdict()
        assert verdict.tied == ((ANN, BEN) if tied else ())
        assert (verdict.attempts[BEN] is None) is not tied

    run(story())


@pytest.mark.parametrize("order", [(ANN, BEN, CLEO), (CLEO, BEN, ANN), (BEN, CLEO, ANN)])
def test_no_verdict_depends_on_the_order_in_which_sockets_are_read(
    order: tuple[Seat, ...],
) -> None:
    async def story() -> Any:
        race = await Race(4, 40, 80).begin()
        presses = {ANN: (520.0, 524), BEN: (500.0, 540), CLEO: (497.0, 577)}
        move = {"type": "grab", "card": race.right.card}
        await asyncio.sleep(0.6)
        for seat in order:
            reported, elapsed = presses[seat]
            decision = race.world.match.decision(seat)
            assert decision is not None
            request = wire.Play(f"{900 + seat:032x}", seat, MATCH, decision, move, reported)
            at = race.shown + elapsed / 1000 + A_HAIR
            connection = race.world.people[seat].connection
            answering.submit(race.world.room, connection, request, at)
        return await race.verdict()

    assert run(story()) == run(in_one_order())


async def in_one_order() -> Any:
    """What comes of it when the frames are read as they arrive."""
    race = await Race(4, 40, 80).begin()
    for racer, after in zip(race.racers, (520, 500, 497), strict=True):
        racer.grab(race.right, after)
    return await race.verdict()


def test_a_stall_of_the_loop_costs_nobody_the_round() -> None:
    """Ben's grab lies unread when the window closes, and is the better one."""

    async def story() -> None:
        race = await Race(4, ALLOWED).begin()
        race.racers[ANN].grab(race.right, 500)
        race.racers[BEN].grab(race.right, 490)
        later(530 - race.elapsed, stall_loop, 100)
        verdict = await race.verdict()
        assert verdict.winner == BEN
        assert abs((reaction(verdict, BEN) or 0) - 490) <= 1

    run(story())


def test_a_stall_gives_nobody_time() -> None:
    async def story() -> None:
        race = await Race(4, ALLOWED).begin()
        race.racers[ANN].grab(race.right, 500)
        race.racers[BEN].grab(race.right, 700)
        later(530 - race.elapsed, stall_loop, 100)
        assert (await race.verdict()).winner == ANN

    run(story())


# Coming back


def test_coming_back_in_the_middle_of_a_race_gains_nothing() -> None:
    async def story() -> None:
        race = await Race(4, ALLOWED).begin()
        await asyncio.sleep(0.3)
        await race.racers[BEN].come_back()
        race.racers[BEN].send(700, race.right, reported=100.0)
        race.racers[ANN].grab(race.wrong, 900)
        verdict = await race.verdict()
        assert (reaction(verdict, BEN) or 0) >= 700 - ALLOWED

    run(story())


def test_when_everybody_was_gone_the_round_counts_for_nothing() -> None:
    async def story() -> None:
        race = await Race(4, ALLOWED).begin()
        roller, number = race.world.match.state.roller, race.world.match.state.round
        race.racers[ANN].grab(race.right, 300)
        await asyncio.sleep(0.305)
        room = race.world.room
        for person in race.world.people.values():
            connection = person.connection
            room.pages.remove(connection)
        room.look_around()
        await race.racers[BEN].come_back()
        state = race.world.match.state
        assert (state.dice, state.roller, state.round) == (None, roller, number + 1)

    run(story())


# What is sent


def test_the_dice_go_to_all_seats_in_one_tick_equal_in_size_and_in_random_order() -> None:
    async def story() -> None:
        race = await Race(4, 40, 80).begin()
        sent: list[tuple[int, float, int]] = []
        for seat in (ANN, BEN, CLEO):
            note_what_is_sent(race, seat, sent)
        firsts = set()
        for _ in range(20):
            for racer in race.racers:
                racer.grab(race.wrong, 300)
            await race.verdict()
            sent.clear()
            await race.next_roll()
            shown = [(seat, moment, size) for seat, moment, size in sent if size > SMALL]
            assert {seat for seat, _, _ in shown} == {ANN, BEN, CLEO}
            assert len({moment for _, moment, _ in shown}) == 1
            assert len({size for _, _, size in shown}) == 1
            firsts.add(shown[0][0])
        assert firsts == {ANN, BEN, CLEO}

    run(story())


SMALL = 200
"""Pings and answers are smaller than that, in bytes."""


def note_what_is_sent(race: Race, seat: int, sent: list[tuple[int, float, int]]) -> None:
    """Keep who is sent how much and when."""
    connection = race.world.people[race.racers[seat].seat].connection
    send = connection.send_bytes

    def noted(payload: bytes) -> None:
        sent.append((seat, asyncio.get_running_loop().time(), len(payload)))
        send(payload)

    connection.send_bytes = noted  # type: ignore[method-assign]


def test_a_wrong_grab_is_told_to_its_seat_at_once_and_to_nobody_else() -> None:
    async def story() -> None:
        race = await Race(4, 40, 80).begin()
        await asyncio.sleep(0.2)
        before = [len(racer.heard) for racer in race.racers]
        race.racers[BEN].grab(race.wrong, 300)
        await asyncio.sleep(0.25)
        news = [racer.heard[n:] for racer, n in zip(race.racers, before, strict=True)]
        told = [[each for each in heard if each["type"] != "ping"] for heard in news]
        assert told[ANN] == told[CLEO] == []
        update = next(each for each in told[BEN] if each["type"] == "update")
        assert update["view"]["mine"][2] == "wrong"
        assert not any(isinstance(move, Grab) for move in update["moves"])

    run(story())
