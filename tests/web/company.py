"""Several people at one table: whose turn it is, seen on the pages of all of them."""

from __future__ import annotations

from tests.web.chrome import PATIENCE
from tests.web.person import AT_THE_END, CAN_ACT, Person, Question

GLANCE = 50
"""Milliseconds between two looks at the pages."""


def asked(person: Person) -> Question:
    """What is asked, which must be something."""
    question = person.question()
    assert question is not None
    return question


def who_is_able(
    people: list[Person], able_to: str = CAN_ACT, until: str = AT_THE_END
) -> list[Person]:
    """Those who can act, as soon as there are any; nobody, once the first one's page shows the end
    of it. Every page is looked at: a friend's page may hear of its turn later than mine does."""
    page = people[0].page
    for _ in range(PATIENCE // GLANCE):
        if page.locator(until).count():
            return []
        able = [person for person in people if person.page.locator(able_to).count()]
        if able:
            return able
        page.wait_for_timeout(GLANCE)
    raise AssertionError("nobody can act")
