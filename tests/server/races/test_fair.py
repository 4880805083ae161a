"""Allowances and reactions: what the server measured bounds what a page may claim."""

from __future__ import annotations

import math

import pytest

from meowple.core.game import Millis
from meowple.table.race.fair import (
    FAR,
    INVITED,
    PUBLIC,
    UNSEEN,
    Lag,
    Reports,
    Way,
    allowance,
    cap,
    judge,
)

STEADY = [100.0] * 20


@pytest.mark.parametrize(
    ("lag", "public", "seen", "most"),
    [
        ("usual", False, True, INVITED),
        ("usual", True, True, PUBLIC),
        ("usual", False, False, UNSEEN),
        ("usual", True, False, UNSEEN),
        ("room", False, True, 0),
        ("far", True, False, FAR),
    ],
)
def test_each_kind_of_table_has_its_cap(lag: Lag, public: bool, seen: bool, most: int) -> None:
    assert cap(lag, public, seen) == most


def test_a_steady_way_is_allowed_as_long_as_it_is() -> None:
    assert allowance(Way(STEADY, 100.0), INVITED) == 100


def test_jitter_is_allowed_up_to_the_ninth_in_ten_and_forty_milliseconds() -> None:
    assert allowance(Way([*[100.0] * 17, 125.0, 125.0, 900.0], 100.0), INVITED) == 125
    assert allowance(Way([*[100.0] * 17, 300.0, 300.0, 900.0], None), INVITED) == 140


def test_no_way_is_allowed_more_than_the_cap() -> None:
    assert allowance(Way([400.0] * 20, 400.0), INVITED) == INVITED
    assert allowance(Way(STEADY, 100.0), 0) == 0


def test_a_page_that_answers_pings_late_is_held_to_what_the_kernel_saw() -> None:
    assert allowance(Way([300.0] * 20, 20.0), INVITED) == 60


def test_a_way_that_was_never_measured_is_allowed_nothing() -> None:
    assert allowance(Way(), INVITED) == 0


def test_without_trust_there_is_no_allowance_for_jitter() -> None:
    trips = [*[100.0] * 17, 125.0, 125.0, 900.0]
    assert allowance(Way(trips, 100.0, trusted=False), INVITED) == 100


ELAPSED, ALLOWED = Millis(800), Millis(100)


@pytest.mark.parametrize(
    ("reported", "reaction"),
    [
        (750.0, 750),  # the truth: the way took 50
        (700.0, 700),  # the least that can be true
        (650.0, 700),  # more than the way explains
        (0.0, 700),
        (800.0, 800),
        (1e12, 800),  # nobody takes longer than until the grab has arrived
        (749.6, 750),
    ],
)
def test_a_report_counts_within_the_allowance(reported: float, reaction: int) -> None:
    assert judge(ELAPSED, ALLOWED, reported, trip=60.0).reaction == reaction


@pytest.mark.parametrize("useless", [None, -1.0, -1e12, math.nan, math.inf, -math.inf])
def test_without_a_usable_report_the_way_of_the_question_itself_is_spared(
    useless: float | None,
) -> None:
    assert judge(ELAPSED, ALLOWED, useless, trip=60.0).reaction == 740
    assert judge(ELAPSED, ALLOWED, useless, trip=500.0).reaction == 700
    assert judge(ELAPSED, ALLOWED, useless, trip=None).reaction == 800


def test_a_stall_of_the_server_costs_nobody_anything() -> None:
    """Both pressed after 500 and arrived after 550, but the server slept until 650."""
    elapsed, allowed, stall = Millis(650), Millis(50), 100
    assert judge(elapsed, allowed, 500.0, 50.0, stall).reaction == 500
    assert judge(elapsed, allowed, None, 50.0, stall).reaction == 500
    assert judge(elapsed, allowed, 0.0, 50.0, stall).reaction == 500
    assert judge(elapsed, allowed, 500.0, 50.0).reaction == 600


def test_who_claims_the_impossible_too_often_is_not_trusted_until_it_stops() -> None:
    reports = Reports()
    for _ in range(2):
        reports.add(judge(ELAPSED, ALLOWED, 0.0, None).doubtful)
    assert reports.trusted, "anybody has a bad moment"
    reports.add(judge(ELAPSED, ALLOWED, 0.0, None).doubtful)
    assert not reports.trusted
    for _ in range(3):
        reports.add(judge(ELAPSED, ALLOWED, 700.0, None).doubtful)
    assert reports.trusted


def test_a_little_more_than_the_way_explains_is_not_doubted() -> None:
    assert not judge(ELAPSED, ALLOWED, 660.0, None).doubtful
    assert judge(ELAPSED, ALLOWED, 659.0, None).doubtful
