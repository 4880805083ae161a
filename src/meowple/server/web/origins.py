"""Which hosts this server answers for, and which pages may speak to it."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
import struct
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

try:
    import fcntl
except ImportError:  # not everywhere
    fcntl = None  # type: ignore[assignment]

from msgspec import Struct
from starlette.requests import HTTPConnection

_ADDRESS_OF_INTERFACE: Final = 0x8915  # SIOCGIFADDR, Linux


_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?", re.ASCII)
_DEFAULT_PORTS: Final = {"http": 80, "https": 443}


class BadName(ValueError):
    """What was given is no name of a server."""


class Name(Struct, frozen=True):
    """A name of this server: a host, or the whole origin under which browsers know it."""

    host: str
    origin: str | None = None

    @classmethod
    def read(cls, typed: str) -> Name:
        """`table.example`, or `https://table.example:8443`. Raises `BadName`."""
        if "://" not in typed:
            return cls(_host(typed))
        try:
            parts = urlsplit(typed)
            scheme, port = parts.scheme.lower(), parts.port
        except ValueError:
            raise BadName(typed) from None
        bare = parts.path in ("", "/") and not (parts.query or parts.fragment or "@" in typed)
        if scheme not in _DEFAULT_PORTS or not parts.hostname or port == 0 or not bare:
            raise BadName(typed)
        host = _host(parts.hostname)
        shown = f"[{host}]" if ":" in host else host
        usual = port is None or port == _DEFAULT_PORTS[scheme]
        return cls(host, f"{scheme}://{shown}" if usual else f"{scheme}://{shown}:{port}")


def _host(typed: str) -> str:
    """A host as browsers write it in a request."""
    try:
        return str(ipaddress.ip_address(typed.strip("[]")))
    except ValueError:
        pass
    try:
        written = typed.encode("idna").decode().lower()
    except UnicodeError:
        raise BadName(typed) from None
    parts = written.rstrip(".").split(".")
    if not all(re.fullmatch(r"(?!-)[a-z0-9_-]{1,63}(?<!-)", part) for part in parts):
        raise BadName(typed)
    return written


class Hosts:
    """The names and addresses by which this server may be called."""

    def __init__(self, bound: str, names: Iterable[Name] = ()) -> None:
        named = tuple(names)
        self.origins = {name.host: name.origin for name in named if name.origin is not None}
        """What browsers see instead of what a request tells, by host."""
        self._names = {name.host for name in named} | {"localhost", "127.0.0.1", "::1"}
        if bound in ("0.0.0.0", "::"):
            self._names |= set(own_addresses()) | {socket.gethostname().lower()}
        else:
            self._names.add(bound.lower())

    def allows(self, connection: HTTPConnection) -> bool:
        """Whether the request names one of them as its host."""
        return _asked_for(connection) in self._names

    def origin_of(self, connection: HTTPConnection) -> str:
        """The origin of the page that would ask this, as its browser writes it: the one that was
        declared for the host, else what the request itself tells."""
        declared = self.origins.get(_asked_for(connection))
        scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
        return declared or f"{scheme}://{connection.headers.get('host', '')}"

    def same_origin(self, connection: HTTPConnection) -> bool:
        """Whether a page of our own sent it. Browsers always say; who does not say is refused."""
        return connection.headers.get("origin") == self.origin_of(connection)


def _asked_for(connection: HTTPConnection) -> str:
    """The host that a request names, without its port."""
    found = _HOST.fullmatch(connection.headers.get("host", "").lower())
    return "" if found is None else found[1].strip("[]")


def own_addresses() -> list[str]:
    """The addresses at which other machines in the room can reach this one."""
    found = [address for _, name in socket.if_nameindex() if (address := _address_of(name))]
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None)]
    unique = dict.fromkeys(address.split("%")[0] for address in found)
    return [a for a in unique if not ipaddress.ip_address(a).is_loopback]


def _address_of(interface: str) -> str | None:
    """The IPv4 address of a network interface, where the system tells."""
    if fcntl is None:
        return None
    request = struct.pack("256s", interface.encode()[:15])
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            answer = fcntl.ioctl(probe.fileno(), _ADDRESS_OF_INTERFACE, request)
        except OSError:
            return None
    return socket.inet_ntoa(answer[20:24])
