"""Two people and a bot play `fits`: one carries things to their places, the other presses."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.served import Served
from tests.web.carrying import NUDGE, STEPS, middle, spot
from tests.web.company import asked, who_is_able
from tests.web.fits.people import layer, sleeper
from tests.web.person import AT_THE_END, Person, Question
from tests.web.stage import SIZES


def test_two_people_and_a_bot_play_fits_to_the_end_by_carrying_and_by_pressing(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    width, height = SIZES["desktop"]
    me.page.set_viewport_size({"width": width, "height": height})
    sit_down_together(server, me, friend)
    while able := who_is_able([me, friend]):
        if me in able:
            answer_by_carrying(me)
        else:
            friend.answer(asked(friend), sleeper)
    mine, theirs = (one.page.locator("[data-score-sheet] .total") for one in (me, friend))
    expect(mine).to_have_count(3)
    expect(theirs).to_have_text(mine.all_inner_texts())


def sit_down_together(server: Served, me: Person, friend: Person) -> None:
    """I open a small table for three, a bot takes one seat, and a friend comes by the link. Then I
    choose my cat: bots wait until people have theirs."""
    me.page.goto(server.at())
    me.on_box("fits", "choose").click()
    for name, value in (("seats", "3"), ("size", "small")):
        radio = me.page.locator(f'input[name="{name}"][value="{value}"]')
        me.page.locator("label", has=radio).click()
    me.on_box("fits", "invite-chosen").click()
    me.seat(2).locator("select").select_option("kitten")
    friend.page.goto(me.invitation())
    friend.seat(1).locator('[data-do="sit"]').click()
    expect(me.seat(1)).to_have_attribute("data-ready", "true")
    me.do("start").click()
    me.answer(asked(me), layer)
    expect(friend.board).to_have_attribute("data-waiting", "1 2")


def answer_by_carrying(me: Person) -> None:
    """Carry what can be carried to the first place that takes it, and press everything else."""
    question = asked(me)
    start = carried_from(me, question)
    if start is None:
        me.answer(question, layer)
        return
    here = middle(spot(me.page, start))
    me.page.mouse.move(*here)
    me.page.mouse.down()
    me.page.mouse.move(here.x + NUDGE, here.y)
    me.page.mouse.move(*middle(me.page.locator(".target").first), steps=STEPS)
    me.page.mouse.up()
    me.page.locator('[data-move$=":here"]').click()
    me.page.wait_for_selector(
        f'[data-board]:not([data-decision="{question.decision}"]), {AT_THE_END}'
    )


def carried_from(me: Person, question: Question) -> str | None:
    """Where the thing lies that is to be laid."""
    key = layer(question)
    if key.startswith(("cat:", "toy:")):
        return "cats" if question.phase == "cat" else "toy"
    if key.startswith("lay:") and question.phase == "toy":
        return "toy"
    if key.startswith(("start:", "lay:", "princess")):
        return me.page.locator(f'.hand [data-move="{key}"]').first.get_attribute("data-spot")
    return None
