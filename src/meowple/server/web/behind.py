"""Our own proxies: they alone may say who asks, and how."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

PROXIED: Final = "meowple.proxied"
"""Marks a scope whose socket is a proxy's."""

_SCHEMES: Final = {"http": {"http": "http", "https": "https"}}
_SCHEMES["websocket"] = {"http": "ws", "https": "wss"}


class Proxies:
    """The addresses and networks of the proxies before this server."""

    def __init__(self, typed: Iterable[str] = ()) -> None:
        """Raises `ValueError` with what cannot be read."""
        self._networks = [_network(each) for each in typed]

    def trust(self, address: str) -> bool:
        """Whether one of them is there."""
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)


def _network(typed: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(typed.strip(), strict=False)
    except ValueError:
        raise ValueError(typed) from None


class Behind:
    """An application behind proxies. What anybody else says of themselves is not heard."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("client") and self._proxies.trust(scope["client"][0]):
            scope = self._as_told(scope)
        await self._app(scope, receive, send)

    def _as_told(self, scope: Scope) -> Scope:
        address = self._who(_told(scope, b"x-forwarded-for")) or scope["client"][0]
        schemes = _SCHEMES[scope["type"]]
        said = _told(scope, b"x-forwarded-proto")
        scheme = schemes.get(said[-1].lower() if said else "", scope["scheme"])
        extensions = {**scope.get("extensions", {}), PROXIED: {}}
        return {**scope, "client": (address, 0), "scheme": scheme, "extensions": extensions}

    def _who(self, way: list[str]) -> str | None:
        """Each proxy adds whom it heard; the last who is none of ours is who asks. What stands
        before that anybody could have written."""
        for said in reversed(way):
            address = _address(said)
            if address is None:
                return None
            if not self._proxies.trust(address):
                return address
        return None


def _told(scope: Scope, header: bytes) -> list[str]:
    """The values of a header, in their order."""
    lines = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == header]
    return [part.strip() for part in ",".join(lines).split(",") if part.strip()]


def _address(said: str) -> str | None:
    """An address, which may have a port."""
    bare = said[1:].partition("]")[0] if said.startswith("[") else said
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        return str(ipaddress.ip_address(bare))
    except ValueError:
        return None
