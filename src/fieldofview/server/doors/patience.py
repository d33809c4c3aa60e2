"""Connections that say nothing, or half a request: so many of one address, and only for so long."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .limits import Limits

HEAD_SECONDS = 15.0  # until a request has said what it wants
BODY_SECONDS = 60.0  # until all of it is here


def patient(limits: Limits) -> type[H11Protocol]:
    """The protocol for a listener: uvicorn's own waits for ever until the first request is whole."""

    class Patient(PatientProtocol):
        pass

    Patient.limits = limits
    return Patient


class PatientProtocol(H11Protocol):
    """Ends connections that keep us waiting. Sockets leave it when they are opened: they have limits of their own."""

    limits: Limits

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._owed: object = None  # what the client has still to send: how h11 calls it
        self._deadline: asyncio.TimerHandle | None = None
        self._counted: str | None = None  # the address that this connection counts for

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.limits.open_connection(address):
            transport.abort()
            return
        self._counted = address
        self._look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def _look(self) -> None:
        """Set the deadline anew where the client owes us something else than before."""
        state = self.conn.their_state
        owed = state if state in (h11.IDLE, h11.SEND_BODY) and self._counted is not None else None
        if owed is self._owed:
            return
        self._stop()
        self._owed = owed
        if owed is not None:
            seconds = HEAD_SECONDS if owed is h11.IDLE else BODY_SECONDS
            self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def on_response_complete(self) -> None:
        """Silence after an answer has uvicorn's own limit; half a request is measured from its first byte on."""
        self._stop()
        super().on_response_complete()
        if self.conn.trailing_data[0] and not self.transport.is_closing():  # it came together with the one before
            self._look()

    def _stop(self) -> None:
        self._owed = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        self._stop()
        if self._counted is not None:
            self.limits.close_connection(self._counted)
            self._counted = None
