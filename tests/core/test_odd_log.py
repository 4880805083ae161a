"""The log that the page's own check of the luck is tried on is one that we would write."""

from __future__ import annotations

from meowple.core.log import check_links, check_luck
from tests.core.odd_log import FILE, written


def test_the_odd_log_is_written_as_it_was_and_holds() -> None:
    log = written()
    assert log.to_json() == FILE.read_text("utf-8")
    check_links(log)
    check_luck(log)
