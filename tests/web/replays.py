"""A match that is over, seen again on a stage."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Route

import meowple
from meowple.table.store.replays import replay_of
from tests.golden.files import FOLDER
from tests.web.scenes import Scene, playing, update_of
from tests.web.stage import Stage


def show_again(stage: Stage, name: str, hints: int = 0) -> None:
    """Open the replay of a golden match, in which the first seat was given so many hints; back when
    its bar is there."""
    log = meowple.Log.from_json((FOLDER / f"{name}.json").read_bytes())
    told: dict[str, Any] = msgspec.to_builtins(replay_of(log))

    def answer(route: Route) -> None:
        match = route.request.url.split("/")[-2]
        route.fulfill(json={**told, "match": match})

    match = meowple.replay(log)
    stage.page.unroute_all()
    stage.page.route("**/api/matches/*/replay", answer)
    first, *others = playing(match, "over").chairs
    chairs = (replace(first, hints=hints), *others)
    table = replace(playing(match, "over"), chairs=chairs)
    stage.show(Scene("over", table, update_of(match, 1)))
    stage.page.wait_for_selector("[data-highlights]")
    stage.page.locator('[data-do="replay"]').click()
    stage.page.wait_for_selector("[data-replay]")
