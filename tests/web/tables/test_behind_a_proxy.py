"""Behind a proxy with TLS, on another host and under another name: all of it works."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import segno
from playwright.sync_api import BrowserContext, expect

from tests.served import Served
from tests.web.person import Person, hasty
from tests.web.tls_proxy import ADDRESS, NAME, TlsProxy

Stand = Callable[..., TlsProxy]


@pytest.fixture
def stand(tmp_path: Path) -> Iterator[Stand]:
    """Calling it puts a proxy before a new server; the server is told its name."""
    with ExitStack() as things:

        def both(*, careful: bool, whole: bool) -> TlsProxy:
            served = Served(tmp_path / "tables.db", behind=[ADDRESS])
            proxy = things.enter_context(TlsProxy(served.port, careful=careful))
            served.names = (proxy.origin if whole else NAME,)
            served.start()
            things.callback(served.kill)
            return proxy

        yield both


@pytest.mark.parametrize(
    ("careful", "whole"),
    [
        (True, False),
        pytest.param(False, True, marks=pytest.mark.long),
        pytest.param(True, True, marks=pytest.mark.long),
    ],
)
def test_a_whole_match_is_played_behind_a_proxy_with_tls(
    stand: Stand, arrive: Callable[[], Person], careful: bool, whole: bool
) -> None:
    proxy = stand(careful=careful, whole=whole)
    me = arrive()
    me.page.goto(proxy.origin)
    assert me.page.evaluate("() => isSecureContext") is True
    me.on_box("tail", "invite").click()
    link = me.invitation()
    assert link.startswith(f"{proxy.origin}/t/")
    told = next(heard for heard in me.heard if heard["type"] == "invitation")
    code = segno.make(link, error="m", micro=False)
    assert told["qr"] == ["".join("1" if dot else "0" for dot in row) for row in code.matrix]
    (cookie,) = cookies(me.page.context)
    assert cookie == ("meowple", True)

    me.page.goto(proxy.origin)
    me.choose(seats="2", rounds="1")
    me.do("play-chosen").click()
    me.play_until(lambda question: False, hasty)
    expect(me.page.locator("[data-score-sheet] tbody tr")).to_have_count(2)


def test_a_careless_proxy_before_a_server_that_was_not_told_is_refused_in_words(
    stand: Stand, arrive: Callable[[], Person]
) -> None:
    proxy = stand(careful=False, whole=False)
    me = arrive()
    me.page.goto(proxy.origin)
    me.do("play-now").first.click()
    expect(me.page.get_by_role("alert")).to_contain_text("Only a page of this server may do that.")


def cookies(context: BrowserContext) -> list[tuple[str, bool]]:
    """The names of the cookies, and whether they are for https alone."""
    return [(each.get("name", ""), each.get("secure", False)) for each in context.cookies()]
