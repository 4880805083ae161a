"""The page says log lines without a view, so it has the printed cats too: the same ones."""

from __future__ import annotations

import re
from pathlib import Path

from meowple.games.boots.cards import CATS

CARDS = Path(__file__).parents[2] / "web" / "src" / "games" / "boots" / "pieces" / "cards.ts"
PRINTED = re.compile(r'^  \["(\w+)", "(\w+)", "(\w+)"\],$', re.MULTILINE)


def test_the_page_has_the_same_cats_in_the_same_order() -> None:
    printed = PRINTED.findall(CARDS.read_text("utf-8"))
    assert printed == [(cat.boots, cat.head, cat.item) for cat in CATS]
