"""A game that notices whoever asks about a state that was not imagined."""

from __future__ import annotations

from typing import Any

from meowple.core.game import AnyGame, Step


class Guarded:
    """The honest game; but only for states that came out of `imagine`, and what followed them."""

    def __init__(self, honest: AnyGame) -> None:
        self.honest = honest
        self.imagined: dict[int, Any] = {}
        self.worlds = 0
        self.steps = 0

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.honest, name)
        if not callable(found) or name in ("options", "deal"):
            return found

        def asked(state: Any, *rest: Any) -> Any:
            known = id(state) in self.imagined or state in self.imagined.values()  # a copy
            assert known, f"{name} of what nobody imagined"
            answer = found(state, *rest)
            if name == "rush":  # in place
                self.imagined[id(answer)] = answer
            if isinstance(answer, Step):
                self.steps += 1
                self.imagined[id(answer.state)] = answer.state
            return answer

        return asked

    def imagine(self, view: Any, chance: Any, sealed: Any) -> Any:
        """A world, which may be asked about from now on; also while it is being imagined."""

        def within(state: Any, seat: Any, moves: Any) -> Any:
            self.imagined[id(state)] = state
            return sealed(state, seat, moves)

        world = self.honest.imagine(view, chance, within)
        self.worlds += 1
        self.imagined[id(world)] = world
        return world
