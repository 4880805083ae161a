"""Which hosts this server answers for, and which pages may speak to it."""

from __future__ import annotations

import contextlib
import fcntl
import ipaddress
import re
import socket
import struct
from collections.abc import Iterable
from typing import Final

from starlette.requests import HTTPConnection

_ADDRESS_OF_INTERFACE: Final = 0x8915  # SIOCGIFADDR, Linux


_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?", re.ASCII)


class Hosts:
    """The names and addresses by which this server may be called."""

    def __init__(self, bound: str, names: Iterable[str] = ()) -> None:
        self._names = {name.lower() for name in names} | {"localhost", "127.0.0.1", "::1"}
        if bound in ("0.0.0.0", "::"):
            self._names |= set(own_addresses()) | {socket.gethostname().lower()}
        else:
            self._names.add(bound.lower())

    def allows(self, connection: HTTPConnection) -> bool:
        """Whether the request names one of them as its host."""
        found = _HOST.fullmatch(connection.headers.get("host", "").lower())
        return found is not None and found[1].strip("[]") in self._names


def own_origin(connection: HTTPConnection) -> str:
    """Scheme and host of the request itself, as a browser writes an origin."""
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    return f"{scheme}://{connection.headers.get('host', '')}"


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a page of our own sent it. Browsers always say; who does not say is refused."""
    return connection.headers.get("origin") == own_origin(connection)


def own_addresses() -> list[str]:
    """The addresses at which other machines in the room can reach this one."""
    found = [address for _, name in socket.if_nameindex() if (address := _address_of(name))]
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None)]
    unique = dict.fromkeys(address.split("%")[0] for address in found)
    return [a for a in unique if not ipaddress.ip_address(a).is_loopback]


def _address_of(interface: str) -> str | None:
    """The IPv4 address of a network interface, where the system tells."""
    request = struct.pack("256s", interface.encode()[:15])
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            answer = fcntl.ioctl(probe.fileno(), _ADDRESS_OF_INTERFACE, request)
        except OSError:
            return None
    return socket.inet_ntoa(answer[20:24])
