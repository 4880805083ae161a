"""What may stand in an address: whatever else does leads nowhere, and no store is asked for it."""

from __future__ import annotations

from starlette.convertors import (
    IntegerConvertor,
    StringConvertor,
    register_url_convertor,
)


class NameConvertor(StringConvertor):
    """The name of a table or of a match: `{table:name}`."""

    regex = "[A-Za-z0-9_-]{1,64}"


class FewDigits(IntegerConvertor):
    """A number that nobody has to count the digits of: `{seat:number}`."""

    regex = "[0-9]{1,6}"


def register() -> None:
    """Let routes speak of them."""
    register_url_convertor("name", NameConvertor())
    register_url_convertor("number", FewDigits())
