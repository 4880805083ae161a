"""Golden matches: how they are written, and the matches there are.

Each game declares its own in `tests/<game>/case.py`. `python -m tests.golden.files` writes those
that are missing; with the name of one, `cafe-two-players`, it writes that one anew, after a change
of the rules that is meant. How they ended stands in `outcomes.txt`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import msgspec

from meowple import Line, Log, Match, game, replay
from meowple.bots import find_bot
from meowple.core.log import Bot
from tests.contract.case import Golden
from tests.contract.cases import case_of
from tests.declared import our_games

FOLDER = Path(__file__).parent
OUTCOMES = FOLDER / "outcomes.txt"

MATCHES: dict[str, tuple[str, Golden]] = {
    f"{of}-{name}": (of, golden)
    for of in our_games()
    for name, golden in case_of(of).golden.items()
}
"""The game, and what it declares in `tests/<game>/case.py`."""


def played(name: str) -> Log:
    """The match, played by bots with fixed dice."""
    of, (seats, options, levels) = MATCHES[name]
    match = Match(game(of), seats, options, seed=name)
    rng = Random(name)
    while match.outcome is None:
        seat = min(match.to_act)
        bot = find_bot(of, levels[seat % len(levels)])
        plan = bot.choose(match.view(seat), match.moves(seat), rng, bot.budget)
        match.play(seat, plan.move, reaction=plan.after, by=Bot(bot.level))
    return match.log


def written(log: Log) -> str:
    """The log as text, an entry on each line."""
    head = json.dumps(msgspec.to_builtins(log.header), ensure_ascii=False)
    entries = [msgspec.json.encode(entry).decode() for entry in log.entries]
    links = json.dumps(log.links)
    lines = ",\n".join(entries)
    return f'{{"header":{head},\n"entries":[\n{lines}\n],\n"links":{links},\n"key":"{log.key}"}}\n'


def ended(name: str) -> str:
    """How a golden match ended, on a line: why, the scores, and what they are made of."""
    outcome = replay(Log.from_json((FOLDER / f"{name}.json").read_text("utf-8"))).outcome
    assert outcome is not None
    seats = zip(outcome.ranks, outcome.scores, outcome.breakdown, strict=True)
    told = [f"{rank}. {score} = {_sum(lines)}" for rank, score, lines in seats]
    told += [f"equal scores by {tie.key}: {list(tie.values)}" for tie in outcome.tie_breaks]
    return "\n    ".join([f"{name}: {outcome.reason}", *told])


def _sum(lines: tuple[Line, ...]) -> str:
    kinds = [line.key if line.number is None else f"{line.key} {line.number}" for line in lines]
    return " + ".join(f"{kind}: {line.points}" for kind, line in zip(kinds, lines, strict=True))


def outcomes() -> str:
    """How all golden matches ended."""
    return "".join(f"{ended(name)}\n" for name in MATCHES)


if __name__ == "__main__":
    missing = [name for name in MATCHES if not (FOLDER / f"{name}.json").exists()]
    for name in sys.argv[1:] or missing:
        (FOLDER / f"{name}.json").write_text(written(played(name)), "utf-8")
    OUTCOMES.write_text(outcomes(), "utf-8")
