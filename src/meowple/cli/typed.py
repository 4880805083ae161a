"""What can be typed after `meowple`; help and complaints are in the person's language."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

import msgspec.inspect as look

from meowple import GAMES, AnyGame, __version__
from meowple.bots import LEVELS
from meowple.core.shapes import bare
from meowple.words import LANGUAGES, Words, key_of

INNER: Final = "127.0.0.1"
"""Where other servers reach this one, if nobody says where."""
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
            usage = " ".join(["%(prog)s", *_wanted(actions), "[--...]"])
            prefix = f"{self._say('command-usage')} "
        super().add_usage(usage, actions, groups, prefix)


def _wanted(actions: Iterable[argparse.Action]) -> list[str]:
    """What has to follow a command: first what stands by itself, then flags."""
    alone = [str(action.metavar) for action in actions if not action.option_strings]
    flags = [it for it in actions if it.option_strings and it.required]
    return alone + [f"{flag.option_strings[0]} {flag.metavar}" for flag in flags]


class Parser(argparse.ArgumentParser):
    """Reads a command, explains it, and says in one line what was typed wrong."""

    def __init__(self, say: Words, **more: Any) -> None:
        self._say = say
        help_in_words: Any = partial(Help, say)
        more |= {"formatter_class": help_in_words, "add_help": False, "allow_abbrev": False}
        super().__init__(**more, exit_on_error=False)
        self._positionals.title = say("command-what")
        self._optionals.title = say("command-options")
        self.add_argument("-h", "--help", action="help", help=say("command-help"))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What was typed; this command, not a larger one, complains about what it does not know."""
        try:
            known, unknown = super().parse_known_args(args, namespace)
        except argparse.ArgumentError as wrong:
            self._complain(wrong)
        if unknown:
            self._end(self._say("typed-unknown", typed=" ".join(unknown)))
        return known, unknown

    def error(self, message: str) -> NoReturn:
        """All else is said below: here something is missing."""
        line = " ".join([self.prog, *_wanted(self._actions)])
        self._end(self._say("typed-missing", wanted=line, help=f"{self.prog} --help"))

    def _complain(self, wrong: argparse.ArgumentError) -> NoReturn:
        if wrong.argument_name is None:
            self.error(wrong.message)
        action = self._option_string_actions.get(wrong.argument_name.partition("/")[0])
        alone = action is not None and action.nargs == 0
        why = self._say("typed-takes-nothing") if alone else wrong.message
        self._end(f"{wrong.argument_name}: {why}")

    def _end(self, why: str) -> NoReturn:
        self.exit(2, f"meowple: {why}\n")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            known = ", ".join(map(str, action.choices))
            why = self._say("typed-choice", typed=str(value), known=known)
            raise argparse.ArgumentError(action, why)

    def _match_argument(self, action: argparse.Action, arg_strings_pattern: str) -> int:
        try:
            return super()._match_argument(action, arg_strings_pattern)
        except argparse.ArgumentError:
            raise argparse.ArgumentError(action, self._say("typed-no-value")) from None


def parser(say: Words) -> argparse.ArgumentParser:
    """The reader of the whole command line."""
    language = argparse.ArgumentParser(add_help=False)
    language.add_argument("--lang", choices=LANGUAGES, help=say("command-lang"))
    command = Parser(
        say,
        prog="meowple",
        parents=[language],
        description=say("command-about"),
        epilog=say("command-try", serve="meowple serve", play="meowple play tail --lang uk"),
    )
    version = f"meowple {__version__}"
    command.add_argument(
        "--version", action="version", version=version, help=say("command-version")
    )
    subparser: Any = partial(Parser, say)
    commands = command.add_subparsers(
        dest="command", required=True, metavar="COMMAND", parser_class=subparser
    )
    commands.add_parser("games", parents=[language], help=say("command-games"))
    _add_serve(commands, language, say)
    _add_keeping(commands, language, say)
    commands.add_parser("lab", help=say("command-lab"))
    commands.add_parser("join", help=say("command-join"))
    for name in ("verify", "replay", "review"):
        about = say(f"command-{name}-about")
        read = commands.add_parser(
            name, parents=[language], help=say(f"command-{name}"), description=about
        )
        read.add_argument("file", type=Path, metavar="FILE", help=say("command-file"))
        if name == "review":
            number = partial(whole, say)
            read.add_argument("--seat", type=number, metavar="N", help=say("command-review-seat"))
    about = say("command-play")
    play = commands.add_parser("play", parents=[language], help=about, description=about)
    games = play.add_subparsers(dest="game", required=True, metavar="GAME", parser_class=subparser)
    for name in sorted(GAMES):
        _add_game(games, GAMES[name], language, say)
    return command


def between(say: Words, least: int, most: int, kind: type[N], typed: str) -> N:
    """A number that is neither too small nor too large."""
    try:
        number = kind(typed)
    except ValueError:
        number = kind(least - 1)
    if not least <= number <= most:
        why = say("typed-number", least=str(least), most=str(most), typed=typed)
        raise argparse.ArgumentTypeError(why)
    return number


def whole(say: Words, typed: str) -> int:
    """Any whole number."""
    try:
        return int(typed)
    except ValueError:
        raise argparse.ArgumentTypeError(say("typed-whole", typed=typed)) from None


def _one_of(values: Sequence[Any], typed: str) -> Any:
    """What was meant, as it is; what was typed if nothing was."""
    return {str(value): value for value in values}.get(typed, typed)


def listed(typed: str) -> list[str]:
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
    positive = partial(between, say, 0, MOST, float)
    port = partial(between, say, 0, MOST_PORTS, int)
    workers = partial(between, say, 1, MOST_WORKERS, int)
    flags: list[tuple[str, str | None, dict[str, Any]]] = [
        ("host", "ADDRESS", {"default": "127.0.0.1"}),
        ("port", "PORT", {"type": port, "default": 8000}),
        ("file", "FILE", {"type": Path, "default": Path("meowple.db")}),
        ("bot-pace", "N", {"type": positive, "default": 1.0}),
        ("bot-after", "N", {"type": positive, "default": 30}),
        ("name", "NAME", {"action": "append", "default": []}),
        ("behind", "ADDRESS", {"action": "append", "default": []}),
        ("games", "A,B", {"type": listed, "default": []}),
        ("database", "URL", {}),
        ("workers", "N", {"type": workers, "default": 1}),
        ("inner", "ADDRESS", {}),
        ("metrics", "PORT", {"type": port}),
        ("log", None, {"choices": ["text", "json"], "default": "text"}),
    ]
    for flag, metavar, more in flags:
        about = say(f"command-serve-{flag}", example="https://table.example")
        default = INNER if flag == "inner" else more.get("default")
        said = _or_else(about, default, say) if default else about
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
    count = partial(between, say, fewest, most, int)
    add.add_argument("--seats", type=count, default=usual.seats, metavar="N", help=seats)
    add.add_argument("--bots", choices=LEVELS, default=usual.level, help=bots)
    add.add_argument("--seed", type=partial(whole, say), metavar="N", help=say("command-seed"))
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
        return {"help": told, "choices": kind.values, "type": partial(_one_of, kind.values)}
    if isinstance(kind, look.IntType):
        told = _or_else(f"{called}, {kind.ge}–{kind.le}", field.default, say)
        least, most = kind.ge or 0, kind.le or MOST
        return {"help": told, "type": partial(between, say, least, most, int), "metavar": "N"}
    return {"help": called, "metavar": "X"}
