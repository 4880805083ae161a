"""The page from a plain file host, in a folder of it: no server of ours anywhere."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.pocket.hosted import hosted, in_folder
from tests.web.person import CAN_ACT, Person, hasty
from tests.web.pocket.owner import play_here, set_quick
from tests.web.pocket.renewed import copy, renew

ROOT = Path(__file__).parents[3]
FOLDER = "/some/folder/"
Arrive = Callable[[], Person]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make site` writes, in a folder that a test may change."""
    subprocess.run(["make", "--silent", "site"], cwd=ROOT, check=True, capture_output=True)
    return copy(ROOT / "build" / "site", tmp_path_factory.mktemp("site") / "site")


@pytest.mark.long
def test_the_page_plays_from_any_folder_of_a_plain_host_and_without_it(
    site: Path, arrive: Arrive
) -> None:
    me = arrive()
    set_quick(me)
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    with hosted(in_folder(site, FOLDER)) as host:
        home = host.replace("127.0.0.1", "localhost") + FOLDER
        me.page.goto(home)
        expect(me.page.locator("[data-device-panel]")).to_contain_text("no server behind it")
        expect(me.page.locator('[data-do="invite"]')).to_have_count(0)
        me.do("load-device").click()
        expect(me.page.locator('[data-device="ready"]')).to_be_attached()
        me.page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    assert [url for url in asked if not url.startswith((home, "blob:"))] == []

    me.page.reload()
    play_here(me, "tail")
    for _ in range(3):
        question = me.question()
        assert question is not None
        me.answer(question, hasty)
    decision = me.decision
    me.page.reload()
    me.page.wait_for_selector(CAN_ACT)
    assert int(me.decision) >= int(decision)
    me.page.locator("header a").first.click()
    expect(me.page.locator("[data-here]")).to_have_count(1)


@pytest.mark.long
def test_a_new_page_comes_while_a_match_runs_and_waits_for_its_end(
    site: Path, arrive: Arrive
) -> None:
    me = arrive()
    set_quick(me)
    with hosted(in_folder(site, FOLDER)) as host:
        home = host.replace("127.0.0.1", "localhost") + FOLDER
        me.page.goto(home)
        me.do("load-device").click()
        expect(me.page.locator('[data-device="ready"]')).to_be_attached()
        me.page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
        me.page.reload()
        play_here(me, "tail")
        renew(site)
        me.page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
        me.page.wait_for_function(
            "navigator.serviceWorker.getRegistration().then(one => one.waiting !== null)"
        )
        question = me.question()
        assert question is not None
        me.answer(question, hasty)
        me.page.reload()
        me.page.wait_for_selector(CAN_ACT)
        assert me.page.locator('meta[name="newer"]').count() == 0
        me.page.goto(home)
        me.page.wait_for_selector('meta[name="newer"]', state="attached")
        expect(me.page.locator("[data-here]")).to_have_count(1)
