"""Section 6 of the rules: three ways to end, places and ties."""

from __future__ import annotations

import pytest

import meowple
from meowple.core.game import Millis, Refused, Seat, When
from meowple.games.tail.facts import GameEnded, WentOut
from meowple.games.tail.moves import DISCARD, DRAW, READY, Options
from tests.tail.pictures import Table, picture

ROWS = ("3 9 1 0", "1 2 2 0", "8 8 6 5")  # 13, 5 and 27 points


def _last_move(
    options: Options, *points: str, out: str = "", rows: tuple[str, ...] = ROWS, seat: int = 0
) -> Table:
    """The last card of a round is refused by the seat in turn; rounds before it gave `points`."""
    lines = [f"points {each}" for each in points] + [f"out {out}"] * bool(out)
    lines += [f"{number}: {row}" for number, row in enumerate(rows)]
    return picture(
        f"""
        turn {seat} drew 9
        called 1 left 1
        round {len(points) + 1} starter 0
        pile 0 0 0 0 6 7
        discards 2
        """
        + "\n".join(lines),
        options,
    )


# tail 6.1
@pytest.mark.parametrize("rounds", [1, 3, 5, 7, 20])
def test_after_the_fixed_number_of_rounds_the_lowest_total_wins(rounds: int) -> None:
    options = Options(rounds=rounds)
    end = _last_move(options, *["1 1 1"] * (rounds - 1)).play(0, DISCARD)
    assert end.outcome().ranks == (2, 1, 3)
    assert end.outcome().reason == "rounds_played"
    assert end.facts[-1] == GameEnded("rounds_played")
    assert end.to_act() == set()


# tail 6.1
@pytest.mark.parametrize("rounds", [2, 3, 7, 20])
def test_before_the_last_round_the_game_goes_on(rounds: int) -> None:
    table = _last_move(Options(rounds=rounds), *["1 1 1"] * (rounds - 2)).play(0, DISCARD)
    assert table.to_act() == {0, 1, 2}
    assert table.view(0).phase == "between"


# tail 6.1, 6.2, 6.3
def test_three_rounds_are_played_twenty_minutes_or_100_points_unless_the_table_chooses() -> None:
    assert Options() == Options(end="rounds", rounds=3, minutes=20, limit=100)


# tail 6.1
@pytest.mark.parametrize("rounds", [0, 21, -1])
def test_any_number_of_rounds_from_1_to_20_is_accepted(rounds: int) -> None:
    for fine in range(1, 21):
        meowple.read_options(meowple.game("tail"), {"rounds": fine})
    with pytest.raises(meowple.MeowpleError, match="rounds"):
        meowple.read_options(meowple.game("tail"), {"rounds": rounds})


# tail 6.1
def test_the_total_decides_and_not_the_last_round() -> None:
    end = _last_move(Options(), "0 30 0", "0 0 0").play(0, DISCARD)
    assert end.outcome().scores == (13, 35, 27)
    assert end.outcome().ranks == (1, 3, 2)


TIME = Options(end="time", minutes=20)
MINUTES_20 = 20 * 60 * 1000


# tail 6.2
def test_no_new_round_starts_after_the_agreed_minutes() -> None:
    end = _last_move(TIME).play(0, DISCARD, at=MINUTES_20 + 1)
    assert end.outcome().reason == "time_up"
    assert end.outcome().ranks == (2, 1, 3)
    assert end.facts[-1] == GameEnded("time_up")


# tail 6.2
def test_a_round_that_ends_just_in_time_is_followed_by_another() -> None:
    table = _last_move(TIME).play(0, DISCARD, at=MINUTES_20)
    assert table.to_act() == {0, 1, 2}


# tail 6.2
def test_a_round_begun_is_finished() -> None:
    table = picture(
        """
        turn 0
        called 1 left 1
        pile 5
        discards 2
        0: 3 9 1 0
        1: 1 2 2 0
        """,
        TIME,
    )
    drawn = table.play(0, DRAW, luck="5", at=2 * MINUTES_20)
    assert drawn.to_act() == {0}
    assert meowple.GAMES["tail"].wakes_at(drawn.state) is None
    assert drawn.play(0, DISCARD, at=2 * MINUTES_20).outcome().scores == (13, 5)


def _ready_but_one() -> Table:
    table = _last_move(TIME, rows=ROWS[:2]).play(0, DISCARD, at=1000)
    return table.play(0, READY, at=2000)


# tail 6.2
def test_ready_at_the_last_moment_still_starts_a_round() -> None:
    luck = "(all) 3 9 1 0  1 2 2 0  7"
    table = _ready_but_one().play(1, READY, luck=luck, at=MINUTES_20)
    assert table.view(0).round == 2


# tail 6.2
def test_ready_too_late_ends_the_game() -> None:
    end = _ready_but_one().play(1, READY, at=MINUTES_20 + 1)
    assert end.outcome().reason == "time_up"


# tail 6.2
def test_between_rounds_the_table_ends_the_game_by_itself_when_the_time_is_up() -> None:
    table = _ready_but_one()
    assert meowple.GAMES["tail"].wakes_at(table.state) == MINUTES_20
    end = table.wake(MINUTES_20)
    assert end.outcome().reason == "time_up"
    assert end.outcome().ranks == (2, 1)
    assert end.to_act() == set()


# tail 6.2
@pytest.mark.parametrize("options", [Options(), Options(end="limit")])
def test_without_an_agreed_time_no_clock_runs(options: Options) -> None:
    table = _last_move(options).play(0, DISCARD, at=10 * MINUTES_20)
    assert table.to_act() == {0, 1, 2}
    assert meowple.GAMES["tail"].wakes_at(table.state) is None
    with pytest.raises(Refused, match="nothing_due"):
        table.wake(11 * MINUTES_20)


# tail 6.2
def test_the_time_is_counted_from_the_first_deal_and_the_match_wakes_when_it_is_up() -> None:
    match = meowple.Match(meowple.game("tail"), 2, {"end": "time", "minutes": 1}, seed=1)
    while match.view(0).phase != "between":
        match.play(min(match.to_act), match.moves(min(match.to_act))[0])
    match.play(0, READY, when=When(Millis(59_999)))
    assert not match.overdue(Millis(60_000))
    assert match.overdue(Millis(60_001))
    with pytest.raises(Refused, match="not_due_yet"):
        match.wake(Millis(59_999))
    match.wake(Millis(60_000))
    assert match.outcome is not None
    assert match.outcome.reason == "time_up"


def _limit(number: int = 100) -> Options:
    return Options(end="limit", limit=number)


# tail 6.3
def test_exactly_the_limit_stays_in() -> None:
    table = _last_move(_limit(), "87 95 73").play(0, DISCARD)  # 100 each
    assert table.to_act() == {0, 1, 2}
    assert table.state.out == (0, 0, 0)


# tail 6.3
def test_a_player_whose_total_goes_over_the_limit_is_out() -> None:
    table = _last_move(_limit(), "87 96 73").play(0, DISCARD)
    assert table == picture(
        """
        between 0 2
        round 2 starter 0
        points 87 96 73
        points 13 5 27
        out 0 2 0
        pile 0 0 0 0 6 7
        discards 2 9
        0: 3* 9* 1* 0*
        1: 1* 2* 2* 0*
        2: 8* 8* 6* 5*
        """
    )
    assert WentOut(Seat(1), 101) in table.facts
    assert table.why_not(1, READY) == "not_waited_for"


# tail 6.3
@pytest.mark.parametrize(("limit", "out"), [(200, set()), (113, set()), (112, {0}), (30, {0, 2})])
def test_the_limit_can_be_any_other_number(limit: int, out: set[int]) -> None:
    table = _last_move(_limit(limit), "100 0 10").play(0, DISCARD)
    assert {seat for seat, round_ in enumerate(table.state.out) if round_} == out


# tail 6.3
def test_the_last_player_left_wins() -> None:
    end = _last_move(_limit(), "95 20 90").play(0, DISCARD)  # 108, 25, 117
    assert end.outcome().ranks == (2, 1, 3)
    assert end.outcome().reason == "last_one_in"
    assert end.facts[-1] == GameEnded("last_one_in")


# tail 6.3
def test_who_went_out_before_stands_below_even_with_a_lower_total() -> None:
    rows = ("3 9 1 0", "1 2 2 0", "out")
    end = _last_move(_limit(), "50 99 101", "50 0 -", out="0 0 1", rows=rows).play(0, DISCARD)
    assert end.outcome().scores == (113, 104, 101)
    assert end.outcome().ranks == (2, 1, 3)  # seat 2 went out before
    assert end.outcome().reason == "all_over_limit"


# tail 6.3
def test_if_everybody_goes_over_in_one_round_the_lowest_total_among_them_wins() -> None:
    end = _last_move(_limit(), "98 99 80").play(0, DISCARD)  # 111, 104, 107
    assert end.outcome().ranks == (3, 1, 2)
    assert end.outcome().reason == "all_over_limit"
    assert end.to_act() == set()


# tail 6.3
def test_who_is_out_has_no_line_for_the_rounds_they_missed() -> None:
    rows = ("3 9 1 0", "1 2 2 0", "out")
    end = _last_move(_limit(), "50 99 101", "38 0 -", out="0 0 1", rows=rows).play(0, DISCARD)
    assert end.outcome().scores == (101, 104, 101)
    assert [len(lines) for lines in end.outcome().breakdown] == [3, 3, 1]


# tail 6.3
def test_later_out_is_better_then_lower_total() -> None:
    rows = ("out", "1 2 2 0", "8 8 6 5", "3 9 1 0", "out")
    end = _last_move(
        _limit(), "110 10 90 101 105", "- 0 0 0 -", out="1 0 0 0 1", rows=rows, seat=3
    ).play(3, DISCARD)
    assert end.outcome().scores == (110, 15, 117, 114, 105)
    assert end.outcome().ranks == (5, 1, 3, 2, 4)


# tail 6.3
def test_what_puts_equal_totals_in_order_is_named() -> None:
    rows = ("out", "1 2 2 0", "8 8 6 5", "3 9 1 0", "out")
    end = _last_move(
        _limit(), "114 10 90 101 105", "- 0 0 0 -", out="1 0 0 0 1", rows=rows, seat=3
    ).play(3, DISCARD)
    assert end.outcome().scores == (114, 15, 117, 114, 105)
    assert end.outcome().ranks == (5, 1, 3, 2, 4)
    (tie,) = end.outcome().tie_breaks
    assert tie.key == "rounds_in"
    assert tie.values[0] < tie.values[3]


# tail 6.3
def test_the_limit_sends_nobody_out_where_rounds_are_counted() -> None:
    table = _last_move(Options(rounds=9), "300 10 10").play(0, DISCARD)
    assert table.to_act() == {0, 1, 2}


# tail 6.4
def test_equal_lowest_totals_share_the_win() -> None:
    end = _last_move(Options(rounds=2), "0 8 0").play(0, DISCARD)
    assert end.outcome().scores == (13, 13, 27)
    assert end.outcome().ranks == (1, 1, 3)


# tail 6.4, 6.3
def test_equal_lowest_totals_share_the_win_when_all_go_over() -> None:
    end = _last_move(_limit(), "100 108 86").play(0, DISCARD)
    assert end.outcome().scores == (113, 113, 113)
    assert end.outcome().ranks == (1, 1, 1)


# tail 6.1, 6.2, 6.3
def test_when_the_game_is_over_nobody_can_do_anything() -> None:
    end = _last_move(Options(rounds=1)).play(0, DISCARD)
    assert [end.moves(seat) for seat in range(3)] == [(), (), ()]
    assert end.why_not(0, READY) == "game_over"
    assert end.why_not(1, DRAW) == "game_over"
