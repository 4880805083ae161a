"""Pictures of every page, in three sizes, four languages, by day and by night."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright
from tests.served import Served
from tests.web.chrome import FLAGS, find_chrome
from tests.web.cafe_scenes import cafe_scenes
from tests.web.scenes import lobby, scenes
from tests.web.stage import LANGUAGES, SIZES, Stage

TO = Path(__file__).parent.parent / "build" / "screenshots"
SEATS = (2, 4, 6)
CAFE_SEATS = (2, 3, 4)


def pages(stage: Stage, wanted: str) -> Iterator[str]:
    """Go through every page; gives the name of the one that is shown."""
    if not wanted or "home" in wanted:
        stage.go_home()
        yield "home"
        for do, name in (("choose", "home-choices"), ("rules", "home-rules")):
            stage.page.locator(f'[data-do="{do}"]').first.click()
            yield name
            stage.page.keyboard.press("Escape")
    stage.show(lobby(4))
    if wanted in "lobby":
        yield "lobby"
    for seats in SEATS:
        for name, scene in scenes(seats).items():
            if wanted in f"table-{seats}-{name}":
                stage.show(scene)
                yield f"table-{seats}-{name}"
    for seats in CAFE_SEATS:
        for name, scene in cafe_scenes(seats).items():
            if wanted in f"cafe-{seats}-{name}":
                stage.show(scene)
                yield f"cafe-{seats}-{name}"


def shoot(browser: Browser, home: str, chosen: argparse.Namespace) -> None:
    """Every page of every kind that was chosen."""
    for theme in chosen.themes:
        for language in chosen.languages:
            for size in chosen.sizes:
                context = browser.new_context(
                    locale=LANGUAGES[language], color_scheme=theme, reduced_motion="reduce"
                )
                stage = Stage(context, home)
                stage.size(size)
                for name in pages(stage, chosen.page):
                    stage.page.screenshot(path=TO / theme / language / size / f"{name}.png")
                context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--page", default="", help="only pages with this in their name")
    parser.add_argument("--sizes", nargs="*", default=list(SIZES))
    parser.add_argument("--languages", nargs="*", default=list(LANGUAGES))
    parser.add_argument("--themes", nargs="*", default=["light", "dark"])
    chosen = parser.parse_args()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "tables.db")
        served.start()
        browser = playwright.chromium.launch(executable_path=find_chrome(), args=FLAGS)
        try:
            shoot(browser, served.at(), chosen)
        finally:
            browser.close()
            served.kill()
    print(f"pictures are in {TO}")


if __name__ == "__main__":
    main()
