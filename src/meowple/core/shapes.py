"""What a game's types tell about themselves: where they hold seats, and what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, Literal, get_args, get_origin

import msgspec.inspect as look
from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from meowple.core.game import AnyGame, Seat

MOST_CHOICES: Final = 1_000
"""A number that can be more things than that is typed, not chosen."""


def kinds(union: Any) -> tuple[type[Struct], ...]:
    """The structs of a union, or the one that stands alone."""
    return get_args(union) or (union,)


def tag_of(kind: type[Struct] | Struct) -> str:
    """What tells a move or a fact apart from the others."""
    return str(kind.__struct_config__.tag)


@cache
def seat_fields(kind: type[Struct]) -> frozenset[str]:
    """The fields that hold a seat, or several."""
    return frozenset(field.name for field in fields(kind) if _holds_seats(field.type))


def _holds_seats(kind: Any) -> bool:
    """Whether a value of this type is a seat, a seat or nothing, or a row of these."""
    inner = [arg for arg in get_args(kind) if arg not in (type(None), Ellipsis)]
    return kind is Seat or (
        get_origin(kind) is not Literal and bool(inner) and all(map(_holds_seats, inner))
    )


def seats_by_tag(game: AnyGame) -> dict[str, list[str]]:
    """For the tag of each move and fact, and of the view, its fields that hold seats."""
    found: dict[str, set[str]] = {}
    for union in (game.move_type, game.fact_type, game.view_type):
        for kind in kinds(union):
            found.setdefault(tag_of(kind), set()).update(seat_fields(kind))
    return {tag: sorted(names) for tag, names in found.items()}


def only_if(option: str, value: str) -> dict[str, Any]:
    """For `Meta(extra=…)` of an option that counts only while another one has this value."""
    return {"only_if": {option: value}}


def options_of(game: AnyGame) -> list[dict[str, Any]]:
    """What a table may choose: name, default, all values it may have, or None where these are too
    many to list, and what it depends on."""
    kind = look.type_info(game.options)
    assert isinstance(kind, look.StructType)
    return [_option(field) for field in kind.fields]


def _option(field: look.Field) -> dict[str, Any]:
    kind = field.type
    extra = kind.extra if isinstance(kind, look.Metadata) else None
    return {
        "name": field.name,
        "default": _default(field),
        "choices": choices(kind),
        "only_if": (extra or {}).get("only_if", {}),
    }


def _default(field: look.Field) -> Any:
    return field.default_factory() if field.default is NODEFAULT else field.default


def bare(kind: look.Type) -> look.Type:
    """The type itself, without what is noted beside it."""
    return bare(kind.type) if isinstance(kind, look.Metadata) else kind


def choices(noted: look.Type) -> Sequence[Any] | None:
    """All values of this type, if they can be listed."""
    kind = bare(noted)
    if isinstance(kind, look.BoolType):
        return [False, True]
    if isinstance(kind, look.LiteralType):
        return kind.values
    if isinstance(kind, look.EnumType):
        return [one.value for one in kind.cls]
    if isinstance(kind, look.IntType) and kind.ge is not None and kind.le is not None:
        values = range(kind.ge, kind.le + 1)
        return list(values) if len(values) <= MOST_CHOICES else None
    return None
