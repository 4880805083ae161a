"""One server and one browser for all tests of a worker, a context for each person."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from meowple.server.web.app import STATIC
from tests.served import Served
from tests.web.chrome import FLAGS, PATIENCE, find_chrome
from tests.web.person import Person
from tests.web.stage import Stage, on_stage

TRACES = Path(__file__).parent.parent.parent / "build" / "traces"
TRACING = bool(os.environ.get("TRACE"))
"""Whether every step of every page is kept. That makes browser tests a third slower; without it a
test that fails leaves what its pages showed and heard last."""
LAST = 50
"""How many messages are kept of those that a page has heard."""

failed = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests go last: Playwright's loop goes on running, and no other could start. Of these
    the longest go first, so that no worker is left alone with one."""
    here = Path(__file__).parent

    def place(item: pytest.Item) -> tuple[bool, bool, bool]:
        is_pocket, is_long = here / "pocket" in item.path.parents, "together" in item.path.name
        return here in item.path.parents, not is_pocket, not is_long

    items.sort(key=place)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Remember whether the test itself failed: then its trace is kept."""
    report = yield
    if call.when == "call":
        item.stash[failed] = report.failed  # type: ignore[attr-defined]
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert (STATIC / "index.html").exists(), "the page is not built: make web"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chrome(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tables of a worker: everybody who arrives is a new guest, and a table that
    all have left stands still. Whoever kills it needs one of their own."""
    served = Served(tmp_path_factory.mktemp("server") / "tables.db")
    served.start()
    yield served
    served.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that may be killed and started again."""
    served = Served(tmp_path / "tables.db")
    served.start()
    yield served
    served.kill()


@pytest.fixture(scope="session")
def theatre(server: Served) -> Served:
    """The server of all the pages on which scenes are only shown."""
    return server


@pytest.fixture(scope="module")
def kept_stage(browser: Browser, theatre: Served) -> Iterator[Stage]:
    """One page for all tests of a file that only look at scenes: each is a match of its own, so the
    page need not be loaded anew."""
    with on_stage(browser, theatre.at()) as stage:
        stage.go_home()
        yield stage


@pytest.fixture
def stage_in(kept_stage: Stage) -> Iterator[Callable[[str], Stage]]:
    """Calling it with a language gives a phone to look at."""

    def phone(language: str) -> Stage:
        kept_stage.size("phone")
        kept_stage.speak(language)
        return kept_stage

    yield phone
    wrong, kept_stage.wrong = kept_stage.wrong, []
    assert wrong == []


@pytest.fixture(scope="module")
def kept_phone(browser: Browser, theatre: Served) -> Iterator[Stage]:
    """One phone for all tests of a file that play scenes by finger."""
    with on_stage(browser, theatre.at(), has_touch=True) as stage:
        yield stage


@pytest.fixture
def stage(kept_phone: Stage) -> Iterator[Stage]:
    """A phone that is played by finger, as it comes out of the box."""
    kept_phone.tidy()
    yield kept_phone
    wrong, kept_phone.wrong = kept_phone.wrong, []
    assert wrong == []


@pytest.fixture
def own_stage(browser: Browser, theatre: Served) -> Iterator[Stage]:
    """A phone of one's own, for who changes its clock, its lines or its scripts."""
    with on_stage(browser, theatre.at(), has_touch=True) as stage:
        yield stage


@pytest.fixture
def arrive(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[[], Person]]:
    """Calling it lets a new person arrive, with a browser context of their own."""
    people: list[Person] = []

    def person() -> Person:
        context = browser.new_context(
            locale="en-GB",
            viewport={"width": 360, "height": 740},
            has_touch=True,
            reduced_motion="reduce",
            ignore_https_errors=True,
        )
        context.set_default_timeout(PATIENCE)
        if TRACING:
            context.tracing.start(screenshots=True, snapshots=True)
        people.append(Person(context))
        return people[-1]

    yield person
    for number, one in enumerate(people):
        if request.node.stash.get(failed, True):
            keep(one, TRACES / f"{request.node.name}-{number}")
        one.page.context.close()
    for one in people:
        assert one.wrong == []


def keep(person: Person, where: Path) -> None:
    """What is left of a test that failed: what its page shows and has heard, or all of its way."""
    if TRACING:
        person.page.context.tracing.stop(path=where.with_suffix(".zip"))
        return
    with suppress(Error):  # a page that crashed shows nothing
        person.page.screenshot(path=where.with_suffix(".png"))
        where.with_suffix(".html").write_text(person.page.content(), "utf-8")
    heard = [msgspec.json.encode(message).decode() for message in person.heard[-LAST:]]
    where.with_suffix(".heard.jsonl").write_text("\n".join(heard), "utf-8")
