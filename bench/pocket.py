"""`python -m bench.pocket`: tables of a device in a real browser, beside the same over a socket.

Figures are those of this machine, busy or not: the load is printed with them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright
from tests.declared import our_games
from tests.served import Served
from tests.web.boots.people import SEEN, Seen, right
from tests.web.cafe.people import builder
from tests.web.chrome import FLAGS, PATIENCE, find_chrome
from tests.web.fits.people import layer
from tests.web.person import CAN_ACT, Person, Policy, hasty
from tests.web.pocket.owner import load_device

from meowple.bots import find_bot

MOVES = 40
POLICIES: dict[str, Policy] = {"tail": hasty, "cafe": builder, "fits": layer}
PRESS = """key => new Promise(done => {
  const press = document.querySelector(`[data-board] [data-move="${key}"]`);
  const before = document.querySelector("[data-board]").dataset.n;
  const began = performance.now();
  const look = () => document.querySelector(`[data-board][data-n="${before}"]`)
    ? requestAnimationFrame(look) : done(performance.now() - began);
  press.click();
  requestAnimationFrame(look);
  setTimeout(() => done(null), 3000);
})"""
"""Milliseconds from a press to the frame that shows what came of it; None where a move takes
several presses."""
FRAMES = """() => {
  window.longest = 0;
  new PerformanceObserver(seen => {
    for (const {duration} of seen.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({type: "longtask", buffered: false});
}"""
CHOICES = "async () => (await window.meowple.ask('choices'))[1]"


@contextmanager
def somebody(browser: Browser) -> Iterator[Person]:
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 900})
    context.set_default_timeout(PATIENCE)
    yield Person(context)
    context.close()


def slow_down(person: Person, rate: int) -> None:
    """The page's own thread; Chromium does not slow its workers down."""
    session = person.page.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


def megabytes(browser: Browser) -> float:
    """What all renderers of the browser hold by themselves and share in part."""
    told: Any = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    pids = [one["id"] for one in told["processInfo"] if one["type"] == "renderer"]
    return sum(pss(pid) for pid in pids) / 1000


def pss(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def begin(person: Person, game: str, level: str) -> float:
    """A table with bots of this level; seconds until the first own move can be made."""
    person.on_box(game, "choose").click()
    radio = person.page.locator(f'input[name="level"][value="{level}"]')
    person.page.locator("dialog[open] label", has=radio).click()
    began = perf_counter()
    person.do("play-chosen").click()
    start = person.page.locator('[data-do="start"]')
    person.page.wait_for_selector(f'{CAN_ACT}, [data-do="start"]')
    if start.count():
        start.click()
    person.page.wait_for_selector(CAN_ACT)
    return perf_counter() - began


def moves(person: Person, game: str) -> list[float]:
    """Milliseconds of each own move until there are enough, or the match is over."""
    took: list[float] = []
    person.page.evaluate(FRAMES)
    for _ in range(MOVES):
        question = person.question()
        if question is None:
            break
        if game == "boots":
            seen = msgspec.convert(person.page.evaluate(SEEN), Seen)
            key = seen.move if seen.move == "roll" or not seen.dice else f"grab:{right(seen)}"
        else:
            key = POLICIES[game](question)
        one = person.page.evaluate(PRESS, key)
        if one is None:
            person.answer(question, lambda question, key=key: key)  # type: ignore[misc]
        else:
            took.append(one)
    return took


def p95(values: list[float]) -> float:
    return quantiles(values, n=20)[-1] if len(values) > 1 else max(values, default=0.0)


def row(person: Person, browser: Browser, home: str, game: str, where: str, rate: int) -> None:
    person.page.goto(home)
    slow_down(person, rate)
    first = begin(person, game, "tiger")
    took = moves(person, game)
    frame = person.page.evaluate("window.longest")
    line = f"{game:6} {where:10} ×{rate}  first move {first:5.2f} s   own move median "
    line += f"{median(took or [0]):5.0f} ms, p95 {p95(took):5.0f} ms   longest task {frame:4.0f} ms"
    if where == "device":
        line += f"   {used(person, game)}   {megabytes(browser):4.0f} MB"
    print(line, flush=True)


def used(person: Person, game: str) -> str:
    told = person.page.evaluate(CHOICES)
    mine = [one for one in told if one["kind"] == f"{game} tiger"]
    budget = find_bot(game, "tiger").budget
    slowest = max((one["took"] for one in mine), default=0.0)
    tried = sum(one["tried"] for one in mine if one["tried"])
    asked = sum(budget for one in mine if one["tried"])
    share = f"{tried / asked:.0%} of its tries" if asked else "no search"
    return f"tiger ≤ {slowest:.2f} s, {share}"


def main() -> None:
    """Every game on the device and over a socket, at full speed and with a page slowed down."""
    print(f"Tables of a device, four seats, tigers; load {os.getloadavg()[0]:.1f}")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "tables.db")
        served.start()
        browser = playwright.chromium.launch(executable_path=find_chrome(), args=FLAGS)
        home = served.at("localhost")
        for rate in (1, 4):
            for game in our_games():
                with somebody(browser) as person:
                    person.page.goto(home)
                    row(person, browser, home, game, "socket", rate)
                with somebody(browser) as person:
                    began = perf_counter()
                    load_device(person, home)
                    cold = perf_counter() - began
                    row(person, browser, home, game, "device", rate)
                    if game == our_games()[0]:
                        print(f"       loading and starting for the first time: {cold:.1f} s")
        browser.close()
        served.kill()


if __name__ == "__main__":
    main()
