"""What can be typed after `meowple`, and its help in the person's language.

What argparse itself complains about stays English: it has no other words.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec.inspect as look

from meowple import GAMES, AnyGame, __version__
from meowple.bots import LEVELS
from meowple.core.shapes import bare
from meowple.words import LANGUAGES, Words, key_of

MOST_PORTS: Final = 65535
MOST_WORKERS: Final = 256
MOST: Final = 10_000_000
OPTION: Final = "option "
"""What the name of a game's option begins with, among the things that were typed."""


N = TypeVar("N", int, float)


class Help(argparse.HelpFormatter):
    """Help that begins with the word for "usage" of the language, and a line that is short: the
    options stand below it."""

    def __init__(self, say: Words, prog: str) -> None:
        super().__init__(prog)
        self._say = say

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """The line of what can be typed."""
        if prefix is None:  # else it is the beginning of the lines of sub-commands
            wanted = [action.metavar for action in actions if not action.option_strings]
            usage = " ".join(["%(prog)s", *wanted, "[--...]"])
            prefix = f"{self._say('command-usage')} "
        super().add_usage(usage, actions, groups, prefix)


class Parser(argparse.ArgumentParser):
    """Reads a command, and explains it in the language it was given."""

    def __init__(self, say: Words, **more: Any) -> None:
        help_in_words: Any = partial(Help, say)
        more |= {"formatter_class": help_in_words, "add_help": False, "allow_abbrev": False}
        super().__init__(**more)
        self._positionals.title = say("command-what")
        self._optionals.title = say("command-options")
        self.add_argument("-h", "--help", action="help", help=say("command-help"))
        self.set_defaults(reader=self)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What was typed; this command, not a larger one, complains about what it does not know."""
        known, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return known, unknown


def parser(say: Words) -> argparse.ArgumentParser:
    """The reader of the whole command line."""
    language = argparse.ArgumentParser(add_help=False)
    language.add_argument("--lang", choices=LANGUAGES, help=say("command-lang"))
    whole = Parser(
        say,
        prog="meowple",
        parents=[language],
        description=say("command-about"),
        epilog=say("command-try", serve="meowple serve", play="meowple play tail --lang uk"),
    )
    version = f"meowple {__version__}"
    whole.add_argument("--version", action="version", version=version, help=say("command-version"))
    subparser: Any = partial(Parser, say)
    commands = whole.add_subparsers(
        dest="command", required=True, metavar="COMMAND", parser_class=subparser
    )
    commands.add_parser("games", parents=[language], help=say("command-games"))
    _add_serve(commands, language, say)
    _add_keeping(commands, language, say)
    for name in ("verify", "replay"):
        read = commands.add_parser(name, parents=[language], help=say(f"command-{name}"))
        read.add_argument("file", type=Path, metavar="FILE", help=say("command-file"))
    play = commands.add_parser("play", help=say("command-play"), description=say("command-play"))
    games = play.add_subparsers(dest="game", required=True, metavar="GAME", parser_class=subparser)
    for name in sorted(GAMES):
        _add_game(games, GAMES[name], language, say)
    return whole


def _port(typed: str) -> int:
    """The number of a port."""
    if not typed.isdecimal() or int(typed) > MOST_PORTS:
        raise argparse.ArgumentTypeError(f"ports are numbered from 0 to {MOST_PORTS}, not {typed}")
    return int(typed)


def _between(least: int, most: int, kind: type[N], typed: str) -> N:
    """A number that is neither too small nor too large."""
    try:
        number = kind(typed)
    except ValueError:
        number = kind(least - 1)
    if not least <= number <= most:
        why = f"a number from {least} to {most} is wanted, not {typed}"
        raise argparse.ArgumentTypeError(why)
    return number


def _workers(typed: str) -> int:
    """How many processes."""
    if not typed.isdecimal() or not 1 <= int(typed) <= MOST_WORKERS:
        raise argparse.ArgumentTypeError(f"from 1 to {MOST_WORKERS} workers, not {typed}")
    return int(typed)


def _listed(typed: str) -> list[str]:
    """Names with commas between."""
    return [name.strip() for name in typed.split(",") if name.strip()]


def _or_else(said: str, value: object, say: Words) -> str:
    """A help text with what holds if nothing is typed."""
    return f"{said} ({say('command-default', value=str(value))})"


def _add_serve(commands: Any, language: argparse.ArgumentParser, say: Words) -> None:
    about = say("command-serve-about")
    serve = commands.add_parser(
        "serve", parents=[language], help=say("command-serve"), description=about
    )
    positive = partial(_between, 0, MOST, float)
    flags: list[tuple[str, str | None, dict[str, Any]]] = [
        ("host", "ADDRESS", {"default": "127.0.0.1"}),
        ("port", "PORT", {"type": _port, "default": 8000}),
        ("file", "FILE", {"type": Path, "default": Path("meowple.db")}),
        ("bot-pace", "N", {"type": positive, "default": 1.0}),
        ("bot-after", "N", {"type": positive, "default": 30}),
        ("name", "NAME", {"action": "append", "default": []}),
        ("behind", "ADDRESS", {"action": "append", "default": []}),
        ("games", "A,B", {"type": _listed, "default": []}),
        ("database", "URL", {}),
        ("workers", "N", {"type": _workers, "default": 1}),
        ("inner", "ADDRESS", {"default": "127.0.0.1"}),
        ("metrics", "PORT", {"type": _port}),
        ("log", None, {"choices": ["text", "json"], "default": "text"}),
    ]
    for flag, metavar, more in flags:
        about = say(f"command-serve-{flag}", example="https://table.example")
        said = _or_else(about, more["default"], say) if more.get("default") else about
        serve.add_argument(f"--{flag}", metavar=metavar, help=said, **more)
    serve.add_argument("--direct", action="store_true", help=say("command-serve-direct"))
    serve.add_argument("--worker", type=int, default=0, help=argparse.SUPPRESS)
    serve.add_argument("--listening", type=int, help=argparse.SUPPRESS)


def _add_keeping(commands: Any, language: argparse.ArgumentParser, say: Words) -> None:
    """The commands for whoever looks after a server."""

    def add(name: str, *wanted: tuple[str, Any]) -> None:
        about = say(f"command-{name}")
        reader = commands.add_parser(name, parents=[language], help=about, description=about)
        for what, kind in wanted:
            about = say(f"command-{name}-{what}")
            reader.add_argument(what, type=kind, metavar=what.upper(), help=about)

    add("migrate", ("database", str))
    add("move", ("file", Path), ("database", str))
    add("backup", ("file", Path), ("copy", Path))


def _add_game(games: Any, one: AnyGame, language: argparse.ArgumentParser, say: Words) -> None:
    """The command that plays this game, with a flag for each of its options."""
    title = say.or_plainly(one.name, f"{one.name}-title")
    blurb = say.or_plainly("", f"{one.name}-blurb")
    add = games.add_parser(one.name, parents=[language], help=title, description=blurb or title)
    fewest, most = one.seats.start, one.seats.stop - 1
    usual = one.box.usual
    seats = _or_else(say("command-seats", fewest=fewest, most=most), usual.seats, say)
    bots = _or_else(say("command-bots"), usual.level, say)
    add.add_argument("--seats", type=int, default=usual.seats, metavar="N", help=seats)
    add.add_argument("--bots", choices=LEVELS, default=usual.level, help=bots)
    add.add_argument("--seed", type=int, metavar="N", help=say("command-seed"))
    add.add_argument("--name", metavar="NAME", default="", help=say("command-own-name"))
    rules = add.add_argument_group(say("command-rules"))
    for field in _fields(one):
        flag = f"--{field.name.replace('_', '-')}"
        rules.add_argument(
            flag, dest=OPTION + field.name, default=argparse.SUPPRESS, **_flag(one, field, say)
        )


def _fields(one: AnyGame) -> tuple[look.Field, ...]:
    kind = look.type_info(one.options)
    assert isinstance(kind, look.StructType)
    return kind.fields


def _flag(one: AnyGame, field: look.Field, say: Words) -> dict[str, Any]:
    """How argparse reads an option of this type; `read_options` checks the value."""
    key, kind = key_of(one.name, "option", field.name), bare(field.type)
    called = say.or_plainly(field.name, key)
    if isinstance(kind, look.BoolType):
        return {"help": called, "action": argparse.BooleanOptionalAction}
    if isinstance(kind, look.LiteralType):
        said = [f"{it} = {say.or_plainly(str(it), key_of(key, str(it)))}" for it in kind.values]
        told = _or_else(f"{called}: {'; '.join(said)}", field.default, say)
        return {"help": told, "choices": kind.values, "type": type(kind.values[0])}
    if isinstance(kind, look.IntType):
        told = _or_else(f"{called}, {kind.ge}–{kind.le}", field.default, say)
        least, most = kind.ge or 0, kind.le or MOST
        return {"help": told, "type": partial(_between, least, most, int), "metavar": "N"}
    return {"help": called, "metavar": "X"}
