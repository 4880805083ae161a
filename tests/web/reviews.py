"""A match that is over, looked at again on a stage: what stands in a review is made up, the moments
are a real match's."""

from __future__ import annotations

from math import sin
from typing import Any

import msgspec
from playwright.sync_api import Route, expect

import meowple
from meowple.bots import find_search
from meowple.bots.asked import Question, asked_in
from meowple.bots.hints import Reason
from meowple.core.game import Seat
from meowple.core.retold import recalled
from meowple.core.shapes import tag_of
from meowple.table.store.replays import replay_of
from meowple.table.wire import Dear, Reviewed, ReviewPart
from tests.golden.files import FOLDER
from tests.web.scenes import Scene, playing, update_of
from tests.web.stage import Stage

REVIEW = '[data-page="review"]'
DONE = f'{REVIEW}[data-done="true"]'
ON_BOARD = "[data-onboard]"
BOARD = "main:not([hidden]) > [data-board]"
MARKED = f"{BOARD} [data-marked]"


def staged(log: meowple.Log, seat: int) -> ReviewPart:
    """Three decisions cost something, of several kinds if there are: each for two traits."""
    game = meowple.game(log.header.game)
    asked = asked_in(log, Seat(seat))
    traits = list(find_search(game.name).judgement.matters)
    why = tuple(Reason(trait, 12.4, 10.9, at > 0) for at, trait in enumerate(traits[:2]))
    free = [number for number, one in enumerate(asked.questions) if not one.forced]
    kinds = {tag_of(asked.questions[number].move): number for number in reversed(free)}
    dear = [*kinds.values(), *(number for number in free if number not in kinds.values())][:3]
    looked = []
    for number, one in enumerate(asked.questions):
        before = 0.5 + 0.4 * sin(number / 5)
        cost = 0.05 + 0.03 * dear.index(number) if number in dear else 0.0
        screen = recalled(game, one.view)
        shown = Dear(screen, one.move, another(one), why) if cost else None
        looked.append(Reviewed(one.forced, before, before - cost, before - cost, 0.0, shown))
    return ReviewPart(0, len(looked), 1 / asked.seats, 1.0, tuple(looked))


def another(one: Question) -> Any:
    """A move that was not played, of another kind if there is one."""
    others = [move for move in one.moves if move != one.move]
    return max(others, key=lambda move: tag_of(move) != tag_of(one.move))


def show_review(stage: Stage, name: str) -> ReviewPart:
    """Open the review of a golden match; back when all of it is there."""
    log = meowple.Log.from_json((FOLDER / f"{name}.json").read_bytes())
    told, part = replay_of(log), staged(log, 0)

    def replay(route: Route) -> None:
        match = route.request.url.split("/")[-2]
        route.fulfill(body=msgspec.json.encode(msgspec.structs.replace(told, match=match)))

    def review(route: Route) -> None:
        route.fulfill(body=msgspec.json.encode(part))

    match = meowple.replay(log)
    stage.page.unroute_all()
    stage.page.route("**/api/matches/*/replay", replay)
    stage.page.route("**/api/matches/*/review/**", review)
    stage.show(Scene("over", playing(match, "over"), update_of(match, 0)))
    stage.page.locator('[data-do="review"]').click()
    expect(stage.page.locator(DONE)).to_be_visible()
    return part
