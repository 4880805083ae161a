"""The icons of the app, drawn from the cat of the page: `python -m tools.icons`. They are kept with
the page: whoever builds it needs no browser."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.web.chrome import FLAGS, find_chrome

WEB = Path(__file__).parent.parent / "web"
TO = WEB / "public" / "icons"
PAPER = "#FFF8EC"
DRAWN = """<body style="margin: 0; background: {paper}">
<img src="data:image/svg+xml;base64,{cat}" style="display: block; width: {size}px; height: {size}px;
 box-sizing: border-box; padding: {edge}px">"""

ICONS = {"cat-192": (192, 8), "cat-512": (512, 20), "cat-maskable-512": (512, 96)}
"""Pixels of each, and how wide its edge is: a mask may cut a fifth off."""


def main() -> None:
    TO.mkdir(parents=True, exist_ok=True)
    cat = b64encode((WEB / "src" / "cat.svg").read_bytes()).decode()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chrome(), args=FLAGS)
        for name, (size, edge) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(DRAWN.format(paper=PAPER, cat=cat, size=size, edge=edge))
            page.screenshot(path=TO / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
