"""Which words the program asks for, read off its types and its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, get_args

import msgspec.inspect as look
from msgspec import Struct
from msgspec.structs import fields

from meowple import GAMES, AnyGame, Seat
from meowple.bots import find_search
from meowple.core.moves import OwnWord
from meowple.core.shapes import kinds, tag_of
from meowple.lessons import LESSONS, MORE
from meowple.words import key_of

SOURCE = Path(__file__).parent.parent / "src" / "meowple"
WEB = Path(__file__).parent.parent / "web" / "src"
OUR_GAMES = [game for game in GAMES.values() if type(game).__module__.startswith("meowple.games.")]


def trees(under: str) -> Iterator[ast.Module]:
    """The parsed pages of a file or folder of the package."""
    place = SOURCE / under
    for page in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
        yield ast.parse(page.read_text("utf-8"))


def calls(under: str, name: str) -> Iterator[ast.Call]:
    """Every call of the function or class of that name."""
    for tree in trees(under):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == name:
                yield node


def literal(node: ast.expr) -> str | None:
    """The text that stands there, if one does."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def refusals(under: str) -> set[str]:
    """Each key given to `Refused`, one by one or through a table called WHY_NOT."""
    keys = set()
    for call in calls(under, "Refused"):
        first = call.args[0]
        key = literal(first)
        table = isinstance(first, ast.Subscript) and ast.unparse(first.value) == "WHY_NOT"
        assert key or table, f"a refusal that cannot be read off: {ast.unparse(call)}"
        keys |= {key} if key else set()
    for tree in trees(under):
        for node in ast.walk(tree):
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "WHY_NOT":
                assert isinstance(node.value, ast.Dict)
                keys |= {literal(value) or "" for value in node.value.values}
    return keys


def server_refusals() -> set[str]:
    """Each key that tables and the server refuse something with: by `Refused`, or by a message of
    their own. What hands on another refusal says `refused.key`."""
    keys = refusals("table") | refusals("server") | refusals("pocket")
    messages = [
        calls(at, name)
        for at in ("table", "server", "pocket")
        for name in ("Refusal", "wire.Refusal")
    ]
    for call in chain.from_iterable(messages):
        key = literal(call.args[1])
        handed_on = ast.unparse(call.args[1]) == "refused.key"
        assert key or handed_on, f"a refusal that cannot be read off: {ast.unparse(call)}"
        keys |= {key} if key else set()
    return keys


def reasons(under: str) -> set[str]:
    """Each text in a function called `why…` that is no option's value, or given to `end_game`."""
    found = {literal(argument) for call in calls(under, "end_game") for argument in call.args}
    for tree in trees(under):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.lstrip("_").startswith("why"):
                for answer in ast.walk(node):
                    if isinstance(answer, ast.Return) and answer.value is not None:
                        found |= set(_answers(answer.value))
    return {reason for reason in found if reason}


def _answers(value: ast.expr) -> Iterator[str | None]:
    """The texts a returned expression can be."""
    if isinstance(value, ast.IfExp):
        yield from _answers(value.body)
        yield from _answers(value.orelse)
    elif isinstance(value, ast.BoolOp):
        for part in value.values:
            yield from _answers(part)
    else:
        yield literal(value)


def tags(union: Any) -> list[str]:
    """The tag of each struct of a union."""
    return [str(one.__struct_config__.tag) for one in get_args(union) or (union,)]


def about_oneself(game: AnyGame) -> Iterator[str]:
    """A fact that names a seat is told to whoever sits there in the second person."""
    for kind in kinds(game.fact_type):
        for field in (field for field in fields(kind) if field.type in (Seat, Seat | None)):
            yield tag_of(kind) + ("_you" if field.name == "seat" else f"_you_{field.name}")


def own_words(game: AnyGame) -> list[type[Struct]]:
    """The moves that nobody makes for somebody else."""
    return [kind for kind in kinds(game.move_type) if issubclass(kind, OwnWord)]


def phases(game: AnyGame) -> list[str]:
    """The phases of a game whose view tells one."""
    kind = look.type_info(game.view_type)
    assert isinstance(kind, look.StructType)
    fields = [field.type for field in kind.fields if field.name == "phase"]
    return [str(v) for one in fields if isinstance(one, look.LiteralType) for v in one.values]


def options(game: AnyGame) -> Iterator[str]:
    """The name of each option and its values, and what they mean for play; a number's value is
    said with a plural."""
    kind = look.type_info(game.options)
    assert isinstance(kind, look.StructType)
    for field in kind.fields:
        yield field.name
        yield from (f"{field.name}_{value}" for value in values_of(field.type))


def yes_or_no(game: AnyGame) -> list[str]:
    """The keys of the options that are answered with yes or no."""
    kind = look.type_info(game.options)
    assert isinstance(kind, look.StructType)
    asked = [field.name for field in kind.fields if isinstance(field.type, look.BoolType)]
    return [key_of(game.name, "option", name) for name in asked]


def values_of(kind: look.Type) -> Iterator[str]:
    """What is said of the values of an option."""
    if isinstance(kind, look.Metadata):
        yield from values_of(kind.type)
    elif isinstance(kind, look.BoolType):
        yield from ("on_means", "off_means")
    elif isinstance(kind, look.IntType):
        yield from ("value", "means")
    elif isinstance(kind, look.LiteralType):
        yield from map(str, kind.values)
        yield from (f"{value}_means" for value in kind.values if isinstance(value, str))


def said_in_the_lesson(name: str) -> set[str]:
    """What the lessons of a game say, if it has some."""
    lessons = [lesson for lesson in LESSONS.values() if lesson.game == name]
    beats = [beat for lesson in lessons for beat in lesson.beats]
    said = {beat.says for beat in beats if beat.says is not None}
    return said | {lesson.farewell for lesson in lessons}


def wanted_by_a_game(game: AnyGame) -> set[str]:
    """The keys its types and its rules ask for; refusals excepted, which may be the table's."""
    name, folder = game.name, f"games/{game.name}"
    lines = {literal(call.args[0]) or "" for call in calls(folder, "Line")}
    ties = {literal(call.args[0]) or "" for call in calls(folder, "TieBreak")}
    stood_out = {
        literal(call.args[0]) or "" for call in (*calls(folder, "most"), *calls(folder, "fewest"))
    }
    assert reasons(folder), f"no reason found in {folder}"
    assert lines, f"no score line found in {folder}"
    return {
        *(key_of(name, part) for part in ("title", "blurb")),
        *([key_of(name, "little")] if game.box.little else []),
        *([key_of(name, "more")] if name + MORE in LESSONS else []),
        *(key_of(name, "fact", tag) for tag in tags(game.fact_type)),
        *(key_of(name, "fact", key) for key in about_oneself(game)),
        *(key_of(name, "move", tag) for tag in tags(game.move_type)),
        *(
            [key_of(name, "kept")]
            if any(issubclass(m, OwnWord) for m in kinds(game.move_type))
            else []
        ),
        *(key_of(name, "reason", reason) for reason in reasons(folder)),
        *(key_of(name, "line", line) for line in lines),
        *(key_of(name, "tie", tie) for tie in ties),
        *(key_of(name, "highlight", key) for key in stood_out),
        *(key_of(name, "phase", phase) for phase in phases(game)),
        *(key_of(name, "option", option) for option in options(game)),
        *(key_of(name, "why", trait) for trait in find_search(name).judgement.matters),
        *(key_of(name, "lesson", says) for says in said_in_the_lesson(name)),
    }


def mentioned(*under: str) -> re.Pattern[str]:
    """What matches the keys written in these pages, as a text or as a text with gaps."""
    found = set()
    for tree in (tree for place in under for tree in trees(place)):
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [literal(part) for part in node.values]
                if parts[0]:
                    found.add("".join("[a-z0-9-]+" if p is None else re.escape(p) for p in parts))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
    return re.compile("|".join(sorted(found)))


GAP = r"\$\{[^}]*\}"
KEY = re.compile(rf'["`]((?:[a-z0-9-]|{GAP})+)["`]')
REFUSED = re.compile(r'NotPossible\("([a-z_]+)"')


def said_by_the_page() -> re.Pattern[str]:
    """What matches the keys written in the page's source, as a text or as a template with gaps."""
    found = set()
    for page in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        text = page.read_text("utf-8")
        found |= {key_of("refused", key) for key in REFUSED.findall(text)}
        for key in KEY.findall(text):
            parts = [re.escape(part) for part in re.split(GAP, key)]
            if any(parts):  # a template that is all gap would match everything
                found.add("[a-z0-9-]+".join(parts))
    return re.compile("|".join(sorted(found)))
