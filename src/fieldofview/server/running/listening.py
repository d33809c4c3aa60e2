"""Where a server listens: the first free port on this machine, and its addresses on the network."""

from __future__ import annotations

import errno
import socket
from contextlib import suppress

PORT = 8470
TRIES = 50


class NoPort(OSError):
    """No port could be opened."""


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; without a port, the first free one from ours on."""
    wanted = [port] if port is not None else range(PORT, PORT + TRIES)
    for number in wanted:
        # Named as TCP: else asyncio leaves small packets to wait for the last one's receipt, 40 ms an answer.
        made = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            made.bind((host, number))
            made.listen(256)
        except OSError as error:
            made.close()
            if port is not None or error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise NoPort(error.errno, error.strerror, f"port {number} of {host}") from error
            continue
        made.setblocking(False)
        return made
    raise NoPort(errno.EADDRINUSE, f"no port from {PORT} to {PORT + TRIES - 1} is free", host)


def network_addresses() -> list[str]:
    """The addresses of this machine on its network, the likeliest first; nothing is sent to find them."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("10.255.255.255", 9))
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]
