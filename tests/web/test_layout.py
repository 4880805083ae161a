"""Nothing is cut off, laid over something else or too small for a finger; in any language.

`make test` looks at every scene of every game: with the most seats, where room is scarcest, on a
phone in all four languages and in all three sizes in one; with fewer seats on a phone in one.
Zoomed in most deeply it is looked at in all languages, other windows in one. `make long` looks at
all in all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple, get_args

import pytest
from playwright.sync_api import Browser, FloatRect, Locator

from meowple.table.race.fair import Lag
from tests.boots.scenes import boots_scenes, warming_up
from tests.cafe.scenes import cafe_scenes
from tests.declared import over
from tests.fits.scenes import fits_scenes
from tests.served import Served
from tests.web.scenes import Scenes, lobby
from tests.web.stage import LANGUAGES, SIZES, Stage, on_stage

MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")
FINGER, POINTER = 44, 24
ZOOMED = (320, 370)
DEEPLY_ZOOMED = (180, 370)
SIDEWAYS = (740, 360)
LOW = (1024, 600)
SMALLEST = (320, 568)

StageIn = Callable[[str], Stage]


@pytest.fixture
def stage_in(browser: Browser, theatre: Served) -> Iterator[StageIn]:
    """Calling it with a language gives a stage."""
    with ExitStack() as stages:
        yield lambda language: stages.enter_context(
            on_stage(browser, theatre.at(), locale=LANGUAGES[language])
        )


def in_one(first: str) -> pytest.MarkDecorator:
    """Look at it in this language, and in `make long` in the others."""
    others = [language for language in LANGUAGES if language != first]
    long = [pytest.param(language, marks=pytest.mark.long) for language in others]
    return pytest.mark.parametrize("language", [first, *long])


in_all = pytest.mark.parametrize("language", list(LANGUAGES))


class Showing(NamedTuple):
    """The scenes of a game with so many seats, in a language, in some sizes."""

    scenes: Scenes
    seats: int
    language: str
    sizes: tuple[tuple[int, int], ...]

    def __str__(self) -> str:
        return f"{self.seats}-{self.language}-{'-'.join(str(width) for width, _ in self.sizes)}"


def named(showings: Iterable[Showing]) -> list[tuple[str, Showing]]:
    """With the names of their tests."""
    return [(str(showing), showing) for showing in showings]


def sampled(scenes: Scenes) -> list[tuple[str, Showing]]:
    """The most seats in all sizes in one language, and on a phone in all; fewer on a phone in
    one."""
    phone, *wider = SIZES.values()
    *fewer, most = scenes.seats
    full, *others = LANGUAGES
    return named(
        [
            Showing(scenes, most, full, (phone, *wider)),
            *(Showing(scenes, most, language, (phone,)) for language in others),
            *(
                Showing(scenes, seats, language, (phone,))
                for seats, language in zip(fewer, others, strict=False)
            ),
        ]
    )


def in_every(*sizes: tuple[int, int]) -> Callable[[Scenes], list[tuple[str, Showing]]]:
    """All numbers of seats in all languages, in these sizes."""
    return lambda scenes: named(
        Showing(scenes, seats, language, sizes) for seats in scenes.seats for language in LANGUAGES
    )


def zoomed(scenes: Scenes) -> list[tuple[str, Showing]]:
    """The most seats zoomed in most deeply in all languages, and less so in one; the fewest, too,
    in one."""
    fewest, most = scenes.seats[0], scenes.seats[-1]
    return named(
        [
            *(Showing(scenes, most, language, (DEEPLY_ZOOMED,)) for language in LANGUAGES),
            Showing(scenes, most, "uk", (ZOOMED,)),
            Showing(scenes, fewest, "pl", (DEEPLY_ZOOMED,)),
        ]
    )


def measured(stage: Stage, what: str, size: tuple[int, int], **asked: object) -> list[str]:
    """What is wrong with the page as it stands, in a size."""
    stage.page.set_viewport_size({"width": size[0], "height": size[1]})
    usual = {"touch": FINGER, "zoomed": False, "high": True}
    return [f"{what}, {size[0]} wide: {one}" for one in stage.measure(MEASURE, usual | asked)]


def unfit(
    stage: Stage,
    what: str,
    *,
    high: bool = True,
    sizes: Iterable[tuple[int, int]] = SIZES.values(),
) -> list[str]:
    """What is wrong with the page as it stands, in all three sizes; it may be `high`er."""
    return [one for size in sizes for one in measured(stage, what, size, high=high)]


def every_phase(stage: Stage, showing: Showing) -> list[str]:
    """What is wrong with any phase, and with what can be opened and pressed in it."""
    found, sizes = [], showing.sizes
    for name, scene in showing.scenes.of(showing.seats).items():
        stage.show(scene)
        found += unfit(stage, name, high=name == "over", sizes=sizes)
        for poke in showing.scenes.pokes(stage, name):
            found += unfit(stage, f"{name}, {poke.name}", high=poke.high, sizes=sizes)
    return found


@over("scenes", sampled)
def test_every_phase_fits_without_scrolling(stage_in: StageIn, game: str, told: Showing) -> None:
    found = every_phase(stage_in(told.language), told)
    assert not found, "\n".join(found)


@pytest.mark.long
@over("scenes", in_every(*SIZES.values()))
def test_every_phase_fits_in_every_language_and_size(
    stage_in: StageIn, game: str, told: Showing
) -> None:
    found = every_phase(stage_in(told.language), told)
    assert not found, "\n".join(found)


def every_phase_zoomed(stage: Stage, showing: Showing) -> list[str]:
    """What is wrong with any phase on a page that is zoomed in."""
    found = []
    for name, scene in showing.scenes.of(showing.seats).items():
        stage.show(scene)
        for size in showing.sizes:
            found += measured(stage, name, size, touch=POINTER, zoomed=True)
    return found


@over("scenes", zoomed)
def test_every_phase_at_twice_the_size_is_still_read_downwards_only(
    stage_in: StageIn, game: str, told: Showing
) -> None:
    found = every_phase_zoomed(stage_in(told.language), told)
    assert not found, "\n".join(found)


@pytest.mark.long
@over("scenes", in_every(ZOOMED, DEEPLY_ZOOMED))
def test_every_phase_at_twice_the_size_is_read_downwards_in_every_language(
    stage_in: StageIn, game: str, told: Showing
) -> None:
    found = every_phase_zoomed(stage_in(told.language), told)
    assert not found, "\n".join(found)


@in_all
def test_home_and_its_drawers_fit(stage_in: StageIn, language: str) -> None:
    stage = stage_in(language)
    stage.go_home()
    found = unfit(stage, "home")
    for size in (ZOOMED, DEEPLY_ZOOMED):
        found += measured(stage, "home", size, touch=POINTER, zoomed=True)
    for drawer in stage.drawers("choose", "rules"):
        found += unfit(stage, drawer.name)
    assert not found, "\n".join(found)


@in_all
def test_the_lobby_fits(stage_in: StageIn, language: str) -> None:
    found, stage = [], stage_in(language)
    for seats in (2, 4, 6):
        stage.show(lobby(seats))
        found += unfit(stage, f"lobby of {seats}")
    assert not found, "\n".join(found)


@in_one("ru")
def test_the_page_of_parts_fits(stage_in: StageIn, language: str) -> None:
    stage = stage_in(language)
    stage.page.goto(f"{stage.home}/look")
    stage.page.wait_for_selector("[data-carrying]")
    found = unfit(stage, "look")
    for size in (ZOOMED, DEEPLY_ZOOMED):
        found += measured(stage, "look", size, touch=POINTER, zoomed=True)
    assert not found, "\n".join(found)


@in_all
def test_the_warm_up_fits_whatever_the_line_is_like(stage_in: StageIn, language: str) -> None:
    found, stage = [], stage_in(language)
    for lag in get_args(Lag):
        stage.show(lobby(4, "boots", lag))
        found += unfit(stage, f"lobby of a race, {lag}", sizes=[SIZES["phone"]])
        stage.trip, stage.jitter, stage.most = (350, 80, 320) if lag == "far" else (62, 4, 100)
        for name in warming_up(stage):
            sizes = SIZES.values() if lag == "far" else [SIZES["phone"]]
            found += unfit(stage, f"warm-up, {lag}, {name}", sizes=sizes)
    assert not found, "\n".join(found)


@in_one("en")
def test_boots_on_a_phone_held_sideways_shows_every_card(stage_in: StageIn, language: str) -> None:
    (width, height), stage = SIDEWAYS, stage_in(language)
    stage.page.set_viewport_size({"width": width, "height": height})
    for name in ("roll", "race", "wrong", "look", "race-late"):
        stage.show(boots_scenes(4)[name])
        boxes = [_box(card) for card in stage.page.locator("[data-card]").all()]
        assert max(box["y"] + box["height"] for box in boxes) <= height, name
        assert max(box["x"] + box["width"] for box in boxes) <= width, name
        assert min(box["width"] for box in boxes) >= FINGER, name


def _box(card: Locator) -> FloatRect:
    box = card.bounding_box()
    assert box is not None
    return box


@in_one("pl")
def test_cafe_on_a_phone_held_sideways_can_be_played(stage_in: StageIn, language: str) -> None:
    found, stage = [], stage_in(language)
    for name, scene in [*cafe_scenes(4).items(), *cafe_scenes(2).items()]:
        stage.show(scene)
        found += measured(stage, name, SIDEWAYS, touch=POINTER)
    assert not found, "\n".join(found)


@in_one("uk")
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("size", [SIDEWAYS, LOW])
def test_fits_on_a_low_screen_has_the_hand_beside_the_table(
    stage_in: StageIn, language: str, seats: int, size: tuple[int, int]
) -> None:
    found, stage = [], stage_in(language)
    for name, scene in fits_scenes(seats).items():
        stage.show(scene)
        found += measured(stage, name, size, touch=POINTER, high=name == "over")
        thing = stage.page.locator(".hand [data-move^='lay:']").first
        if thing.count():
            thing.click()
            found += measured(stage, f"{name}, pressed", size, touch=POINTER, high=name == "over")
        for table in stage.page.locator("[data-pans]").all() if name != "over" else ():
            assert _box(table)["height"] > 0.75 * size[1], name
    assert not found, "\n".join(found)


@in_one("ru")
def test_fits_on_the_smallest_phone_is_no_wider_than_it(stage_in: StageIn, language: str) -> None:
    found, stage = [], stage_in(language)
    for name, scene in [*fits_scenes(4).items(), *fits_scenes(5).items()]:
        stage.show(scene)
        found += measured(stage, name, SMALLEST, touch=POINTER, high=name == "over")
    assert not found, "\n".join(found)
