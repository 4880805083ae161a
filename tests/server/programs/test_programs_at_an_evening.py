"""Programs at an evening: another game with fewer chairs, and places, which are for people."""

from __future__ import annotations

import pytest

from meowple.core.game import Refused
from meowple.core.registry import GAMES
from meowple.table import wire
from tests.declared import our_games
from tests.server.house import Visitor
from tests.server.programs.test_programs_in_time import last_words, with_token
from tests.server.tables.test_evenings import Evening, an_evening, play_on
from tests.server.virtual import in_virtual_time

MOST = {name: GAMES[name].seats[-1] for name in our_games()}
LARGE, SMALL = max(MOST, key=MOST.__getitem__), min(MOST, key=MOST.__getitem__)


async def programs(evening: Evening, count: int) -> list[Visitor]:
    """So many sit beside the people."""
    host, came = evening.people[0], list[Visitor]()
    for seat in range(len(evening.people), len(evening.people) + count):
        came.append(await (await with_token(evening.house, host, seat)).come(evening.table))
    await host.look()
    return came


@in_virtual_time
async def test_programs_that_find_no_chair_in_the_next_game_are_sent_away() -> None:
    evening = await an_evening("Ann")
    (ann,) = evening.people
    await ann.do(wire.ChooseGame, game=LARGE)
    came = await programs(evening, MOST[LARGE] - 2)
    await ann.do(wire.SeatBot, seat=MOST[LARGE] - 1, level="kitten")
    await ann.do(wire.ChooseGame, game=SMALL)
    assert [(one["kind"], one["program"]) for one in ann.chairs] == [
        ("person", False),
        *[("person", True)] * (MOST[SMALL] - 1),
    ], "people stay, then programs, then bots"
    stay, go = came[: MOST[SMALL] - 1], came[MOST[SMALL] - 1 :]
    for program in go:
        assert await last_words(program) == "token_void"
        with pytest.raises(Refused, match="no_such_table"):
            await program.come(evening.table)
    await ann.get_ready()
    await ann.do(wire.Start)
    await ann.look()
    await ann.tell_seed()
    assert ann.table["status"] == "playing"
    for program in stay:
        await program.look()
        assert program.update["seat"] is not None


@in_virtual_time
async def test_programs_are_left_behind_like_bots_and_gather_nothing() -> None:
    evening = await an_evening("Ann")
    (ann,) = evening.people
    await ann.do(wire.ChooseGame, game="cafe")
    (deep,) = await programs(evening, 1)
    await ann.do(wire.Chairs, seats=2)
    await ann.get_ready()
    await ann.do(wire.Start)
    await ann.look()
    await ann.tell_seed()
    await play_on(ann, deep)
    await evening.screen.look()
    (only,) = evening.told["standing"]
    assert (only["name"], only["played"]) == ("Ann", 1)
