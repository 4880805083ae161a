"""On one screen by keyboard alone, by ear alone, with others elsewhere, and back out of turn."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.served import Served
from tests.web.cafe.people import builder
from tests.web.device.family import PASS, TAKE, Wire, answer, begin, gather, take
from tests.web.listener import Listener
from tests.web.person import AT_THE_END, CAN_ACT, Person, hasty

HANDS = 4


def test_by_keyboard_alone(server: Served, arrive: Callable[[], Person]) -> None:
    ann = arrive()
    gather(server, ann, "tail", "Mum", seats="2", rounds="1")
    ann.press_by_keyboard('[data-do="play-here"]')
    hands = 0
    while hands < HANDS:
        ann.page.wait_for_selector(f"{TAKE}, {CAN_ACT}")
        if ann.page.locator(PASS).count():
            expect(ann.page.locator("h1")).to_be_focused()
            ann.press_by_keyboard(TAKE)
            expect(ann.page.locator(PASS)).to_have_count(0)
            hands += 1
        elif question := ann.question():
            answer(ann, question, hasty, ann.press_by_keyboard)


def test_by_ear_alone(server: Served, arrive: Callable[[], Person]) -> None:
    ann = arrive()
    gather(server, ann, "tail", "Mum", seats="2", rounds="1")
    begin(ann)
    listener = Listener(ann.page)
    heading = ann.page.get_by_role("heading", level=1)
    news, hands = 0, 0
    while hands < HANDS:
        ann.page.wait_for_selector(f"{TAKE}, {CAN_ACT}, {AT_THE_END}")
        if ann.page.locator(PASS).count():
            name = heading.inner_text().removeprefix("Pass it to ")
            news += ann.page.get_by_role("heading", name="What happened").count()
            ann.page.get_by_role("button", name=f"I am {name}").click()
            expect(heading).not_to_contain_text("Pass it to")
            said = ann.page.get_by_role("status").filter(has_text=f"{briefly(name)}, your turn!")
            expect(said).to_have_count(1)
            hands += 1
        else:
            listener.go_on(listener.listen())
    assert news >= HANDS - 2


def briefly(name: str) -> str:
    return name if len(name) <= 13 else f"{name[:12]}…"


def test_two_share_a_phone_at_a_table_with_a_friend_elsewhere(
    server: Served, arrive: Callable[[], Person]
) -> None:
    ann, ben = arrive(), arrive()
    wire = Wire(ann)
    gather(server, ann, "tail", "Mum", seats="3", rounds="1")
    ann.page.keyboard.press("Escape")
    ben.page.goto(ann.invitation())
    ben.seat(2).locator('[data-do="sit"]').click()
    expect(ann.seat(2)).to_have_attribute("data-ready", "true")
    expect(ben.seat(1)).to_contain_text("Mum")
    ann.do("start").click()
    passed = 0
    while not ann.page.locator(AT_THE_END).count():
        if ann.page.locator(TAKE).count():
            assert take(ann) in (0, 1)
            passed += 1
        for person in (ann, ben):
            if person.page.locator(CAN_ACT).count() and (question := person.question()):
                answer(person, question, hasty)
    assert passed >= 2
    assert wire.assert_told_of_nobody_else()
    assert {one["seat"] for one in ben.heard if one["type"] == "update"} == {2}
    mine = ann.page.locator("[data-standing].mine")
    expect(mine).to_have_count(2)
    ann.do("again").click()
    expect(ben.page.locator("main")).to_contain_text("Ready for another game")
    wants = [one["seat"] for one in ann.sent if one["type"] == "again"]
    assert wants == [0, 1]


def test_a_move_is_taken_back_by_who_made_it(server: Served, arrive: Callable[[], Person]) -> None:
    ann = arrive()
    gather(server, ann, "cafe", "Mum")
    begin(ann)
    turn = ann.page.locator("[data-turn]")
    first = int(turn.get_attribute("data-turn") or 0)
    question = ann.question()
    assert question is not None
    answer(ann, question, builder)
    expect(ann.page.locator(f'[data-turn="{1 - first}"]')).to_have_count(1)
    ann.do("pass").click()
    assert take(ann, first) == first
    ann.do("undo").click()
    expect(ann.page.locator(f'[data-turn="{first}"]')).to_have_count(1)
    assert [one["seat"] for one in ann.sent if one["type"] == "undo"] == [first]


def test_who_goes_is_played_for_and_comes_back(
    server: Served, arrive: Callable[[], Person]
) -> None:
    ann = arrive()
    gather(server, ann, "tail", "Mum", "Dad", seats="3", rounds="1")
    begin(ann)
    seat = take(ann)
    ann.do("log").click()
    gone = (seat + 1) % 3
    ann.page.locator(f'[data-do="hand-over"][data-seat="{gone}"]').click()
    ann.page.keyboard.press("Escape")
    back = ann.page.locator(f'[data-do="sit-back"][data-seat="{gone}"]')
    expect(back).to_be_visible()
    question = ann.question()
    assert question is not None
    answer(ann, question, hasty)
    ann.page.wait_for_selector(TAKE)
    assert take(ann) == (seat + 2) % 3
    back.click()
    expect(back).to_have_count(0)
