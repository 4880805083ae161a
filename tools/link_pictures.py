"""The pictures that messengers show beside a link: the lid of each box, `python -m
tools.link_pictures`. They are kept with the page: whoever builds it needs no browser."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright
from tests.declared import our_games
from tests.served import Served
from tests.web.chrome import FLAGS, find_chrome

TO = Path(__file__).parent.parent / "web" / "public" / "link"
WIDE, HIGH = 600, 315
"""Twice that in pixels: as large as messengers want them."""
ALONE = f"""it => {{
  document.body.replaceChildren(it);
  it.style = "width: {WIDE}px; height: {HIGH}px; border: 0; border-radius: 0";
}}"""


def main() -> None:
    TO.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "tables.db")
        served.start()
        browser = playwright.chromium.launch(executable_path=find_chrome(), args=FLAGS)
        page = browser.new_page(
            viewport={"width": 1440, "height": 900}, device_scale_factor=2, color_scheme="light"
        )
        for game in our_games():
            page.goto(served.at())
            page.locator(f'[data-game="{game}"] .lid').evaluate(ALONE)
            page.locator(".lid").screenshot(path=TO / f"{game}.jpg", quality=80)
        browser.close()
        served.kill()


if __name__ == "__main__":
    main()
