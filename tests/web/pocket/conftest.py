"""One device for all tests of its tables: what it plays with is loaded once, and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.served import Served
from tests.web.conftest import TRACES, failed, keep
from tests.web.person import Person
from tests.web.pocket.owner import Pocket

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """They run in one worker, or each would load it."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("pocket"))


@pytest.fixture(scope="session")
def pocket(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pocket]:
    """The device, and the server that its page came from; whoever kills that starts it again."""
    served = Served(tmp_path_factory.mktemp("pocket") / "tables.db")
    served.start()
    pocket = Pocket(browser, served)
    yield pocket
    pocket.context.close()
    served.kill()


@pytest.fixture
def tab(pocket: Pocket, request: pytest.FixtureRequest) -> Iterator[Callable[[], Person]]:
    """Calling it opens a tab of the device, on which nothing was played so far."""
    pocket.forget_tables()
    yield pocket.new_tab
    tabs = pocket.tabs
    for number, one in enumerate(tabs):
        if request.node.stash.get(failed, True) and not one.page.is_closed():
            keep(one, TRACES / f"{request.node.name}-{number}")
    pocket.close_tabs()
    assert [why for one in tabs for why in one.wrong] == []


@pytest.fixture
def me(tab: Callable[[], Person]) -> Person:
    """Whoever holds the device, before an empty tab."""
    return tab()
