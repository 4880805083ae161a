"""A bot at a table of somebody's server: hears what its seat is told, thinks beside, and answers.

The bot thinks in a thread of its own, so that the line is answered meanwhile; the thread goes with
the process, whatever the bot does."""

from __future__ import annotations

import json
import secrets
import time
from contextlib import suppress
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from meowple.bots.bot import Plan
from meowple.core.game import AnyGame, MeowpleError
from meowple.core.plain import said, shown
from meowple.core.registry import find_game, read_move
from meowple.lab.players import Player, find_player
from meowple.lab.playing import Failed, among, is_wait, told
from meowple.words import words

LOOK_EVERY: Final = 0.2
"""Seconds between two looks at how the bot is getting on."""
LONGEST_PAUSE: Final = 5_000
"""Milliseconds of a bot's own pause that are kept; others wait."""
TRIES: Final = 6
"""So often a line that was lost is tried again, each time after twice as long."""
PASSING: Final = ("went_wrong", "too_fast", "program_too_slow")
"""After these words the line is closed, and one may come again."""


class _Table(Struct):
    """What matters of a table."""

    game: str
    status: str
    yours: tuple[int, ...]
    held: Any = None


class _Outcome(Struct):
    """What matters of the end of a match."""

    ranks: tuple[int, ...]


class _Told(Struct):
    """What matters of any message."""

    type: str
    id: str | None = None
    key: str | None = None
    nonce: str | None = None
    table: _Table | None = None
    you: str = ""
    seat: int | None = None
    match: str = ""
    view: Raw = Raw(b"null")
    moves: tuple[Raw, ...] = ()
    waiting: tuple[int, ...] = ()
    decision: int | None = None
    outcome: _Outcome | None = None


def _line(text: str) -> str:
    """What is told, in one line: a server may say anything, and a terminal does not do it."""
    return " ".join(said(text).split())


class Visit:
    """One bot, one seat, one match after the other."""

    def __init__(self, address: str, token: str, bot: str, limit: float) -> None:
        self._address = address
        self._token = token
        self._bot = bot
        self._limit = limit
        self._say = words("en")
        self._line: ClientConnection | None = None
        self._asked: _Told | None = None
        """The question that is open."""
        self._since: float | None = None
        """When the bot began to think about one."""
        self._failed: str | None = None
        self._thoughts: SimpleQueue[_Told] = SimpleQueue()
        self._table: _Table | None = None
        self._player: Player | None = None
        self._mind: Any = None
        self._mind_of = ""
        """The match it was made for: none remembers another."""
        self._tries = 0
        """How often the line was tried since it was good."""
        self._over = ""
        """The last match whose end was told."""

    def stay(self, *, once: bool) -> None:
        """Play what is played there; with `once`, one match."""
        Thread(target=self._think_on, daemon=True).start()
        while True:
            try:
                with self._connect() as self._line:
                    with suppress(ConnectionClosed):  # then what was said before is still heard
                        self._line.send(json.dumps({"type": "hello"}))
                    self._listen(self._line, once)
                return
            except (OSError, WebSocketException) as error:
                if self._table is None or self._tries >= TRIES:
                    raise MeowpleError(
                        _line(f"the server does not answer: {told(error)}")
                    ) from None
            time.sleep(0.5 * 2**self._tries)
            self._tries += 1

    def _connect(self) -> ClientConnection:
        sent = {"Authorization": f"Bearer {self._token}"}
        return connect(self._address, additional_headers=sent, max_size=2**22, close_timeout=1)

    def _listen(self, line: ClientConnection, once: bool) -> None:
        while True:
            try:
                heard = msgspec.json.decode(line.recv(LOOK_EVERY), type=_Told)
                self._hear(line, heard)
                if once and self._over:
                    return
            except TimeoutError:
                pass
            except msgspec.MsgspecError as error:
                raise MeowpleError(f"that is no meowple server: {error}") from None
            self._look_after_the_bot()

    def _look_after_the_bot(self) -> None:
        if self._failed is not None:
            raise MeowpleError(f"{self._bot}: {self._failed}")
        if self._since is not None and time.monotonic() - self._since > self._limit:
            raise MeowpleError(f"{self._bot}: no answer within {self._limit:g} s")

    # What is heard

    def _hear(self, line: ClientConnection, heard: _Told) -> None:
        if heard.nonce is not None:
            line.send(json.dumps({"type": "pong", "nonce": heard.nonce}))
        if heard.table is not None:
            self._look(heard.table, heard.you)
        if heard.type == "welcome":
            self._tries = 0
        if heard.type == "refused":
            self._refused(heard)
        elif heard.type == "update":
            self._ask(heard)

    def _look(self, table: _Table, name: str) -> None:
        if self._table is None:
            self._player = find_player(table.game, self._bot)
            seat = ", ".join(str(seat + 1) for seat in table.yours)
            print(_line(f"{self._bot} sits at {table.game} as {name}, seat {seat}"), flush=True)
        was, self._table = self._table, table
        if table.status == "closed":
            raise MeowpleError(self._say("refused-table-closed"))
        if was is not None and was.held and not table.held and self._asked is not None:
            self._thoughts.put(self._asked)  # a race goes on

    def _refused(self, heard: _Told) -> None:
        """A move may come too late; whatever else is refused ends the visit."""
        key = heard.key or ""
        if heard.id is None and key not in PASSING:
            raise MeowpleError(self._say(f"refused-{key.replace('_', '-')}"))

    def _ask(self, update: _Told) -> None:
        if update.outcome is not None and update.match != self._over:
            ranks, seat = update.outcome.ranks, update.seat or 0
            if not 0 <= seat < len(ranks):
                raise MeowpleError(f"that is no meowple server: {len(ranks)} ranks, no seat {seat}")
            self._over = update.match
            print(f"the match is over: rank {ranks[seat]}", flush=True)
        known = self._asked
        if update.seat not in update.waiting or not update.moves:
            self._asked = None  # what can be taken back is offered, but not asked for
        elif known is None or (known.match, known.decision) != (update.match, update.decision):
            self._asked = update
            if self._table is None or not self._table.held:
                self._thoughts.put(update)

    # What is thought

    def _think_on(self) -> None:
        """Answer one question after the other, leaving out those that nobody asks any more."""
        while self._failed is None:
            question = self._thoughts.get()
            if question is self._asked and self._table is not None:
                try:
                    self._answer(question, find_game(self._table.game))
                except (OSError, WebSocketException):
                    pass  # the line is lost: the question comes again
                except Failed as failed:
                    self._failed = str(failed)
                except BaseException as error:
                    self._failed = " ".join(told(error).split())

    def _answer(self, question: _Told, game: AnyGame) -> None:
        came = time.monotonic()
        moves = [read_move(game, msgspec.json.decode(move)) for move in question.moves]
        view = msgspec.json.decode(question.view, type=game.view_type)
        self._since = came
        if self._mind_of != question.match and self._player is not None:
            self._mind, self._mind_of = self._player.make(), question.match
        move, after = self._choose(view, moves)
        self._since = None
        time.sleep(max(0.0, min(after, LONGEST_PAUSE) / 1000 - (time.monotonic() - came)))
        if question is not self._asked or self._line is None:
            return
        answer = {
            "type": "play",
            "id": secrets.token_hex(16),
            "seat": question.seat,
            "match": question.match,
            "decision": question.decision,
            "move": msgspec.json.decode(question.moves[move]),
            "reaction": 1000 * (time.monotonic() - came) if game.race else None,
        }
        self._line.send(json.dumps(answer))

    def _choose(self, view: Any, moves: list[Any]) -> tuple[int, int]:
        """Which of the moves, and after how many milliseconds."""
        if self._mind is None or self._player is None:
            return Random().randrange(len(moves)), 0
        plan = self._mind.choose(view, list(moves), Random(), self._player.budget)
        move, after = (plan.move, plan.after) if isinstance(plan, Plan) else (plan, 0)
        if not (among(move, moves) and is_wait(after)):
            raise Failed(f"gave {shown(plan)}, which is none of its moves")
        return moves.index(move), after or 0
