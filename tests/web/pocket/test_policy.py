"""What the page of a server may not do though its workers must: put a program together from bytes.
That the workers may is seen wherever a device plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error

from tests.web.person import Person
from tests.web.pocket.owner import Pocket

EMPTY = "WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(() => true)"
"""The smallest program there is."""


def test_the_page_itself_puts_no_program_together_from_bytes(pocket: Pocket, me: Person) -> None:
    me.page.goto(pocket.home)
    with pytest.raises(Error, match="Content Security Policy"):
        me.page.evaluate(EMPTY)
    me.page.wait_for_selector("[data-loaded]")
    assert me.page.evaluate("meowple.ask('tables/open').then(([status]) => status)") == 200
