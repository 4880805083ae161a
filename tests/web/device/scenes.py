"""Moments of matches that several people play at one screen, for the stage."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from meowple import GAMES, Match, Seat
from meowple.core.game import Fact
from meowple.games.boots.race import right_card
from meowple.table.updates.past import PastFacts, told_again
from meowple.table.wire import Chair, Past
from tests.web.scenes import WIDEST, Scene, lobby, playing, update_of

AnyMatch = Match[Any, Any, Any, Any]
NAMES = ("Соломія", WIDEST, "Mum", "Bartłomiej", "Łucja", "Ann")


def passed(seats: int, moves: int, shares: int = 0) -> Scene:
    """After so many moves of `tail` the device is passed to somebody."""
    match: AnyMatch = Match(GAMES["tail"], seats, seed=5)
    rng, facts = Random(5), list[Fact]()
    for _ in range(moves):
        seat = min(match.to_act)
        facts += match.play(seat, rng.choice(match.moves(seat)))
    past = PastFacts(facts)
    told = Past(None, "", told_again(past, None), public=past.public)
    return _shared(match, update_of(match, 1, None), shares or seats, (told,))


def at_edges(seats: int, phase: str, shares: int = 0) -> Scene:
    """A round of `boots`, and several people at the edges of the screen."""
    match: AnyMatch = Match(GAMES["boots"], seats, seed=5)
    roll(match)
    if phase != "race":
        decide(match)
    mine = range(shares or seats)
    told = tuple(update_of(match, 1, Seat(seat)) for seat in mine[1:])
    return _shared(match, update_of(match, 1), shares or seats, told)


def roll(match: AnyMatch) -> None:
    """The dice are rolled."""
    seat = min(match.to_act)
    match.play(seat, match.moves(seat)[0])


def decide(match: AnyMatch) -> None:
    """Everybody grabs: the first the right card, the others another one."""
    right = right_card(match.state, match.state.dice)
    for seat in sorted(match.to_act):
        cards = [move for move in match.moves(seat) if getattr(move, "card", None) is not None]
        wrong = [move for move in cards if move.card != right]
        match.play(
            seat, next(move for move in cards if move.card == right) if seat == 0 else wrong[0]
        )


def shared_lobby(game: str) -> Scene:
    """Two share a screen in the lobby, and a chair is free."""
    scene = lobby(4, game)
    chairs = list(scene.table.chairs)
    chairs[1] = _person(1)
    return Scene(scene.name, replace(scene.table, chairs=tuple(chairs), yours=(0, 1)), None)


def shared_end(shares: int) -> Scene:
    """How a match ended of which some play at this screen."""
    match: AnyMatch = Match(GAMES["tail"], 4, {"rounds": 1}, seed=5)
    while match.outcome is None:
        seat = min(match.to_act)
        match.play(seat, match.moves(seat)[0])
    scene = _shared(match, update_of(match, 1, None), shares, ())
    return Scene("over", replace(scene.table, status="over"), scene.update)


def _shared(match: AnyMatch, update: Any, shares: int, told: tuple[Any, ...]) -> Scene:
    table = playing(match, "shared")
    chairs = list(table.chairs)
    for seat in range(shares):
        chairs[seat] = _person(seat)
    return Scene(
        "shared", replace(table, chairs=tuple(chairs), yours=tuple(range(shares))), update, told
    )


def _person(seat: int) -> Chair:
    return Chair("person", name=NAMES[seat], you=True, ready=True)
