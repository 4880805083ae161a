"""The command `meowple`: serve tables, play in the terminal, check and read logs."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, TextIO

import msgspec.inspect as look
from msgspec.structs import asdict

from meowple import GAMES, AnyGame, Match, MeowpleError, __version__, game, read_options
from meowple.bots import LEVELS, find_bot
from meowple.terminal import TEXTS
from meowple.terminal.files import retold, verify
from meowple.terminal.table import Chooser, Left, Screen, Table, Typing, options_said
from meowple.words import LANGUAGES, Words, words

OPTION: Final = "option "
"""What the name of a game's option begins with, among the things that were typed."""

FindBot = Callable[[str, str], Chooser]


def main(
    argv: Sequence[str] | None = None,
    *,
    stdin: Typing | None = None,
    stdout: TextIO | None = None,
    environ: Mapping[str, str] = os.environ,
    find_bot: FindBot = find_bot,
) -> int:
    """Do what the command line says; gives the exit status."""
    parser = _parser()
    args = parser.parse_args(argv)
    say = words(args.lang or language_of(environ))
    screen = Screen(stdin or sys.stdin, stdout or sys.stdout, shutil.get_terminal_size().columns)
    try:
        if args.command != "play":
            return _COMMANDS[args.command](args, say, screen)
        table, welcome = _sit_down(args, say, screen, find_bot)
    except MeowpleError as error:
        parser.error(str(error))
    _play(table, welcome, say, screen)
    return 0


def language_of(environ: Mapping[str, str]) -> str:
    """The person's language, as their system tells it; English if we do not speak it."""
    told = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return told[:2] if told[:2] in LANGUAGES else "en"


# What can be typed


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="meowple",
        description="Cat games with friends in the browser, or against bots in the terminal.",
        epilog="Try: meowple serve    or: meowple play tail --lang uk",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"meowple {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    language = argparse.ArgumentParser(add_help=False)
    language.add_argument(
        "--lang", choices=LANGUAGES, help="the language (default: that of your system)"
    )
    commands.add_parser("games", parents=[language], help="list the games")
    _add_serve(commands, language)
    verify = commands.add_parser("verify", parents=[language], help="check a match's log file")
    verify.add_argument("file", type=Path, help="the file that the end screen gives")
    retell = commands.add_parser("replay", parents=[language], help="read a match's log aloud")
    retell.add_argument("file", type=Path, help="the file that the end screen gives")
    play = commands.add_parser(
        "play", help="play in the terminal", description="Play against bots in the terminal."
    )
    games = play.add_subparsers(dest="game", required=True, metavar="GAME")
    for name in sorted(TEXTS):
        _add_game(games, GAMES[name], language)
    return parser


def _port(typed: str) -> int:
    """The number of a port."""
    port = int(typed)
    if not 0 <= port <= 65535:
        raise argparse.ArgumentTypeError(f"ports are numbered from 0 to 65535, not {typed}")
    return port


def _not_negative(typed: str) -> float:
    """A number that is not below 0."""
    number = float(typed)
    if not 0 <= number < float("inf"):
        raise argparse.ArgumentTypeError(f"a number from 0 on is wanted, not {typed}")
    return number


def _add_serve(commands: Any, language: argparse.ArgumentParser) -> None:
    serve = commands.add_parser(
        "serve",
        parents=[language],
        help="serve tables to browsers",
        description="Serve tables to browsers, until Ctrl-C. Tables are kept in one file, and a "
        "server that was stopped or crashed goes on where it was.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    serve.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets phones in the room in")
    serve.add_argument("--port", type=_port, default=8000, help="0 takes any free one")
    serve.add_argument(
        "--file", type=Path, default=Path("meowple.db"), help="where tables are kept"
    )
    serve.add_argument(
        "--name", action="append", default=[], help="a further host name it answers to"
    )
    serve.add_argument(
        "--bot-pace",
        type=_not_negative,
        default=1.0,
        help="how much of their pauses bots take; 0: none",
    )
    serve.add_argument(
        "--bot-after",
        type=_not_negative,
        default=30,
        help="seconds after which a bot sits in for who left",
    )
    serve.add_argument(
        "--direct",
        action="store_true",
        help="no proxy stands before it: races may trust what the kernel knows of the way",
    )


def _add_game(games: Any, one: AnyGame, language: argparse.ArgumentParser) -> None:
    """The command that plays this game, with a flag for each of its options."""
    say = words("en")
    add = games.add_parser(
        one.name,
        parents=[language],
        help=say(f"{one.name}-title"),
        description=f"{say(f'{one.name}-title')} {say(f'{one.name}-blurb')}",
        allow_abbrev=False,
    )
    fewest, most = one.seats.start, one.seats.stop - 1
    add.add_argument(
        "--seats",
        type=int,
        default=min(3, most),
        metavar="N",
        help=f"players with you, {fewest} to {most} (default: %(default)s)",
    )
    add.add_argument(
        "--bots", choices=LEVELS, default="cat", help="how well bots play (default: %(default)s)"
    )
    add.add_argument("--seed", type=int, metavar="N", help="fixes the luck, to play it again")
    add.add_argument("--name", default="", help="what you are called at the table")
    rules = add.add_argument_group("the rules of the table")
    for field in _fields(one):
        flag = f"--{field.name}"
        rules.add_argument(
            flag, dest=OPTION + field.name, default=argparse.SUPPRESS, **_flag(one, field)
        )


def _fields(one: AnyGame) -> tuple[look.Field, ...]:
    kind = look.type_info(one.options)
    assert isinstance(kind, look.StructType)
    return kind.fields


def _flag(one: AnyGame, field: look.Field) -> dict[str, Any]:
    """How argparse reads an option of this type; `read_options` checks the value."""
    say, key, kind = words("en"), f"{one.name}-option-{field.name}", field.type
    if isinstance(kind, look.BoolType):
        return {"help": say(key), "action": argparse.BooleanOptionalAction}
    if isinstance(kind, look.LiteralType):
        values = "; ".join(f"{value}: {say(f'{key}-{value}')}" for value in kind.values)
        said = f"{say(key)} ({values}; default: {field.default})"
        return {"help": said, "choices": kind.values}
    assert isinstance(kind, look.IntType)
    said = f"{say(key)}, {kind.ge} to {kind.le} (default: {field.default})"
    return {"help": said, "type": int, "metavar": "N"}


# What is done


def _serve(args: argparse.Namespace, say: Words, screen: Screen) -> int:
    from meowple.server.serve import run  # only who serves loads a server
    from meowple.server.settings import Settings

    away = round(args.bot_after * 1000)
    settings = Settings(bot_pace=args.bot_pace, bot_after=away, direct=args.direct)
    run(args.host, args.port, args.file, settings, args.name)
    return 0


def _verify(args: argparse.Namespace, say: Words, screen: Screen) -> int:
    fine, lines = verify(args.file, say)
    screen.write(*lines)
    return 0 if fine else 1


def _retell(args: argparse.Namespace, say: Words, screen: Screen) -> int:
    screen.write(*retold(args.file, say))
    return 0


def _list(args: argparse.Namespace, say: Words, screen: Screen) -> int:
    screen.write(*_games(say))
    return 0


_COMMANDS: Final[dict[str, Callable[[argparse.Namespace, Words, Screen], int]]] = {
    "games": _list,
    "serve": _serve,
    "verify": _verify,
    "replay": _retell,
}


def _games(say: Words) -> list[str]:
    lines: list[str] = []
    for name in sorted(TEXTS):
        seats = game(name).seats
        players = say("seats-range", fewest=seats.start, most=seats.stop - 1)
        lines += [f"{name}: {say(f'{name}-title')} ({players})", f"    {say(f'{name}-blurb')}"]
    return lines


def _sit_down(
    args: argparse.Namespace, say: Words, screen: Screen, find_bot: FindBot
) -> tuple[Table, list[str]]:
    """The table that was asked for, and what is said when one sits down at it."""
    one = game(args.game)
    typed = vars(args).items()
    chosen = {name.removeprefix(OPTION): it for name, it in typed if name.startswith(OPTION)}
    match = Match(one, args.seats, read_options(one, chosen), args.seed)
    names = [args.name.strip() or say("name-you")]
    names += [say(f"name-bot-{number}") for number in range(1, args.seats)]
    table = Table(
        match,
        TEXTS[one.name],
        find_bot(one.name, args.bots),
        say=say,
        names=names,
        screen=screen,
        rng=Random(args.seed),
        clock=_clock(),
    )
    return table, _welcome(one, names, args.bots, chosen, say)


def _welcome(
    one: AnyGame, names: Sequence[str], level: str, chosen: Mapping[str, Any], say: Words
) -> list[str]:
    default = asdict(one.options())
    changed = {name: value for name, value in chosen.items() if value != default[name]}
    others = ", ".join(names[1:])
    return [
        say(f"{one.name}-title"),
        say("terminal-welcome", seat=names[0], names=others, level=say(f"level-{level}")),
        *options_said(one.name, changed, say),
        say("terminal-help"),
    ]


def _clock() -> Callable[[], int]:
    """Milliseconds since now."""
    start = time.monotonic()
    return lambda: round((time.monotonic() - start) * 1000)


def _play(table: Table, welcome: Sequence[str], say: Words, screen: Screen) -> None:
    screen.clear()
    screen.write(*welcome)
    try:
        table.play()
    except (Left, KeyboardInterrupt):
        screen.clear()
        screen.write("", say("terminal-bye"))
