"""How a match ended, as a score sheet. It knows no single game."""

from __future__ import annotations

from collections.abc import Sequence

from meowple.core.game import Line, Outcome, TieBreak
from meowple.core.retold import Highlight
from meowple.terminal.text import Names, Page, columns
from meowple.words import Words, key_of


def score_sheet(game: str, outcome: Outcome, say: Words, names: Names) -> list[str]:
    """Why it ended, who won, and a line for everything that gave points."""
    won = [name for name, rank in zip(names, outcome.ranks, strict=True) if rank == 1]
    rows = [["", *names]]
    for kind in _kinds(outcome):
        cells = [_points(lines, kind) for lines in outcome.breakdown]
        rows.append([_label(game, kind, say), *cells])
    rows.append([say("score-total"), *map(str, outcome.scores)])
    rows.append([say("score-place"), *map(str, outcome.ranks)])
    return [
        say.or_plainly(outcome.reason, key_of(game, "reason", outcome.reason)),
        say("outcome-won", count=len(won), names=", ".join(won)),
        *(_tie(game, one, outcome, say, names) for one in outcome.tie_breaks),
        "",
        *columns(rows),
    ]


def _tie(game: str, tie: TieBreak, outcome: Outcome, say: Words, names: Names) -> str:
    """What decided between equal scores, and what each of those who had them had of it."""
    seats = zip(names, outcome.scores, tie.values, strict=True)
    tied = [f"{name} {value}" for name, score, value in seats if outcome.scores.count(score) > 1]
    told = ", ".join(tied)
    return say.or_plainly(f"{tie.key}: {told}", key_of(game, "tie", tie.key), told=told)


def stood_out(page: Page, told: Sequence[Highlight], say: Words, names: Names) -> list[str]:
    """What somebody did better than all others, and who; nothing where nothing was."""
    head = ["", say("end-highlights")] if told else []
    return [*head, *(_highlight(page, one, say, names) for one in told)]


def _highlight(page: Page, one: Highlight, say: Words, names: Names) -> str:
    number = page.number(one.key, one.number, say)
    key = key_of(page.game.name, "highlight", one.key)
    text = say.or_plainly(f"{one.key.replace('_', ' ')}: {number}", key, number=number)
    return say("terminal-highlight", text=text, seat=names[one.seat])


Kind = tuple[str, int | None]


def _kinds(outcome: Outcome) -> list[Kind]:
    """Everything that gave somebody points: keys as they first come, numbers in their order."""
    found = [_kind(line) for lines in outcome.breakdown for line in lines]
    keys = [key for key, _ in found]
    return sorted(set(found), key=lambda kind: (keys.index(kind[0]), kind[1] or 0))


def _kind(line: Line) -> Kind:
    return line.key, line.number


def _label(game: str, kind: Kind, say: Words) -> str:
    key, number = kind
    args = {} if number is None else {"number": number}
    plain = key if number is None else f"{key} {number}"
    return say.or_plainly(plain, key_of(game, "line", key), **args)


def _points(lines: tuple[Line, ...], kind: Kind) -> str:
    got = [line.points for line in lines if _kind(line) == kind]
    return str(sum(got)) if got else "–"
