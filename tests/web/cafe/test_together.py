"""Two people in two browsers and two bots play `cafe`; choices are sealed, and a line is lost."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.served import Served
from tests.web.cafe.people import builder, play_together
from tests.web.company import asked
from tests.web.person import AT_THE_END, CAN_ACT, Person

DRAWING = '[data-board][data-phase="draw"]'
TAKES = f'[data-phase="draft"]{CAN_ACT}'


def sit_down_together(server: Served, me: Person, friend: Person) -> None:
    """I open a table for four, bots take two seats, and a friend comes by the link."""
    me.page.goto(server.at())
    me.on_box("cafe", "invite").click()
    for seat in (2, 3):
        me.seat(seat).locator("select").select_option("kitten")
    friend.page.goto(me.invitation())
    friend.seat(1).locator('[data-do="sit"]').click()
    expect(me.seat(1)).to_have_attribute("data-ready", "true")
    me.do("start").click()
    expect(friend.board).to_have_attribute("data-phase", "draft")


def test_two_people_and_two_bots_play_to_the_end_though_a_line_is_lost_while_drawing(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend, watcher = arrive(), arrive(), arrive()
    sit_down_together(server, me, friend)
    play_together([me, friend], DRAWING, TAKES)
    friend.page.wait_for_selector(DRAWING)
    watcher.page.goto(friend.page.url)
    expect(watcher.board).to_have_attribute("data-phase", "draw")

    friend.page.context.set_offline(True)
    line = friend.page.locator("[data-line]")
    expect(line).to_have_attribute("data-line", "lost")
    me.answer(asked(me), builder)
    expect(me.board).to_have_attribute("data-sealed", "true")
    assert friend.phase == "draw"

    friend.page.context.set_offline(False)
    expect(line).to_have_attribute("data-line", "open")
    expect(friend.page.locator('[data-row="0"]')).to_have_attribute("data-chosen", "true")
    assert not drawn(friend, 0), "what is sealed is seen"
    expect(watcher.page.locator("button[data-move]")).to_have_count(0)
    friend.answer(asked(friend), builder)
    expect(friend.board).to_have_attribute("data-round", "2")
    assert drawn(friend, 0)

    play_together([me, friend], AT_THE_END)
    friend.page.wait_for_selector(AT_THE_END)
    watcher.page.wait_for_selector(AT_THE_END)
    assert totals(me) == totals(friend) == totals(watcher)


def test_a_sealed_choice_is_changed_in_one_gesture(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    sit_down_together(server, me, friend)
    play_together([me, friend], DRAWING, TAKES)
    question = asked(me)
    first, other = [key for key in question.keys if key.startswith("draw:")][:2]
    me.answer(question, lambda _: first)
    expect(me.board).to_have_attribute("data-sealed", "true")
    sealed = me.decision

    press_through(me, other)
    expect(me.board).to_have_attribute("data-sealed", "true")
    expect(me.board).not_to_have_attribute("data-decision", sealed)
    friend.answer(asked(friend), builder)
    expect(me.board).to_have_attribute("data-round", "2")
    tower, floor = other.split(":")[1:]
    cell = me.page.get_by_role("button", name=f"Tower {tower}, floor {floor}:")
    expect(cell).not_to_have_accessible_name(f"Tower {tower}, floor {floor}: empty")


def press_through(me: Person, key: str) -> None:
    """Press a cell, then the first of what is offered there, and its first cat."""
    me.press(f'[data-board] [data-move="{key}"]')
    while (longer := me.page.locator(f'[data-ways] [data-move^="{key}:"]').first).count():
        key = longer.get_attribute("data-move") or ""
        me.press(f'[data-move="{key}"]')


def drawn(person: Person, seat: int) -> int:
    """How many items this person sees on somebody's sheet."""
    return person.page.locator(f'[data-row="{seat}"] [data-do="sheet"] [data-item]').count()


def totals(person: Person) -> list[str]:
    return person.page.locator("[data-score-sheet] tfoot td").all_inner_texts()
