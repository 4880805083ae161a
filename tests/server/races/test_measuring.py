"""Measuring: pings with nonces, what the kernel knows of a way, and stalls of the loop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from meowple.server.web.protocol import SOCKET, is_direct, shortest_round_trip, shortest_way
from meowple.table.race.beat import Beat
from meowple.table.race.pings import OPEN, Pings
from tests.server.races.racers import Race, stall_loop
from tests.server.virtual import run


def unknown() -> None:
    """A kernel that knows nothing."""


# Pongs


def test_a_nonce_that_comes_back_tells_the_round_trip() -> None:
    pings = Pings(unknown)
    pings.sent("aa", 1.0)
    pings.answered("aa", 1.08)
    assert pings.trip_of("aa") == pytest.approx(80)
    assert pings.way(True).trips == pytest.approx([80])


@pytest.mark.parametrize("forged", ["", "bb", "AA", "aa ", "\x00", "a" * 8000])
def test_a_forged_pong_tells_nothing(forged: str) -> None:
    pings = Pings(unknown)
    pings.sent("aa", 1.0)
    pings.answered(forged, 1.001)
    assert pings.way(True).trips == []


def test_a_pong_counts_once() -> None:
    pings = Pings(unknown)
    pings.sent("aa", 1.0)
    for at in (1.05, 1.9, 9.0):
        pings.answered("aa", at)
    assert pings.way(True).trips == pytest.approx([50])


def test_a_question_sent_again_does_not_measure_again() -> None:
    pings = Pings(unknown)
    pings.sent("aa", 1.0)
    pings.sent("aa", 1.5)
    pings.answered("aa", 1.6)
    pings.sent("aa", 2.0)
    pings.answered("aa", 2.0)
    assert pings.way(True).trips == pytest.approx([600])


def test_pongs_that_never_come_are_forgotten() -> None:
    pings = Pings(unknown)
    for number in range(1000):
        pings.sent(f"{number}", 1.0)
    pings.answered("0", 2.0)
    pings.answered(f"{999 - OPEN}", 2.0)
    assert pings.way(True).trips == []
    pings.answered("999", 1.02)
    assert pings.way(True).trips == pytest.approx([20])


def test_only_the_last_twenty_round_trips_are_kept() -> None:
    pings = Pings(unknown)
    for number in range(30):
        pings.sent(f"{number}", 0.0)
        pings.answered(f"{number}", number / 1000)
    assert pings.way(True).trips == pytest.approx([float(trip) for trip in range(10, 30)])


def test_a_racing_table_pings_every_two_seconds() -> None:
    async def story() -> int:
        race = await Race(4, 40).begin()
        racer = race.racers[1]
        before = len([each for each in racer.heard if each["type"] == "ping"])
        await asyncio.sleep(20.05)
        return len([each for each in racer.heard if each["type"] == "ping"]) - before

    assert run(story()) == 10


# The kernel


@pytest.fixture
def wires() -> Iterator[tuple[socket.socket, socket.socket]]:
    """Both ends of a connection on this machine."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        here = socket.create_connection(server.getsockname())
        there, _ = server.accept()
        with here, there:
            yield here, there


def test_the_kernel_knows_the_shortest_way(wires: tuple[socket.socket, socket.socket]) -> None:
    here, there = wires
    for _ in range(3):
        here.sendall(b"purr")
        there.recv(4)
        there.sendall(b"purr")
        here.recv(4)
    trip = shortest_round_trip(here)
    assert trip is not None
    assert 0 < trip < 50


class DeadWire:
    """A socket that is closed already."""

    def getsockopt(self, *_: Any) -> bytes:
        raise OSError


class OldKernel:
    """One that tells less."""

    def getsockopt(self, *_: Any) -> bytes:
        return b"\x00" * 104


class NothingSeen:
    """A connection over which nothing has gone yet."""

    def getsockopt(self, *_: Any) -> bytes:
        return b"\xff" * 152


@pytest.mark.parametrize("wire", [DeadWire(), OldKernel(), NothingSeen()])
def test_what_the_kernel_does_not_know_is_not_guessed(wire: Any) -> None:
    assert shortest_round_trip(wire) is None


def scope(address: str, *headers: str) -> dict[str, Any]:
    """A socket from this address with these headers."""
    wire = {"wire": NothingSeen(), "cut": None}
    return {
        "client": (address, 1234),
        "headers": [(name.encode(), b"x") for name in ("host", *headers)],
        "extensions": {SOCKET: wire},
    }


@pytest.mark.parametrize(
    ("address", "headers", "direct"),
    [
        ("198.51.100.7", (), False),  # an address for examples is nobody's
        ("1.2.3.4", (), True),
        ("1.2.3.4", ("x-forwarded-for",), False),
        ("1.2.3.4", ("Via",), False),
        ("1.2.3.4", ("forwarded",), False),
        ("127.0.0.1", (), False),
        ("192.168.1.7", (), False),
        ("10.0.0.1", (), False),
        ("::1", (), False),
        ("somewhere", (), False),
    ],
)
def test_a_way_is_direct_if_no_proxy_says_otherwise_and_no_neighbour_is_one(
    address: str, headers: tuple[str, ...], direct: bool
) -> None:
    assert is_direct(scope(address, *headers)) is direct


def test_the_kernel_is_asked_only_where_the_way_is_direct(
    wires: tuple[socket.socket, socket.socket],
) -> None:
    here, there = wires
    here.sendall(b"purr")
    there.recv(4)
    near = scope("127.0.0.1")
    near["extensions"][SOCKET]["wire"] = here
    assert shortest_way(near, direct=False)() is None
    assert shortest_way(near, direct=True)() is not None
    assert shortest_way({"headers": [], "client": None}, direct=True)() is None


# Stalls


def test_a_loop_that_goes_on_has_no_stall() -> None:
    async def story() -> None:
        beat, loop = Beat(), asyncio.get_running_loop()
        assert beat.stall(loop.time()) == 0
        beat.watch(story)
        for _ in range(50):
            await asyncio.sleep(0.007)
            assert beat.stall(loop.time()) < 0.001
        beat.leave(story)

    run(story())


def test_what_is_read_before_the_first_beat_after_a_stall_may_have_waited_all_the_time() -> None:
    async def story() -> None:
        beat, loop = Beat(), asyncio.get_running_loop()
        beat.watch(story)
        await asyncio.sleep(0.0999)
        stall_loop(100)
        assert beat.stall(loop.time()) == pytest.approx(0.1, abs=0.011)
        beat.leave(story)

    run(story())


def test_so_may_what_is_read_right_after_that_beat_but_not_what_is_read_later() -> None:
    async def story() -> None:
        beat, loop = Beat(), asyncio.get_running_loop()
        beat.watch(story)
        await asyncio.sleep(0.0999)
        stall_loop(100)
        await asyncio.sleep(0.001)
        assert beat.stall(loop.time()) == pytest.approx(0.1, abs=0.011)
        await asyncio.sleep(0.02)
        assert beat.stall(loop.time()) < 0.001
        beat.leave(story)

    run(story())
