"""People agree, go, come back and make room for others, each with a page of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from tests.served import Served
from tests.web.company import asked
from tests.web.person import Person, hasty, patient
from tests.web.tables.test_coming_and_going import absence, sit_down_together

Arrive = Callable[[], Person]


@contextmanager
def around(person: Person) -> Iterator[Locator]:
    """The drawer where one sees to the company, while it is open."""
    person.do("log").click()
    part = person.page.locator("[data-around]")
    expect(part).to_be_visible()
    yield part
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def do(person: Person, name: str) -> None:
    """Open the drawer, do one thing, close it again."""
    with around(person) as part:
        part.locator(f'[data-do="{name}"]').first.click()


def restart(server: Served) -> None:
    server.kill()
    server.start()


def rests(person: Person) -> Locator:
    return person.page.locator("[data-rests]")


def is_back(person: Person) -> None:
    """The page has its line again."""
    expect(person.page.locator("[data-lost]")).to_have_count(0)


def test_a_pause_that_all_agree_on_and_a_bot_for_a_while_outlive_the_server(
    own_server: Served, arrive: Arrive
) -> None:
    me, friend = arrive(), arrive()
    sit_down_together(own_server, me, friend)
    do(friend, "want-pause")
    wanted = me.page.locator('[data-proposal="pause"]')
    expect(wanted).to_contain_text("would like a pause")
    expect(friend.page.locator("[data-proposal]")).to_contain_text("Waiting for:")
    wanted.locator('[data-do="refuse"]').click()
    for person in (me, friend):
        expect(person.page.locator("[data-proposal]")).to_have_count(0)
    do(friend, "want-pause")
    wanted.locator('[data-do="agree"]').click()
    for person in (me, friend):
        expect(rests(person)).to_be_visible()
    restart(own_server)
    friend.reload()
    for person in (me, friend):
        expect(rests(person)).to_be_visible()
        is_back(person)
    me.do("go-on").click()
    for person in (me, friend):
        expect(rests(person)).to_have_count(0)

    do(friend, "bot-for-me")
    expect(absence(me, 1)).to_have_text("bot plays")
    expect(friend.do("sit-back")).to_be_visible()
    restart(own_server)
    friend.reload()
    expect(friend.do("sit-back")).to_be_visible()
    expect(absence(me, 1)).to_have_text("bot plays")
    friend.do("sit-back").click()
    expect(absence(me, 1)).to_have_count(0)

    do(me, "without")  # there is nobody else to ask, but for the friend's word
    expect(friend.page.locator("[data-proposal]")).to_contain_text("while a bot plays for you")
    friend.do("here").click()
    for person in (me, friend):
        expect(person.page.locator("[data-proposal]")).to_have_count(0)
    expect(absence(me, 1)).to_have_count(0)


def test_a_seat_goes_to_somebody_else_by_a_link_and_the_host_keeps_the_door(
    server: Served, arrive: Arrive
) -> None:
    me, friend, sister, stranger = (arrive() for _ in range(4))
    sit_down_together(server, me, friend)
    me.answer(asked(me), hasty)
    with around(friend) as part:
        part.locator('[data-do="give"]').click()
        link = part.locator("[data-seat-link]").input_value()
    sister.page.goto(link)
    expect(sister.page.locator("[data-given]")).to_be_visible()
    sister.do("take").click()
    expect(friend.page.get_by_text("You are watching.")).to_be_visible()
    expect(sister.page.locator('[data-row="1"] .you')).to_have_count(1)
    assert sister.question() is not None, "she is asked what he was asked"

    with around(me) as part:
        part.locator('[data-do="door"]').click()
        expect(part.locator('[data-do="door"] input')).to_be_checked()
        part.locator('[data-do="no-phrases"]').click()
        expect(part.locator('[data-do="no-phrases"] input')).to_be_checked()
    expect(sister.do("phrases")).to_have_count(0)
    stranger.page.goto(link)
    expect(stranger.page.get_by_text("There is no such table")).to_be_visible()

    me.page.once("dialog", lambda dialog: dialog.accept())
    do(me, "remove")
    expect(sister.page.get_by_text("The host has sent you away")).to_be_visible()
    sister.page.reload()
    expect(sister.page.get_by_text("The host has sent you away")).to_be_visible()
    assert me.play_until(lambda question: question.phase == "turn", patient) is not None


def test_who_comes_late_has_a_bots_seat_between_rounds(server: Served, arrive: Arrive) -> None:
    me, late = arrive(), arrive()
    me.page.goto(server.at())
    me.choose(seats="2")
    me.do("invite-chosen").click()
    link = me.invitation()
    me.seat(1).locator('[data-do="seat-bot"]').select_option("kitten")
    me.do("start").click()
    expect(me.board).to_be_visible()
    late.page.goto(link)
    expect(late.board).to_be_visible()
    expect(late.page.locator("[data-joins]")).to_have_count(0)
    me.play_until(lambda question: question.phase == "between", hasty)
    late.page.locator('[data-joins] [data-do="take"]').click()
    expect(late.page.get_by_text("You are watching.")).to_have_count(0)
    name = late.page.locator('[data-row="1"] header b').inner_text()
    expect(me.page.locator('[data-row="1"] header b')).to_have_text(name)
    me.answer(asked(me), hasty)  # the bot was ready for the next round already
    assert asked(late).phase == "opening"
