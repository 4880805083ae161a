"""Two people in two browsers, and what a screen forgets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import expect

from tests.served import Served
from tests.web.company import asked
from tests.web.person import FACE_DOWN, Person, Question, hasty, patient

OPEN_ROWS = ("between", "over")
ME, BOT = "0", "2"


def test_two_people_and_a_bot_play_a_round_and_reloading_costs_nothing(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    sit_down_together(server, me, friend)

    looked = reload_in_the_opening_look(me)
    assert shown_numbers(me) == []
    assert_forgotten(me, since=looked)

    friend.answer(asked(friend), hasty)
    while not reload_in_a_special(me):
        take_turns(me, friend)
    while me.phase not in OPEN_ROWS:
        take_turns(me, friend, hasty)

    assert points(me) == points(friend)
    assert_forgotten(me, since=looked)


def sit_down_together(server: Served, me: Person, friend: Person) -> None:
    """I open a table for three, a bot takes one seat, and a friend comes by the link."""
    me.page.goto(server.at())
    me.choose(seats="3", end="time")  # so that calls of the bot cannot end the game
    me.do("invite-chosen").click()
    me.seat(2).locator("select").select_option("kitten")
    friend.page.goto(me.invitation())
    friend.seat(1).locator('[data-do="sit"]').click()
    expect(me.seat(1)).to_have_attribute("data-ready", "true")
    me.do("start").click()
    expect(friend.board).to_have_attribute("data-phase", "opening")


def reload_in_the_opening_look(me: Person) -> int:
    """The look is open again after a reload; gives how much was heard when it was dismissed."""
    before = asked(me)
    seen = shown_numbers(me)
    assert len(seen) == 2
    me.reload()
    assert asked(me) == before
    assert shown_numbers(me) == seen
    dismissed = len(me.heard)
    me.answer(before, hasty)
    return dismissed


def reload_in_a_special(me: Person) -> bool:
    """Whether it is my turn and I have drawn a special; then it is offered again after a reload."""
    if not my_turn(me):
        return False
    me.answer(asked(me), patient)
    question = asked(me) if me.phase == "offer" else None
    if question is None:
        return False
    me.reload()
    assert asked(me) == question
    return True


def my_turn(person: Person) -> bool:
    return person.phase == "turn" and person.decision != ""


def take_turns(me: Person, friend: Person, policy: Callable[[Question], str] = patient) -> None:
    """Whoever is asked answers; the other one waits."""
    last, waiting = me.board.evaluate("board => [board.dataset.n, board.dataset.waiting]")
    if ME in waiting:
        me.answer(asked(me), policy)
        return
    if waiting != BOT:
        friend.answer(asked(friend), policy)
    me.page.wait_for_selector(f'[data-board]:not([data-n="{last}"])')


def shown_numbers(person: Person) -> list[str]:
    """The cards of rows that show their face."""
    return [label for seat in range(3) for label in person.row(seat) if FACE_DOWN not in label]


def assert_forgotten(me: Person, since: int) -> None:
    """After a look has been dismissed no frame tells a card that lies face down in a row."""
    for view in views(me.heard[since:]):
        if view["phase"] in OPEN_ROWS:
            continue
        for card, face_up, looked_at, *_ in [spot for row in view["rows"] for spot in row]:
            assert card is None or face_up or looked_at


def views(heard: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for message in heard:
        if message["type"] == "update":
            yield message["view"]


def points(person: Person) -> list[str]:
    table = person.page.locator("[data-points]")
    expect(table).to_be_visible()
    return table.locator("td").all_inner_texts()
