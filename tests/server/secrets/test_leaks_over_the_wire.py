"""What a seat's connection is sent depends on nothing that the seat may not know."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from meowple.bots.hints import Advice, Reason
from meowple.core.game import AnyGame, Chance, Refused, Seat, Step, When
from meowple.core.registry import find_game
from meowple.table.pages.connection import Connection
from meowple.table.updates.telling import Telling
from meowple.table.wire import Refusal, Update
from tests.conftest import Row
from tests.contract.case import Sample
from tests.contract.cases import case_of
from tests.contract.games import Table
from tests.contract.planted import Planted
from tests.contract.test_odds import hides_something
from tests.declared import our_games, over
from tests.server.secrets.twins import Found, Twins
from tests.server.virtual import run

STEPS = 40


def table_of(name: str, seats: int, **options: Any) -> Table:
    return Table(find_game(name), seats, msgspec.json.encode(options).decode(), range(1))


TABLES = [
    *(
        table_of(game, sample.seats, **sample.options)
        for game in our_games()
        for sample in case_of(game).wire
    ),
    table_of("sealed", 3, rounds=5, takebacks=3),
    table_of("tiles", 2),
]
TAIL = table_of("tail", 2, rounds=2)
"""Where leaks are planted."""


def compare(
    table: Table,
    seat: int | None,
    game: AnyGame | None = None,
    telling: type[Telling] = Telling,
    evening: str | None = None,
) -> Found:
    """Play in both worlds, and see whether the seat can tell them apart."""
    where = None if seat is None else Seat(seat)
    twins = Twins(table, where, Random(f"{table}/{seat}"), game or table.game, telling, evening)
    return run(twins.compare(STEPS))


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_worlds_that_look_the_same_sound_the_same(
    table: Table, seat: int | None, report_row: Callable[[str, Row], None]
) -> None:
    found = compare(table, seat)
    assert found.leaks == set()
    assert found.pairs >= 0.9 * found.steps
    assert found.differed > 0 or not hides_something(table.game)
    assert found.hints > 0 or seat is None or table.game.race
    row: Row = {"table": str(table), "steps": found.steps, "pairs": found.pairs}
    row |= {"secrets differed": found.differed, "frames": found.frames}
    report_row("leaks over the wire", row)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_worlds_that_look_the_same_sound_the_same_at_a_big_screen(table: Table) -> None:
    found = compare(table, None, evening="BCH345")
    assert found.leaks == set()
    assert found.pairs >= 0.9 * found.steps
    assert found.differed > 0 or not hides_something(table.game)


def test_a_leak_that_is_planted_is_heard_at_a_big_screen() -> None:
    assert "a step" in compare(TAIL, None, telling=ValueInUpdate, evening="BCH345").leaks


@over("wire")
def test_every_game_is_listened_to_over_the_wire(game: str, told: tuple[Sample, ...]) -> None:
    assert all(table_of(game, seats, **options) in TABLES for seats, options in told)


def secret(telling: Telling, seat: Seat | None) -> int:
    """A number made of cards that this seat does not know; it differs between the twins."""
    match = telling._live.match
    assert match is not None
    known = 1 << (6 if seat is None else seat)
    cards = zip(match.state.rows, match.state.known, strict=True)
    return sum(n * card for n, (card, who) in enumerate(cards, 1) if not who & known)


class ValueInUpdate(Telling):
    def update(self, seat: Seat | None) -> Update:
        return msgspec.structs.replace(super().update(seat), undo=secret(self, seat))


class CardInFacts(Telling):
    def match(self, facts: Any, done: Any = None) -> Any:
        class Told(msgspec.Struct, tag="told"):
            cards: bytes

            def told_to(self, seat: Seat | None) -> Told:
                return self

        match = self._live.match
        assert match is not None
        return super().match([*facts, Told(match.state.rows)] if facts else facts, done)


class SizeOfUpdate(Telling):
    def _next_update(self, seat: Seat | None, *new: Any) -> bytes | None:
        payload = super()._next_update(seat, *new)
        return payload and payload + b" " * secret(self, seat)


class CountOfUpdates(Telling):
    def _send(self, seat: Seat | None, connections: list[Connection], *payloads: bytes) -> None:
        for _ in range(1 + secret(self, seat) % 3):
            super()._send(seat, connections, *payloads)


class CardWhenComingBack(Telling):
    def welcome(self, connection: Connection) -> None:
        super().welcome(connection)
        number = secret(self, self._pages.shown(connection)[0])
        connection.send(Refusal(None, "went_wrong", {"n": number}))


class CardInRefusals(Planted):
    """The game names a card of the others when it refuses."""

    def play(self, state: Any, seat: Seat, move: Any, when: When, chance: Chance) -> Step[Any, Any]:
        try:
            return self.honest.play(state, seat, move, when, chance)
        except Refused as refused:
            hidden = sum(n * card for n, card in enumerate(state.rows) if n // 4 != seat)
            raise Refused(refused.key, card=hidden) from None


@pytest.mark.parametrize(
    ("telling", "occasion"),
    [
        (ValueInUpdate, "a step"),
        (CardInFacts, "a step"),
        (SizeOfUpdate, "a step"),
        (CountOfUpdates, "a step"),
        (CardWhenComingBack, "coming back"),
    ],
)
def test_a_planted_leak_is_heard(telling: type[Telling], occasion: str) -> None:
    assert occasion in compare(TAIL, 1, telling=telling).leaks


def test_a_card_named_in_a_refusal_is_heard() -> None:
    leaky: Any = CardInRefusals(TAIL.game)
    assert compare(TAIL, 1, game=leaky).leaks == {"a refusal"}


def test_a_hint_that_looks_at_the_cards_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    async def knows_too_much(thinkers: Any, wanted: Any) -> Advice:
        return Advice(0, (Reason("points", float(sum(wanted.match.state.rows[:4]))),))

    monkeypatch.setattr("meowple.table.bots.hinting._advised", knows_too_much)
    assert compare(TAIL, 1).leaks == {"a hint"}


def test_the_twins_are_silent_about_what_was_not_planted() -> None:
    """The same table and seat as above, so that each leak above is the planted one."""
    assert compare(TAIL, 1).leaks == set()
