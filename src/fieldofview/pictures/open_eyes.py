"""Open Eyes: what each picture shows."""

from __future__ import annotations

OPEN_EYES: dict[str, str] = {}
