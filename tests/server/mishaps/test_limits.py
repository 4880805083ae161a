"""Limits: who shares one, how long one waits, and that remembering them costs little."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meowple.server.settings import Settings
from meowple.server.web import limits
from meowple.server.web.limits import Bucket, Buckets, household
from tests.served import Served
from tests.server.hostile import expect_words
from tests.server.pages import Page


class Clock:
    """A clock that is set."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.mark.parametrize(
    ("address", "shared"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("somewhere", "somewhere"),
        ("", ""),
    ],
)
def test_a_household_is_one_address_or_one_64(address: str, shared: str) -> None:
    assert household(address) == shared


def test_a_bucket_says_how_long_to_wait(clock: Clock) -> None:
    bucket = Bucket(3, 60_000, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == pytest.approx(20)
    clock.now += 20
    assert bucket.wait() == pytest.approx(0)
    assert [bucket.take(), bucket.take()] == [True, False]


def test_who_was_refused_is_not_forgotten_when_generations_change(clock: Clock) -> None:
    buckets = Buckets(2, 60_000, clock)
    assert [buckets.take("eve") for _ in range(3)] == [True, True, False]
    for _ in range(20):  # four generations; she asks again all the time
        clock.now += 12
        buckets.take("eve")
        assert not buckets.take("eve") or buckets.wait("eve") > 0
    taken = sum(buckets.take("eve") for _ in range(10))
    assert taken <= 1


def test_a_bucket_is_dropped_only_when_it_is_full_again(clock: Clock) -> None:
    buckets = Buckets(2, 60_000, clock)
    clock.now += 59
    assert [buckets.take("eve") for _ in range(3)] == [True, True, False]
    clock.now += 2
    buckets.take("ann")  # a new generation begins
    assert not buckets.take("eve")
    clock.now += 61
    buckets.take("ann")
    clock.now += 61
    buckets.take("ann")
    assert len(buckets) == 1, "eve was long gone"


def test_ten_thousands_of_busy_households_cost_no_more_each(clock: Clock) -> None:
    made = 0

    class Counted(Buckets):
        """Counts how often a generation is put away; that is all that costs more than a step."""

        def _of(self, name: str) -> Bucket:
            nonlocal made
            young = self._young
            bucket = super()._of(name)
            made += self._young is not young
            return bucket

    buckets = Counted(600, 60_000, clock)
    for number in range(40_000):
        clock.now += 0.000_01
        buckets.take(f"{number}")
        buckets.take("busy")
    assert made == 0
    assert len(buckets) == 40_001


def test_memory_is_bounded_however_many_come(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    buckets = Buckets(2, 60_000, clock)
    for number in range(5_000):
        buckets.take(f"{number}")
    assert len(buckets) <= 200


def test_a_class_behind_one_router_is_welcome() -> None:
    usual, children = Settings(), 30
    assert usual.tables_a_minute >= 2 * children
    assert usual.guests_a_minute >= 2 * children
    assert usual.requests_a_minute >= 5 * 8 * children
    assert usual.sockets_an_address >= 8 * children
    assert usual.lines_an_address >= 8 * children
    assert usual.guesses_a_minute >= children


def test_who_is_refused_is_told_when_to_come_back(tmp_path: Path) -> None:
    few: dict[str, Any] = {"guests_a_minute": 2, "tables_a_minute": 1, "requests_a_minute": 12}
    served = Served(tmp_path / "tables.db", **few)
    served.start()
    try:
        ann, ben = Page(served.url), Page(served.url)
        ben.cookie = ""
        wanted = {"game": "tail", "seats": 2}
        ann.post("/api/tables", wanted)
        told = [
            ben.ask("GET", "/api/me"),
            ann.ask("POST", "/api/tables", wanted),
            ann.ask("POST", "/api/lessons", {"game": "tail"}),
            [ann.ask("GET", "/api/games") for _ in range(12)][-1],
        ]
    finally:
        served.kill()
    keys = ["too_many_guests", "too_many_tables", "too_many_tables", "too_fast"]
    assert [answer["key"] for _, answer, _ in told] == keys
    for status, answer, headers in told:
        assert status == 429
        assert 1 <= int(headers["retry-after"]) <= 60
        expect_words(answer)
