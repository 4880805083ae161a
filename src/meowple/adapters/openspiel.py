"""Our games as Python games of OpenSpiel. Importing this page registers them.

>>> import pyspiel
>>> from meowple.adapters import openspiel
>>> game = pyspiel.load_game("meowple_tail", {"players": 3, "rounds": 1})

All options of a game are its parameters, and so is `max_moves`, after which a match is cut off and
nobody has won anything. Luck is explicit: every draw is a chance node whose outcomes are equally
likely, and a draw out of more than `OUTCOMES` is several of them, one for each digit (`luck.py`).
`turns.py` says what becomes of secret choices, clocks and races.

An observation is the view, as text and as the numbers of its game. An information state is the view
and all that this seat did: a view remembers whatever a player could.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

from meowple.adapters.luck import OUTCOMES
from meowple.adapters.spiel_state import Held, Observer, State, go_on, pyspiel
from meowple.adapters.turns import Turns
from meowple.bots import find_bot
from meowple.core.plain import plain_seed
from meowple.core.registry import GAMES, find_part
from meowple.core.shapes import options_of

MAX_MOVES: Final = 5_000
"""Longer than nearly all matches of random moves."""
PLAIN: Final = (bool, int, float, str)
A_STEP: Final = 50
"""No more chance nodes follow on one move, on average."""


class Game(pyspiel.Game):  # type: ignore[misc]
    """A table of one of our games; each has a class of its own."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**_parameters(self.name), **(params or {})}
        players, self.most = given.pop("players"), int(given.pop("max_moves"))
        self.turns = Turns(self.name, players, given)
        self.start = go_on(self.turns, Held())
        info = pyspiel.GameInfo(
            num_distinct_actions=self.turns.numbers.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.turns.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most,
        )
        super().__init__(game_type(self.name), info, dict(params or {}))

    def new_initial_state(self) -> State:
        """Before the deal."""
        return State(self, self.turns, self.most, self.start)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat is told; all it remembers, if that is asked for."""
        return Observer(self.turns, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """A bound that is never met."""
        return A_STEP * self.most


class Player(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots, for their matches: it is told the view of its seat, and nothing else."""

    def __init__(self, game: Game, level: str, seed: int | str = 0, budget: int | None = None):
        super().__init__()
        self._bot = find_bot(game.name, level)
        self._turns = game.turns
        self._rng = Random(plain_seed(seed))
        self._budget = self._bot.budget if budget is None else budget

    def step(self, state: State) -> int:
        """The number of the move that it makes."""
        view = state.view(state.current_player())
        moves = [state.move(action) for action in state.legal_actions()]
        plan = self._bot.choose(view, moves, self._rng, self._budget)
        return self._turns.numbers.action(view, plan.move)


def _parameters(name: str) -> dict[str, Any]:
    """What can be chosen, with defaults."""
    options = {
        option["name"]: option["default"]
        for option in options_of(GAMES[name])
        if isinstance(option["default"], PLAIN)  # OpenSpiel knows no others
    }
    return {"players": GAMES[name].seats[0], "max_moves": MAX_MOVES, **options}


def game_type(name: str) -> Any:
    """What OpenSpiel must know of a game before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"meowple_{name}",
        long_name=f"meowple: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=GAMES[name].seats[-1],
        min_num_players=GAMES[name].seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


def register(name: str) -> None:
    """Let OpenSpiel load a game of ours, `meowple_<name>`."""
    # A class: OpenSpiel lets go of it only when Python is gone, and a function would not bear that.
    pyspiel.register_game(game_type(name), type(name.capitalize(), (Game,), {"name": name}))


for _name in GAMES:
    if find_part(_name, "numbers") is not None:
        register(_name)
