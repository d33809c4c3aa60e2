"""Structured logs: one line of JSON an event, or readable lines in a terminal; never a secret, never a query."""

from __future__ import annotations

import logging
import sys

import structlog

SECRET_KEYS = ("ticket", "cookie", "code", "secret", "authorization", "password", "proof", "operator")


def set_up(*, quiet: bool, plain: bool) -> None:
    """Logs go to the error stream, so that what is printed stays readable."""
    level = logging.WARNING if quiet else logging.INFO
    renderer = structlog.dev.ConsoleRenderer(colors=False) if plain else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_secrets,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def without_secrets(_: object, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    for key in SECRET_KEYS:
        if key in event:
            event[key] = "…"
    return event
