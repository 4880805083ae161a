"""Pages that do not give up: they come back after every crash and ask again what was not answered.

Each remembers what it was answered and everything it was shown, to be held against the log.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from random import Random
from typing import Any

from websockets import ConnectionClosed, InvalidHandshake, Origin
from websockets.asyncio.client import ClientConnection, connect

from meowple.core.luck import seed_hash
from tests.server.pages import Page
from tests.server.seated import answers, with_seat
from tests.server.told import Heard

LONGEST_SILENCE = 120.0
"""Seconds after which a table does not go on, however busy the machine is."""

BREATH = 0.05
"""Seconds before a page that was hung up on comes back."""

Moment = Callable[["Stubborn", str, Heard], bool]
"""Whether the server is to die now: after a page `sent` or `heard` this."""


class Company:
    """All pages of a test, and the one who pulls the plug."""

    def __init__(
        self,
        crash: Callable[[], None],
        moments: list[Moment],
        how_sent: Callable[[], str] = lambda: "once",
    ) -> None:
        self._crash = crash
        self._moments = moments
        self.how_sent = how_sent
        """What becomes of the next frame: it is sent once or twice, lost, or never answered."""
        self._again: dict[str, bool] = {}
        self.crashes = 0

    def happened(self, page: Stubborn, what: str, message: Heard) -> None:
        """Let the server die if this is the moment."""
        if self._moments and self._moments[0](page, what, message):
            del self._moments[0]
            self.crashes += 1
            self._crash()

    def wants_another(self, match: str) -> bool:
        """Whether a table plays again after this match; all its pages hear the same."""
        return self._again.setdefault(match, bool(self._moments))


def _now() -> float:
    """Where time is virtual, so is silence."""
    return asyncio.get_running_loop().time()


class Stubborn:
    """A person at a table, from sitting down to the end of the last match."""

    def __init__(self, page: Page, table: str, invite: str, seat: int, rng: Random) -> None:
        self.page = page
        self.seat = seat
        self.table_id = table
        self.accepted: list[Heard] = []
        """The commands that were carried out, in order."""
        self.refused: list[Heard] = []
        self.shown: list[tuple[str, Heard]] = []
        """Each update with the run of the server it came from."""
        self.seeds: dict[str, bytes] = {}
        self._hello = {"type": "hello", "invite": invite}
        self._rng = rng
        self._asked: Heard | None = None
        """The command that is not answered yet."""
        self._done: set[Any] = set()
        """What needs to be asked once."""
        self._told_at = 0.0
        """When the server told anything but a ping, by the loop's clock; races are pinged all the
        time."""
        self._socket: ClientConnection | None = None

    async def live(self, company: Company) -> None:
        """Play until a match ends after which nobody plays again."""
        self._told_at = _now()
        while not self._finished(company):
            try:
                async with self._connected() as self._socket:
                    await self._stay(company)
            except TimeoutError:
                raise AssertionError("nothing happens any more") from None
            except (ConnectionClosed, InvalidHandshake, OSError):
                await asyncio.sleep(BREATH)

    def _connected(self) -> connect:
        return connect(
            f"ws://{self.page.host}/ws/{self.table_id}",
            origin=Origin(self.page.url),
            additional_headers={"Cookie": self.page.cookie},
            compression=None,
            close_timeout=1,
            proxy=None,
        )

    async def _stay(self, company: Company) -> None:
        await self._send(company, self._hello)
        if self._asked is not None:
            await self._send(company, self._asked)
        while not self._finished(company):
            assert self._socket is not None
            async with asyncio.timeout(LONGEST_SILENCE):
                frame = await self._socket.recv()
            heard = self.page.keep(frame)
            self._hear(heard)
            company.happened(self, "heard", heard)
            if self._asked is None:
                await self._act(company)

    async def _send(self, company: Company, message: Heard) -> None:
        assert self._socket is not None
        how = company.how_sent()
        for _ in range({"lost": 0, "twice": 2}.get(how, 1)):
            await self._socket.send(json.dumps(message))
        if how in ("lost", "never answered"):
            self._socket.transport.abort()
        company.happened(self, "sent", message)

    def _hear(self, heard: Heard) -> None:
        if heard["type"] != "ping" and not _is_turned_away(heard):
            self._told_at = _now()
        assert _now() - self._told_at < LONGEST_SILENCE, "nothing happens any more"
        if heard["type"] == "update":
            self.shown.append((self.page.run, heard))
        if self._asked is not None and answers(self._asked["id"], heard):
            kept = self.refused if heard["type"] == "refused" else self.accepted
            kept.append({**self._asked, "key": heard.get("key")})
            self._asked = None

    def _finished(self, company: Company) -> bool:
        over = self.page.update.get("outcome") and self._asked is None
        return bool(over) and not company.wants_another(self.page.update["match"])

    # What a person does

    async def _act(self, company: Company) -> None:
        wanted = self._wanted(company)
        if wanted is not None:
            self._asked = {"id": secrets.token_hex(16), **wanted}
            await self._send(company, self._asked)

    def _wanted(self, company: Company) -> Heard | None:
        table = self.page.table
        if not table:  # it was not let in yet
            return None
        match = table["match"]
        if table["status"] == "lobby":
            return self._in_the_lobby(table, match)
        if table["status"] == "dealing" and match in self.seeds:
            return self._once("seed", match, match=match, seed=self.seeds[match].hex())
        if self.page.update.get("match") != match:
            return None
        if self.page.update["outcome"] and company.wants_another(match):
            return self._once("again", match)
        return self._move()

    def _in_the_lobby(self, table: Heard, match: str) -> Heard | None:
        if not table["yours"]:
            return self._once("sit", self.table_id, seat=self.seat)
        if match not in self.seeds:
            self.seeds[match] = self._rng.randbytes(16)
            hashed = seed_hash(match, self.seat, self.seeds[match])
            return self._once("ready", match, match=match, seed_hash=hashed)
        all_ready = all(chair["ready"] for chair in table["chairs"])
        if table["host"] and all_ready and not self.shown:
            return self._once("start", match)
        return None

    def _once(self, kind: str, name: str, **fields: Any) -> Heard | None:
        if (kind, name) in self._done:
            return None
        self._done.add((kind, name))
        return {"type": kind, **with_seat(kind, fields, [self.seat])}

    def _move(self) -> Heard | None:
        """A legal move, once for each question; sometimes before it one that is refused."""
        update = self.page.update
        question = (update["match"], update["decision"])
        if not update["moves"] or question in self._done:
            return None
        asked = {"seat": self.seat, "match": update["match"], "decision": update["decision"]}
        if (question, "wrong") not in self._done and self._rng.random() < 0.2:
            self._done.add((question, "wrong"))
            behind = {**asked, "decision": asked["decision"] - 1}
            return {"type": "play", **behind, "move": self._one_of(update["moves"][0])}
        self._done.add(question)
        return {"type": "play", **asked, "move": self._one_of(self._rng.choice(update["moves"]))}

    def _one_of(self, told: Any) -> Any:
        """A move; of a bundle, in which one part is a list, any."""
        if not isinstance(told, list):
            return told
        return [self._rng.choice(part) if isinstance(part, list) else part for part in told]


async def live_together(company: Company, pages: list[Stubborn]) -> None:
    """Let all of them play to the end."""
    async with asyncio.TaskGroup() as together:
        for page in pages:
            together.create_task(page.live(company))


def _is_turned_away(heard: Heard) -> bool:
    """Whether it is about no command: the page could not come in."""
    return heard["type"] == "refused" and heard["id"] is None
