"""What a page is told of each game: the box, and what it needs to tell a game plainly."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
import msgspec.inspect as look
import pytest
from msgspec import Meta, Struct

from meowple import GAMES
from meowple.bots import LEVELS
from meowple.core.game import Seat
from meowple.core.registry import read_options
from meowple.core.shapes import choices, seat_fields
from meowple.lessons import LESSONS
from meowple.shelf import boxes, plain
from meowple.words import LANGUAGES
from tests.declared import our_games

SHELF = {box["name"]: msgspec.to_builtins(box) for box in boxes()}
every_game = pytest.mark.parametrize("name", list(GAMES))


@every_game
def test_a_box_tells_who_can_play_and_what_can_be_chosen(name: str) -> None:
    game, box = GAMES[name], SHELF[name]
    assert box["seats"] == [min(game.seats), max(game.seats)]
    assert box["race"] is game.race
    assert box["lesson"] is (name in LESSONS)
    assert box["more"] is (f"{name}-more" in LESSONS)
    assert tuple(box["levels"]) == LEVELS
    assert box["minutes"] > 0
    assert box["age"] > 0
    options = {one["name"]: one["default"] for one in box["options"]}
    assert options == msgspec.to_builtins(game.options())
    names = {one["name"] for one in box["options"]}
    for one in box["options"]:
        assert one["choices"] is None or one["default"] in one["choices"]
        assert one["only_if"].keys() <= names - {one["name"]}


def test_an_option_tells_which_other_it_depends_on() -> None:
    depends = {one["name"]: one["only_if"] for one in SHELF["tail"]["options"]}
    assert depends["minutes"] == {"end": "time"}
    assert depends["easy"] == {}
    minutes = next(one for one in SHELF["tail"]["options"] if one["name"] == "minutes")
    assert minutes["choices"] == list(range(1, 241))


@every_game
def test_what_is_usual_can_be_played(name: str) -> None:
    usual = SHELF[name]["usual"]
    assert usual["seats"] in GAMES[name].seats
    assert usual["level"] in LEVELS


@every_game
def test_what_is_set_for_a_little_one_can_be_played(name: str) -> None:
    game, little = GAMES[name], SHELF[name]["little"]
    if little is not None:
        assert little["seats"] in game.seats
        assert little["level"] in LEVELS
        chosen = msgspec.to_builtins(read_options(game, little["options"]))
        assert little["options"].items() <= chosen.items()


def test_every_game_of_ours_is_set_for_a_little_one() -> None:
    little = {name: SHELF[name]["little"] for name in our_games()}
    assert all(set_up["level"] == "kitten" for set_up in little.values())
    assert little["tail"]["options"] == {"easy": True}
    assert little["boots"]["options"] == {"tempo": "slow", "limit": 0}


@every_game
def test_a_lid_has_a_colour_by_day_and_by_night(name: str) -> None:
    colour = SHELF[name]["colour"]
    assert colour.keys() == {"light", "dark"}
    for written in colour.values():
        assert len(bytes.fromhex(written.removeprefix("#"))) == 3


class Coat(Enum):
    GREY = "grey"
    WHITE = "white"


@pytest.mark.parametrize(
    ("kind", "listed"),
    [
        (bool, [False, True]),
        (Literal["a", "b"], ["a", "b"]),
        (Coat, ["grey", "white"]),
        (Annotated[int, Meta(ge=2, le=4)], [2, 3, 4]),
        (Annotated[int, Meta(ge=1, le=5_000)], None),
        (Annotated[int, Meta(ge=1)], None),
        (str, None),
    ],
)
def test_choices_are_listed_where_they_can_be(kind: Any, listed: list[object] | None) -> None:
    found = choices(look.type_info(kind))
    assert (None if found is None else list(found)) == listed


def test_seats_are_found_by_their_type() -> None:
    class Odd(Struct):
        seat: Seat
        owner: Seat | None
        tied: tuple[Seat, ...]
        maybe: tuple[Seat | None, ...]
        number: int
        said: Literal["seat"]
        pair: tuple[Seat, int]

    assert seat_fields(Odd) == {"seat", "owner", "tied", "maybe"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", our_games())
def test_a_game_can_be_told_plainly_in_its_words(name: str, language: str) -> None:
    told = plain(name, language)
    assert told is not None
    assert f"\n{name}-title = " in told["words"]
    assert f"\n{name}-move-" in told["words"]
    assert "refused-game-over" not in told["words"]


def test_moves_and_facts_tell_which_of_their_fields_are_seats() -> None:
    told = plain("tail", "uk")
    assert told is not None
    assert told["seats"]["swap"] == ["seat"]
    assert told["seats"]["swapped"] == ["other_seat", "seat"]
    assert told["seats"]["round_began"] == ["starter"]
    assert told["seats"]["draw"] == []


def test_a_game_without_words_has_none_and_an_unknown_one_is_not_there() -> None:
    told = plain("dash", "en")
    assert told is not None
    assert told["words"] == ""
    assert told["seats"]["won"] == ["seat"]
    assert plain("chess", "en") is None
    assert plain("tail", "xx") is None
