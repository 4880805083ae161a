"""Pictures of every page, in four sizes, four languages, by day and by night."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count, product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, Page, sync_playwright
from tests.boots.scenes import warming_up
from tests.declared import declared, our_games
from tests.served import Served
from tests.web.chrome import FLAGS, find_chrome
from tests.web.learner import TAUGHT
from tests.web.person import AT_THE_END, WANTED
from tests.web.scenes import Scenes, lobby
from tests.web.stage import LANGUAGES, SIZES, Stage

TO = Path(__file__).parent.parent / "build" / "screenshots"
DRAWER = "dialog[open]"
WINDOWS = {**SIZES, "sideways": (740, 360)}


def pages(stage: Stage, wanted: str) -> Iterator[str]:
    """Go through every page; gives the name of the one that is shown."""
    if not wanted or "home" in wanted:
        stage.go_home()
        yield "home"
        for do, name in (
            ("little", "home-box"),
            ("choose", "home-choices"),
            ("rules", "home-rules"),
        ):
            open_box(stage.page, "tail")
            stage.page.locator(f'[data-do="{do}"]').first.click()
            yield name
            while stage.page.locator(DRAWER).count():
                stage.page.keyboard.press("Escape")
    if wanted in "look":
        stage.page.goto(f"{stage.home}/look")
        stage.page.wait_for_selector("[data-carrying]")
        yield "look"
    stage.show(lobby(4))
    if wanted in "lobby":
        yield "lobby"
    if wanted in "boots-warm-up":
        stage.show(lobby(4, "boots", "far"))
        yield "boots-lobby"
        for name in warming_up(stage):
            yield f"boots-warm-up-{name}"
    for game in our_games():
        scenes: Scenes = declared("scenes", game)
        for seats in scenes.seats:
            for name, scene in scenes.of(seats).items():
                if wanted in f"{game}-{seats}-{name}":
                    stage.show(scene)
                    yield f"{game}-{seats}-{name}"


def open_box(page: Page, game: str) -> None:
    """What a small box does not show is inside."""
    page.wait_for_selector(f'[data-game="{game}"] [data-do="play-now"]')
    small = page.locator(f'[data-game="{game}"] [data-do="box"]')
    if small.count():
        small.click()


def lesson(page: Page, home: str, game: str) -> Iterator[str]:
    """The guided first game, step by step, on the real server."""
    page.goto(home)
    open_box(page, game)
    page.locator(f'[data-game="{game}"] [data-do="lesson"]').click()
    for step in count(1):
        page.wait_for_selector(f"{WANTED}, {TAUGHT}")
        yield f"{game}-lesson-{step:02}"
        if page.locator(TAUGHT).count():
            return
        last = page.locator("[data-board]").get_attribute("data-decision")
        page.locator(WANTED).first.click()
        gone_on = f'[data-board]:not([data-decision="{last}"]), {AT_THE_END}'
        page.wait_for_selector(f'{gone_on}, [data-board] [aria-pressed="true"]')


def shoot(context: BrowserContext, home: str, size: str, wanted: str, to: Path) -> None:
    """Every page that is wanted, in one size."""
    stage = Stage(context, home)
    width, height = WINDOWS[size]
    stage.window({"width": width, "height": height})
    for name in pages(stage, wanted):
        stage.page.screenshot(path=to / f"{name}.png", full_page=name == "look")
    for game in our_games():
        if wanted not in f"{game}-lesson":
            continue
        learner = context.new_page()
        learner.set_viewport_size({"width": width, "height": height})
        for name in lesson(learner, home, game):
            learner.screenshot(path=to / f"{name}.png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--page", default="", help="only pages with this in their name")
    parser.add_argument("--sizes", nargs="*", default=list(WINDOWS))
    parser.add_argument("--languages", nargs="*", default=list(LANGUAGES))
    parser.add_argument("--themes", nargs="*", default=["light", "dark"])
    chosen = parser.parse_args()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "tables.db")
        served.start()
        browser = playwright.chromium.launch(executable_path=find_chrome(), args=FLAGS)
        try:
            for theme, language, size in product(chosen.themes, chosen.languages, chosen.sizes):
                context = browser.new_context(
                    locale=LANGUAGES[language], color_scheme=theme, reduced_motion="reduce"
                )
                shoot(context, served.at(), size, chosen.page, TO / theme / language / size)
                context.close()
        finally:
            browser.close()
            served.kill()
    print(f"pictures are in {TO}")


if __name__ == "__main__":
    main()
