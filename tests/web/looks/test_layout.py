"""Nothing is cut off, laid over something else or too small for a finger; in any language.

`make test` looks at every scene of every game: with the most seats, where room is scarcest, on a
phone in two languages, and through all windows in one of them, in turn; with the fewest seats on a
phone in one. `make long` looks at all in all.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from itertools import cycle
from pathlib import Path
from typing import NamedTuple, get_args

import pytest
from msgspec.structs import replace

from meowple.table.race.fair import Lag
from meowple.table.wire import Chair
from tests.boots.scenes import boots_scenes, warming_up
from tests.cafe.scenes import a_dear_choice, cafe_scenes
from tests.declared import our_games, over
from tests.fits.scenes import fits_scenes
from tests.tail.scenes import tail_scenes
from tests.web.scenes import Scene, Scenes, invited, lobby, long_named, widely_named
from tests.web.stage import LANGUAGES, SIZES, Stage, in_one

MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")
FINGER, POINTER = 44, 24
BOXES = "all => all.map(it => it.getBoundingClientRect().toJSON())"


BROKEN_WORDS = """asked => [...document.querySelectorAll(asked.in)].flatMap(title => {
  const words = [], walk = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
  while (walk.nextNode())
    for (const { index, 0: { length } } of walk.currentNode.data.matchAll(/[^\\s—-]+/g)) {
      const range = document.createRange();
      range.setStart(walk.currentNode, index);
      range.setEnd(walk.currentNode, index + length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const beyond = range.getBoundingClientRect().right > title.getBoundingClientRect().right + 1;
      if (tops.size > 1 || beyond) words.push(range.toString());
    }
  return words;
})"""
OVER_ITS_CARD = """asked => [...document.querySelectorAll(asked.in)].filter(name => {
  const range = document.createRange();
  range.selectNodeContents(name);
  const [words, card] = [range, name.parentElement].map(it => it.getBoundingClientRect());
  return words.left < card.left + 3 || words.right > card.right - 3;
}).map(name => name.innerText)"""
LETTERS_SEEN = """asked => [...document.querySelectorAll(asked.in)].map(name => {
  const size = parseFloat(getComputedStyle(name).fontSize), text = name.firstChild;
  const range = document.createRange();
  range.selectNodeContents(text);
  const letter = range.getBoundingClientRect().width / text.data.length;
  return `${size} ${Math.min(5, Math.floor((name.clientWidth - 0.75 * size) / letter))}`;
})"""
HIDDEN_WITH_FOCUS = """asked => {
  const bar = document.querySelector(asked.by);
  const rest = [...document.querySelectorAll("main button, main input, main select")];
  return rest.filter(one => !bar.contains(one) && !one.disabled).filter(one => {
    scrollTo(0, 0);
    one.focus();
    const { left, right, bottom } = one.getBoundingClientRect();
    return bar.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
  }).map(one => one.ariaLabel ?? one.innerText);
}"""


class Window(NamedTuple):
    """What a page is looked at through; it may be small because somebody zoomed in."""

    width: int
    height: int
    zoomed: bool = False


PHONE, TABLET, DESKTOP = USUAL = tuple(Window(*size) for size in SIZES.values())
ZOOMED = Window(320, 370, zoomed=True)
DEEPLY_ZOOMED = Window(180, 370, zoomed=True)
NARROW = Window(240, 500, zoomed=True)
SIDEWAYS = Window(740, 360)
LOW = Window(1024, 600)
SMALLEST = Window(320, 568)

StageIn = Callable[[str], Stage]


def with_seats(most: int, fewer: int) -> pytest.MarkDecorator:
    """Look at it with the most seats, and in `make long` with fewer."""
    return pytest.mark.parametrize("seats", [most, pytest.param(fewer, marks=pytest.mark.long)])


in_all = pytest.mark.parametrize("language", list(LANGUAGES))


class Showing(NamedTuple):
    """The scenes of a game with so many seats, each in one of these languages in turn, through
    some windows."""

    scenes: Scenes
    seats: int
    languages: tuple[str, ...]
    windows: tuple[Window, ...]

    def __str__(self) -> str:
        widths = (str(window.width) for window in self.windows)
        return "-".join([str(self.seats), *self.languages, *widths])


def named(showings: Iterable[Showing]) -> list[tuple[str, Showing]]:
    """With the names of their tests."""
    return [(str(showing), showing) for showing in showings]


def sampled(scenes: Scenes) -> list[tuple[str, Showing]]:
    """The most seats in all languages in turn and through all windows; the fewest on a phone, and
    where it is narrow: they lie in another way there."""
    fewest, *_, most = scenes.seats
    return named(
        [
            Showing(scenes, most, tuple(LANGUAGES), (*USUAL, ZOOMED, DEEPLY_ZOOMED)),
            Showing(scenes, fewest, ("uk",), (PHONE, NARROW)),
        ]
    )


def in_full(scenes: Scenes) -> list[tuple[str, Showing]]:
    """All numbers of seats in all languages: on usual screens, and zoomed in from the beginning."""
    return named(
        Showing(scenes, seats, (language,), windows)
        for seats in scenes.seats
        for language in LANGUAGES
        for windows in (USUAL, (ZOOMED, DEEPLY_ZOOMED))
    )


def look_through(stage: Stage, window: Window) -> None:
    stage.window({"width": window.width, "height": window.height})


def measured(stage: Stage, what: str, window: Window, **asked: object) -> list[str]:
    """What is wrong with the page as it stands, through a window."""
    look_through(stage, window)
    touch = POINTER if window.zoomed else FINGER
    usual = {"touch": touch, "zoomed": window.zoomed, "high": True}
    found = stage.measure(MEASURE, usual | asked)
    return [f"{what}, {window.width} wide: {one}" for one in found]


def unfit(
    stage: Stage, what: str, windows: Iterable[Window] = USUAL, *, high: bool = True
) -> list[str]:
    """What is wrong with the page as it stands. It may be `high`er than its window, and always is
    where somebody zoomed in."""
    return [
        one
        for window in windows
        for one in measured(stage, what, window, high=high or window.zoomed)
    ]


def every_phase(stage: Stage, showing: Showing) -> list[str]:
    """What is wrong with any phase, and on usual screens with what can be opened and pressed: of
    a sample on the first of them, and on one of the others in turn."""
    found, (first, *_) = [], showing.windows
    usual = [window for window in showing.windows if not window.zoomed]
    sampled = len(showing.languages) > 1
    for turn, (name, scene) in enumerate(showing.scenes.of(showing.seats).items()):
        high, mine = name == "over", showing.languages[turn % len(showing.languages)]
        look_through(stage, first)
        stage.show(scene if high else widely_named(scene))
        stage.speak(mine)
        found += unfit(stage, f"{name}, {mine}", showing.windows, high=high)
        look_through(stage, first)
        seen = [first, usual[1 + turn % 2]] if sampled else usual
        for poke in showing.scenes.pokes(stage, name) if usual else ():
            found += unfit(stage, f"{name}, {mine}, {poke.name}", seen, high=poke.high)
    return found


@over("scenes", sampled)
def test_every_phase_fits_and_zoomed_in_is_read_downwards_only(
    stage_in: StageIn, game: str, told: Showing
) -> None:
    found = every_phase(stage_in(told.languages[0]), told)
    assert not found, "\n".join(found)


@pytest.mark.long
@over("scenes", in_full)
def test_every_phase_fits_in_every_language_through_every_window(
    stage_in: StageIn, game: str, told: Showing
) -> None:
    found = every_phase(stage_in(told.languages[0]), told)
    assert not found, "\n".join(found)


@in_all
def test_home_and_its_drawers_fit(stage_in: StageIn, language: str) -> None:
    stage = stage_in(language)
    stage.go_home()
    found = unfit(stage, "home", (*USUAL, SIDEWAYS, ZOOMED, NARROW, DEEPLY_ZOOMED))
    look_through(stage, TABLET)
    for drawer in stage.drawers("choose", "rules"):
        found += unfit(stage, drawer.name, [TABLET, DESKTOP])
    look_through(stage, PHONE)
    for box in stage.drawers("box"):
        before = boxes_of(stage, "dialog button")
        stage.page.locator('[data-do="little"]').click()
        assert boxes_of(stage, "dialog button") == before, "what is to be pressed next has moved"
        found += unfit(stage, box.name, [SIDEWAYS, PHONE])
        look_through(stage, SIDEWAYS)
        assert max(one["bottom"] for one in boxes_of(stage, "dialog button")) <= SIDEWAYS.height
        look_through(stage, PHONE)
        for drawer in stage.drawers("choose", "rules"):
            found += unfit(stage, drawer.name, [PHONE])
    assert not found, "\n".join(found)


IN_SIGHT = 4
"""With more games than that one scrolls."""


@in_all
def test_all_boxes_stand_in_sight_on_a_phone(stage_in: StageIn, language: str) -> None:
    stage = stage_in(language)
    stage.go_home()
    for window in (PHONE, SIDEWAYS):
        look_through(stage, window)
        boxes = boxes_of(stage, "[data-game]")
        assert len(boxes) == len(our_games())
        boxes = boxes[:IN_SIGHT]
        assert max(box["bottom"] for box in boxes) <= window.height
        assert max(box["right"] for box in boxes) <= window.width


def test_no_box_stands_alone_in_its_row(stage_in: StageIn) -> None:
    stage = stage_in("uk")
    stage.go_home()
    for width in (360, 540, 620, 820, 1000, 1440):
        stage.window({"width": width, "height": 1000})
        rows = Counter(box["top"] for box in boxes_of(stage, "[data-game]")[:IN_SIGHT])
        assert set(rows.values()) in ({2}, {4}), width


@in_all
def test_the_lobby_fits(stage_in: StageIn, language: str) -> None:
    found, stage = [], stage_in(language)
    for seats in (2, 4, 6):
        stage.show(widely_named(lobby(seats)))
        found += unfit(stage, f"lobby of {seats}")
    for game in ("tail", "boots", "fits"):
        stage.show(lobby(4, game))
        for drawer in stage.drawers("change-options"):
            found += unfit(stage, f"{drawer.name} of {game}", [PHONE, DEEPLY_ZOOMED])
    stage.show(invited(4, "fits"))
    found += unfit(stage, "invited", (*USUAL, SIDEWAYS, ZOOMED, NARROW, DEEPLY_ZOOMED))
    assert not found, "\n".join(found)


@in_one("uk")
def test_no_name_of_a_game_is_broken_on_its_box(stage_in: StageIn, language: str) -> None:
    stage = stage_in(language)
    stage.go_home()
    with stage.large_letters():
        for width in (300, 320, PHONE.width):
            look_through(stage, Window(width, PHONE.height))
            assert stage.measure(BROKEN_WORDS, {"in": "[data-game] h2"}) == [], width


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_ours_is_broken_in_the_lobby_and_among_the_choices_of_a_cat(
    stage_in: StageIn, language: str
) -> None:
    """On phones of usual widths, and where cards stand side by side."""
    stage = stage_in(language)
    found: list[str] = []

    def look_for(words: str) -> None:
        for width in (360, 375, 390, 412, 768, 1440):
            stage.window({"width": width, "height": 844})
            broken = stage.measure(BROKEN_WORDS, {"in": words})
            found.extend(f"{width}: {word}" for word in broken)

    stage.show(lobby(4))
    look_for(".seat.free .who b")
    stage.go("/me", "[data-matches]")
    look_for("main fieldset label")
    stage.size("phone")
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_cats_to_choose_stay_on_their_cards(stage_in: StageIn, language: str) -> None:
    stage, names = stage_in(language), {"in": ".cats b"}
    stage.show(fits_scenes(5)["choosing"])
    for window in (PHONE, NARROW, SIDEWAYS):
        look_through(stage, window)
        assert stage.measure(BROKEN_WORDS, names) == [], window
        assert stage.measure(OVER_ITS_CARD, names) == [], window


@in_one("ru")
def test_what_has_the_focus_in_the_lobby_is_not_behind_what_waits_below(
    stage_in: StageIn, language: str
) -> None:
    stage = stage_in(language)
    for scene in (widely_named(lobby(6)), lobby(4, "boots")):
        stage.show(scene)
        assert stage.measure(HIDDEN_WITH_FOCUS, {"by": "[data-free]"}) == []


@in_one("ru")
def test_the_page_of_parts_fits(stage_in: StageIn, language: str) -> None:
    stage = stage_in(language)
    stage.go("/look", "[data-carrying]")
    found = unfit(stage, "look", (*USUAL, ZOOMED, DEEPLY_ZOOMED))
    assert not found, "\n".join(found)


def with_a_friend(seats: int, lag: Lag) -> Scene:
    """The lobby of a race with somebody from elsewhere: then the line matters."""
    scene = lobby(seats, "boots", lag)
    chairs = (*scene.table.chairs[:-1], Chair("person", name="Оля", ready=True))
    return dataclasses.replace(scene, table=replace(scene.table, chairs=chairs))


@in_one("pl")
def test_the_warm_up_fits_whatever_the_line_is_like(stage_in: StageIn, language: str) -> None:
    found, stage = [], stage_in(language)
    for lag in get_args(Lag):
        stage.show(with_a_friend(2 if lag == "far" else 4, lag))  # two may begin at once
        found += unfit(stage, f"lobby of a race, {lag}", [PHONE])
        stage.trip, stage.jitter, stage.most = (350, 80, 320) if lag == "far" else (62, 4, 100)
        for name in warming_up(stage):
            windows = USUAL if lag == "far" else (PHONE,)
            found += unfit(stage, f"warm-up, {lag}, {name}", windows)
    assert not found, "\n".join(found)


@in_one("uk")
def test_a_warm_up_on_a_phone_held_sideways_shows_its_dice_and_cards(
    stage_in: StageIn, language: str
) -> None:
    stage = stage_in(language)
    look_through(stage, SIDEWAYS)
    stage.show(lobby(4, "boots"))
    for name in warming_up(stage):
        if name == "dice":
            asked = boxes_of(stage, '[data-board="warm-up"] :is([data-move], [role="group"])')
            (head,) = boxes_of(stage, "dialog[open] header")
            assert len(asked) > 3
            assert min(box["top"] for box in asked) >= head["bottom"]
            assert max(box["bottom"] for box in asked) <= SIDEWAYS.height
        else:  # the way on is in sight, too
            on = boxes_of(stage, "dialog[open] .buttons .button")
            assert on
            assert max(box["bottom"] for box in on) <= SIDEWAYS.height, name


@in_one("en")
def test_boots_on_a_phone_held_sideways_shows_every_card(stage_in: StageIn, language: str) -> None:
    stage = stage_in(language)
    look_through(stage, SIDEWAYS)
    for name in ("roll", "race", "wrong", "look", "race-late"):
        stage.show(widely_named(boots_scenes(4)[name]))
        boxes = boxes_of(stage, "[data-card]")
        assert max(box["bottom"] for box in boxes) <= SIDEWAYS.height, name
        assert max(box["right"] for box in boxes) <= SIDEWAYS.width, name
        assert min(box["width"] for box in boxes) >= FINGER, name


@in_one("ru")
def test_what_is_said_in_boots_stays_in_its_frame_whatever_people_are_called(
    stage_in: StageIn, language: str
) -> None:
    found, stage = [], stage_in(language)
    for name in ("waiting", "look", "took-late", "roll-late"):
        stage.show(widely_named(boots_scenes(4)[name]))
        found += measured(stage, name, PHONE, letters=True)
        broken = stage.measure(BROKEN_WORDS, {"in": "[data-absence]"})
        found += [f"{name}: broken {word}" for word in broken]
    assert not found, "\n".join(found)


@in_one("pl")
def test_a_long_name_leaves_room_for_what_somebody_has_won_in_boots(
    stage_in: StageIn, language: str
) -> None:
    stage = stage_in(language)
    while_playing = {name: one for name, one in boots_scenes(2).items() if name != "over"}
    for name, scene in while_playing.items():
        stage.show(long_named(scene))
        assert stage.page.evaluate("document.body.scrollWidth") <= PHONE.width, name


def boxes_of(stage: Stage, what: str) -> list[dict[str, float]]:
    """Where such things are on the page."""
    found: list[dict[str, float]] = stage.page.locator(what).evaluate_all(BOXES)
    return found


@with_seats(6, 2)
def test_tail_on_a_phone_held_sideways_is_all_in_sight(stage_in: StageIn, seats: int) -> None:
    found, languages = [], cycle(LANGUAGES)
    for name, scene in tail_scenes(seats).items():
        stage, over = stage_in(next(languages)), name == "over"
        stage.show(scene if over else widely_named(scene))
        found += measured(stage, name, SIDEWAYS, touch=POINTER, high=over)
    assert not found, "\n".join(found)


@with_seats(4, 2)
@in_one("pl")
def test_cafe_on_a_phone_held_sideways_can_be_played(
    stage_in: StageIn, language: str, seats: int
) -> None:
    found, stage = [], stage_in(language)
    for name, scene in cafe_scenes(seats).items():
        over = name == "over"
        stage.show(scene if over else widely_named(scene))
        found += measured(stage, name, SIDEWAYS, touch=POINTER, high=over)
    assert not found, "\n".join(found)


@in_one("uk")
def test_the_price_of_an_item_in_cafe_stays_on_its_button(stage_in: StageIn, language: str) -> None:
    stage, (scene, cell) = stage_in(language), a_dear_choice()
    stage.show(scene)
    stage.page.locator(f"[data-move='{cell}']").click()
    for price in boxes_of(stage, "[data-ways] .cost"):
        inside = [
            one
            for one in boxes_of(stage, "[data-ways] button")
            if one["left"] <= price["left"] and price["right"] <= one["right"]
        ]
        assert inside, price


@with_seats(2, 4)
@in_one("uk")
def test_what_is_asked_in_cafe_lies_over_no_cell_in_large_letters(
    stage_in: StageIn, language: str, seats: int
) -> None:
    stage = stage_in(language)
    with stage.large_letters():
        for name in ("draft", "draw", "sealed"):
            stage.show(widely_named(cafe_scenes(seats)[name]))
            (asked,) = boxes_of(stage, ".ask")
            assert asked["bottom"] <= PHONE.height, name
            for cell in boxes_of(stage, "[data-cell]"):
                assert cell["top"] >= asked["bottom"] or cell["bottom"] <= asked["top"], name


@pytest.mark.parametrize("large", [False, True], ids=["usual", "large"])
@with_seats(2, 4)
@in_one("ru")
def test_the_sheet_of_cafe_lies_still_whatever_is_asked(
    stage_in: StageIn, language: str, seats: int, large: bool
) -> None:
    stage, tops = stage_in(language), {}
    with stage.large_letters() if large else nullcontext():
        for name in ("draft", "waiting", "draw", "sealed", "passed-late"):
            stage.show(widely_named(cafe_scenes(seats)[name]))
            tops[name] = boxes_of(stage, ".paper")[0]["top"]
    assert len(set(tops.values())) == 1, tops


@pytest.mark.parametrize("large", [False, True], ids=["usual", "large"])
@with_seats(6, 4)
@in_one("uk")
def test_the_rows_of_tail_lie_still_in_sight_whatever_is_asked(
    stage_in: StageIn, language: str, seats: int, large: bool
) -> None:
    stage, tops = stage_in(language), {}
    with stage.large_letters() if large else nullcontext():
        for name in ("turn", "waiting", "called", "offer-swap", "offer-super-peek", "last-turns"):
            stage.show(widely_named(tail_scenes(seats)[name]))
            (asked,), rows = boxes_of(stage, ".ask"), boxes_of(stage, "[data-row]")
            tops[name] = tuple(row["top"] for row in rows)
            assert max(row["bottom"] for row in rows) <= asked["top"], name
            assert asked["bottom"] <= PHONE.height, name
            assert min(one["width"] for one in boxes_of(stage, ".mine [data-spot]")) >= FINGER, name
    assert len(set(tops.values())) == 1, tops


@in_one("uk")
def test_a_long_name_can_be_read_beside_a_sign_that_somebody_is_away(
    stage_in: StageIn, language: str
) -> None:
    stage = stage_in(language)
    for scenes in (tail_scenes(6), cafe_scenes(4), fits_scenes(5)):
        stage.show(long_named(scenes["waiting"]))
        for window in (PHONE, SIDEWAYS):
            stage.window({"width": window.width, "height": window.height})
            seen = stage.measure(LETTERS_SEEN, {"in": "[data-row]:has(.asleep) header b"})
            assert seen == ["12 5"], window


@with_seats(5, 2)
@in_one("uk")
def test_fits_on_a_low_screen_has_the_hand_beside_the_table(
    stage_in: StageIn, language: str, seats: int
) -> None:
    found, stage = [], stage_in(language)
    for name, scene in fits_scenes(seats).items():
        stage.show(scene if name == "over" else widely_named(scene))
        found += unfit_when_low(stage, name)
        thing = stage.page.locator(".hand [data-move^='lay:']").first
        if thing.count():
            thing.click()
            found += unfit_when_low(stage, f"{name}, pressed")
    assert not found, "\n".join(found)


def unfit_when_low(stage: Stage, what: str) -> list[str]:
    """What is wrong with a scene of `fits` on low screens; the table has most of their height."""
    found, over = [], what == "over"
    for window in (SIDEWAYS, LOW):
        found += measured(stage, what, window, touch=POINTER, high=over)
        for table in () if over else boxes_of(stage, "[data-pans]"):
            assert table["height"] > 0.75 * window.height, what
    return found


@with_seats(5, 4)
@in_one("ru")
def test_fits_on_the_smallest_phone_is_no_wider_than_it(
    stage_in: StageIn, language: str, seats: int
) -> None:
    found, stage = [], stage_in(language)
    for name, scene in fits_scenes(seats).items():
        stage.show(scene if name == "over" else widely_named(scene))
        found += measured(stage, name, SMALLEST, touch=POINTER, high=name == "over")
    assert not found, "\n".join(found)
