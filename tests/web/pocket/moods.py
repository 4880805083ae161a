"""What a device may have to say on the shelf and at a table, without Python: the page is the real
one, and its worker says what it is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, Route

from tests.served import LAN, Served
from tests.web.stage import LANGUAGES, Stage, on_stage

PARTS = "**/assets/pocket/*/*"
WORKER = "**/house.worker-*.js"
LARGE = "pyodide.asm.wasm"
STUB = """onmessage = ({data}) => {
  const {silent, keeps = true, full = false} = TOLD;
  const answers = {logs: [422, {key: "log_unreadable", details: {}}]};
  if (silent) return;
  if (data.say === "begin") postMessage({say: "ready", keeps});
  if (data.say === "begin" && full) postMessage({say: "full", full});
  if (data.say === "call") data.port.postMessage({closed: 4409});
  if (data.say !== "ask") return;
  const told = JSON.stringify(answers[data.path] ?? [200, {name: "Соломія", language: "uk"}]);
  postMessage({say: "answer", id: data.id, told});
}"""
PLAYED = """cards => new Promise((done, fail) => {
  const stores = ["records", "lengths", "fences", "commands", "cards", "secrets", "guests"];
  const asked = indexedDB.open("meowple", 1);
  asked.onerror = () => fail(asked.error);
  asked.onupgradeneeded = () => {
    for (const store of [...stores, "counters"]) asked.result.createObjectStore(store);
  };
  asked.onsuccess = () => {
    const at = asked.result.transaction("cards", "readwrite");
    cards.forEach((card, n) => at.objectStore("cards").put({n, card}, card[0]));
    at.oncomplete = () => done(asked.result.close());
  };
})"""
KEPT = """navigator.serviceWorker.register = async () => {
  const shell = await caches.open("shell-pretended");
  await shell.put("/", new Response("the page"));
  return {installing: null, waiting: null, active: {}};
}"""
FETCHED = "localStorage.setItem('meowple-pocket', 'before')"
CHOSEN = "localStorage.setItem('meowple-place', 'device')"


@dataclass(frozen=True)
class Mood:
    """One thing that a device may have to say."""

    sign: str
    """What is seen then."""
    aloud: bool = False
    """Whether it is said to those who do not see it, too."""
    parts: str = "come"
    """What becomes of what is fetched: it comes, it fails, or the largest file never comes."""
    worker: str = "{}"
    """What its worker is like."""
    loads: bool = True
    """Whether somebody presses "load"."""
    host: str = "localhost"
    path: str = "/"
    line: bool = True
    """Whether the server can be reached."""
    kept: bool = False
    """Whether the page is kept for when there is no line."""
    played: bool = False
    """Whether there are tables on it."""
    then: Callable[[Stage], None] = lambda stage: None


def bring_nonsense(stage: Stage) -> None:
    """A file that is no record."""
    stage.page.locator('[data-do="bring"]').set_input_files(Path(__file__))


PROGRESS = "[data-device-panel] progress"
MOODS = {
    "to be loaded": Mood('[data-do="load-device"]', loads=False),
    "loading": Mood(PROGRESS, aloud=True, parts="stall"),
    "not to be had": Mood('[data-do="try-again"]', aloud=True, parts="fail"),
    "unpacking": Mood(PROGRESS, aloud=True, worker="{silent: true}"),
    "loaded": Mood('[data-kept="true"]', kept=True),
    "loaded, the page not kept": Mood('[data-kept="false"]'),
    "keeps nothing": Mood('[data-do="device-read"]', aloud=True, worker="{keeps: false}"),
    "full": Mood('[data-do="device-read"]', aloud=True, worker="{full: true}"),
    "without https": Mood("[data-insecure]", host=LAN, loads=False),
    "without a line": Mood("[data-device-panel] .news", aloud=True, line=False, loads=False),
    "with its tables": Mood('[data-do="delete-table"]', played=True, loads=False),
    "no record": Mood("[role=alert]", then=bring_nonsense),
    "taken": Mood('[data-do="take-back"]', path="/#here/somewhere", loads=False),
}


def card(number: int, game: str, status: str) -> tuple[object, ...]:
    """What is known of a table, as the database keeps it."""
    chairs = ["@somebody", "kitten", "tiger"]
    over = {"match": "m", "at": 0, "chairs": chairs, "winners": [1]}
    results = [over] if status == "over" else []
    summary = {"game": game, "status": status, "chairs": chairs, "updated_at": 0}
    told = msgspec.json.encode({**summary, "waiting": [0], "results": results})
    return (f"table/{number}", None, False, ["somebody"], told.decode("latin-1"), 0)


CARDS = [card(1, "fits", "playing"), card(2, "cafe", "over"), card(3, "tail", "lobby")]


@contextmanager
def in_mood(browser: Browser, served: Served, name: str, language: str) -> Iterator[Stage]:
    """A device that has this to say."""
    mood, home = MOODS[name], served.at(MOODS[name].host)
    workers = "allow" if mood.kept else "block"
    settings = {"locale": LANGUAGES[language], "service_workers": workers}
    with on_stage(browser, home, **settings) as stage:
        stage.page.route(PARTS, lambda route: answer(route, mood))
        stage.page.route(WORKER, lambda route: serve_stub(route, mood))
        if mood.kept:
            stage.page.add_init_script(KEPT)
        if mood.played or not mood.line:
            stage.page.add_init_script(f"{FETCHED}; {CHOSEN}")
        if not mood.line:
            stage.page.route("**/api/**", lambda route: route.abort())
        if mood.played:
            stage.page.goto(f"{home}/app.webmanifest")
            stage.page.evaluate(PLAYED, CARDS)
        stage.page.goto(home + mood.path)
        if mood.path == "/":
            choose(stage)
        if mood.loads:
            stage.page.locator('[data-do="load-device"]').click()
            if mood.parts == "come" and "silent" not in mood.worker:
                stage.page.wait_for_selector("[data-loaded]")
        mood.then(stage)
        stage.page.wait_for_selector(mood.sign)
        yield stage
        stage.page.unroute_all(behavior="ignoreErrors")


def choose(stage: Stage) -> None:
    """Play on this device."""
    stage.page.locator("label", has=stage.page.locator('input[value="device"]')).click()
    stage.page.wait_for_selector("[data-device-panel]")


def answer(route: Route, mood: Mood) -> None:
    """Nothing that comes is read here."""
    if mood.parts == "fail":
        route.abort()
    elif mood.parts == "come" or not route.request.url.endswith(LARGE):
        route.fulfill(body="something", content_type="text/plain")


def serve_stub(route: Route, mood: Mood) -> None:
    """Instead of a worker with Python."""
    route.fulfill(body=STUB.replace("TOLD", f"({mood.worker})"), content_type="text/javascript")
