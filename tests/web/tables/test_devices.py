"""A guest moves to another device, and takes one back."""

from __future__ import annotations

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Dialog, expect

from tests.served import Served
from tests.web.person import Person

SIZES = ((360, 740), (740, 360), (768, 1024), (1440, 900))
WIDER = "() => document.documentElement.scrollWidth > innerWidth"
LONG = "Wojciechosława Mruczkows"


def answers(person: Person, yes: bool) -> list[str]:
    """Answer the next question of the page; gives what it asked."""
    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        (dialog.accept if yes else dialog.dismiss)()

    person.page.once("dialog", answer)
    return asked


def offered(person: Person) -> str:
    """A new code for another device."""
    person.do("add-device").click()
    return person.page.locator("[data-offered]").get_attribute("data-offered") or ""


def test_a_guest_moves_by_link_and_by_code_and_a_device_is_taken_back(
    own_server: Served, arrive: Callable[[], Person]
) -> None:
    me, phone = arrive(), arrive()
    me.page.goto(f"{own_server.at()}/me")
    name = me.page.get_by_label("Your name")
    name.fill(LONG)
    name.press("Enter")
    me.page.locator("label", has_text="Hood").click()
    expect(me.page.locator("[data-cat]")).to_have_attribute("data-cat", "striped ginger hood")
    expect(me.page.locator("[data-device]")).to_have_count(1)
    code = offered(me)
    expect(me.page.locator("[data-offered] [data-qr]")).to_be_visible()
    link = me.page.locator("[data-offered] input").input_value()

    # By link: asked first, and nothing has happened to whoever says no.
    asked = answers(phone, yes=False)
    phone.page.goto(link)
    expect(phone.do("device-code")).to_have_value(code)
    expect(phone.page.locator("[data-device]")).to_have_count(1)
    before = phone.page.get_by_label("Your name").input_value()
    assert LONG in asked[0]
    assert before in asked[0]
    assert "#" not in phone.page.url, "a code does not stay in the address"
    # By code, with the keyboard alone.
    answers(phone, yes=True)
    phone.do("device-code").fill(f"{code[:4].lower()} {code[4:]}")
    with phone.page.expect_navigation():
        phone.page.keyboard.press("Enter")
    expect(phone.page.get_by_label("Your name")).to_have_value(LONG)
    expect(phone.page.locator("[data-cat]")).to_have_attribute("data-cat", "striped ginger hood")
    expect(phone.page.locator('[data-device="other"]')).to_have_count(1)

    # A table of mine is open on the phone when it is taken back.
    me.page.goto(own_server.at())
    me.do("play-now").click()
    me.page.wait_for_selector("[data-board]")
    phone.page.goto(me.page.url)
    phone.page.wait_for_selector("[data-board]")
    me.page.goto(f"{own_server.at()}/me")
    answers(me, yes=True)
    me.page.get_by_role("button", name="Take back").press("Enter")
    expect(me.page.locator("[data-device]")).to_have_count(1)
    expect(phone.page.locator("[data-board]")).to_have_count(0)
    phone.page.goto(f"{own_server.at()}/me")
    expect(phone.page.get_by_label("Your name")).not_to_have_value(LONG)
    expect(phone.page.locator("[data-cat]")).to_have_attribute("data-cat", "none")
    phone.do("device-code").fill(code)
    phone.do("come-over").click()
    expect(phone.page.locator("#device-wrong")).to_contain_text("not good any more")


def test_the_devices_fit_and_can_be_heard(own_server: Served, arrive: Callable[[], Person]) -> None:
    me = arrive()
    me.page.goto(f"{own_server.at()}/me")
    offered(me)
    for language in ("uk", "ru", "pl", "en"):
        me.page.locator("[data-language]").select_option(language)
        expect(me.page.locator("html")).to_have_attribute("lang", language)
        for width, height in SIZES:
            me.page.set_viewport_size({"width": width, "height": height})
            assert not me.page.evaluate(WIDER), (language, width)
        for theme in ("light", "dark"):
            me.page.emulate_media(color_scheme=theme)
            found = Axe().run(me.page)
            assert found.violations_count == 0, found.generate_report()
