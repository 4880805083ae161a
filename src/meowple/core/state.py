"""A base for states: plain values with slots, which can be copied, compared and named."""

from __future__ import annotations

from typing import ClassVar, TypeVar

Self = TypeVar("Self", bound="Value")


class Value:
    """Equal to another exactly when all its fields are. A step copies it, changes the copy, and
    never changes it afterwards.

    A class of these names its fields twice, since a compiled one forgets its slots:
    `fields: ClassVar = FIELDS` and `__slots__ = FIELDS`.
    """

    __slots__ = ()

    of: ClassVar[str] = ""
    """The game whose state it is."""
    fields: ClassVar[tuple[str, ...]] = ()

    def copy(self: Self) -> Self:
        """The same again, to be made into the next. A state of many fields that is copied often
        does better to name them one by one: eight times better."""
        new = type(self)()
        for name in self.fields:
            setattr(new, name, getattr(self, name))
        return new

    def key(self) -> tuple[object, ...]:
        """All of it, in one tuple: what makes two of them equal."""
        return tuple([getattr(self, name) for name in self.fields])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        told = [f"{name} {self._value(name)}" for name in self.fields if self._tells(name)]
        return f"<State of {self.of}: {self._value('seats')} seats, {', '.join(told[:5])}>"

    def _tells(self, name: str) -> bool:
        return name != "seats" and isinstance(self._value(name), int)

    def _value(self, name: str) -> object:
        return getattr(self, name)
