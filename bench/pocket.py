"""`make pocket`: tables of a device in a real browser, beside the same over a socket.

Figures are those of this machine, busy or not: its load is printed with them. Chromium's throttling
slows the page's own thread down, and not its workers.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from tests.declared import our_games
from tests.served import Served
from tests.web.boots.people import SEEN, Seen, right
from tests.web.cafe.people import builder
from tests.web.chrome import FLAGS, PATIENCE, find_chrome
from tests.web.fits.people import layer
from tests.web.person import AT_THE_END, CAN_ACT, Person, Policy, Question, hasty
from tests.web.pocket.owner import load_device, set_quick, start_race

from meowple.bots import find_bot

MOVES = 40
"""So many own moves of each game are timed, unless that takes too long."""
RATES = (1, 4)
POLICIES: dict[str, Policy] = {"tail": hasty, "cafe": builder, "fits": layer}
PRESS = """key => new Promise(done => {
  const find = what => document.querySelector(`[data-board] ${what}`);
  const press = find(`[data-move="${key}"]`);
  if (!press) return done({});
  const {n} = document.querySelector("[data-board]").dataset;
  const grabbed = () => press.matches(".mine, .wrong"); // in a race others are waited for
  const seen = () => grabbed() || document.querySelector("[data-board]")?.dataset.n !== n;
  const began = performance.now();
  const look = () => {
    const more = find(`[data-move^="${key}:"]`);
    if (more) return done({more: more.dataset.move});
    if (!seen() && performance.now() - began < 5000) return requestAnimationFrame(look);
    setTimeout(() => done({took: performance.now() - began})); // when this frame is painted
  };
  press.click();
  requestAnimationFrame(look);
})"""
"""Milliseconds from a press until what came of it is painted; or the press that comes next."""
FRAMES = """() => {
  window.longest = 0;
  new PerformanceObserver(seen => {
    for (const {duration} of seen.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({type: "longtask"});
}"""
CHOICES = "async () => (await window.meowple.ask('choices'))[1]"


class Told(NamedTuple):
    """What is to be compared."""

    home: str
    games: list[str]
    rates: list[int]
    seconds: float


@contextmanager
def somebody(browser: Browser) -> Iterator[Person]:
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 900})
    context.set_default_timeout(PATIENCE)
    yield Person(context)
    context.close()


def slow_down(person: Person, rate: int) -> None:
    session = person.page.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


def megabytes(browser: Browser) -> tuple[float, float]:
    """What all renderers of the browser hold by themselves and share in part; and without what is
    the browser's own program, which lies there whatever it shows."""
    told: Any = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    pids = [one["id"] for one in told["processInfo"] if one["type"] == "renderer"]
    whole, own = (sum(held(pid, what) for pid in pids) / 1000 for what in ("Pss", "Pss_Anon"))
    return whole, own


def held(pid: int, what: str) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{what}:"))


def begin(person: Person, game: str) -> float:
    """A table with three tigers; seconds until the first own move can be made."""
    person.on_box(game, "choose").click()
    for name, value in (("seats", "4"), ("level", "tiger")):
        radio = person.page.locator(f'input[name="{name}"][value="{value}"]')
        person.page.locator("dialog[open] label", has=radio).click()
    began = perf_counter()
    person.do("play-chosen").click()
    start_race(person)
    person.page.wait_for_selector(CAN_ACT)
    return perf_counter() - began


def wanted(person: Person, game: str, question: Question) -> str:
    """What to press; nothing, where others were quicker meanwhile."""
    if game != "boots":
        return POLICIES[game](question)
    seen = msgspec.convert(person.page.evaluate(SEEN), Seen)
    if seen.move is None or seen.move == "roll" or not seen.dice:
        return seen.move or ""
    return f"grab:{right(seen)}"


def moves(person: Person, game: str, seconds: float) -> list[float]:
    """Milliseconds of each own move until there are enough, or the time or the match is over."""
    took: list[float] = []
    person.page.evaluate(FRAMES)
    until = monotonic() + seconds
    while len(took) < MOVES and monotonic() < until:
        question = person.question()
        if question is None:
            break
        key: str | None = wanted(person, game, question)
        while key:
            told = person.page.evaluate(PRESS, key)
            key = told.get("more")
            took += [told["took"]] if "took" in told else []
        person.page.wait_for_selector(f"[data-board], {AT_THE_END}")
    return took


def p95(values: list[float]) -> float:
    return quantiles(values, n=20)[-1] if len(values) > 1 else max(values, default=0.0)


def row(browser: Browser, person: Person, told: Told, game: str, where: str, rate: int) -> None:
    """One line of the table."""
    person.page.goto(told.home)
    slow_down(person, rate)
    first = begin(person, game)
    took = moves(person, game, told.seconds)
    frame = person.page.evaluate("window.longest")
    line = f"{game:6}{where:8}×{rate}{first:9.2f} s{len(took):6}{median(took or [0]):7.0f} ms"
    line += f"{p95(took):7.0f} ms{frame:9.0f} ms"
    if where == "device":
        whole, own = megabytes(browser)
        line += f"{whole:6.0f} ({own:.0f}) MB   {used(person, game)}"
    print(line, flush=True)


def used(person: Person, game: str) -> str:
    """How long tigers took for a choice, and how much of their budget they used."""
    told = person.page.evaluate(CHOICES)
    mine = [one for one in told if one["kind"] == f"{game} tiger"]
    budget = find_bot(game, "tiger").budget
    slowest = max((one["took"] for one in mine), default=0.0)
    tried = sum(one["tried"] for one in mine if one["tried"])
    asked = sum(budget for one in mine if one["tried"])
    share = f"{tried / asked:.0%} of their tries" if asked else "no search"
    return f"{len(mine)} choices, ≤ {slowest:.2f} s, {share}"


def main() -> None:
    """Every game on the device and over a socket, at full speed and with a page slowed down."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", nargs="*", default=our_games())
    parser.add_argument("--rates", nargs="*", type=int, default=RATES)
    parser.add_argument("--seconds", type=float, default=75.0, help="for the moves of one row")
    chosen = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    print(f"Tables of a device: one person, three tigers; load {os.getloadavg()[0]:.1f}")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "tables.db")
        served.start()
        home = served.at("localhost")
        try:
            compare(playwright, Told(home, chosen.games, chosen.rates, chosen.seconds))
        finally:
            served.kill()


def compare(playwright: Playwright, told: Told) -> None:
    """The table. Each row has a browser of its own, in which everything was loaded before: what one
    holds of tables that are closed is not counted with the next."""
    loading = []
    print(f"{'':14}slow  first move  moves  median      p95  longest task  memory (own)    tigers")
    for rate in told.rates:
        for game in told.games:
            with started(playwright) as browser:
                with somebody(browser) as guest:
                    row(browser, guest, told, game, "socket", rate)
                with somebody(browser) as owner:
                    began = perf_counter()
                    load_device(owner, told.home)
                    loading.append(perf_counter() - began)
                    tab = Person(owner.page.context)
                    owner.page.close()
                    set_quick(tab)
                    row(browser, tab, told, game, "device", rate)
    print(f"loading all of it and starting for the first time: {median(loading):.1f} s")


@contextmanager
def started(playwright: Playwright) -> Iterator[Browser]:
    """A browser, as long as it is needed."""
    browser = playwright.chromium.launch(executable_path=find_chrome(), args=FLAGS)
    yield browser
    browser.close()


if __name__ == "__main__":
    main()
