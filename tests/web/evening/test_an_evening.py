"""A television and three phones: two matches of different games, and everything is reloaded."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from meowple.table.evening import points_for
from tests.served import Served
from tests.web.chrome import PATIENCE
from tests.web.company import GLANCE
from tests.web.evening.screen import (
    CYRILLIC,
    Television,
    begin,
    choose_game,
    join_by_camera,
    join_by_code,
    play_on,
)
from tests.web.fits.people import layer
from tests.web.person import AT_THE_END, Person, hasty


def test_an_evening_of_two_games_though_screen_phone_and_server_start_anew(
    own_server: Served, arrive: Callable[[], Person]
) -> None:
    screen = Television(arrive(), own_server)
    ann, ben, eve = people = [arrive() for _ in range(3)]
    code = screen.code
    join_by_code(ann, own_server, code.translate(CYRILLIC).lower())
    for phone in (ben, eve):
        join_by_camera(phone, own_server, screen)
    expect(screen.at("[data-here]")).to_have_attribute("data-here", "3")

    choose_game(eve, "tail", rounds="1")
    begin(ben, people)
    screen.shows("match")
    play_on(people, hasty, 4)
    screen.person.page.reload()
    screen.shows("match")
    expect(screen.at("[data-turn]")).not_to_be_empty()
    ben.reload()
    play_on(people, hasty)
    screen.shows("ended")
    first = gained(screen)
    assert screen.places() == first

    ann.page.wait_for_selector(AT_THE_END)
    ann.do("again").click()
    screen.shows("gathering")
    choose_game(ben, "fits", size="small")
    expect(screen.at("[data-next]")).to_have_attribute("data-next", "fits")
    begin(eve, people)
    screen.shows("match")
    play_on(people, layer, 6)
    before = [welcomes(person) for person in (screen.person, *people)]
    own_server.kill()
    own_server.start()
    for person, known in zip((screen.person, *people), before, strict=True):
        wait_until_back(person, known)
    expect(ann.page.locator("[data-strip]")).to_be_visible()
    play_on(people, layer)
    screen.shows("ended")
    second = gained(screen)
    total = {name: first[name] + second[name] for name in first}
    assert screen.places() == total

    nothing_but_what_everybody_may_see(screen.person)
    the_evening_ends(screen, ann, eve, total)
    late = arrive()
    late.page.goto(f"{own_server.url}/join")
    late.do("code").fill(code)
    late.do("join-evening").click()
    expect(late.page.get_by_role("alert")).to_contain_text("no evening with this code")


def gained(screen: Television) -> dict[str, int]:
    """What the match brought, worked out from what the screen was told."""
    told = [one for one in screen.person.heard if one["type"] == "update" and one["outcome"]][-1]
    table = [one for one in screen.person.heard if one["type"] == "table"][-1]["table"]
    names = [chair["name"] for chair in table["chairs"]]
    return dict(zip(names, points_for(told["outcome"]["ranks"]), strict=True))


def welcomes(person: Person) -> int:
    """How often the page was welcomed at its table."""
    return sum(one["type"] == "welcome" for one in person.heard)


def wait_until_back(person: Person, before: int) -> None:
    """The page has come back to its table by itself."""
    for _ in range(PATIENCE // GLANCE):
        if welcomes(person) > before:
            return
        person.page.wait_for_timeout(GLANCE)
    raise AssertionError("the page does not come back")


def nothing_but_what_everybody_may_see(screen: Person) -> None:
    """The screen was never told of a seat, and nothing can be pressed on it."""
    updates = [one for one in screen.heard if one["type"] == "update"]
    assert updates
    assert all(one["seat"] is None and one["moves"] == [] for one in updates)
    assert {one["type"] for one in screen.sent} <= {"hello", "pong", "invite"}


def the_evening_ends(
    screen: Television, phone: Person, other: Person, total: dict[str, int]
) -> None:
    """It ends for all when one says so twice; the picture is for whoever wants it."""
    phone.do("end-evening").click()
    phone.do("end-evening-yes").click()
    screen.shows("ceremony")
    assert screen.places() == total
    best = [name for name, points in total.items() if points == max(total.values())]
    winners = screen.at("[data-winners]").get_attribute("data-winners") or ""
    assert set(winners.split(", ")) <= set(best)
    expect(other.page.locator('[data-page="ceremony"]')).to_be_visible()
    with other.page.expect_download() as kept:
        other.do("picture").click()
    assert kept.value.suggested_filename.startswith("meowple-evening")
