"""How the bots of `tail` play: a picture of the table, a move.

A row is four cards: `3` is known to all, `3!` to its owner alone, `3?` to nobody; `S` is a special.
Seat 0 is asked.
"""

from __future__ import annotations

from random import Random

import pytest

from meowple.bots import find_bot
from meowple.bots.bot import Bot
from meowple.bots.tail import kitten
from meowple.bots.tail.outlook import Outlook
from meowple.bots.tail.standing import chance_to_win
from meowple.bots.tail.worlds import lean
from meowple.core.game import Seat
from meowple.core.luck import Rolled
from meowple.games.tail import GAME
from meowple.games.tail import moves as m
from meowple.games.tail.cards import DECK, DRAW_TWO, PEEK, SUPER_PEEK, SWAP
from meowple.games.tail.state import ALL, CLOSING, DREW, OFFER, TURN, State, bit
from meowple.games.tail.view import View

CAT, TIGER = find_bot("tail", "cat"), find_bot("tail", "tiger")
CAREFUL = pytest.mark.parametrize("bot", [CAT, TIGER], ids=["cat", "tiger"])


def table(*rows: str, top: int = 9, phase: int = TURN, **others: object) -> State:
    """The table as it is drawn; whatever is not drawn lies in the pile."""
    options = m.Options(rounds=7)
    state = GAME.deal(len(rows), options, Rolled(Random(1)))
    drawn = [(seat, card) for seat, row in enumerate(rows) for card in row.split()]
    cards = [PEEK if card[0] == "S" else int(card[0]) for _, card in drawn]
    state.rows = bytes(cards)
    state.known = bytes({"!": bit(seat), "?": 0}.get(card[-1], ALL) for seat, card in drawn)
    state.pools = bytes(len(cards))
    state.discards = bytes([top])
    state.put_back = b""
    state.phase, state.turn, state.waiting = phase, 0, 0
    for name, value in others.items():
        setattr(state, name, value)
    pile = list(DECK)
    gone = [*cards, top, *([state.hand] if phase == DREW else [])]
    for card in gone:
        pile.remove(card)
    state.pile = bytes(pile)
    return state


def seen(state: State) -> View:
    return GAME.view(state, Seat(0))


def chosen(bot: Bot, state: State, seed: int = 1) -> m.Move:
    moves = GAME.moves(state, Seat(0))
    move = bot.choose(seen(state), moves, Random(seed), bot.budget).move
    assert move in moves
    assert isinstance(move, m.Move)
    return move


@CAREFUL
def test_a_zero_is_taken_for_a_known_nine(bot: Bot) -> None:
    assert chosen(bot, table("2! 4? 3? 9!", "5? 5? 5? 5?", top=0)) == m.Take(3)


@CAREFUL
def test_a_nine_is_not_taken(bot: Bot) -> None:
    assert chosen(bot, table("2! 4? 3? 9!", "5? 5? 5? 5?", top=9)) == m.DRAW


@CAREFUL
def test_a_low_draw_is_kept_for_the_worst_card(bot: Bot) -> None:
    assert chosen(bot, table("2! 4? 3? 8!", "5? 5? 5? 5?", phase=DREW, hand=1)) == m.Keep(3)


@CAREFUL
def test_a_high_draw_is_refused(bot: Bot) -> None:
    assert chosen(bot, table("2! 4! 3! 1!", "5? 5? 5? 5?", phase=DREW, hand=8)) == m.DISCARD


@CAREFUL
def test_the_first_of_two_draws_is_kept_only_if_a_second_is_no_better(bot: Bot) -> None:
    rows = "2! 4! 3! 9!", "5? 5? 5? 5?"
    assert chosen(bot, table(*rows, phase=DREW, hand=0, draws=1)) == m.Keep(3)
    assert chosen(bot, table(*rows, phase=DREW, hand=8, draws=1)) == m.DISCARD


@CAREFUL
def test_a_bad_card_is_swapped_for_a_known_good_one(bot: Bot) -> None:
    state = table("2! 4! 3! 9!", "5? 0 5? 5?", phase=OFFER, special=SWAP)
    assert chosen(bot, state) == m.Swap(3, Seat(1), 1)


@CAREFUL
def test_nothing_is_swapped_where_nothing_is_gained(bot: Bot) -> None:
    state = table("0! 1! 0! 1!", "5? 8 9 5?", phase=OFFER, special=SWAP)
    assert chosen(bot, state) == m.DECLINE


@CAREFUL
def test_a_peek_goes_where_nothing_is_known(bot: Bot) -> None:
    state = table("0! 1? 0! 1!", "5? 8? 9? 5?", phase=OFFER, special=PEEK)
    assert chosen(bot, state) == m.Peek(1)
    known = table("0! 1! 0! 1!", "5? 8? 9? 5?", phase=OFFER, special=PEEK)
    assert chosen(bot, known) == m.DECLINE


@CAREFUL
def test_other_specials_are_used(bot: Bot) -> None:
    rows = "2! 4? 3? 9!", "5? 5? 5? 5?"
    assert chosen(bot, table(*rows, phase=OFFER, special=SUPER_PEEK)) == m.SUPER_PEEK
    assert chosen(bot, table(*rows, phase=OFFER, special=DRAW_TWO, draws=2)) == m.DRAW


@CAREFUL
def test_it_does_not_call_with_thirty_points(bot: Bot) -> None:
    assert chosen(bot, table("9! 6! 7! 8!", "5? 5? 5? 5?", phase=CLOSING)) == m.END_TURN


@CAREFUL
def test_it_calls_with_one_point(bot: Bot) -> None:
    assert chosen(bot, table("0! 0! 1! 0!", "5? 5? 5? 5?", phase=CLOSING)) == m.CALL


@pytest.mark.parametrize("seed", range(5))
def test_the_tiger_leaves_no_zero_to_the_next_player(seed: int) -> None:
    """A drawn one is kept, not for the zero in the row; one that lies open is covered."""
    move = chosen(TIGER, table("0! 2! 2! 2!", "9 9 9 9", phase=DREW, hand=0), seed)
    assert move in (m.Keep(1), m.Keep(2), m.Keep(3))
    assert chosen(TIGER, table("0! 0! 0! 1!", "9 9 9 9", top=1), seed) == m.DRAW


def test_the_tiger_takes_a_kept_card_for_a_low_one() -> None:
    """The cat counts it as any number; the tiger knows why it was kept."""
    pools = bytes([0, 0, 0, 0, 0, 1, 0, 0])
    state = table("2! 4! 3! 7!", "5? 1! 5? 6!", phase=OFFER, special=SWAP, pools=pools)
    view = seen(state)
    assert Outlook(view, lean).rows[1][1] < 3.5 < 4.5 < Outlook(view).rows[1][1]
    assert chosen(TIGER, state) == m.Swap(3, Seat(1), 1)


def test_what_cannot_be_seen_is_counted() -> None:
    """All nines lie open, so an unknown card is lower than usual, and no draw can be one."""
    outlook = Outlook(seen(table("9 9 9 9", "9 9 9 9", "1? 1? 1? 1?", top=9)))
    assert outlook.odds[9] == 0
    assert sum(outlook.odds) == pytest.approx(1)
    assert outlook.rows[2] == pytest.approx([4.0] * 4)


def test_a_special_in_a_row_counts_as_the_number_that_replaces_it() -> None:
    outlook = Outlook(seen(table("S! 1! 1! 1!", "5? 5? 5? 5?")))
    assert outlook.row[0] == pytest.approx(outlook.pile_mean)
    assert 4.5 < outlook.pile_mean < 5.5


def test_a_point_counts_for_more_in_the_last_round() -> None:
    early, late = table("1! 1! 1! 1!", "5 5 5 5"), table("1! 1! 1! 1!", "5 5 5 5", round=7)
    assert 0.5 < chance_to_win(seen(early))((4, 5)) < 0.6
    assert chance_to_win(seen(late))((4, 5)) == 1.0
    assert chance_to_win(seen(late))((5, 5)) == 0.5


def test_over_the_limit_is_lost_to_who_stays_in() -> None:
    limit = m.Options(end="limit", limit=100)
    state = table("1! 1! 1! 1!", "5 5 5 5", options=limit, points=((90, 95),))
    assert chance_to_win(seen(state))((11, 1)) == 0.0
    assert chance_to_win(seen(state))((10, 6)) == 1.0


def test_what_the_kitten_has_forgotten_stays_forgotten() -> None:
    """Later in the round it never remembers more of the same cards."""
    state = table("1! 2! 3! 4!", "5? 5? 5? 5?")
    spots = seen(state).rows[0]
    remembered: list[int] = []
    while len(state.pile) > 1:
        view = seen(state)
        moments = [kitten._forgets_at(view, place, spot) for place, spot in enumerate(spots)]
        remembered.append(sum(moment >= kitten.drawn(view) for moment in moments))
        state.pile = state.pile[1:]
    assert remembered[0] == 4
    assert remembered[-1] < 4
    assert remembered == sorted(remembered, reverse=True)
