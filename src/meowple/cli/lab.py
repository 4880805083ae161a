"""`meowple lab`: what can be typed after it. It speaks English, as its tables and files do."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec

from meowple import MeowpleError
from meowple.bots import LEVELS
from meowple.cli.typed import MOST, MOST_WORKERS, Parser, between, listed, whole
from meowple.core.extras import need
from meowple.core.registry import check_seats, find_game
from meowple.lab.study import Cell, Study, read_study, seated
from meowple.words import Words, words

HOME: Final = Path("lab")
"""The folder in which studies get theirs, if nobody names one."""
BOTS: Final = "with commas between: random, a level, lion@200, my.module:Bot"


def parser() -> argparse.ArgumentParser:
    """The reader of the command line."""
    say = words("en")
    whole_command = Parser(
        say,
        prog="meowple lab",
        description="Many games by bots: one row for each, standings, pictures. See docs/lab.md.",
    )
    own: Any = partial(Parser, say)
    what = whole_command.add_subparsers(
        dest="what", required=True, metavar="WHAT", parser_class=own
    )
    play = what.add_parser("play", help="games of one table")
    play.add_argument("game", metavar="GAME")
    play.add_argument("--bots", type=listed, required=True, metavar="A,B", help=BOTS)
    play.add_argument("--seats", type=partial(whole, say), metavar="N", help="chairs to fill")
    _add_table(play, say, 1000)
    ladder = what.add_parser("ladder", help="each bot against the one before it")
    ladder.add_argument("game", metavar="GAME")
    ladder.add_argument("--bots", type=listed, default=list(LEVELS), metavar="A,B", help=BOTS)
    ladder.add_argument("--seats", type=partial(whole, say), default=2, metavar="N")
    ladder.add_argument("--others", default="cat", metavar="BOT", help="who fills the other chairs")
    share = partial(between, say, 1, 99, float)
    ladder.add_argument(
        "--above", type=share, metavar="PERCENT", help="keep no rows; stop when sure of this share"
    )
    _add_table(ladder, say, 200)
    study = what.add_parser("study", help="options × bots × seats, from a file")
    study.add_argument("file", type=Path, metavar="FILE.toml")
    for each in (play, ladder, study):
        _add_running(each, say)
    return whole_command


def _add_table(to: argparse.ArgumentParser, say: Words, games: int) -> None:
    number = partial(whole, say)
    to.add_argument("--games", type=number, default=games, metavar="N", help=f"usually {games}")
    to.add_argument("--seed", type=number, default=1, metavar="N", help="of the first deal")
    to.add_argument(
        "--option", type=_option, action="append", default=[], metavar="NAME=VALUE", help="of rules"
    )


def _add_running(to: argparse.ArgumentParser, say: Words) -> None:
    """How it is run: the rows are the same."""
    to.add_argument("--out", type=Path, metavar="FOLDER", help="for rows and pictures")
    to.add_argument("--resume", action="store_true", help="go on with the rows of that folder")
    to.add_argument("--rows", choices=["csv", "parquet"], default="csv")
    to.add_argument("--no-plots", action="store_true", help="draw no pictures")
    many = partial(between, say, 1, MOST_WORKERS, int)
    to.add_argument("--processes", type=many, metavar="N", help="usually one for each core")
    limit = partial(between, say, 1, MOST, float)
    to.add_argument(
        "--limit", type=limit, default=60, metavar="SECONDS", help="for an answer of a bot"
    )
    to.add_argument("--engine", choices=["processes", "ray"], default="processes")
    to.add_argument("--address", help="of a Ray cluster; else one is started here")


def _option(typed: str) -> tuple[str, Any]:
    name, equals, value = typed.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"an option is NAME=VALUE, not {typed}")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value


def main(argv: Sequence[str]) -> int:
    """Do what was typed; gives the exit status."""
    args = parser().parse_args(argv)
    need("lab", "rich")
    from rich.console import Console

    from meowple.lab.run import Wishes, run

    console, bars = Console(soft_wrap=True), Console(stderr=True)
    if args.address is not None and args.engine != "ray":
        raise MeowpleError("--address is of a Ray cluster: --engine ray plays there")
    study, name = _study(args)
    if getattr(args, "above", None) is not None:
        _check_alone(args)
        return _decide(args, study, console)
    return run(
        study,
        Wishes(
            folder=args.out or _folder(name, args.resume),
            resume=args.resume,
            rows=args.rows,
            plots=not args.no_plots,
            processes=args.processes or 0,
            limit=args.limit,
            engine=args.engine,
            address=args.address,
        ),
        console,
        bars,
    )


def _study(args: argparse.Namespace) -> tuple[Study, str]:
    """What is to be played, and what to call it."""
    if args.what == "study":
        return read_study(args.file), args.file.stem
    options = dict(args.option)
    if args.what == "play":
        table = Cell(args.game, seated(args.game, args.bots, args.seats), options)
        return Study((table,), args.games, args.seed), args.game
    check_seats(find_game(args.game), args.seats)  # two are compared, whatever was asked for
    if len(args.bots) < 2:
        raise MeowpleError("a ladder is of two bots at least")
    others = (args.others,) * (args.seats - 2)
    cells = [Cell(args.game, (*pair, *others), options, True) for pair in pairwise(args.bots)]
    return Study(tuple(cells), args.games + args.games % 2, args.seed), f"{args.game}-ladder"


def _check_alone(args: argparse.Namespace) -> None:
    """Refuse what `--above` does nothing with."""
    idle = {"--resume": args.resume, "--out": args.out, "--rows": args.rows != "csv"}
    for flag in (flag for flag, typed in idle.items() if typed):
        raise MeowpleError(f"--above keeps no rows: {flag} is of no use with it")
    if args.engine == "ray":
        raise MeowpleError("--above plays here: --engine ray is of no use with it")


def _decide(args: argparse.Namespace, study: Study, console: Any) -> int:
    """Play each contest until it is sure on which side of a share it lies."""
    from meowple.lab.ladder import decide
    from meowple.lab.run import cores
    from meowple.lab.study import check

    check(study)
    verdicts = {True: "above", False: "below", None: "not decided whether above"}
    for cell in study.cells:
        target = args.above / 100
        result = decide(
            cell, target, study.games // 2, study.seed, args.processes or cores(), args.limit
        )
        said = f"{cell.bots[1]} against {cell.bots[0]} at {cell.game}:"
        console.print(f"{said} {verdicts[result.side_of(target)]} {args.above:g} %: {result}")
    return 0


def _folder(name: str, resume: bool) -> Path:
    """A folder of its own, numbered; or the latest one, to go on with."""
    numbered = re.compile(rf"{re.escape(name)}-(\d+)")
    there = [numbered.fullmatch(one.name) for one in HOME.glob(f"{name}-*")]
    latest = max((int(one[1]) for one in there if one), default=0)
    if resume and not latest:
        raise MeowpleError(f"there is no {HOME / name}-1 to go on with")
    return HOME / f"{name}-{latest if resume else latest + 1}"
