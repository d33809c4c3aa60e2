"""Frames on a socket that are no messages: pings, pongs, pieces. They are counted too, or nobody would count them."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .limits import Rate

MOST_FRAMES = "200/10 seconds"  # on one socket; a browser sends one in twenty


class CountedFrames(WebSocketsSansIOProtocol):
    """Ends a socket with more of them than anybody needs.

    Every ping is answered at once, whether anybody reads the answers or not: those of a flood pile up without end.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._frames = Rate(MOST_FRAMES)

    def handle_ping(self) -> None:
        if self._is_counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_counted():
            super().handle_cont(event)

    def _is_counted(self) -> bool:
        """Whether one more is allowed; where not, the socket is gone."""
        if self.transport.is_closing():
            return False
        if not self._frames.allows(""):
            self.transport.abort()
            return False
        return True
