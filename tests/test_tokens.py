"""Colours stand in sheets of tokens, the page's and a game's; files stay short and folders small
enough to read."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

WEB = Path(__file__).parent.parent / "web" / "src"
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(")
USED = re.compile(r"var\((--[\w-]+)[,)]")
SET = re.compile(r"(--[\w-]+)[:=]")
PAGES = [*WEB.rglob("*.svelte"), *WEB.rglob("*.css"), *WEB.rglob("*.ts")]
TOKENS = "tokens.css"
LONGEST = 210
CROWDED = 15


def test_no_colour_is_written_outside_the_tokens() -> None:
    stray = [
        f"{page.relative_to(WEB)}: {found[0]}"
        for page in PAGES
        if page.name != TOKENS
        for found in COLOUR.finditer(page.read_text("utf-8"))
    ]
    assert stray == []


def test_every_token_that_is_used_is_one_that_there_is() -> None:
    text = "\n".join(page.read_text("utf-8") for page in PAGES)
    assert set(USED.findall(text)) - set(SET.findall(text)) == set()


def test_no_file_of_the_page_is_long() -> None:
    written = [page for page in PAGES if ".gen." not in page.name]
    lines = {str(page): page.read_text("utf-8").count("\n") for page in written}
    assert [name for name, count in lines.items() if count > LONGEST] == []


def test_no_folder_of_the_page_is_crowded() -> None:
    folders = Counter(page.parent for page in PAGES)
    assert [str(folder) for folder, count in folders.items() if count > CROWDED] == []
