"""The web application: a page, a few lists, and a socket for each table."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from meowple.core.game import MeowpleError, Refused
from meowple.server.metrics import Gauge, Measured, Metrics, MetricsListener
from meowple.server.settings import Settings
from meowple.server.web.answers import (
    Endpoint,
    guessed,
    json,
    packed,
    read_body,
    refusal,
    too_much,
    while_heard,
)
from meowple.server.web.built import ASK_AGAIN, FOR_EVER, TYPES, BuiltFiles
from meowple.server.web.devices import DeviceRequests
from meowple.server.web.headers import SafeHeaders
from meowple.server.web.inner import Listening
from meowple.server.web.limits import Buckets, household_of
from meowple.server.web.matches import MatchRequests
from meowple.server.web.origins import Hosts
from meowple.server.web.paths import register
from meowple.server.web.previews import language_of, preview
from meowple.server.web.sockets import Sockets
from meowple.shelf import boxes, plain
from meowple.table.asked import Forgetting, Joining, Learning, Me, Naming, Opening
from meowple.table.devices import Devices
from meowple.table.exporting import export
from meowple.table.hub import Hub
from meowple.table.people import People
from meowple.table.store.base import Guest, StoreFailed

COOKIE: Final = "meowple"
YEAR: Final = 365 * 24 * 3600
READY_WITHIN: Final = 2.0
TABLE_ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
STATIC: Final = Path(__file__).parents[1] / "static"
INDEX: Final = "index.html"

log = logging.getLogger(__name__)


class Server(NamedTuple):
    """What the application serves."""

    hub: Hub
    people: People
    devices: Devices
    settings: Settings
    inner: Inner | None = None
    metrics_at: socket.socket | None = None
    """Where figures are read; then the hub's store is a `Measured`."""


class Inner(NamedTuple):
    """Where servers that share a database reach this one, and what they say to be let in."""

    at: socket.socket
    secret: str


class Web:
    """The endpoints of one server."""

    def __init__(
        self,
        hub: Hub,
        people: People,
        devices: Devices,
        hosts: Hosts,
        settings: Settings,
        inner: Inner | None = None,
    ) -> None:
        self._hub = hub
        self._people = people
        self._devices = devices
        self._hosts = hosts
        clock = asyncio.get_running_loop().time
        self._openings = Buckets(settings.tables_a_minute, 60_000, clock)
        self._arrivals = Buckets(settings.guests_a_minute, 60_000, clock)
        self._codes = Buckets(settings.guesses_a_minute, 60_000, clock)
        self._requests = Buckets(settings.requests_a_minute, 60_000, clock)
        self._exporting = asyncio.Lock()
        self._built = BuiltFiles(STATIC)
        secret = None if inner is None else inner.secret
        self.sockets = Sockets(hub, people, hosts, settings, COOKIE, secret)
        read = Buckets(settings.matches_a_minute, 60_000, clock)
        self.matches = MatchRequests(self, hub, read)
        self.devices = DeviceRequests(self, devices, hosts, self._codes, self.sockets)

    def guarded(self, endpoint: Endpoint) -> Endpoint:
        """Refuse foreign hosts and pages, and say why something was not done."""

        async def answer(request: Request) -> Response:
            if not self._hosts.allows(request):
                return refusal(Refused("wrong_host"), 421)
            if request.method == "POST" and not self._hosts.same_origin(request):
                return refusal(Refused("wrong_origin"), 403)
            if not self._requests.take(household_of(request)):
                return too_much(Refused("too_fast"), self._requests.wait(household_of(request)))
            try:
                return await endpoint(request)
            except Refused as refused:
                return refusal(refused)
            except MeowpleError as error:
                return refusal(Refused("bad_request", why=str(error)[:300]))
            except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
                return refusal(Refused("bad_request", why=str(error)[:300]), 400)
            except ClientDisconnect:
                return Response(None, 400)  # nobody hears it
            except StoreFailed as error:
                log.warning("%s %s: %s", request.method, request.url.path, error)
                return refusal(Refused("went_wrong"), 503)
            except Exception:
                log.exception("%s %s could not be answered", request.method, request.url.path)
                return refusal(Refused("went_wrong"), 500)

        return answer

    def gauges(self) -> dict[str, tuple[str, Gauge]]:
        """What can be counted at any moment."""
        return {
            "meowple_tables": ("Tables in memory.", lambda: self._hub.tables),
            "meowple_sockets": ("Open sockets of pages.", lambda: self.sockets.open),
            "meowple_relays": ("Sockets passed on to other servers.", lambda: self.sockets.relays),
        }

    async def alive(self, request: Request) -> Response:
        """Whether the process answers."""
        return PlainTextResponse("alive\n")

    async def ready(self, request: Request) -> Response:
        """Whether tables can be played: the store answers, and what is in memory may be told."""
        try:
            async with asyncio.timeout(READY_WITHIN):
                await self._hub.store.card("")
        except (StoreFailed, TimeoutError):
            return PlainTextResponse("the store does not answer\n", 503)
        if self._hub.store.term() is None:
            return PlainTextResponse("other servers may have taken the tables\n", 503)
        return PlainTextResponse("ready\n")

    async def _guest(self, request: Request) -> Guest:
        guest = await self._people.known(request.cookies.get(COOKIE))
        if guest is None:
            raise Refused("no_guest")
        return guest

    async def guest(self, request: Request) -> tuple[Guest, str]:
        """Who asks, and with which cookie."""
        return await self._guest(request), request.cookies[COOKIE]

    async def me(self, request: Request) -> Response:
        """Who I am; whoever is new gets a name and a cookie."""
        token = request.cookies.get(COOKIE)
        guest = await self._people.known(token)
        if token is not None and guest is not None:
            await self._people.seen(guest)
            answer = json(Me.of(guest))
            self.give_cookie(request, answer, token)
            return answer
        if not self._arrivals.take(household_of(request)):
            return too_much(Refused("too_many_guests"), self._arrivals.wait(household_of(request)))
        wanted = request.headers.get("accept-language", "")[:2].lower()
        guest, token = await self._people.new(wanted)
        answer = json(Me.of(guest))
        self.give_cookie(request, answer, token)
        return answer

    def give_cookie(self, request: Request, answer: Response, token: str) -> None:
        """Let whoever asks have this cookie from now on."""
        answer.set_cookie(
            COOKIE,
            token,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self._hosts.origin_of(request).startswith("https:"),
        )

    async def change_me(self, request: Request) -> Response:
        """Another name, language, cat, …"""
        guest = await self._guest(request)
        naming = await read_body(request, Naming)
        guest = await self._people.change(guest, naming)
        self._hub.renamed(guest)
        return json(Me.of(guest))

    async def export_me(self, request: Request) -> Response:
        """All that is kept of me, as a file; one at a time, since matches are played again."""
        guest, token = await self.guest(request)
        if not self._openings.take(household_of(request)):
            return too_much(Refused("too_fast"), self._openings.wait(household_of(request)))
        async with self._exporting:
            text = await export(self._hub, guest, await self._devices.of(guest, token))
        headers = {"Content-Disposition": 'attachment; filename="meowple.json"'}
        return Response(text, 200, headers | {"Cache-Control": "no-store"}, "application/json")

    async def forget_me(self, request: Request) -> Response:
        """Delete all that is known of me; whoever comes next is somebody new."""
        guest = await self._guest(request)
        await read_body(request, Forgetting)
        try:
            await self._hub.store.forget_guest(guest.id)
        finally:  # they may be gone though it failed, and then nobody can ask a second time
            if await self._hub.store.guest(guest.id) is None:
                self._hub.forgotten(guest.id)
                await self.sockets.look_who_is_known(self._devices.store)
        answer = json({})
        answer.delete_cookie(COOKIE, httponly=True, samesite="lax")
        return answer

    async def games(self, request: Request) -> Response:
        """The games there are."""
        return json(boxes())

    async def plain(self, request: Request) -> Response:
        """The words of a game, and where its moves and facts hold seats, for a page that has no
        board for it."""
        asked = request.path_params
        told = plain(asked["name"], asked["language"])
        return refusal(Refused("no_such_page"), 404) if told is None else json(told)

    async def open_table(self, request: Request) -> Response:
        """Open a table."""
        guest = await self._guest(request)
        opening = await read_body(request, Opening)
        if not self._openings.take(household_of(request)):
            return too_much(Refused("too_many_tables"), self._openings.wait(household_of(request)))
        table, invite = await self._hub.open(
            guest,
            opening.game,
            opening.seats,
            opening.options,
            opening.public,
            opening.bots,
            opening.lag,
        )
        return json({"table": table, "invite": invite})

    async def open_lesson(self, request: Request) -> Response:
        """Open a table for the guided first game."""
        guest = await self._guest(request)
        learning = await read_body(request, Learning)
        if not self._openings.take(household_of(request)):
            return too_much(Refused("too_many_tables"), self._openings.wait(household_of(request)))
        table, invite = await self._hub.open_lesson(guest, learning.lesson)
        return json({"table": table, "invite": invite})

    async def open_evening(self, request: Request) -> Response:
        """Open the table of an evening, for a screen that all look at."""
        guest = await self._guest(request)
        if not self._openings.take(household_of(request)):
            return too_much(Refused("too_many_tables"), self._openings.wait(household_of(request)))
        table, invite = await self._hub.open_evening(guest)
        return json({"table": table, "invite": invite})

    async def join_evening(self, request: Request) -> Response:
        """Where the evening of a code is; wrong ones are counted."""
        await self._guest(request)
        joining, household = await read_body(request, Joining), household_of(request)
        found = await guessed(
            self._codes,
            household,
            "no_such_evening",
            lambda: self._hub.find_evening(joining.code),
        )
        if isinstance(found, Response):
            return found
        table, invite = found
        return json({"table": table, "invite": invite})

    async def my_tables(self, request: Request) -> Response:
        """The tables I sit at."""
        guest = await self._guest(request)
        return json(await self._hub.listed(await self._hub.store.of_member(guest.id), guest.id))

    async def open_tables(self, request: Request) -> Response:
        """The tables that anybody may join."""
        return json(await self._hub.listed(await self._hub.store.listed()))

    async def log(self, request: Request) -> Response:
        """The whole log of a match that is over, to be kept and checked."""
        log = await self._hub.replays.log(request.path_params["match"])
        if log is None:
            return refusal(Refused("no_such_match"), 404)
        name, text = log
        headers = {"Content-Disposition": f'attachment; filename="{name}.json"'}
        return Response(text, 200, headers, "application/json")

    async def replay(self, request: Request) -> Response:
        """A match that is over, moment by moment."""
        replay = await self._hub.replays.replay(request.path_params["match"])
        if replay is None:
            return refusal(Refused("no_such_match"), 404)
        return Response(replay, 200, {"Cache-Control": "no-store"}, "application/json")

    async def review(self, request: Request) -> Response:
        """A part of what there is to say about a seat's match that is over. It is made while
        whoever asked waits for it."""
        guest, asked = await self._guest(request), request.path_params
        work = self._hub.reviews.part(guest.id, asked["match"], asked["seat"], asked["first"])
        try:
            part = await while_heard(request, work)
        except Refused as refused:
            if refused.key != "review_busy":
                raise
            return too_much(refused, 1)
        if part is None:
            return refusal(Refused("no_such_match"), 404)
        return Response(part, 200, {"Cache-Control": "no-store"}, "application/json")

    async def page(self, request: Request) -> Response:
        """The page; it finds out by itself what to show."""
        if not TABLE_ID.fullmatch(request.path_params.get("table", "-")):
            return await self.nowhere(request)
        if INDEX not in self._built:
            return PlainTextResponse("The page is not built yet: run `make play`.", 503)
        return self._built.answer(request, INDEX, ASK_AGAIN)

    async def table_page(self, request: Request) -> Response:
        """The page; a messenger that looks where a link leads reads which game is played there."""
        table = request.path_params["table"]
        game = await self._hub.game_at(table) if TABLE_ID.fullmatch(table) else None
        if game is None or INDEX not in self._built:
            return await self.page(request)
        origin, picture = self._hosts.origin_of(request), f"link/{game}.jpg"
        page = preview(
            self._built.text(INDEX),
            game,
            language_of(request.headers.get("accept-language", "")),
            f"{origin}/t/{table}",
            f"{origin}/{picture}" if picture in self._built else None,
        )
        headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language"}
        return Response(page, 200, headers, TYPES[".html"])

    async def picture(self, request: Request) -> Response:
        """The picture of a game that a messenger shows beside a link."""
        path = f"link/{request.path_params['picture']}"
        if path not in self._built:
            return await self.nowhere(request)
        return self._built.answer(request, path, ASK_AGAIN)

    async def at_the_root(self, request: Request) -> Response:
        """What browsers look for beside the page: what it is as an app, and what starts it."""
        path = request.url.path.removeprefix("/")
        if path not in self._built:
            return await self.nowhere(request)
        return self._built.answer(request, path, ASK_AGAIN)

    async def part(self, request: Request) -> Response:
        """A part of the page; its name changes with what is in it."""
        path = f"assets/{request.path_params['path']}"
        if path not in self._built:
            return PlainTextResponse("There is no such part.", 404)
        return self._built.answer(request, path, FOR_EVER)

    async def nowhere(self, request: Request) -> Response:
        """Nothing is there: the same page says so, in the language of whoever is lost."""
        if INDEX not in self._built:
            return PlainTextResponse("There is no such page.", 404)
        return self._built.answer(request, INDEX, ASK_AGAIN, 404)

    async def no_such_request(self, request: Request) -> Response:
        """What no page of ours asks for."""
        return refusal(Refused("no_such_page"), 404)


def make_app(make_server: Callable[[], Awaitable[Server]], hosts: Hosts) -> Starlette:
    """The application; what it serves is made when it starts and closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        server = await make_server()
        hub, inner = server.hub, server.inner
        web = Web(hub, server.people, server.devices, hosts, server.settings, inner)
        app.router.routes.extend(_routes(web))
        listeners: list[Listening | MetricsListener] = []
        if inner is not None:
            listeners.append(Listening(web.sockets, inner.at))
        if server.metrics_at is not None and isinstance(hub.store, Measured):
            metrics = Metrics(hub.store, web.gauges())
            listeners.append(MetricsListener(metrics, server.metrics_at))
        await hub.start()
        looking = asyncio.create_task(web.sockets.keep_looking(server.devices.store))
        yield
        looking.cancel()
        await hub.close()
        for listener in listeners:
            await listener.close()

    app = Starlette(lifespan=lifespan)
    app.router.redirect_slashes = False
    app.add_middleware(SafeHeaders)
    return app


def _routes(web: Web) -> list[Route | WebSocketRoute]:
    register()

    def get(path: str, endpoint: Endpoint) -> Route:
        return Route(path, web.guarded(endpoint), methods=["GET"])

    def post(path: str, endpoint: Endpoint) -> Route:
        return Route(path, web.guarded(endpoint), methods=["POST"])

    return [
        get("/api/me", web.me),
        post("/api/me", web.change_me),
        get("/api/me/export", packed(web.export_me)),
        post("/api/me/forget", web.forget_me),
        get("/api/me/matches", packed(web.matches.all)),
        get("/api/me/times/{game}", packed(web.matches.times)),
        get("/api/me/devices", web.devices.all),
        post("/api/me/devices/offer", web.devices.offer),
        post("/api/me/devices/look", web.devices.look),
        post("/api/me/devices/take", web.devices.take),
        post("/api/me/devices/take-back", web.devices.take_back),
        get("/api/games", packed(web.games)),
        get("/api/games/{name}/plain/{language}", packed(web.plain)),
        post("/api/tables", web.open_table),
        post("/api/lessons", web.open_lesson),
        post("/api/evenings", web.open_evening),
        post("/api/evenings/join", web.join_evening),
        get("/api/tables/mine", web.my_tables),
        get("/api/tables/open", packed(web.open_tables)),
        get("/api/matches/{match:name}/log", packed(web.log)),
        get("/api/matches/{match:name}/replay", packed(web.replay)),
        get("/api/matches/{match:name}/review/{seat:number}/{first:number}", packed(web.review)),
        WebSocketRoute("/ws/{table:name}", web.sockets.serve),
        Route("/assets/{path:path}", web.part, methods=["GET"]),
        Route("/healthz", web.alive, methods=["GET"]),
        Route("/readyz", web.ready, methods=["GET"]),
        get("/", web.page),
        get("/t/{table}", web.table_page),
        get("/link/{picture}", web.picture),
        get("/look", web.page),
        get("/me", web.page),
        get("/join", web.page),
        get("/tv", web.page),
        get("/tv/{table}", web.page),
        get("/app.webmanifest", web.at_the_root),
        get("/offline.js", web.at_the_root),
        get("/icons/{icon}", web.at_the_root),
        get("/api/{path:path}", web.no_such_request),
        get("/{path:path}", web.nowhere),
    ]
