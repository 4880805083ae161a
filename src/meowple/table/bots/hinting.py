"""Hints: whoever is asked something may ask what the search would do, and why.

It is worked out elsewhere from the view of the seat alone, told to the page that asked and counted
for all to see. The same question has one hint, however often it is asked for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from meowple.bots.hints import Advice, advise
from meowple.core.game import Refused, Seat
from meowple.core.registry import find_game
from meowple.table.bots.thinking import Thinkers
from meowple.table.commands import Order
from meowple.table.events import HintTaken, Table
from meowple.table.live import AnyMatch, Live
from meowple.table.pages.connection import encoded
from meowple.table.pages.open_pages import Pages
from meowple.table.wire import Hinted, Refusal

log = logging.getLogger(__name__)


def expect_hints(table: Table) -> None:
    """Refuse hints where they would be unfair: who plays with other people asks them first, and in
    a race with other people there are none."""
    if len(table.people) < 2:
        return
    if find_game(table.game).race:
        raise Refused("no_hints_in_a_race")
    if not all(table.chairs[seat].agrees for seat in table.people):
        raise Refused("hints_not_agreed")


def has_hints(table: Table) -> bool:
    """Whether they are given at this table as it is."""
    try:
        expect_hints(table)
    except Refused:
        return False
    return True


class _Wanted:
    """One question, who wants to know what to do about it, and the answer once it is known."""

    def __init__(self, match: AnyMatch, seat: Seat) -> None:
        self.match = match
        self.seat = seat
        self.decision = match.decision(seat)
        self.moves = match.moves(seat)
        self.view = match.view(seat)
        self.orders: list[Order] = []
        self.advice: Advice | None = None

    def is_of(self, match: AnyMatch | None) -> bool:
        """Whether the seat is still asked this."""
        return self.match is match and self.match.decision(self.seat) == self.decision


class Hints:
    """The hints of one table: for each seat the last it wanted."""

    def __init__(
        self,
        live: Live,
        pages: Pages,
        thinkers: Thinkers,
        submit: Callable[..., bool],
        happen: Callable[..., Awaitable[bytes | None]],
    ) -> None:
        self._live = live
        self._pages = pages
        self._thinkers = thinkers
        self._submit = submit
        self._happen = happen
        self._wanted: dict[Seat, _Wanted] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, order: Order, seat: Seat) -> None:
        """Somebody wants a hint for what their seat is asked; the table does not wait for it."""
        match = self._live.match
        assert match is not None
        wanted = self._wanted.get(seat)
        if wanted is None or not wanted.is_of(match):
            wanted = self._wanted[seat] = _Wanted(match, seat)
        wanted.orders.append(order)
        if wanted.advice is not None:
            await self._give(wanted)
        elif len(wanted.orders) == 1:
            task = asyncio.create_task(self._think(wanted))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _think(self, wanted: _Wanted) -> None:
        try:
            wanted.advice = await _advised(self._thinkers, wanted)
        except Exception as error:
            log.error("no hint could be given: %r", error)
        self._submit(partial(self._give, wanted))

    async def _give(self, wanted: _Wanted) -> None:
        """Tell all who wanted it; if the question is another one by now, nothing is counted."""
        orders, wanted.orders = wanted.orders, []
        if wanted.advice is None:
            self._wanted.pop(wanted.seat, None)
        for order in orders:
            if wanted.advice is None:
                order.asker.send(Refusal(order.command.id, "no_hint"))
            elif not wanted.is_of(self._live.match) or not self._shows(order, wanted.seat):
                order.asker.send(Refusal(order.command.id, "stale_decision"))
            else:
                await self._tell(order, wanted, wanted.advice)

    def _shows(self, order: Order, seat: Seat) -> bool:
        """Whether the page that asked still shows that seat: a device may be passed on."""
        return seat in self._pages.shown(order.asker)

    async def _tell(self, order: Order, wanted: _Wanted, advice: Advice) -> None:
        """Counted first: nobody knows more than the table has stored."""
        seat, decision = wanted.seat, wanted.decision
        assert decision is not None
        move = wanted.moves[advice.move]
        answer = encoded(Hinted(order.command.id, seat, decision, move, advice.why))
        if self._live.table.chairs[seat].hinted != decision:
            command = msgspec.structs.replace(order.command, answer=answer)
            await self._happen(HintTaken(seat, decision), order=order._replace(command=command))
        order.asker.send_bytes(answer)

    def close(self) -> None:
        """Nobody waits for them any more."""
        for task in self._tasks:
            task.cancel()


async def _advised(thinkers: Thinkers, wanted: _Wanted) -> Advice:
    seen, choices = msgspec.json.encode(wanted.view), msgspec.json.encode(wanted.moves)
    name = wanted.match.game.name
    given: tuple[Any, ...] = (name, seen, choices, wanted.seat, wanted.match.seats)
    advice: Advice = await thinkers.do(advise, *given, kind=f"{name} hint", hurry=True)
    return advice
