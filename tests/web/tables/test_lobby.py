"""Before a game: chairs come and go, bots fill up, and a host frees a friend's chair."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.served import LAN, Served
from tests.web.person import Person
from tests.web.stage import LINE

TAP_TWICE = """() => new Promise((done) => {
  const chair = document.querySelector('[data-seat="1"]');
  const again = () => {
    const stand = chair.querySelector('[data-do="stand"]');
    if (!stand) return requestAnimationFrame(again);
    stand.click();
    done();
  };
  chair.querySelector('[data-do="sit"]').click();
  again();
})"""
"""Sit down, and press what comes under the finger then."""


def invite(server: Served, me: Person, friend: Person, *, seats: str, seat: int) -> None:
    """I open a table, and a friend sits down on one of its chairs."""
    me.page.goto(server.at())
    me.choose(seats=seats)
    me.do("invite-chosen").click()
    friend.page.goto(me.invitation())
    friend.seat(seat).locator('[data-do="sit"]').click()
    expect(me.seat(seat)).to_have_attribute("data-ready", "true")


def test_the_game_starts_with_who_is_there_and_free_chairs_are_taken_away(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    invite(server, me, friend, seats="4", seat=2)
    me.do("start").click()
    expect(friend.board).to_be_visible()
    expect(me.page.locator("[data-row]")).to_have_count(2)
    seeds = [one["table"]["seeds"] for one in me.heard if "table" in one][-1]
    assert len(seeds) == 2
    assert None not in seeds, "who moved up got ready again"


class Slow:
    """A way over which nothing comes to the page while it is held up."""

    def __init__(self, person: Person) -> None:
        self.held = False
        self._waiting: list[str | bytes] = []
        person.page.route_web_socket(LINE, self._lay)

    def _lay(self, line: WebSocketRoute) -> None:
        self._line = line
        line.connect_to_server().on_message(self._pass_on)

    def _pass_on(self, frame: str | bytes) -> None:
        if self.held:
            self._waiting.append(frame)
        else:
            self._line.send(frame)

    def let_go(self) -> None:
        """Let everything through that has waited."""
        self.held = False
        for frame in self._waiting:
            self._line.send(frame)


def test_two_who_press_join_at_once_both_sit_down(
    server: Served, arrive: Callable[[], Person]
) -> None:
    """The second has not heard yet that the first sits: for them all chairs are still free."""
    me, friend, other = arrive(), arrive(), arrive()
    way = Slow(other)
    me.page.goto(server.at())
    me.choose(seats="4")
    me.do("invite-chosen").click()
    link = me.invitation()
    for guest in (friend, other):
        guest.page.goto(link)
        expect(guest.do("join")).to_be_visible()
    way.held = True
    friend.do("join").click()
    expect(me.seat(1)).to_have_attribute("data-kind", "person")
    other.do("join").click()
    expect(me.seat(2)).to_have_attribute("data-kind", "person")
    way.let_go()
    expect(other.page.locator('.seat.you[data-seat="2"]')).to_be_visible()


COUNT_NOTES = """
window.notes = 0;
const {createOscillator} = AudioContext.prototype;
AudioContext.prototype.createOscillator = function () {
  notes++;
  return createOscillator.call(this);
};
"""
IN_SIGHT = """it => {
  const {left, right, top, bottom} = it.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
  const there = document.elementFromPoint((left + right) / 2, bottom - 2);
  return it === there || it.contains(there);
}"""
"""Whether all of it is on the screen, and nothing lies over it."""


@pytest.mark.parametrize("seats", ["2", "6"])
@pytest.mark.parametrize("size", [(360, 740), (768, 1024), (1440, 900)])
def test_the_invitation_and_the_way_on_are_in_sight(
    seats: str, size: tuple[int, int], server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.choose(seats=seats)
    me.do("invite-chosen").click()
    me.invitation()
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    for part in ("[data-link]", '[data-do="copy"]', "[data-qr]", '[data-do="start"]'):
        assert me.page.locator(part).first.evaluate(IN_SIGHT), part


def test_a_guest_reads_who_invites_and_joins_with_one_press(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    me.page.goto(server.at())
    me.on_box("cafe", "invite").click()
    friend.page.goto(me.invitation())
    host = me.page.get_by_label("Your name").input_value()
    expect(friend.page.locator("[data-invited]")).to_contain_text(f"{host} invites you to play")
    expect(friend.page.locator("[data-invited]")).to_contain_text("Cat Café")
    friend.do("join").click()
    expect(me.seat(1)).to_have_attribute("data-ready", "true")
    expect(friend.page.locator("[data-invited]")).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_whoever_comes_is_seen_and_heard_wherever_the_host_looks(
    size: tuple[int, int], server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    me.page.add_init_script(COUNT_NOTES)
    me.page.goto(server.at())
    me.on_box("tail", "invite").click()
    friend.page.goto(me.invitation())
    name = friend.page.get_by_label("Your name")
    friend.do("join").click()
    came = me.page.locator("[data-came]")
    expect(came).to_have_text(f"{name.input_value()} is here!")
    box = came.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= size[0] - box["width"]
    assert 0 <= box["y"] <= size[1] - box["height"]
    expect(me.page.get_by_role("status").filter(has=came)).to_have_count(1)
    assert me.page.evaluate("notes") > 0
    me.page.mouse.click(1, size[1] - 1)
    expect(came).to_have_count(0)


def test_whoever_invites_from_an_address_of_this_machine_alone_is_told(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    for address, warned in ((server.at(), 1), (server.at(LAN), 0)):
        me.page.goto(address)
        me.on_box("tail", "invite").click()
        me.invitation()
        expect(me.page.locator("[data-only-here]")).to_have_count(warned)


def test_the_link_is_shared_where_there_is_a_way(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.add_init_script("navigator.share = async told => { window.told = told; };")
    me.page.goto(server.at())
    me.on_box("tail", "invite").click()
    link = me.invitation()
    me.do("share").click()
    told = me.page.evaluate("told")
    assert told["url"] == link
    assert "Cat by the Tail" in told["text"]


def test_one_press_fills_the_table_with_bots(server: Served, arrive: Callable[[], Person]) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.on_box("tail", "invite").click()
    expect(me.do("start")).to_be_disabled()
    me.do("add-chair").click()
    expect(me.page.locator('[data-kind="free"]')).to_have_count(4)
    me.seat(3).locator('[data-do="remove-chair"]').click()
    expect(me.page.locator('[data-kind="free"]')).to_have_count(3)
    me.do("fill").click()
    expect(me.page.locator('[data-kind="bot"]')).to_have_count(3)
    me.do("start").click()
    expect(me.page.locator("[data-row]")).to_have_count(4)


def test_whose_chair_is_freed_is_told_kindly_and_can_sit_down_again(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    invite(server, me, friend, seats="2", seat=1)
    me.seat(1).locator('[data-do="stand"]').click()
    expect(friend.page.locator("[data-freed]")).to_contain_text("The host has freed your seat")
    friend.seat(1).locator('[data-do="sit"]').click()
    expect(friend.page.locator("[data-freed]")).to_have_count(0)
    expect(me.seat(1)).to_have_attribute("data-ready", "true")


def test_the_host_lets_a_bot_play_for_who_sleeps_and_who_wakes_up_plays_on(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    invite(server, me, friend, seats="2", seat=1)
    me.do("start").click()
    expect(friend.board).to_be_visible()
    me.do("log").click()
    me.do("hand-over").click()
    expect(me.do("hand-over")).to_have_count(0)
    me.page.keyboard.press("Escape")
    expect(me.page.locator('[data-row="1"] [data-absence]')).to_have_text("bot plays")
    friend.do("sit-back").click()
    expect(me.page.locator('[data-row="1"] [data-absence]')).to_have_count(0)
    expect(friend.do("sit-back")).to_have_count(0)


def test_who_joins_sees_what_was_chosen_and_who_will_start(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    me.page.goto(server.at())
    me.choose(rounds="5", memory="assisted")
    me.do("invite-chosen").click()
    friend.page.goto(me.invitation())
    chosen = friend.page.locator("[data-chosen]")
    expect(chosen).to_have_count(4)
    expect(chosen.nth(1)).to_contain_text("Rounds – 5 rounds")
    expect(chosen.nth(3)).to_contain_text("The page remembers for you.")
    expect(friend.do("change-options")).to_have_count(0)
    expect(friend.page.get_by_text("The host will start the game.")).to_be_visible()


def test_the_host_changes_what_was_chosen_and_everybody_reads_it(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    me.page.goto(server.at())
    me.on_box("tail", "invite").click()
    friend.page.goto(me.invitation())
    friend.do("join").click()
    chosen = friend.page.locator("[data-chosen]")
    expect(chosen.first).to_contain_text("after a number of rounds")
    me.do("change-options").click()
    for name, value in (("end", "limit"), ("limit", "200")):
        radio = me.page.locator(f'input[name="{name}"][value="{value}"]')
        radio.focus()
        me.page.keyboard.press("Space")
    me.page.get_by_label("Easy game").check()
    expect(chosen.nth(0)).to_contain_text("The last one left wins.")
    expect(chosen.nth(1)).to_contain_text("Limit – 200 points")
    expect(chosen.nth(2)).to_contain_text("less to remember")
    expect(me.page.locator("dialog[open] .means")).to_contain_text(["The last one left wins."])
    me.page.keyboard.press("Escape")
    expect(me.do("change-options")).to_be_focused()
    me.do("fill").click()
    me.do("start").click()
    expect(friend.board).to_be_visible()
    views = [one["view"] for one in friend.heard if one["type"] == "update"]
    assert views[-1]["options"]["limit"] == 200


def test_who_taps_twice_to_sit_down_stays_seated(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me, friend = arrive(), arrive()
    me.page.goto(server.at())
    me.on_box("tail", "invite").click()
    friend.page.goto(me.invitation())
    friend.seat(1).locator('[data-do="sit"]').wait_for()
    friend.page.evaluate(TAP_TWICE)
    expect(me.seat(1)).to_have_attribute("data-ready", "true")
    me.do("fill").click()
    expect(friend.seat(3)).to_have_attribute("data-kind", "bot")
    expect(friend.seat(1)).to_have_attribute("data-kind", "person")
