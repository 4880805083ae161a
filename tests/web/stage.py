"""A page whose table is a stage: scenes are put on it instead of a match being played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    ViewportSize,
    WebSocketRoute,
    expect,
)

from meowple import GAMES
from meowple.bots import find_search
from meowple.bots.hints import Reason
from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.table.wire import (
    Hinted,
    Invitation,
    TableChanged,
    TableView,
    Trial,
    Tried,
    Update,
    Welcome,
)
from tests.web.chrome import PATIENCE
from tests.web.scenes import Poke, Scene

LANGUAGES = {"uk": "uk-UA", "ru": "ru-RU", "pl": "pl-PL", "en": "en-GB"}
SIZES = {"phone": (360, 740), "tablet": (768, 1024), "desktop": (1440, 900)}
LINE = re.compile("/ws/[^/]*$")
USUAL, LARGE = 16, 24
"""How large a browser's letters are, in pixels; on the right for eyes that want them larger."""
CODE = tuple("10" * 14 + "1" if row % 2 else "01" * 14 + "0" for row in range(29))
NEXT_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""A page hears of its new window when it is drawn, and then lays itself out anew."""
STANDING = "Date.now = () => 0"
"""Nobody pings here, and a page that counts the silence would call anew in the middle of a test."""


class Stage:
    """One page; everything but the line to the table is the real server's."""

    def __init__(self, context: BrowserContext, home: str) -> None:
        self.page: Page = context.new_page()
        self.wrong: list[str] = []
        self._played: list[Any] = []
        self.home = home
        self.query = ""
        """What is asked for in the address of a table: `?plain` is the plain board."""
        self.trip, self.jitter, self.most = 62, 4, 250
        """What whoever warms up hears of the line."""
        self._scene: Scene | None = None
        self._line: WebSocketRoute | None = None
        self._shown = 0
        self._trial: Any = None
        self._later = 0
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.add_init_script(STANDING)
        self.page.route_web_socket(LINE, self._answer)

    @property
    def played(self) -> list[Any]:
        """The moves and pauses the page has asked for. What it sends comes over the same line as
        its answers to us: after an answer nothing is on its way any more."""
        self.page.evaluate("0")
        return self._played

    def size(self, name: str) -> None:
        width, height = SIZES[name]
        self.window({"width": width, "height": height})

    def window(self, size: ViewportSize) -> None:
        """Make the window so large; back when the page was laid out for it."""
        if self.page.viewport_size != size:
            self.page.set_viewport_size(size)
            self.page.evaluate(NEXT_FRAMES)

    @contextmanager
    def large_letters(self, size: int = LARGE) -> Iterator[None]:
        """Meanwhile the browser's letters are half as large again as usual, or so large."""
        session = self.page.context.new_cdp_session(self.page)
        self._letters(session, size)
        try:
            yield
        finally:
            self._letters(session, USUAL)
            session.detach()

    def _letters(self, session: CDPSession, size: int) -> None:
        """As long as the session is open, they are so on the next page too."""
        session.send("Page.setFontSizes", {"fontSizes": {"standard": size}})
        self.page.evaluate(NEXT_FRAMES)

    def tidy(self) -> None:
        """Whatever was done before, the next scene is shown as on a new phone."""
        self._played.clear()
        self.trip, self.jitter, self.most = 62, 4, 250
        self.page.emulate_media(reduced_motion="reduce", color_scheme="light")
        self.size("phone")
        if self._scene is None:
            return
        self.page.mouse.move(0, 0)
        if self._line is None or self.page.locator("dialog[open]").count():
            self.go_home()
        self.speak("en")

    def speak(self, language: str) -> None:
        """Switch the page to a language, as whoever sits there would."""
        if self.page.get_attribute("html", "lang") != language:
            self.page.locator("[data-language]").select_option(language)
            self.page.wait_for_selector(f'html[lang="{language}"]')

    def go_home(self) -> None:
        self.go("/", '[data-do="play-now"]')

    def go(self, path: str, sign: str) -> None:
        """Leave the table for another page; back when it shows this sign."""
        self._line = None
        self.page.goto(self.home + path)
        self.page.wait_for_selector(sign)

    def measure(self, script: str, asked: dict[str, Any]) -> list[str]:
        """What a script finds on the page, once its letters are there: others are wider."""
        with_letters = f"async asked => {{ await document.fonts.ready; return ({script})(asked) }}"
        found: list[str] = self.page.evaluate(with_letters, asked)
        return found

    def drawers(self, *names: str) -> Iterator[Poke]:
        """Open drawers one after the other; each is shut again afterwards."""
        opened = self.page.locator("dialog[open]:has(h2)")
        for name in names:
            before = opened.count()
            self.page.locator(f'[data-do="{name}"]').first.click()
            expect(opened).to_have_count(before + 1)
            yield Poke(name, high=True)
            self.page.keyboard.press("Escape")
            expect(opened).to_have_count(before)

    def show(self, scene: Scene) -> None:
        """Put a scene on; back when it is drawn. A table never changes its game."""
        if self._scene is not None and self._scene.table.game != scene.table.game:
            self._line = None
        self._scene = scene
        self._shown += 1 + self._later
        self._later = 0
        if self._line is None:
            self.page.goto(f"{self.home}/t/scene{self.query}")
        else:
            self._play(self._line)
        if scene.update is None:
            free = any(chair.kind == "free" for chair in scene.table.chairs)
            link = free and scene.table.host and scene.table.evening is None
            self.page.wait_for_selector("[data-link]" if link else '[data-page="lobby"]')
        elif nobody_holds(scene):
            self.page.wait_for_selector(f'[data-page="pass"][data-n="{self._shown}"]')
        else:
            self.page.wait_for_selector(f'[data-board][data-n="{self._shown}"]')

    def put_on(self, scene: Scene, path: str) -> str:
        """Put a scene on at another address than a table's; gives the match as which it is shown,
        and whoever looks waits for that."""
        self._scene = scene
        self._shown += 1 + self._later
        self._later = 0
        if self._line is None:
            self.page.goto(self.home + path)
        else:
            self._play(self._line)
        return f"showing-{self._shown}"

    def go_on(self, scene: Scene) -> None:
        """Let the match that is on come to a later scene of it; back when that is drawn."""
        assert self._line is not None
        assert scene.update is not None
        self._later += 1
        update = replace(scene.update, match=f"showing-{self._shown}", n=self._shown + self._later)
        _send(self._line, update)
        self.page.wait_for_selector(f'[data-board][data-n="{update.n}"]')

    def _answer(self, line: WebSocketRoute) -> None:
        line.on_message(lambda frame: self._hear(line, msgspec.json.decode(frame)))

    def _hear(self, line: WebSocketRoute, request: dict[str, Any]) -> None:
        assert self._scene is not None
        if request["type"] == "hello":
            self._line = line
            _send(line, Welcome("run", "Соломія", self._table()))
            self._play(line)
        elif request["type"] == "show" and self._scene.told:
            self._play(line)
        elif request["type"] == "play":
            self._played.append(request["move"])
        elif request["type"] == "pause":
            self._played.append({"pause": request["on"]})
        elif request["type"] == "invite":
            _send(line, Invitation(request["id"], "/t/scene#" + "k" * 22, CODE))
        elif request["type"] == "warm_up":
            self._ask(line, request["id"])
        elif request["type"] == "try":
            self._tell(line, request)
        elif request["type"] == "hint":
            self._advise(line, request)
        elif request["type"] == "again":
            _send(line, TableChanged(wanting_more(self._table(), request["seat"])))

    def _ask(self, line: WebSocketRoute, command: str) -> None:
        """A question of a race, the same each time."""
        assert self._scene is not None
        race: Any = GAMES[self._scene.table.game]
        self._trial = race.warm_up(race.options(), Rolled(Random(5)))
        view, moves = race.view(self._trial, Seat(0)), race.moves(self._trial, Seat(0))
        _send(line, Trial(command, view, tuple(moves), "0" * 16))

    def _tell(self, line: WebSocketRoute, request: dict[str, Any]) -> None:
        """The answer took 840 ms."""
        assert self._scene is not None
        race: Any = GAMES[self._scene.table.game]
        move, took = msgspec.convert(request["move"], race.move_type), Millis(840)
        after = race.play(self._trial, Seat(0), move, When(took, took), Rolled(Random(1))).state
        view = race.view(after, Seat(0))
        _send(line, Tried(request["id"], view, took, self.trip, self.jitter, self.most))

    def _advise(self, line: WebSocketRoute, request: dict[str, Any]) -> None:
        """The first move, and for it and against it the first traits of its game."""
        assert self._scene is not None
        assert self._scene.update is not None
        traits = find_search(self._scene.table.game).judgement.matters
        why = [Reason(trait, 12.4, 10.9, at > 0) for at, trait in enumerate(traits)]
        move = _first_of(self._scene.update.moves)
        _send(line, Hinted(request["id"], Seat(0), request["decision"], move, tuple(why[:2])))

    def _play(self, line: WebSocketRoute) -> None:
        assert self._scene is not None
        table = self._table()
        _send(line, TableChanged(table))
        for told in self._scene.told:
            number = {"n": self._shown} if isinstance(told, Update) else {}
            _send(line, replace(told, match=table.match, **number))
        if self._scene.update is not None:
            _send(line, replace(self._scene.update, match=table.match, n=self._shown))

    def _table(self) -> TableView:
        """Each showing is a match of its own, so nothing is left from the one before."""
        assert self._scene is not None
        return replace(self._scene.table, match=f"showing-{self._shown}")


def wanting_more(table: TableView, seat: int) -> TableView:
    """The same, and this seat would like another match."""
    chairs = list(table.chairs)
    chairs[seat] = replace(chairs[seat], ready=True)
    return replace(table, chairs=tuple(chairs))


def nobody_holds(scene: Scene) -> bool:
    """Whether the device is on its way from one to another."""
    update = scene.update
    several = len(scene.table.yours) > 1
    return several and update is not None and update.seat is None and update.outcome is None


def _first_of(moves: tuple[Any, ...]) -> Any:
    """The first move, of a bundle too."""
    first: Any = msgspec.to_builtins(moves)[0]
    if not isinstance(first, list):
        return first
    return [part[0] if isinstance(part, list) else part for part in first]


def _send(line: WebSocketRoute, message: msgspec.Struct) -> None:
    line.send(msgspec.json.encode(message).decode())


@contextmanager
def on_stage(browser: Browser, home: str, **settings: Any) -> Iterator[Stage]:
    """A phone in English without motion, if the settings of its context say nothing else; nothing
    may go wrong on it."""
    usual = {"locale": LANGUAGES["en"], "reduced_motion": "reduce"}
    context = browser.new_context(**usual | settings)
    context.set_default_timeout(PATIENCE)
    stage = Stage(context, home)
    stage.size("phone")
    yield stage
    context.close()
    assert stage.wrong == []


def in_one(first: str) -> pytest.MarkDecorator:
    """Look at it in this language, and in `make long` in the others."""
    others = [language for language in LANGUAGES if language != first]
    long = [pytest.param(language, marks=pytest.mark.long) for language in others]
    return pytest.mark.parametrize("language", [first, *long])
