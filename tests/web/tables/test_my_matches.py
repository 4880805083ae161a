"""What a guest has played, as plots with a table beside each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.served import Served
from tests.server.tables.test_my_matches import played
from tests.web.person import Person

SIZES = ((360, 740), (740, 360), (768, 1024), (1440, 900))
WIDER = "() => document.documentElement.scrollWidth > innerWidth"
DAY = 24 * 3600 * 1000
LINES = {
    "boots": [["cats", 7, None], ["paws", 2, None]],
    "cafe": [["tower", 12, 1], ["cat", 5, 2], ["mice", -3, None]],
    "tail": [["round", 11, 1], ["round", 24, 2]],
    "fits": [["box", 9, 1], ["more_cats", 4, 1]],
    "rook_and_raven": [["feathers_of_the_old_raven", -8, None]],
}


def matches() -> list[dict[str, Any]]:
    """A few of each game, and of one that is not here any more."""
    return [
        {
            "match": f"{game}{number}",
            "game": game,
            "at": (20_000 - number) * DAY,
            "seat": 0,
            "seats": 4,
            "rank": 1 + number % 3,
            "score": 17 * number - 5,
            "lines": lines,
            "more_is_better": game != "tail",
            "times": game == "boots",
        }
        for game, lines in LINES.items()
        for number in range(9 if game == "boots" else 2)
    ]


def timed() -> list[dict[str, Any]]:
    """How quick somebody was."""
    return [
        {"match": one["match"], "at": one["at"], "times": [2345 - 100 * n, 1800, 900 + n]}
        for n, one in enumerate(matches())
        if one["times"]
    ]


def test_a_guest_sees_what_they_have_played(
    own_server: Served, arrive: Callable[[], Person]
) -> None:
    ann, ben = played(own_server, "tail", rounds=1)
    outcome = ann.update["outcome"]
    me = arrive()
    name, _, value = ann.cookie.partition("=")
    me.page.context.add_cookies([{"name": name, "value": value, "url": own_server.at()}])
    me.page.goto(f"{own_server.at()}/me")
    expect(me.page.locator("[data-matches]")).to_have_attribute("data-matches", "1")
    records = me.page.locator("[data-records]")
    expect(records).to_contain_text(str(outcome["scores"][0]))
    # By names alone: each plot is a picture with a name, and a table that says the same.
    for title in ("Places", "Points over time", "Where points come from"):
        expect(me.page.get_by_role("img", name=title)).to_be_visible()
        expect(me.page.get_by_role("region", name=title).get_by_role("table")).to_be_visible()
    points = me.page.get_by_role("region", name="Points over time").get_by_role("cell")
    expect(points).to_have_text(str(outcome["scores"][0]))
    first = me.page.get_by_role("row", name=f"Place {outcome['ranks'][0]}")
    expect(first.get_by_role("cell")).to_have_text("1")
    me.page.get_by_role("region", name="Places").focus()
    expect(me.page.get_by_role("region", name="Places")).to_be_focused()
    for page in (ann, ben):
        page.leave()


def test_plots_of_every_game_fit_and_can_be_heard(
    own_server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.route("**/api/me/matches", lambda route: route.fulfill(json=matches()))
    me.page.route("**/api/me/times/*", lambda route: route.fulfill(json=timed()))
    me.page.goto(f"{own_server.at()}/me")
    expect(me.page.locator('[data-records="boots"]')).to_be_visible()
    expect(me.page.get_by_role("img", name="Reaction times")).to_be_visible()
    expect(me.page.locator("[data-records]")).to_contain_text("0.90 s")
    for language in ("uk", "ru", "pl", "en"):
        me.page.locator("[data-language]").select_option(language)
        expect(me.page.locator("html")).to_have_attribute("lang", language)
        for game in LINES:
            me.page.locator(f'input[name="matches-of"][value="{game}"]').check(force=True)
            expect(me.page.locator(f'[data-records="{game}"]')).to_be_visible()
            for width, height in SIZES:
                me.page.set_viewport_size({"width": width, "height": height})
                assert not me.page.evaluate(WIDER), (language, game, width)
        for theme in ("light", "dark"):
            me.page.emulate_media(color_scheme=theme)
            found = Axe().run(me.page)
            assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize(
    ("points", "times"),
    [([17], [[140]]), ([0], [[350]]), ([0, 0], [[999], [999]]), ([-3, -8], [[1000], [20]])],
)
def test_a_plot_is_drawn_of_one_match_and_of_times_below_a_second(
    server: Served, arrive: Callable[[], Person], points: list[int], times: list[list[int]]
) -> None:
    """Whoever finds a card in no time has a plot too, and its mark says the time."""
    few = [one for one in matches() if one["game"] == "boots"][: len(points)]
    played = [one | {"score": score} for one, score in zip(few, points, strict=True)]
    quick = [
        {"match": one["match"], "at": one["at"], "times": each}
        for one, each in zip(few, times, strict=True)
    ]
    me = arrive()
    me.page.route("**/api/me/matches", lambda route: route.fulfill(json=played))
    me.page.route("**/api/me/times/*", lambda route: route.fulfill(json=quick))
    me.page.goto(f"{server.at()}/me")
    longest = max(each[0] for each in times) / 1000
    drawn = me.page.get_by_role("img", name="Reaction times")
    expect(drawn.get_by_text(f"{longest:.2f} s", exact=True)).to_be_visible()
    expect(me.page.get_by_role("img", name="Points over time")).to_be_visible()
