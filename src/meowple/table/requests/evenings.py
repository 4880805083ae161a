"""What is asked of an evening: which game comes next, and that it is over."""

from __future__ import annotations

from meowple.core.game import Refused
from meowple.core.registry import GAMES, find_game
from meowple.table import events as t
from meowple.table import wire
from meowple.table.bots.programs import hang_up
from meowple.table.commands import Order
from meowple.table.requests.guards import expect_host, expect_lobby, options_of
from meowple.table.room import Change, Room


def expect_evening(room: Room) -> None:
    """Refuse what can only be asked of an evening."""
    if room.table.evening is None:
        raise Refused("no_evening")


async def choose_game(room: Room, order: Order, request: wire.ChooseGame) -> bytes | None:
    """Another game. All people keep a chair, programs and then bots as far as there is room; what
    is left is free for whoever comes."""
    expect_evening(room)
    expect_host(room, order.asker)
    expect_lobby(room)
    if request.game not in GAMES:
        raise Refused("no_such_game")
    game, table = find_game(request.game), room.table
    most = game.seats[-1]
    if len(table.people) > most:
        raise Refused("too_many_for_this_game", most=most)
    bots = [seat for seat, chair in enumerate(table.chairs) if chair.bot is not None]
    too_many = [*table.programs, *bots][most - len(table.people) :]
    sent_away = [table.chairs[seat].program for seat in too_many]
    chosen = t.GameChosen(game.name, options_of(game, {}))
    gone = [t.Stood(seat) for seat in too_many]
    answer = await room.happen(*gone, chosen, t.ChairsSet(most), order=order)
    for program in filter(None, sent_away):
        hang_up(room.pages, program, Refused("token_void"))
    for connection in room.pages:
        room.racing.greet(connection)  # if it is a race, nobody has measured the ways yet
    return answer


async def end(room: Room, order: Order, request: wire.EndEvening) -> bytes | None:
    """The evening is over: its code leads nowhere any more, and the places stay as they are."""
    expect_evening(room)
    expect_host(room, order.asker)
    if room.table.status == "closed":
        raise Refused("table_closed")
    if room.table.status != "over":
        expect_lobby(room)
    change = Change(events=(t.Closed("evening_over"),), clears=True)
    return await room.commit(change, order)
