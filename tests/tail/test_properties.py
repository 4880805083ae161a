"""What holds in every game of `tail`, whatever is done."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from random import Random

import msgspec
from hypothesis import HealthCheck, given, settings

from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.tail import GAME
from meowple.games.tail.cards import DECK
from meowple.games.tail.facts import Reshuffled
from meowple.games.tail.moves import CALL, Keep, Move, Options, Peek, SuperPeek, Swap, Take
from meowple.games.tail.state import NO_CARD, State, exchanged
from meowple.games.tail.view import PHASES, Spot, View
from tests.tail.walk import SPECTATOR, Knowledge, Moment, Tables, tables, walk

games = settings(
    derandomize=True,
    max_examples=40,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)


def _cards(state: State) -> bytes:
    everything = state.rows + state.pile + state.discards + bytes([state.hand])
    return bytes(sorted(card for card in everything if card != NO_CARD))


def _views(state: State) -> dict[int, View]:
    """The view of every seat, and of spectators."""
    views = {seat: GAME.view(state, Seat(seat)) for seat in range(state.seats)}
    return {**views, SPECTATOR: GAME.view(state, None)}


# tail 1.1, 2.1, 3.4
@games
@given(tables())
def test_the_65_cards_are_always_all_there(table: Tables) -> None:
    for moment in walk(table):
        assert _cards(moment.after) == DECK


# tail 2.1, 3.1, 5.2
@games
@given(tables())
def test_everybody_who_is_in_always_has_four_cards(table: Tables) -> None:
    for moment in walk(table):
        view = GAME.view(moment.after, None)
        if view.phase not in ("between", "over"):
            assert [len(row) for row in view.rows] == [
                4 if seat in view.playing else 0 for seat in range(view.seats)
            ]


# tail 2.2, 2.5, 3.2
@games
@given(tables())
def test_a_special_comes_into_a_row_by_the_deal_or_a_swap_only(table: Tables) -> None:
    for moment in walk(table):
        if isinstance(moment.move, Take | Keep):
            at = 4 * moment.seat + moment.move.place
            if GAME.view(moment.after, None).round == GAME.view(moment.before, None).round:
                assert moment.after.rows[at] < 10


def _begins(moment: Moment) -> bool:
    return moment.before.round != moment.after.round


def _ends(moment: Moment) -> bool:
    return len(moment.before.points) != len(moment.after.points)


# tail 2.3, 3.3, 4.1, 4.2, 4.3, 7.1, 8.1, 8.2
@games
@given(tables())
def test_each_seat_knows_exactly_what_it_was_shown(table: Tables) -> None:
    knowledge: Knowledge | None = None
    for moment in walk(table):
        if knowledge is None or _begins(moment):
            playing = GAME.view(moment.after, None).playing
            knowledge = Knowledge(playing, table.options.easy)
        if not _begins(moment):
            knowledge.follow(moment.seat, moment.move)
        if _ends(moment):
            knowledge.turn_up()
        for viewer, view in _views(moment.after).items():
            knower = viewer if viewer in knowledge.playing else SPECTATOR
            seen = {
                (seat, place)
                for seat, row in enumerate(view.rows)
                for place, spot in enumerate(row)
                if spot.card is not None
            }
            assert seen == {spot for spot, who in knowledge.who.items() if knower in who}


# tail 3.3
@games
@given(tables())
def test_knowledge_of_a_card_only_grows_until_it_leaves_the_row(table: Tables) -> None:
    for moment in walk(table):
        if _begins(moment) or isinstance(moment.move, Take | Keep | Swap):
            continue
        for old, new in zip(moment.before.known, moment.after.known, strict=True):
            assert old & ~new == 0
        if not (_ends(moment) or isinstance(moment.move, Peek | SuperPeek)):
            assert moment.before.known == moment.after.known


def _twins(state: State, view: View) -> Iterator[State]:
    """The same table with two cards exchanged that the viewer cannot tell apart."""
    hidden = [at for at, spot in enumerate(_spots(view)) if spot is not None and spot.card is None]
    dealt = [at for at in hidden if state.pools[at] == 0]
    for one, other in pairwise(dealt):
        twin = state.copy()
        twin.rows = exchanged(state.rows, one, other)
        yield twin
    for at in hidden:
        from_this_pile = max(state.pools[at], 1) == state.pile_number
        kept = state.pools[at] != 0  # only a number is kept
        fits = [card for card in state.pile if card < 10 or not kept]
        if from_this_pile and fits:
            yield _with_another(state, at, fits[-1])


def _spots(view: View) -> list[Spot | None]:
    return [spot for row in view.rows for spot in row or (None,) * 4]


def _with_another(state: State, at: int, card: int) -> State:
    """The card at a place exchanged with one of the pile."""
    twin = state.copy()
    twin.rows = state.rows[:at] + bytes([card]) + state.rows[at + 1 :]
    pile = list(state.pile)
    pile[pile.index(card)] = state.rows[at]
    twin.pile = bytes(sorted(pile))
    return twin


# tail 8.1, 8.2
@games
@given(tables())
def test_a_card_a_seat_does_not_know_changes_nothing_it_can_ask_for(table: Tables) -> None:
    for moment in islice(walk(table), 0, None, 7):
        state = moment.after
        for viewer, view in _views(state).items():
            seat = None if viewer == SPECTATOR else Seat(viewer)
            for twin in _twins(state, view):
                seen = GAME.view(twin, seat)
                assert seen == view
                assert GAME.screen(seen) == GAME.screen(view)
                if seat is not None:
                    assert GAME.moves(twin, seat) == GAME.moves(state, seat)
                    assert GAME.decision(twin, seat) == GAME.decision(state, seat)


# tail 8.1
@games
@given(tables())
def test_no_fact_tells_a_number_before_the_rows_lie_open(table: Tables) -> None:
    for moment in walk(table):
        for fact in moment.facts:
            fields = msgspec.structs.asdict(fact)
            cards = [fields.get("card", 10), fields.get("special", 10), *fields.get("put_back", ())]
            assert all(card >= 10 for card in cards)
            assert "cards" not in fields or isinstance(fact, Reshuffled) or _ends(moment)


# tail 8.1
@games
@given(tables())
def test_a_screen_shows_nothing_the_view_does_not_know(table: Tables) -> None:
    for moment in walk(table):
        for viewer, view in _views(moment.after).items():
            screen = GAME.screen(view)
            assisted = table.options.memory == "assisted" and viewer in view.playing
            for known_row, shown_row in zip(view.rows, screen.rows, strict=True):
                for known, shown in zip(known_row, shown_row, strict=True):
                    assert shown.card in (None, known.card)
                    open_now = known.face_up or known.looked_at or assisted
                    assert (shown.card is not None) == (open_now and known.card is not None)


# tail 8.1
@games
@given(tables())
def test_a_drawn_number_is_in_its_drawers_view_alone(table: Tables) -> None:
    for moment in walk(table):
        holders = {viewer for viewer, view in _views(moment.after).items() if view.hand is not None}
        drew = GAME.view(moment.after, None).phase == "drew"
        assert holders == ({moment.after.turn} if drew else set())


# tail 3.4
@games
@given(tables())
def test_the_discards_are_shuffled_only_when_the_pile_was_empty(table: Tables) -> None:
    for moment in walk(table):
        if moment.after.pile_number > moment.before.pile_number:
            assert moment.before.pile == b"" or _ends(moment)


# tail 5.1
@games
@given(tables())
def test_after_the_call_each_other_player_has_exactly_one_turn(table: Tables) -> None:
    turns: list[int] = []
    for moment in walk(table):
        view = GAME.view(moment.before, None)
        if view.called is None:
            turns = []
        elif view.phase == "turn":
            turns.append(moment.seat)
        if _ends(moment):
            assert view.called is not None
            others = [seat for seat in view.playing if seat != view.called]
            assert sorted(turns) == others


# tail 5.2, 5.3
@games
@given(tables())
def test_the_points_of_a_round_are_the_sums_of_rows_without_specials(table: Tables) -> None:
    for moment in walk(table):
        if _ends(moment):
            view = GAME.view(moment.after, None)
            for row, points in zip(view.rows, view.points[-1], strict=True):
                values = [spot.card for spot in row if spot.card is not None]
                assert len(values) == len(row)
                assert all(value < 10 for value in values)
                assert points == (sum(values) if row else None)


# tail 6.1, 6.3, 6.4
@games
@given(tables())
def test_the_lowest_total_wins(table: Tables) -> None:
    *_, last = walk(table, steps=5000)
    outcome = GAME.outcome(last.after)
    if outcome is None:
        return
    best = [score for score, rank in zip(outcome.scores, outcome.ranks, strict=True) if rank == 1]
    assert len(set(best)) == 1
    if table.options.end == "rounds":
        assert best[0] == min(outcome.scores)
        assert outcome.ranks == tuple(sorted(outcome.scores).index(s) + 1 for s in outcome.scores)
    for score, lines in zip(outcome.scores, outcome.breakdown, strict=True):
        assert score == sum(line.points for line in lines)


# tail 3.1, 3.2
@games
@given(tables())
def test_every_listed_move_is_legal_and_no_move_changes_the_state_before_it(table: Tables) -> None:
    chance = Rolled(Random(table.seed))
    for moment in walk(table, steps=120):
        state, kept = moment.before, moment.before.copy()
        for seat in GAME.to_act(state):
            assert GAME.decision(state, seat) == GAME.view(state, seat).asked
            for move in GAME.moves(state, seat):
                GAME.play(state, seat, move, When(Millis(0)), chance)
        assert state == kept


def test_random_games_come_everywhere() -> None:
    seen: set[str] = set()
    for seed in range(40):
        options = Options(end="limit", limit=40, easy=seed % 2 == 0)
        for moment in walk(Tables(2 + seed % 5, options, seed, 0.01), steps=1000):
            view = GAME.view(moment.after, None)
            seen |= {view.phase, type(moment.move).__name__, f"pile {view.pile_number}"}
            seen |= {"a round begins"} if _begins(moment) else set()
            seen |= {"somebody is out"} if any(view.out) and view.phase == "turn" else set()
            seen |= {"discards empty"} if view.top is None else set()
    moves = {move.__name__ for move in Move.__args__}
    assert seen >= moves | set(PHASES)
    assert seen >= {"pile 2", "pile 3", "a round begins", "somebody is out", "discards empty"}


# tail 3.4
def test_a_round_that_nobody_ends_can_go_on_for_hundreds_of_piles() -> None:
    rng = Random(1)
    state = GAME.deal(2, Options(), Rolled(rng))
    when = When(Millis(0))
    while state.pile_number < 400:
        seat = min(GAME.to_act(state))
        moves = [move for move in GAME.moves(state, seat) if move != CALL]
        state = GAME.play(state, seat, rng.choice(moves), when, Rolled(rng)).state
    assert state.pool <= 2 + len(state.rows)
    view = GAME.view(state, Seat(0))
    assert GAME.view(GAME.imagine(view, Rolled(rng)), Seat(0)) == view
