"""How people play `fits` in the tests: they lay what they have, and cats wherever one may lie."""

from __future__ import annotations

from tests.web.person import Question

WANTED = ("choose:", "start:", "cat:", "toy:", "draw", "lay:", "princess", "discard:")


def layer(question: Question) -> str:
    """Draw, lay the first card that fits, and a cat into the box if one may."""
    for wanted in WANTED:
        for key in question.keys:
            if key.startswith(wanted):
                return key
    return "pass"


def sleeper(question: Question) -> str:
    """Lay cats asleep as long as there are some: so a game is over soon."""
    return "sleep" if "sleep" in question.keys else layer(question)
