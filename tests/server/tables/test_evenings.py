"""An evening at a table without sockets: codes, other games, places, and what a screen is told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from meowple.core.game import Refused
from meowple.core.registry import GAMES
from meowple.table import wire
from tests.declared import our_games
from tests.server.hostile import expect_refusal
from tests.server.house import NOON, House, Visitor, time_passes, utc
from tests.server.tapped import Tapped
from tests.server.virtual import in_virtual_time

DAYS = 24 * 3600


class Evening:
    """A screen that opened an evening, and whoever came."""

    def __init__(self, house: House, screen: Visitor, table: str, invite: str) -> None:
        self.house, self.screen, self.table, self.invite = house, screen, table, invite
        self.people: list[Visitor] = []

    async def comes(self, *names: str) -> list[Visitor]:
        """These join, sit down and get ready."""
        came = [await self.house.guest(name) for name in names]
        for person in came:
            known = replace(person.guest, seen_at=utc())  # or they are forgotten when it restarts
            await self.house.store.save_guest(known)
            await person.come(self.table, self.invite)
            free = [n for n, chair in enumerate(person.chairs) if chair["kind"] == "free"]
            await person.do(wire.Sit, seat=free[0])
            self.people.append(person)
        return came

    async def plays(self, *people: Visitor) -> None:
        """A match from its start to its end; the first of them begins it."""
        await self.begins(*people)
        await play_on(*people)

    async def begins(self, *people: Visitor) -> None:
        """It is dealt."""
        await people[0].do(wire.Chairs, seats=len(people))
        for person in people:
            await person.look()
            await person.get_ready()
        await people[0].do(wire.Start)
        for person in people:
            await person.look()
            await person.tell_seed()

    @property
    def told(self) -> Any:
        """The evening as the screen knows it."""
        return self.screen.table["evening"]


async def play_on(*people: Visitor, most: int = 4_000) -> None:
    """Whoever is asked plays a move, until it is over or so often."""
    luck = Random(5)
    for _ in range(most):
        for person in people:
            await person.look()
        if people[0].update.get("outcome"):
            return
        asked = [person for person in people if person.update["moves"]]
        if not asked:
            await time_passes(1)
            continue
        told = asked[0].update
        move = one_of(luck.choice(told["moves"]))
        await asked[0].do(wire.Play, match=told["match"], decision=told["decision"], move=move)


def one_of(move: Any) -> Any:
    """A move, of a bundle the first."""
    if isinstance(move, dict):
        return move
    return [part[0] if isinstance(part, list) else part for part in move]


async def an_evening(*names: str, house: House | None = None) -> Evening:
    house = house or House()
    screen = await house.guest("Screen")
    table, invite = await house.hub.open_evening(screen.guest)
    await screen.come(table, invite)
    evening = Evening(house, screen, table, invite)
    await evening.comes(*names)
    await screen.look()
    return evening


@in_virtual_time
async def test_a_screen_opens_an_evening_and_takes_no_chair() -> None:
    evening = await an_evening()
    assert evening.screen.table["yours"] == []
    assert not evening.screen.table["host"]
    assert {chair["kind"] for chair in evening.screen.chairs} == {"free"}
    assert await evening.house.hub.find_evening(evening.told["code"]) == (
        evening.table,
        evening.invite,
    )
    answer = await evening.screen.ask(wire.Invite)
    assert answer["path"] == f"/t/{evening.table}#{evening.invite}"


@in_virtual_time
async def test_whoever_sits_there_may_do_what_hosts_do_and_nobody_else() -> None:
    evening = await an_evening("Ann", "Ben")
    ann, ben = evening.people
    for person in (ann, ben):
        await person.look()
        assert person.table["host"]
    await ben.do(wire.SeatBot, seat=2, level="cat")
    await ann.do(wire.Stand, seat=2)
    asked: tuple[tuple[type[Any], dict[str, Any]], ...] = (
        (wire.Start, {}),
        (wire.SeatBot, {"seat": 3, "level": "cat"}),
        (wire.ChooseGame, {"game": "fits"}),
        (wire.EndEvening, {}),
        (wire.Chairs, {"seats": 2}),
    )
    for kind, fields in asked:
        expect_refusal(await evening.screen.ask(kind, **fields), "host_only")


@in_virtual_time
async def test_nobody_puts_another_out_unless_they_are_away() -> None:
    evening = await an_evening("Ann", "Ben")
    ann, ben = evening.people
    for kind in (wire.Stand, wire.Remove):
        expect_refusal(await ben.ask(kind, seat=0), "not_your_seat")
    ann.go()
    await time_passes(5)
    await ben.do(wire.Stand, seat=0)
    assert ben.chairs[0]["kind"] == "free"


@in_virtual_time
async def test_in_a_match_nobody_is_sent_away_for_good_while_they_are_there() -> None:
    evening = await an_evening("Ann", "Ben")
    ann, ben = evening.people
    await evening.begins(ann, ben)
    expect_refusal(await ben.ask(wire.Remove, seat=0), "not_your_seat")
    ann.go()
    await time_passes(5)
    await ben.do(wire.Remove, seat=0)
    assert ben.chairs[0]["kind"] == "bot"
    assert ben.table["invites"] == "Ben", "who is gone invites nobody any more"


@in_virtual_time
async def test_the_screen_comes_back_through_a_closed_door() -> None:
    evening = await an_evening("Ann", "Ben")
    await evening.people[0].do(wire.Door, open=False)
    evening.screen.go()
    await evening.screen.come(evening.table, evening.invite)
    assert not evening.screen.table["door"]
    late = await evening.house.guest("Late")
    with pytest.raises(Refused, match="door_is_closed"):
        await late.come(evening.table, evening.invite)


@in_virtual_time
async def test_another_game_keeps_people_and_what_bots_there_is_room_for() -> None:
    evening = await an_evening("Ann", "Ben")
    ann, ben = evening.people
    most = {name: game.seats[-1] for name, game in GAMES.items()}
    large, small = max(most, key=lambda name: most[name]), min(most, key=lambda name: most[name])
    await ann.do(wire.ChooseGame, game=large)
    for seat in range(2, most[large]):
        await ann.do(wire.SeatBot, seat=seat, level="cat")
    await ben.look()
    await ben.get_ready()
    await ann.do(wire.ChooseGame, game=small)
    await ben.look()
    assert ben.table["game"] == small
    assert [chair["kind"] for chair in ben.chairs] == ["person"] * 2 + ["bot"] * (most[small] - 2)
    assert not ben.chairs[1]["ready"], "ready was said for another game"


@in_virtual_time
async def test_a_game_for_fewer_than_are_there_cannot_be_chosen() -> None:
    most = {name: game.seats[-1] for name, game in GAMES.items()}
    large, small = max(most, key=lambda name: most[name]), min(most, key=lambda name: most[name])
    evening = await an_evening("Ann")
    await evening.people[0].do(wire.ChooseGame, game=large)
    await evening.comes(*(f"P{number}" for number in range(most[small])))
    answer = await evening.people[0].ask(wire.ChooseGame, game=small)
    expect_refusal(answer, "too_many_for_this_game")
    assert evening.people[0].table["game"] == large


@in_virtual_time
async def test_points_add_up_from_game_to_game_and_a_server_that_starts_anew_knows_them() -> None:
    evening = await an_evening("Ann", "Ben")
    ann, ben = evening.people
    await ann.do(wire.ChooseGame, game="tail")
    await evening.plays(ann, ben)
    await evening.screen.look()
    first = {one["name"]: one["points"] for one in evening.told["standing"]}
    assert sum(first.values()) == 2
    expect_refusal(await ben.ask(wire.ChooseGame, game="cafe"), "match_has_begun")
    await ben.do(wire.Again)
    await ann.look()
    assert ann.table["status"] == "lobby", "one who wants to go on is enough"
    assert len(ann.chairs) == GAMES["tail"].seats[-1], "there is a chair for whoever comes"

    await evening.house.restart()
    for person in (evening.screen, ann, ben):
        await person.come(evening.table, evening.invite)
    assert {one["name"]: one["points"] for one in evening.told["standing"]} == first
    await ben.do(wire.ChooseGame, game="cafe")
    await evening.plays(ben, ann)
    await evening.screen.look()
    total = {one["name"]: one["points"] for one in evening.told["standing"]}
    assert sum(total.values()) == 4
    assert all(total[name] - first[name] in (0, 1, 2) for name in first)
    assert evening.told["games"] == ["tail", "cafe"]
    assert evening.told["played"] == 2
    listed = await evening.house.hub.listed(await evening.house.store.of_member("Ann"), "Ann")
    assert [result["game"] for result in listed[0]["results"]] == ["tail", "cafe"]


@in_virtual_time
async def test_who_has_left_keeps_their_place_and_name() -> None:
    evening = await an_evening("Ann", "Ben")
    ann, ben = evening.people
    await evening.plays(ann, ben)
    await ann.do(wire.Again)
    await ben.look()
    await ben.do(wire.Stand, seat=ben.table["yours"][0])
    await evening.house.restart()
    await evening.screen.come(evening.table, evening.invite)
    assert {one["name"] for one in evening.told["standing"]} == {"Ann", "Ben"}
    assert {one["seat"] for one in evening.told["standing"]} == {0, None}


@in_virtual_time
async def test_an_evening_that_is_over_has_no_code_and_goes_on_no_more() -> None:
    evening = await an_evening("Ann", "Ben")
    ann, ben = evening.people
    code = evening.told["code"]
    await evening.plays(ann, ben)
    await ann.do(wire.EndEvening)
    await evening.screen.look()
    assert (evening.screen.table["status"], evening.screen.table["why"]) == (
        "closed",
        "evening_over",
    )
    assert evening.told["code"] is None
    assert len(evening.told["standing"]) == 2
    with pytest.raises(Refused, match="no_such_evening"):
        await evening.house.hub.find_evening(code)
    expect_refusal(await ben.ask(wire.EndEvening), "table_closed")
    expect_refusal(await ben.ask(wire.ChooseGame, game="tail"), "match_has_begun")
    expect_refusal(await ben.ask(wire.Again), "match_not_over")
    await evening.house.restart()
    await ben.come(evening.table, evening.invite)
    assert len(ben.table["evening"]["standing"]) == 2, "the places can be looked at later"


@in_virtual_time
async def test_an_evening_cannot_end_in_the_middle_of_a_match() -> None:
    evening = await an_evening("Ann", "Ben")
    ann, ben = evening.people
    await ann.do(wire.Chairs, seats=2)
    await ann.do(wire.Start)
    await time_passes(5)
    await ben.look()
    assert ben.table["status"] == "playing"
    expect_refusal(await ben.ask(wire.EndEvening), "match_has_begun")


@in_virtual_time
async def test_a_code_that_nobody_has_used_for_days_leads_nowhere() -> None:
    evening = await an_evening("Ann")
    code = evening.told["code"]
    evening.people[0].go()
    evening.screen.go()
    assert utc() >= NOON
    await time_passes(DAYS * 0.9)
    assert await evening.house.hub.find_evening(code)
    await time_passes(DAYS * 3)
    with pytest.raises(Refused, match="no_such_evening"):
        await evening.house.hub.find_evening(code)


@in_virtual_time
async def test_a_table_that_is_no_evening_keeps_its_game() -> None:
    house = House()
    ann = await house.guest("Ann")
    await ann.come(await house.open(ann, [None, None]))
    assert ann.table["evening"] is None
    expect_refusal(await ann.ask(wire.ChooseGame, game="fits"), "no_evening")
    expect_refusal(await ann.ask(wire.EndEvening), "no_evening")


@in_virtual_time
async def test_a_race_that_comes_after_another_game_is_measured_from_the_lobby_on() -> None:
    evening = await an_evening("Ann", "Ben")
    race = next(name for name, game in GAMES.items() if game.race)
    ann = evening.people[0]
    ann.heard.clear()
    await ann.do(wire.ChooseGame, game=race)
    await time_passes(2)
    await ann.look()
    assert sum(one["type"] == "ping" for one in ann.heard) >= 3


async def also_watches(evening: Evening, guest: Visitor, shows: Any = None) -> Tapped:
    """One more page at the table."""
    page = Tapped(guest.guest)
    await evening.house.hub.enter(evening.table, page, wire.Hello(evening.invite, shows))
    await time_passes(0.01)
    return page


def frames(page: Tapped) -> list[bytes]:
    """All that it was sent, without pings, whose numbers are random."""
    sent = []
    while not page.outbox.empty():
        payload = page.outbox.get_nowait()
        if payload is not None and b'"type":"ping"' not in payload:
            sent.append(payload)
    return sent


@pytest.mark.parametrize("game", our_games())
def test_a_screen_is_told_what_a_stranger_who_watches_is_told_byte_for_byte(game: str) -> None:
    """Even if whoever opened it plays, too: the same guest on a phone and at the screen."""

    @in_virtual_time
    async def whole_match() -> None:
        evening = await an_evening("Ann", "Ben")
        ann, ben = evening.people
        await ann.do(wire.ChooseGame, game=game)
        stranger = await evening.house.guest("Ann's friend")
        pages = [
            await also_watches(evening, stranger),
            await also_watches(evening, evening.screen, ()),
            await also_watches(evening, ann, ()),
        ]
        await evening.begins(ann, ben)
        await play_on(ann, ben, most=60)
        await time_passes(3)  # who watches a race is told later
        watched, screen, own = [updates(page) for page in pages]
        assert len(watched) > 5
        assert screen == watched
        assert own == watched
        assert all(b'"seat":null' in update for update in watched)

    whole_match()


def updates(page: Tapped) -> list[bytes]:
    """All that it was told of the match."""
    return [one for one in frames(page) if one.startswith((b'{"type":"update"', b'{"type":"past"'))]
