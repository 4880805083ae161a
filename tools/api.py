"""`python -m tools.api` writes docs/api.md: everything public of the library, with what is said of
it where it stands. A test compares."""

from __future__ import annotations

import importlib
import inspect
import re
from pathlib import Path
from typing import Any, Final

import msgspec

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "api.md"
MODULES: Final = {
    "meowple": "The games and matches",
    "meowple.bots": "The bots",
    "meowple.adapters.pettingzoo": "PettingZoo",
    "meowple.adapters.openspiel": "OpenSpiel",
}
ONLY: Final = {
    "meowple.adapters.pettingzoo": ("env", "parallel_env", "Environment", "Together"),
    "meowple.adapters.openspiel": ("Game", "Player", "State"),
}
"""What is public where no `__all__` says so."""

OTHERS: Final = {
    "AnyGame": "A `Game` of any kind.",
    "GAMES": "Every game that has joined, by its name.",
    "LEVELS": "The levels every game has, the weakest first.",
    "Millis": "A moment on the match clock. 0 is the deal.",
    "RANDOM": "The name of the bot that plays at random.",
    "Seat": "A chair at the table, counted from 0.",
}
"""What is said of what is neither a class nor a function."""


def page() -> str:
    """The whole page."""
    parts = [
        "# The API",
        "Everything public, with what its page says of it; `python -m tools.api` writes this. "
        "[The library](library.md) shows it at work.",
    ]
    for module, title in MODULES.items():
        parts += [f"## {title}: `{module}`", *_members(module)]
    return "\n\n".join(parts) + "\n"


def _members(name: str) -> list[str]:
    module = importlib.import_module(name)
    public = ONLY.get(name) or module.__all__
    return [_member(each, getattr(module, each)) for each in sorted(public, key=str.lower)]


def _member(name: str, thing: Any) -> str:
    if inspect.isclass(thing):
        return "\n".join([f"### `{name}`\n\n{_said(thing)}\n", *_methods(thing)]).rstrip()
    if inspect.isfunction(thing):
        return f"### `{name}{_signature(thing)}`\n\n{_said(thing)}"
    return f"### `{name}`\n\n{OTHERS[name]}"


def _methods(kind: type) -> list[str]:
    found = []
    if issubclass(kind, msgspec.Struct) and kind.__struct_fields__:
        found.append(f"- fields: {', '.join(f'`{name}`' for name in kind.__struct_fields__)}")
    for name, member in vars(kind).items():
        plain = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        if name.startswith("_") or not getattr(plain, "__doc__", None):
            continue
        if isinstance(plain, property):
            found.append(f"- `{name}`: {_said(plain)}")
        elif inspect.isfunction(plain):
            found.append(f"- `{name}{_signature(plain)}`: {_said(plain)}")
    return found


def _signature(function: Any) -> str:
    shown = str(inspect.signature(function))
    shown = re.sub(r"\((self|cls)(, )?", "(", shown, count=1)
    return re.sub(r" at 0x[0-9a-f]+", "", shown).replace("'", "")


def _said(thing: Any) -> str:
    told = (inspect.getdoc(thing) or "").partition("\n\n")[0]
    return " ".join(told.split())


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
