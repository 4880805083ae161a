"""Values compared down to the last slot, and as the bytes that would be sent."""

from __future__ import annotations

from typing import Any

import msgspec

from meowple.core.state import Value

PLAIN = frozenset({type(None), bool, int, float, str, bytes})
"""What is its own snapshot; long rows of it are common."""


def wire(value: Any) -> bytes:
    """The value as it is sent: equal bytes mean that nobody can tell two values apart."""
    return msgspec.json.encode(value, order="deterministic")


def snapshot(value: Any) -> Any:
    """A deep copy that can be compared and hashed, whatever the value is made of."""
    if type(value) in PLAIN:
        return value
    kind = type(value).__name__
    if isinstance(value, tuple | list):
        return kind, *(value if PLAIN.issuperset(map(type, value)) else map(snapshot, value))
    if isinstance(value, dict):
        return kind, frozenset((snapshot(key), snapshot(item)) for key, item in value.items())
    if isinstance(value, set | frozenset):
        return kind, frozenset(map(snapshot, value))
    if isinstance(value, bytearray):
        return kind, bytes(value)
    return kind, *((name, snapshot(getattr(value, name))) for name in _slots(value))


def _slots(value: Any) -> list[str]:
    """The names of all attributes: of base classes, and of compiled classes too. Of a value with
    fields not those that begin with a line: there is only what was worked out of its fields."""
    if isinstance(value, msgspec.Struct):
        return sorted(value.__struct_fields__)
    names = [*getattr(value, "__dict__", ())]
    for base in type(value).__mro__:
        for declared in ("__slots__", "__mypyc_attrs__"):
            slots = base.__dict__.get(declared, ())
            names += [slots] if isinstance(slots, str) else list(slots)
    hidden = {"__weakref__", "__dict__"}
    found = {name for name in names if name not in hidden and hasattr(value, name)}
    if isinstance(value, Value):
        found = {*value.fields, *[name for name in found if name[0] != "_"]}
    assert found, f"cannot look into {type(value)}"
    return sorted(found)
