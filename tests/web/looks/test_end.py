"""The end of a match: nothing is wider than the page whoever plays, it opens at its top, the table
below is seen whole, and what celebrates it keeps still for whoever wants that."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from struct import Struct

from msgspec.structs import replace
from playwright.sync_api import ViewportSize, expect

from tests.declared import over
from tests.fits.scenes import fits_scenes
from tests.web.scenes import Scene, Scenes
from tests.web.stage import Stage

PHONE: ViewportSize = {"width": 360, "height": 740}
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
DEEPLY_ZOOMED: ViewportSize = {"width": 180, "height": 370}
ENDED = 1_794_816_000_000
PNG = Struct(">4s12xI")
CUT_OFF = """zoomed => [...document.querySelectorAll("[data-page='end'] *")]
  .filter(it => !it.closest("[data-confetti], .unseen, svg"))
  .filter(it => !zoomed || !it.closest("[data-score-sheet]"))  // which may scroll by itself then
  .filter(it => it.getBoundingClientRect().right > innerWidth + 0.5)
  .map(it => it.outerHTML.slice(0, 120))"""
LETTERS = "all => all.map(it => parseFloat(getComputedStyle(it).fontSize))"
RIGHT_ENDS = "all => all.map(it => Math.round(it.getBoundingClientRect().right))"
SMALLEST = 12
SIDEWAYS_BY = "document.documentElement.scrollWidth - innerWidth"
FALLING = """void (window.falls = new Promise(begun => document.addEventListener(
  "animationstart", it => it.target.closest("[data-confetti]") && begun())))"""
"""What is seen has begun to fall only with the next frame; what is hidden before never fell."""
LINES_OF_NAMES = """() => [...document.querySelectorAll("[data-standing] .name")].map(it =>
  Math.round(it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).lineHeight)))"""
OUT_OF_THE_FRAME = """() => {
  const frame = document.querySelector("[data-pans]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-pans] [data-at]")]
    .map(it => it.getBoundingClientRect())
    .filter(it => it.left < frame.left || it.right > frame.right
      || it.top < frame.top || it.bottom > frame.bottom).length;
}"""


def with_long_names(scene: Scene) -> Scene:
    chairs = tuple(
        replace(chair, kind="person", name="Ш" * 24, level=None) for chair in scene.table.chairs
    )
    return dataclasses.replace(scene, table=replace(scene.table, chairs=chairs))


@over("scenes")
def test_the_longest_names_fit(stage: Stage, game: str, told: Scenes) -> None:
    for seats in (told.seats[0], told.seats[-1]):
        stage.show(with_long_names(told.of(seats)["over"]))
        for window in (PHONE, SIDEWAYS, DEEPLY_ZOOMED):
            stage.window(window)
            assert not stage.page.evaluate(CUT_OFF, window is DEEPLY_ZOOMED), (window, seats)
            assert stage.page.evaluate(SIDEWAYS_BY) == 0, (window, seats)


def test_totals_stand_under_one_another_in_large_letters(stage: Stage) -> None:
    with stage.large_letters():
        stage.show(fits_scenes(4)["over"])
        stage.speak("ru")
        ends = stage.page.locator("[data-standing] .total").evaluate_all(RIGHT_ENDS)
    assert len(set(ends)) == 1, ends


def test_the_numbers_of_boxes_can_be_read(stage: Stage) -> None:
    stage.show(fits_scenes(5)["over"])
    sizes = stage.page.locator("[data-pans] b").evaluate_all(LETTERS)
    assert sizes
    assert min(sizes) >= SMALLEST


def test_large_letters_leave_room_for_a_name(own_stage: Stage) -> None:
    own_stage.show(fits_scenes(4)["over"])
    own_stage.page.evaluate("document.documentElement.style.fontSize = '150%'")
    assert max(own_stage.page.evaluate(LINES_OF_NAMES)) <= 2


@over("scenes")
def test_it_opens_at_its_top(stage: Stage, game: str, told: Scenes) -> None:
    stage.size("desktop")
    scenes = told.of(told.seats[-1])
    stage.show(scenes[told.board])
    stage.page.evaluate("() => { document.body.style.minHeight = '3000px'; scrollTo(0, 59) }")
    stage.go_on(scenes["over"])
    assert stage.page.evaluate("scrollY") == 0


def test_the_boxes_of_fits_are_seen_whole_and_counted_from_one(stage: Stage) -> None:
    stage.show(fits_scenes(5)["over"])
    numbers = stage.page.locator("[data-pans] .number").all_inner_texts()
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    expect(stage.page.locator("[data-score-sheet] tbody tr")).to_have_count(len(numbers))
    assert stage.page.evaluate(OUT_OF_THE_FRAME) == 0


def test_whoever_was_near_in_fits_sees_the_whole_table_at_the_end(stage: Stage) -> None:
    scenes = fits_scenes(5)
    stage.show(scenes["turn-late"])
    for _ in range(3):
        stage.page.locator('[data-do="zoom-in"]').click()
    stage.go_on(scenes["over"])
    assert stage.page.evaluate(OUT_OF_THE_FRAME) == 0


def test_a_box_of_fits_has_one_number_for_eyes_and_ears(stage: Stage) -> None:
    scene = fits_scenes(5)["over"]
    assert scene.update is not None
    assert scene.update.outcome is not None
    stage.show(scene)
    view, lines = scene.update.view, scene.update.outcome.breakdown
    counted = sorted({line.number for own in lines for line in own if line.number is not None})
    assert counted != list(range(1, len(counted) + 1)), "no box is left out: this tells nothing"
    for box in range(1, len(view.boxes) + 1):
        called = f"Box {counted.index(box) + 1}:" if box in counted else "This box:"
        at = min(one.at for one in (*view.cards, *view.sleeping) if one.box == box - 1)
        place = stage.page.locator(f'.place[data-at="{at}"]')
        expect(place).to_have_attribute("aria-label", re.compile(re.escape(called)))
        place.hover()
        expect(stage.page.locator(f'[data-box="{box}"]')).to_contain_text(called)


def test_it_is_celebrated_once_but_not_for_whoever_wants_no_motion(own_stage: Stage) -> None:
    stage = own_stage
    stage.show(fits_scenes(2)["over"])
    falling = stage.page.locator("[data-confetti]")
    expect(falling).to_be_hidden()
    stage.page.evaluate(FALLING)
    stage.page.emulate_media(reduced_motion="no-preference")
    expect(falling).to_be_visible()
    stage.page.evaluate("falls")
    # A review lies before the end meanwhile, then it is shown again.
    stage.page.evaluate("document.querySelector('main').style.display = 'none'")
    expect(falling).to_have_count(0)


def test_who_is_waited_for_is_in_sight_on_a_low_screen_too(stage: Stage) -> None:
    scene = with_long_names(fits_scenes(3)["over"])
    nobody = tuple(replace(chair, ready=False) for chair in scene.table.chairs)
    stage.show(dataclasses.replace(scene, table=replace(scene.table, chairs=nobody)))
    stage.window(SIDEWAYS)
    again = stage.page.locator('[data-do="again"]')
    again.evaluate("it => it.scrollIntoView({block: 'end'})")
    again.click()
    expect(stage.page.get_by_text("Waiting for: ")).to_be_in_viewport(ratio=1)


def test_a_picture_of_it_is_painted_here_and_kept(stage: Stage, tmp_path: Path) -> None:
    scene = fits_scenes(2)["over"]
    stage.show(dataclasses.replace(scene, table=replace(scene.table, ended_at=ENDED)))
    asked: list[str] = []
    stage.page.on("request", lambda request: asked.append(request.url))
    with stage.page.expect_download() as kept:
        stage.page.locator('[data-do="picture"]').click()
    kept.value.save_as(tmp_path / "picture.png")
    said = stage.page.get_by_role("status").filter(has_text="The picture is downloaded.")
    expect(said).to_be_in_viewport(ratio=1)
    assert said.evaluate("it => it.getBoundingClientRect().height") > SMALLEST, "only ears hear it"
    assert kept.value.suggested_filename == "meowple-fits-2026-11-16.png"
    signature, width = PNG.unpack((tmp_path / "picture.png").read_bytes()[: PNG.size])
    assert (signature, width) == (b"\x89PNG", 1080)
    assert [url for url in asked if not url.startswith(("data:", "blob:", stage.home))] == []
